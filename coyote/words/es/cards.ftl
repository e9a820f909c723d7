# Cómo se llaman las cartas. Entre paréntesis, lo que se escribe.
card-number = { $card }
card-mystery = misterio (?)
card-discard = ladrón
card-flip = espejo
card-cancel = eclipse
card-double = eco
card-night = noche
card-typed = { $name } ({ $token })
card-mystery-begins = El misterio (?)
card-discard-begins = El ladrón
card-flip-begins = El espejo
card-cancel-begins = El eclipse
card-double-begins = El eco
card-night-begins = La noche
