# Rond het vuur: de kring, de hand, munten en speciale acties, het einde onder bots.
ring-clockwise = De beurt gaat met de klok mee.
ring-other-way = De beurt gaat de andere kant op.

card-ask = Wat { $name } draagt
card-ask-middle = De kaart in het midden
card-about-positive = { $card }: telt { $card } bij het totaal op.
card-about-negative = −{ $card }: trekt { $card } van het totaal af.
card-about-zero = Een nul telt niets bij het totaal op.
card-about-special = { $card } { $about }
card-about-own = Je eigen kaart: iedereen ziet die, behalve jij.
card-about-hidden = Een kaart die je van hieraf niet ziet.
card-first = Nieuw hier. { $about }
seat-piece = { $piece }: nog niet gebruikt.
seat-piece-spent = { $piece }: in deze ronde gebruikt.

play-prepare = Zet je getal klaar
play-prepare-late = De anderen zijn al voorbij dat getal.
play-guess-sure-title = Weet je het zeker?
play-guess-sure = Je zegt dat je kaart dit is: { $card }. Klopt dat niet, dan krijg je een coyote. Je kunt dit niet terugnemen.
play-guess-go = Ja: { $card }
play-guess-back = Een andere kaart
play-power-sure-title = Nu gebruiken?
play-power-sure = Je kunt dit niet terugnemen.
play-power-go = Ja: { $power }
play-powers-wait = Je kunt ze gebruiken als je aan de beurt bent.
play-piece-ready = klaar voor gebruik
play-piece-spent = deze ronde al gebruikt
deck-specials = Wat de speciale kaarten doen
rules-here = De regels aan deze tafel
rules-here-read = Lees hier de regels
leave-sure = Dit potje verlaten? Een bot speelt voor je verder; met dezelfde link kom je terug.
leave-sure-out = Deze tafel verlaten? Je ligt eruit, dus niemand wacht op je; met dezelfde link kom je terug.
leave-go = Ja, weggaan
leave-stay = Blijven
out-to-the-end = Naar het einde
out-to-the-end-about = Er zijn alleen nog bots over: die zijn zo klaar.
out-new-game = Nieuw potje
out-new-game-sure = Naar een nieuwe tafel met dezelfde regels? Hier spelen de anderen zonder jou verder.

settings-theme-system = Zoals het systeem
setting-box = Welke doos heb je?
setting-box-none = Geen? Neem de eerste: daarmee begin je het makkelijkst.
setting-clock-sum = Per beurt heb je { $turn } seconden. Wie langer nodig heeft, gebruikt de eigen extra tijd: { $bank } seconden voor het hele potje.
setting-turn-each = { $seconds ->
    [one] { $seconds } seconde per beurt
   *[other] { $seconds } seconden per beurt
}
headband-how = Zo werkt het
headband-how-wear = Iedereen houdt de telefoon op het voorhoofd: die laat de kaart aan de anderen zien.
headband-how-say = De getallen worden om de beurt hardop gezegd.
headband-how-type = Wie de telefoon het eerst laat zakken, typt het getal in, of het gebeurt op het scherm op tafel: één persoon is genoeg.
headband-dead = De telefoon van { $name } is uitgevallen, dus niemand ziet die kaart. De ronde gaat door: zeg de getallen hardop en typ ze in voor { $name }; de kaart telt gewoon mee.

table-not-only-bots = Er doen nog mensen mee, en alleen bots haasten zich.
