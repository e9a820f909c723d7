"""The rules of Coyote: standard library only; no clock, no chance, no text, no wire."""
