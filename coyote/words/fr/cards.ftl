# Le nom des cartes. Le mot entre parenthèses est celui qu’on tape.
card-number = { $card }
card-mystery = mystère (?)
card-discard = voleur
card-flip = miroir
card-cancel = éclipse
card-double = écho
card-night = nuit
card-typed = { $name } ({ $token })
card-mystery-begins = Le mystère (?)
card-discard-begins = Le voleur
card-flip-begins = Le miroir
card-cancel-begins = L’éclipse
card-double-begins = L’écho
card-night-begins = La nuit
