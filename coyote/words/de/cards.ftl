# Wie die Karten heißen. Das Wort in Klammern ist das, was man tippt.
card-number = { $card }
card-mystery = Rätsel (?)
card-discard = Dieb
card-flip = Spiegel
card-cancel = Finsternis
card-double = Echo
card-night = Nacht
card-typed = { $name } ({ $token })
card-mystery-begins = Das Rätsel (?)
card-discard-begins = Der Dieb
card-flip-begins = Der Spiegel
card-cancel-begins = Die Finsternis
card-double-begins = Das Echo
card-night-begins = Die Nacht
