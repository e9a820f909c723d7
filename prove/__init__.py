"""Proofs: what is promised of a server, tried out against a real one. `python3 run.py prove NAME`."""
