# Cómo se llaman las cartas. Entre paréntesis, lo que se escribe.
card-number = { $card }
card-mystery = misterio (?)
card-discard = ladrón (discard)
card-flip = espejo (flip)
card-cancel = eclipse (cancel)
card-double = eco (double)
card-night = noche (night)
