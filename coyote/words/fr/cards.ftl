# Le nom des cartes. Le mot entre parenthèses est celui qu’on tape.
card-number = { $card }
card-mystery = mystère (?)
card-discard = voleur (discard)
card-flip = miroir (flip)
card-cancel = éclipse (cancel)
card-double = écho (double)
card-night = nuit (night)
