# What the cards are called. A terminal adds in brackets what people type.
card-number = { $card }
card-mystery = mystery (?)
card-discard = thief
card-flip = mirror
card-cancel = eclipse
card-double = echo
card-night = night
card-typed = { $name } ({ $token })
card-mystery-begins = The mystery (?)
card-discard-begins = The thief
card-flip-begins = The mirror
card-cancel-begins = The eclipse
card-double-begins = The echo
card-night-begins = The night
