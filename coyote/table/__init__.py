"""A game with people at it, without input or output: the fair deal, its dealer, and the proof of it."""
