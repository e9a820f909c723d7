# The count, step by step. $cards are the cards a special acted on, $sum what all cards are worth after the step.
count-cards = Cards: { $cards }
count-start = All numbers together: { $sum }
count-mystery = The mystery (?) turns over { $cards }: { $sum }
count-mystery-none = The mystery (?) finds no card to turn over and counts 0: { $sum }
count-discard = The thief leaves and takes { $cards } along: { $sum }
count-discard-none = The thief finds no green card to take: { $sum }
count-flip = The mirror makes { $cards } negative: { $sum }
count-flip-none = The mirror finds no green card to turn: { $sum }
count-cancel = The eclipse makes { $cards } worth 0: { $sum }
count-cancel-none = The eclipse finds no green card: { $sum }
count-double = The echo doubles { $cards }: { $sum }
count-double-none = The echo finds nothing to double: { $sum }
count-night = The night is worth 0: { $sum }
count-total = Total: { $total }
count-reshuffle = Night was shown: all cards are reshuffled after this round.
