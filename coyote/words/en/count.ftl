# The count, step by step. $cards are the cards a special acted on, $sum what all cards are worth after the step.
count-cards = Cards: { $cards }
count-start = All numbers together: { $sum }
count-mystery = mystery (?) turns over { $cards }: { $sum }
count-mystery-none = mystery (?) finds no card to turn over and counts 0: { $sum }
count-discard = thief (discard) leaves and takes { $cards } along: { $sum }
count-discard-none = thief (discard) finds no green card to take: { $sum }
count-flip = mirror (flip) makes { $cards } negative: { $sum }
count-flip-none = mirror (flip) finds no green card to turn: { $sum }
count-cancel = eclipse (cancel) makes { $cards } worth 0: { $sum }
count-cancel-none = eclipse (cancel) finds no positive card: { $sum }
count-double = echo (double) doubles { $cards }: { $sum }
count-double-none = echo (double) finds no green card to double: { $sum }
count-night = night is worth 0: { $sum }
count-total = Total: { $total }
count-reshuffle = Night was shown: all cards are reshuffled after this round.
