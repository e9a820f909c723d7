"""What people are told: THE ONE EXIT of a table, for those who play and those who watch."""
