# Attorno al fuoco: il cerchio, la mano, monete e speciali, la fine tra bot.
table-not-only-bots = Ci sono ancora persone in gioco, e solo i bot si affrettano.
