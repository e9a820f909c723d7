# Words that depend on what is in a box: an answer of one option alone, and what a card does where another card is missing.
value-nothing-empty_pile = stays empty
value-nothing-no_green = nothing happens
value-round-masks_per = once a round
learn-card-double-without-flip = lets every green card count twice.
