"""The full screen, with Textual: the ring, the log, the hand, and the count as a show."""
