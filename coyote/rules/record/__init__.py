"""The game record, version 1: written, read and checked."""
