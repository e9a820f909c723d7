"""Mutation testing: change the code in one small place, and see whether a test notices."""
