# Wie die Karten heißen. Das Wort in Klammern ist das, was man tippt.
card-number = { $card }
card-mystery = Rätsel (?)
card-discard = Dieb (discard)
card-flip = Spiegel (flip)
card-cancel = Finsternis (cancel)
card-double = Echo (double)
card-night = Nacht (night)
