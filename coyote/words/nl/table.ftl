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

## Wat je aan tafel deelt: dieren, porren, wie er kijkt, één telefoon voor iedereen, links en een eerste potje met hulp.

animal = Je dier
animal-gone = { $animal } (bezet)
animal-coyote = Coyote
animal-roadrunner = Renkoekoek
animal-puma = Poema
animal-lizard = Hagedis
animal-ram = Ram
animal-bat = Vleermuis
animal-ringtail = Katfret
animal-snake = Slang
animal-armadillo = Gordeldier
animal-toad = Pad
table-animal-unknown = Hier kan niemand ‘{ $animal }’ zijn. Kies een van deze: { $animals }.
table-animal-taken = Dat dier is hier al iemand. Kies een ander.
event-picked = { $name } is nu een ander dier.
event-picked-you = Je bent nu een ander dier.
name-becomes = Aan tafel heet je { $name }.
name-needs-letters = Een naam heeft letters of cijfers nodig.
nudge = Geef { $name } een por
table-not-slow = Je kunt { $name } alleen een por geven als die aan de beurt is, en hooguit elke { $seconds } seconden.
event-nudged = { $name } geeft { $target } een por.
event-nudged-you = Je geeft { $target } een por.
event-nudged-at-you = { $name } geeft je een por: je bent aan de beurt.
watchers =
    { $number ->
        [one] { $number } persoon kijkt toe
       *[other] { $number } mensen kijken toe
    }
call-me = Waarschuw me als ik aan de beurt ben
call-me-about = Als je ergens anders bent, zegt je browser dat de anderen wachten.
call-me-no = Nee, bedankt
call-turn = Jouw beurt bij het vuur
call-turn-about = De anderen wachten op je.
home-pass = Eén telefoon voor iedereen
home-pass-about = Geef hem door; niemand ziet de eigen kaart
pass-about = Iedereen speelt op deze telefoon. Wie hem heeft, ziet de kaarten van de anderen, nooit de eigen kaart. Geef hem door en zeg wie je bent voordat hij iets laat zien.
pass-player = Speler { $number }
pass-add = Nog een speler
pass-remove = Weghalen
pass-hand = Geef de telefoon aan { $name }
pass-hand-about = Niemand anders kijkt nu. Het scherm toont niets voordat { $name } bevestigt.
pass-iam = Ik ben { $name }
pass-done = Klaar
pass-again = Nog een potje
pass-end = Hier stoppen
pass-names-alike = Elke speler heeft een eigen naam nodig.
setting-heads-handed = Eén telefoon die rondgaat
table-handed-public = Een tafel met één telefoon voor iedereen kan niet openbaar zijn.
preview-table = Een plaats bij het vuur: kom Coyote spelen
preview-names = Bij het vuur: { $names }.
preview-free = Bezet: { $taken } van de { $seats } plaatsen.
preview-playing = Er is een potje bezig; je kunt toekijken.
preview-replay = Een afgelopen potje Coyote
preview-replay-about = Bekijk het zet voor zet, door ieders ogen.
preview-picture = Dieren ’s nachts rond een vuur, elk met een getal op de kop dat het zelf niet ziet
guide = Een tip voor je eerste potje
guide-see = De kaarten die je ziet, maken samen { $sum }. Je eigen kaart ken je niet.
guide-open = Begin met een getal dat alle kaarten samen zeker halen. De volgende moet verhogen of roepen.
guide-enough = { $number } is gezegd, en je ziet al { $sum }: een beetje verhogen is vrij veilig.
guide-missing = { $number } is gezegd. Je ziet { $sum }, dus je eigen kaart moet { $missing } opleveren. Twijfel je? Roep ‘Coyote!’
guide-off = Geen tips meer
install = Coyote installeren
install-about = Een eigen icoon op je startscherm.

## Ogen: de kaart in het midden, gluren, wijzen en de Coyotekaart; gebeurtenissen, weigeringen, schermen en regels.

event-dealt-middle = In het midden ligt een gesloten kaart.
event-peeked = { $name } sluit een oog en gluurt: in het midden ligt { $card }.
event-peeked-you = Je sluit een oog en gluurt: in het midden ligt { $card }.
event-peeked-hidden = { $name } sluit een oog en gluurt naar de kaart in het midden.
event-peeked-hidden-you = Je sluit een oog en gluurt naar de kaart in het midden.
event-card-laid = { $name } gebruikt de Coyotekaart en legt { $card } gesloten in het midden.
event-card-laid-you = Je gebruikt de Coyotekaart en legt { $card } gesloten in het midden.
event-card-laid-hidden = { $name } gebruikt de Coyotekaart en legt nog een kaart gesloten in het midden.
event-card-laid-hidden-you = Je gebruikt de Coyotekaart en legt nog een kaart gesloten in het midden.
event-pointed = { $name } wijst naar { $target }.
event-pointed-you = Je wijst naar { $target }.
event-pointed-at-you = { $name } wijst naar jou.
event-pointed-hidden = { $name } heeft voorspeld wie er wint.
event-pointed-hidden-you = Je hebt voorspeld wie er wint.
event-eye-opened = { $name } opent een oog.
event-eye-opened-you = Je opent een oog.
event-eye-closed = { $name } sluit een oog.
event-eye-closed-you = Je sluit een oog.
event-eye-given-up-open = { $name } geeft een open oog op.
event-eye-given-up-open-you = Je geeft een open oog op.
event-eye-given-up-closed = { $name } geeft een gesloten oog op.
event-eye-given-up-closed-you = Je geeft een gesloten oog op.
event-coyote-card-taken = { $name } krijgt de Coyotekaart.
event-coyote-card-taken-you = Je krijgt de Coyotekaart.
event-eyes-lost = { $coyotes ->
    [one] { $name } verliest een oog.
   *[other] { $name } verliest { $coyotes } ogen.
}
event-eyes-lost-you = { $coyotes ->
    [one] Je verliest een oog.
   *[other] Je verliest { $coyotes } ogen.
}
event-reshuffled-always = Alle kaarten worden geschud voor de volgende ronde.
event-shown-middle = het midden

