"""Examples for researchers: each is a program, and a smaller run of it is a test."""
