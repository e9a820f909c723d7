# Parole che dipendono da cosa c’è nella scatola: la risposta propria di un’opzione, e cosa fa una carta dove ne manca un’altra.
value-nothing-empty_pile = resta vuota
value-nothing-no_green = non succede niente
value-round-masks_per = una volta per mano
learn-card-double-without-flip = fa valere doppio ogni carta verde.
