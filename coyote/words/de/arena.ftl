# Die Arena.
arena-summary = { $games ->
    [one] Ein Spiel von { $edition } mit { $seats } Plätzen, Startwert { $seed }:
   *[other] { $games } Spiele von { $edition } mit { $seats } Plätzen, Startwert { $seed }:
}
arena-legend = Siege je Platz mit 99-%-Intervall (fair: { $fair }) und Wertungen.
arena-unknown = Es gibt keinen Bot „{ $name }“. Es gibt: { $names }.
arena-plot-title = { $games ->
    [one] Ein Spiel von { $edition }, { $seats } Plätze
   *[other] { $games } Spiele von { $edition }, { $seats } Plätze
}
arena-plot-axis = Siege je Platz; dicke Linie 95 %, dünne Linie 99 %
arena-plot-fair = fair: { $fair }