option-trickster = de anderen wijzen aan wie er wint, en wie verliest krijgt de Coyotekaart
option-out_at-eyes = met hoeveel ogen je begint
setting-trickster = Trickster
setting-out-at-eyes = Ogen aan het begin
edition-heidelbaer_2020 = Ogen, 2020
edition-heidelbaer_2020-about = 17 kaarten, waarvan één gesloten in het midden; je levens zijn ogen waarmee je ernaar kunt gluren.

refusal-no-trickster-in-edition = De editie { $edition } heeft geen Trickster-variant: laat de optie trickster weg.
refusal-must-raise = Wie gegluurd heeft, moet een hoger getal zeggen.
refusal-no-open-eye = Je hebt geen open oog om mee te gluren.
refusal-peek-known = In het midden ligt niets meer waar je naar mag gluren.
refusal-first-turn = Niet in je eerste beurt van de ronde: zeg een getal.
refusal-turn-begun = Alleen aan het begin van je beurt: zeg nu een getal.
refusal-raise-no-room = { $farthest } kan niet worden verhoogd, dus gluren heeft geen zin: roep ‘Coyote!’.
refusal-no-coyote-card = Je hebt de Coyotekaart niet.
refusal-coyote-card-used = De Coyotekaart is deze ronde al gebruikt.
refusal-must-point = Wijs eerst aan wie er wint.
refusal-point-aside = Wijs naar wie geroepen heeft of naar wie het getal heeft gezegd.
refusal-must-give-up = Zeg eerst welk oog je opgeeft: een open of een gesloten oog.
refusal-not-now = Dat kan alleen na een roep, en alleen als het aan jou is.
table-phones-face-down = In deze editie kijkt iemand alleen naar een kaart, maar een telefoon op een voorhoofd toont zijn kaarten aan alle anderen. Speel deze editie op schermen.

play-peek = Gluren
play-lay = Coyotekaart
move-withdraw = Niet meedoen
move-point = Wijzen
play-look-about = Gluren komt vóór je getal: daarna moet je verhogen.
play-point-title = Wie wint er?
play-point-about = Heb je gelijk, dan open je een oog; zo niet, dan sluit je er een. Niemand ziet je keuze voordat iedereen heeft gewezen.
play-point-caller = { $name }, die riep
play-point-declarer = { $name }, die { $number } zei
play-give-title = Welk oog geef je op?
play-give-open = Een open oog
play-give-closed = Een gesloten oog
play-out-at-eyes = { $number ->
    [one] Eén oog per speler
   *[other] { $number } ogen per speler
}
seat-eyes = Ogen: { $open } open, { $closed } gesloten.
seat-coyote-card = Heeft de Coyotekaart.
seat-pointed = Heeft gewezen.
middle-down = Een gesloten kaart in het midden.
middle-yours = In het midden, door jou gezien: { $card }.
middle-looked = Gezien door { $names }.
show-middle = Midden

learn-round-loser-stays = Wie verloor, begint de volgende ronde; ligt die eruit, dan begint de speler links daarvan.
learn-eyes-title = Ogen en de kaart in het midden
learn-eyes-deal = Vóór elke ronde worden alle kaarten geschud. Nog één kaart ligt gesloten in het midden; die telt mee.
learn-eyes-count = Na een roep worden alle kaarten getoond en geteld, ook die in het midden. Haalt het totaal het getal, dan geeft de roeper een oog op; zo niet, dan wie het getal zei. Wie wint, opent een gesloten oog, als dat er is.
learn-eyes-lives = Iedereen heeft { $eyes } ogen, waarvan { $open } open. Wie verliest, geeft er een op, open of gesloten. Wie er geen meer heeft, ligt eruit; wie overblijft, wint.
learn-eyes-peek = Aan het begin van je beurt mag je een open oog sluiten en als enige naar de kaart in het midden gluren. Daarna moet je verhogen. Wie begint, mag dat niet in de eerste beurt.
learn-trickster-title = Trickster
learn-trickster = Als jullie tafel dat wil: aan het begin is er { $open } oog open.
learn-trickster-point = Vóór de telling wijzen alle anderen aan wie er volgens hen wint. Wie gelijk heeft, opent een oog; wie ongelijk heeft, sluit er een.
learn-trickster-card = Wie verliest, krijgt de Coyotekaart. Eén keer in de volgende ronde, maar niet in de eigen eerste beurt, mag die aan het begin van de beurt de bovenste kaart pakken, alleen bekijken en gesloten in het midden leggen, waar hij meetelt en niemand mag gluren. Daarna moet er worden verhoogd.
count-middle-hint = Vergeet de kaart in het midden niet.
