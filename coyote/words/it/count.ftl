# Il conteggio, passo per passo. $cards sono le carte toccate da una carta speciale, $sum quanto valgono tutte dopo il passo.
count-cards = Carte: { $cards }
count-start = Tutti i numeri insieme: { $sum }
count-mystery = Il mistero (?) gira { $cards }: { $sum }
count-mystery-none = Il mistero (?) non trova carte da girare e vale 0: { $sum }
count-discard = Il ladro se ne va e si porta via { $cards }: { $sum }
count-discard-none = Il ladro non trova carte verdi da portare via: { $sum }
count-flip = Lo specchio porta in negativo { $cards }: { $sum }
count-flip-none = Lo specchio non trova carte verdi da portare in negativo: { $sum }
count-cancel = L’eclissi azzera { $cards }: { $sum }
count-cancel-none = L’eclissi non trova carte verdi: { $sum }
count-double = L’eco raddoppia { $cards }: { $sum }
count-double-none = L’eco non trova niente da raddoppiare: { $sum }
count-night = La notte vale 0: { $sum }
count-total = Totale: { $total }
count-reshuffle = È uscita la notte: dopo questa mano si rimescolano tutte le carte.
