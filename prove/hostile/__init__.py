"""Hostile clients of every kind, against a real server."""
