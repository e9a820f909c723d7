# Vora el foc: la rotllana, la mà, monedes i especials, el final entre bots.
table-not-only-bots = Encara queden persones a la partida, i només els bots s’afanyen.
