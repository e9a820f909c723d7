# Com es diuen les cartes. Entre parèntesis, el que s’escriu.
card-number = { $card }
card-mystery = misteri (?)
card-discard = lladre (discard)
card-flip = mirall (flip)
card-cancel = eclipsi (cancel)
card-double = eco (double)
card-night = nit (night)
