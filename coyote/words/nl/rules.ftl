# Hoe de kaarten heten. Tussen haakjes wat je typt.

card-number = { $card }
card-mystery = raadsel (?)
card-discard = dief
card-flip = spiegel
card-cancel = eclips
card-double = echo
card-night = nacht
card-typed = { $name } ({ $token })
card-mystery-begins = Het raadsel (?)
card-discard-begins = De dief
card-flip-begins = De spiegel
card-cancel-begins = De eclips
card-double-begins = De echo
card-night-begins = De nacht

## De telling, stap voor stap. $cards zijn de kaarten waarop iets werkt, $sum is wat alle kaarten na de stap waard zijn.

count-cards = Kaarten: { $cards }
count-start = Alle getallen samen: { $sum }
count-mystery = Het raadsel (?) draait { $cards } om: { $sum }
count-mystery-none = Het raadsel (?) vindt geen kaart om te draaien en telt voor 0: { $sum }
count-discard = De dief gaat ervandoor met { $cards }: { $sum }
count-discard-none = De dief vindt geen groene kaart om mee te nemen: { $sum }
count-flip = De spiegel maakt { $cards } negatief: { $sum }
count-flip-none = De spiegel vindt geen groene kaart om te spiegelen: { $sum }
count-cancel = De eclips maakt { $cards } 0 waard: { $sum }
count-cancel-none = De eclips vindt geen groene kaart: { $sum }
count-double = De echo verdubbelt { $cards }: { $sum }
count-double-none = De echo vindt niets om te verdubbelen: { $sum }
count-night = De nacht is 0 waard: { $sum }
count-total = Totaal: { $total }
count-reshuffle = De nacht was te zien: na deze ronde worden alle kaarten opnieuw geschud.

## Woorden die afhangen van wat er in de doos zit: een eigen antwoord van een optie, en wat een kaart doet waar een andere ontbreekt.

value-nothing-empty_pile = blijft leeg
value-nothing-no_green = er gebeurt niets
value-round-masks_per = één keer per ronde
learn-card-double-without-flip = laat elke groene kaart dubbel tellen.

## Waar we vandaan hebben wat er in een doos zit, en hoe zeker dat is.

sources-title = Hoe we dit weten
source-line = { $parts }: { $origin } ({ $certainty })
part-seats = aantal spelers
part-deck = de kaarten
part-count = de telling
part-numbers = wat je mag zeggen
part-lives = wanneer iemand eruit ligt
part-starter = wie de volgende ronde begint
part-powers = de extra regels
part-coins = hoeveel munten er van elke soort zijn
origin-booklet = staat in het boekje
origin-reconstruction = onze reconstructie
origin-owners = volgens eigenaars en winkels
origin-program = uit een ander programma
origin-as-2003 = niet bekend, dus zoals in de doos van 2003
certainty-sure = zeker
certainty-likely = waarschijnlijk
certainty-guess = een gok

## Elke optie in één regel; waar de boekjes zwijgen, geldt de standaard.

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
