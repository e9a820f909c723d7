# Elke optie in één regel; waar de boekjes zwijgen, geldt de standaard.
option-coins = acht munten op tafel, elk goed voor één truc per ronde
option-specials = iedereen heeft { $piece ->
    [mask] een masker
    [twig] een takje
   *[token] een fiche
} voor één speciale actie per ronde
option-out_at = bij hoeveel coyotes je eruit ligt
option-least_number = het laagste getal dat een ronde mag openen
option-highest_number = het hoogste getal dat gezegd mag worden
option-feathers = met hoeveel veren er gespeeld wordt
option-deck = een eigen deck, als CARDxCOUNT …
option-coin_counts = hoeveel munten van elke soort, als COINxCOUNT …
option-mystery_special = een speciale kaart die door een raadsel is omgedraaid, werkt, of doet niets
option-mystery_chain = een raadsel dat door een raadsel is omgedraaid, draait er nog een om
option-empty_pile = een stapel die midden in de ronde op is, wordt aangevuld uit de aflegstapel, of blijft leeg
option-turned_cards = kaarten die door een raadsel zijn omgedraaid, gaan naar de aflegstapel, of terug in de stapel
option-night_reshuffle = door de nacht wordt opnieuw geschud hoe hij ook te zien was, of alleen als hij meetelde of geruild werd
option-no_green = { $cards }: zonder groene kaart gebeurt er niets, of wordt de hoogste rode kaart geraakt, of de kaart met het hoogste getal, ook een 0
option-ties = van meerdere hoogste kaarten wordt er één geraakt, of allemaal
option-discard_first = de dief werkt vóór de spiegel
option-starter_out = als degene die zou beginnen eruit ligt, begint de volgende, of de vorige
option-opening_skip = wie begint, mag overslaan
option-call_after_skip = er mag ‘Coyote!’ geroepen worden, ook als iemand ertussen niets zei
option-back_to_declarer = als de beurt terugkomt bij wie het getal zei, moet die verhogen, of de ronde eindigt
option-sit_out = wie goed raadt, doet de rest van de ronde niet mee
option-call_after_coin = na een munt mag in dezelfde beurt ‘Coyote!’ geroepen worden
option-agree_makes = wie instemt, neemt het getal over, of geeft het alleen door
option-double_lasts = verdubbelen geldt één beurt, of de hele ronde
option-again_on_agreed = ‘verander het’ mag ook bij een getal waarmee is ingestemd
option-specials_with_two = { $piece ->
    [mask] maskers
    [twig] takjes
   *[token] speciale acties
} mogen ook met nog maar twee spelers
option-doubles = de echo verdubbelt de groene kaarten, of het hele totaal, ook de rode
option-masks_per = { $piece ->
    [mask] een masker
    [twig] een takje
   *[token] een fiche
} mag één keer per ronde, of één keer per potje
