# Hoe de kaarten heten. Tussen haakjes wat je typt.
card-number = { $card }
card-mystery = raadsel (?)
card-discard = dief
card-flip = spiegel
card-cancel = eclips
card-double = echo
card-night = nacht
card-typed = { $name } ({ $token })
card-mystery-begins = Het raadsel (?)
card-discard-begins = De dief
card-flip-begins = De spiegel
card-cancel-begins = De eclips
card-double-begins = De echo
card-night-begins = De nacht
