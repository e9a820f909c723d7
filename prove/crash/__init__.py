"""Servers are killed while people play, and nothing that was acknowledged may be lost."""
