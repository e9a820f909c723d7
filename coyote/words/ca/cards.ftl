# Com es diuen les cartes. Entre parèntesis, el que s’escriu.
card-number = { $card }
card-mystery = misteri (?)
card-discard = lladre
card-flip = mirall
card-cancel = eclipsi
card-double = eco
card-night = nit
card-typed = { $name } ({ $token })
card-mystery-begins = El misteri (?)
card-discard-begins = El lladre
card-flip-begins = El mirall
card-cancel-begins = L’eclipsi
card-double-begins = L’eco
card-night-begins = La nit
