"""A table with people at it, without input or output: what they ask, what happens, and what each of them is told."""
