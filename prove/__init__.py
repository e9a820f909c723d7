"""Proofs: what we promise, put to the test. `python3 run.py prove NAME`."""
