"""The lab: games played for measuring rather than for fun."""
