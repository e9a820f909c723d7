# La arena.
arena-summary = { $games ->
    [one] Una partida de { $edition } con { $seats } asientos, semilla { $seed }:
   *[other] { $games } partidas de { $edition } con { $seats } asientos, semilla { $seed }:
}
arena-legend = Victorias por asiento con su intervalo del 99 % (justo: { $fair }) y puntuaciones.
arena-unknown = No hay ningún bot «{ $name }». Hay: { $names }. Un bot tuyo se indica con su ruta: ./{ $name }
arena-plot-title = { $games ->
    [one] Una partida de { $edition }, { $seats } asientos
   *[other] { $games } partidas de { $edition }, { $seats } asientos
}
arena-plot-axis = victorias por asiento; línea gruesa 95 %, línea fina 99 %
arena-plot-fair = justo: { $fair }
arena-stand-ins = { $name }: jugadas hechas por otro bot: { $moves } de { $all } ({ $why }).
arena-mostly = { $name } no hizo por sí mismo la mayoría de sus jugadas: este resultado es del otro bot.
arena-attack = El ataque gana { $points } puntos más que la parte justa (seguro al 95 %: de { $low } a { $high }).
arena-bits = Bits abiertos sobre la carta de quien escucha, antes y después del primer número, y lo que revela cada jugada posterior; { $rounds } rondas:
