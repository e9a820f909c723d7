# El recuento, paso a paso. $cards son las cartas a las que afecta una carta especial, $sum lo que valen todas tras el paso.
count-cards = Cartas: { $cards }
count-start = Todos los números juntos: { $sum }
count-mystery = El misterio (?) destapa { $cards }: { $sum }
count-mystery-none = El misterio (?) no encuentra ninguna carta que destapar y vale 0: { $sum }
count-discard = El ladrón (discard) se va y se lleva { $cards }: { $sum }
count-discard-none = El ladrón (discard) no encuentra ninguna carta verde que llevarse: { $sum }
count-flip = El espejo (flip) pasa { $cards } a negativo: { $sum }
count-flip-none = El espejo (flip) no encuentra ninguna carta verde que pasar a negativo: { $sum }
count-cancel = El eclipse (cancel) deja { $cards } en 0: { $sum }
count-cancel-none = El eclipse (cancel) no encuentra ninguna carta positiva: { $sum }
count-double = El eco (double) dobla { $cards }: { $sum }
count-double-none = El eco (double) no encuentra ninguna carta verde que doblar: { $sum }
count-night = La noche vale 0: { $sum }
count-total = Total: { $total }
count-reshuffle = Ha salido la noche: después de esta ronda se vuelven a barajar todas las cartas.
