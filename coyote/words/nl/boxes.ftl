# Woorden die afhangen van wat er in de doos zit: een eigen antwoord van een optie, en wat een kaart doet waar een andere ontbreekt.
value-nothing-empty_pile = blijft leeg
value-nothing-no_green = er gebeurt niets
value-round-masks_per = één keer per ronde
learn-card-double-without-flip = laat elke groene kaart dubbel tellen.
