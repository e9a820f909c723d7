# Hoe de kaarten heten. Tussen haakjes wat je typt.
card-number = { $card }
card-mystery = raadsel (?)
card-discard = dief (discard)
card-flip = spiegel (flip)
card-cancel = eclips (cancel)
card-double = echo (double)
card-night = nacht (night)
