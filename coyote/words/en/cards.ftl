# What the cards are called. The token in brackets is what people type.
card-number = { $card }
card-mystery = mystery (?)
card-discard = thief (discard)
card-flip = mirror (flip)
card-cancel = eclipse (cancel)
card-double = echo (double)
card-night = night
