# El recompte, pas a pas. $cards són les cartes que toca una carta especial, $sum el que valen totes després del pas.
count-cards = Cartes: { $cards }
count-start = Tots els números junts: { $sum }
count-mystery = El misteri (?) gira { $cards }: { $sum }
count-mystery-none = El misteri (?) no troba cap carta per girar i val 0: { $sum }
count-discard = El lladre (discard) se’n va i s’endú { $cards }: { $sum }
count-discard-none = El lladre (discard) no troba cap carta verda per endur-se: { $sum }
count-flip = El mirall (flip) passa { $cards } a negatiu: { $sum }
count-flip-none = El mirall (flip) no troba cap carta verda per passar a negatiu: { $sum }
count-cancel = L’eclipsi (cancel) deixa { $cards } a 0: { $sum }
count-cancel-none = L’eclipsi (cancel) no troba cap carta positiva: { $sum }
count-double = L’eco (double) dobla { $cards }: { $sum }
count-double-none = L’eco (double) no troba cap carta verda per doblar: { $sum }
count-night = La nit val 0: { $sum }
count-total = Total: { $total }
count-reshuffle = Ha sortit la nit: després d’aquesta ronda es tornen a barrejar totes les cartes.
