"""After a round or a game: what everybody could have known, and what came of it."""
