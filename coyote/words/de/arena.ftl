# Die Arena.
arena-summary = { $games ->
    [one] Eine Partie { $edition } mit { $seats } Plätzen, Startwert { $seed }:
   *[other] { $games } Partien { $edition } mit { $seats } Plätzen, Startwert { $seed }:
}
arena-legend = Siege je Platz mit 99-%-Intervall (fair: { $fair }) und Wertungen.
arena-unknown = Es gibt keinen Bot „{ $name }“. Es gibt: { $names }. Ein eigener Bot wird mit seinem Pfad angegeben: ./{ $name }
arena-plot-title = { $games ->
    [one] Eine Partie { $edition }, { $seats } Plätze
   *[other] { $games } Partien { $edition }, { $seats } Plätze
}
arena-plot-axis = Siege je Platz; dicke Linie 95 %, dünne Linie 99 %
arena-plot-fair = fair: { $fair }
arena-stand-ins = { $name }: Züge, die ein anderer Bot machen musste: { $moves } von { $all } ({ $why }).
arena-mostly = { $name } hat die meisten Züge nicht selbst gemacht: Dieses Ergebnis ist das des anderen Bots.
arena-attack = Der Angriff liegt { $points } Punkte über dem fairen Anteil (zu 95 % sicher: { $low } bis { $high }).
arena-bits = Bits, die über die Karte eines Zuhörers offen sind, vor und nach der ersten Zahl, und was jeder spätere Zug verrät; { $rounds } Runden:
