"""The fair deal: cards that nobody chose, and the proof of it."""
