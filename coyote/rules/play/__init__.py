"""One rule a file: each makes the next game or refuses."""
