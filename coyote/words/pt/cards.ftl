# Como se chamam as cartas. Entre parênteses, o que se digita.
card-number = { $card }
card-mystery = mistério (?)
card-discard = ladrão (discard)
card-flip = espelho (flip)
card-cancel = eclipse (cancel)
card-double = eco (double)
card-night = noite (night)
