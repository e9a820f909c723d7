"""What is kept, how, and what is promised about it."""
