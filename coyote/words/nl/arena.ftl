# Wat `coyote arena` laat zien.
arena-summary = { $games ->
    [one] Eén potje { $edition } met { $seats } plaatsen, startwaarde { $seed }:
   *[other] { $games } potjes { $edition } met { $seats } plaatsen, startwaarde { $seed }:
}
arena-legend = Winst per plaats met 99%-interval (eerlijk: { $fair }) en ratings.
arena-unknown = Er is geen bot ‘{ $name }’. Wel: { $names }. Een eigen bot geef je op met zijn pad: ./{ $name }
arena-plot-title = { $games ->
    [one] Eén potje { $edition }, { $seats } plaatsen
   *[other] { $games } potjes { $edition }, { $seats } plaatsen
}
arena-plot-axis = winst per plaats; dikke lijn 95%, dunne lijn 99%
arena-plot-fair = eerlijk: { $fair }
arena-stand-ins = { $name }: zetten die een andere bot moest doen: { $moves } van de { $all } ({ $why }).
arena-mostly = { $name } heeft de meeste zetten niet zelf gedaan: dit resultaat is dat van de andere bot.
arena-attack = De aanval wint { $points } punten meer dan een eerlijk deel (95% zeker: { $low } tot { $high }).
arena-bits = Bits die open zijn over de kaart van een luisteraar, voor en na het eerste getal, en wat elke latere zet verraadt; { $rounds } rondes:
