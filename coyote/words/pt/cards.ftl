# Como se chamam as cartas. Entre parênteses, o que se digita.
card-number = { $card }
card-mystery = mistério (?)
card-discard = ladrão
card-flip = espelho
card-cancel = eclipse
card-double = eco
card-night = noite
card-typed = { $name } ({ $token })
card-mystery-begins = O mistério (?)
card-discard-begins = O ladrão
card-flip-begins = O espelho
card-cancel-begins = O eclipse
card-double-begins = O eco
card-night-begins = A noite
