# L’arena.
arena-summary = { $games ->
    [one] Una partida de { $edition } amb { $seats } seients, llavor { $seed }:
   *[other] { $games } partides de { $edition } amb { $seats } seients, llavor { $seed }:
}
arena-legend = Victòries per seient amb l’interval del 99 % (just: { $fair }) i puntuacions.
arena-unknown = No hi ha cap bot «{ $name }». Hi ha: { $names }. Un bot teu s’indica amb el seu camí: ./{ $name }
arena-plot-title = { $games ->
    [one] Una partida de { $edition }, { $seats } seients
   *[other] { $games } partides de { $edition }, { $seats } seients
}
arena-plot-axis = victòries per seient; línia gruixuda 95 %, línia fina 99 %
arena-plot-fair = just: { $fair }
arena-stand-ins = { $name }: jugades fetes per un altre bot: { $moves } de { $all } ({ $why }).
arena-mostly = { $name } no ha fet ell mateix la majoria de les seves jugades: aquest resultat és de l’altre bot.
arena-attack = L’atac guanya { $points } punts més que la part justa (segur al 95 %: de { $low } a { $high }).
arena-bits = Bits oberts sobre la carta de qui escolta, abans i després del primer número, i el que revela cada jugada posterior; { $rounds } rondes:
