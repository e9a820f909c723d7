"""Proofs: what we promise about a server, tried out against a real one. `python3 run.py prove NAME`."""
