"""The rules of play, one subject a file: each makes the next game or refuses the move."""
