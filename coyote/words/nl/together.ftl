# Wat je aan tafel deelt: dieren, porren, wie er kijkt, één telefoon voor iedereen, links en een eerste potje met hulp.

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
