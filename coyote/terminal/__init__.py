"""Coyote in a terminal: the full screen and the plain lines, over one model."""
