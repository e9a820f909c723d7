"""What a mind can work out from a view: other eyes, what becomes of a number, what a coyote costs."""
