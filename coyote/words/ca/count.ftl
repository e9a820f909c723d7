# El recompte, pas a pas. $cards són les cartes que toca una carta especial, $sum el que valen totes després del pas.
count-cards = Cartes: { $cards }
count-start = Tots els números junts: { $sum }
count-mystery = El misteri (?) gira { $cards }: { $sum }
count-mystery-none = El misteri (?) no troba cap carta per girar i val 0: { $sum }
count-discard = El lladre se’n va i s’endú { $cards }: { $sum }
count-discard-none = El lladre no troba cap carta verda per endur-se: { $sum }
count-flip = El mirall passa { $cards } a negatiu: { $sum }
count-flip-none = El mirall no troba cap carta verda per passar a negatiu: { $sum }
count-cancel = L’eclipsi deixa { $cards } a 0: { $sum }
count-cancel-none = L’eclipsi no troba cap carta verda: { $sum }
count-double = L’eco dobla { $cards }: { $sum }
count-double-none = L’eco no troba res per doblar: { $sum }
count-night = La nit val 0: { $sum }
count-total = Total: { $total }
count-reshuffle = Ha sortit la nit: després d’aquesta ronda es tornen a barrejar totes les cartes.
