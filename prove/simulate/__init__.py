"""The whole server in one thread, with every disaster from a seed."""
