"""The tables of this process: who is there, what happened, and who runs the clock."""
