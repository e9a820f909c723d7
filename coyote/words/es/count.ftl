# El recuento, paso a paso. $cards son las cartas a las que afecta una carta especial, $sum lo que valen todas tras el paso.
count-cards = Cartas: { $cards }
count-start = Todos los números juntos: { $sum }
count-mystery = El misterio (?) destapa { $cards }: { $sum }
count-mystery-none = El misterio (?) no encuentra ninguna carta que destapar y vale 0: { $sum }
count-discard = El ladrón se va y se lleva { $cards }: { $sum }
count-discard-none = El ladrón no encuentra ninguna carta verde que llevarse: { $sum }
count-flip = El espejo pasa { $cards } a negativo: { $sum }
count-flip-none = El espejo no encuentra ninguna carta verde que pasar a negativo: { $sum }
count-cancel = El eclipse deja { $cards } en 0: { $sum }
count-cancel-none = El eclipse no encuentra ninguna carta verde: { $sum }
count-double = El eco dobla { $cards }: { $sum }
count-double-none = El eco no encuentra nada que doblar: { $sum }
count-night = La noche vale 0: { $sum }
count-total = Total: { $total }
count-reshuffle = Ha salido la noche: después de esta ronda se vuelven a barajar todas las cartas.
