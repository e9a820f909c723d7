"""What a mind can work out from a view: what others see, what becomes of a number, what a coyote costs."""
