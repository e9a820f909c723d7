"""The rules of Coyote: standard library only. They know no clock, no randomness, no text and no network."""
