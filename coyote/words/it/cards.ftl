# Come si chiamano le carte. Tra parentesi la sigla che si scrive.
card-number = { $card }
card-mystery = mistero (?)
card-discard = ladro
card-flip = specchio
card-cancel = eclissi
card-double = eco
card-night = notte
card-typed = { $name } ({ $token })
card-mystery-begins = Il mistero (?)
card-discard-begins = Il ladro
card-flip-begins = Lo specchio
card-cancel-begins = L’eclissi
card-double-begins = L’eco
card-night-begins = La notte
