# Come si chiamano le carte. Tra parentesi la sigla che si scrive.
card-number = { $card }
card-mystery = mistero (?)
card-discard = ladro (discard)
card-flip = specchio (flip)
card-cancel = eclissi (cancel)
card-double = eco (double)
card-night = notte (night)
