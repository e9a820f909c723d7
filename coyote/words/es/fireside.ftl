# Junto al fuego: el corro, la mano, monedas y especiales, el final entre bots.
table-not-only-bots = Aún quedan personas en la partida, y solo los bots se dan prisa.
