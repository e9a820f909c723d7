# Wat de server van een gast onthoudt: mijn potjes, vooruitgang, ladder en verhuizen naar een ander apparaat.
memory-games = Mijn potjes
memory-finished = Afgelopen
memory-back = Terug naar de tafel
memory-with = met { $names }
memory-won = Gewonnen
memory-place = Plek { $place } van { $seats }
memory-replay = Nog eens bekijken
progress-title = Jouw vooruitgang
progress-about = Blijft op deze server en nergens anders. ‘Vergeet mij’ bij de instellingen wist het.
progress-none = Nog niets: hier telt het eerste potje dat je uitspeelt.
progress-games = { $number ->
    [one] potje
   *[other] potjes
}
progress-wins = { $number ->
   *[other] gewonnen
}
progress-right = { $number ->
   *[other] terecht geroepen
}
progress-held = { $number ->
   *[other] goed gebluft
}
progress-streak = { $number ->
   *[other] op rij gewonnen
}
progress-longest = langste reeks
progress-best = Je brutaalste geslaagde bluf: { $number }, met een kans van { $chance }.
progress-pending = Sommige potjes zijn nog niet geteld. Kijk zo nog eens.
progress-feats = Heldendaden
progress-new-feat = Nieuw: { $feat }
progress-of = { $have } van { $need }
feat-first-howl = Eerste gehuil
feat-first-howl-about = Win een potje.
feat-regular = Thuis bij het vuur
feat-regular-about = Speel tien potjes uit.
feat-pack-leader = Aan kop van de roedel
feat-pack-leader-about = Win tien potjes.
feat-three-moons = Drie manen
feat-three-moons-about = Win drie potjes op rij.
feat-keen-ear = Scherp gehoor
feat-keen-ear-about = Roep 25 keer terecht.
feat-stone-face = Stenen gezicht
feat-stone-face-about = Kom 25 keer weg met een bluf.
feat-moonshot = Greep naar de maan
feat-moonshot-about = Kom weg met een bluf die minder dan 10% kans had.
feat-decorated = Prijzenregen
feat-decorated-about = Win vier verschillende prijzen.
ladder-title = Tegen wie speel je?
ladder-about = Win, en de volgende keer komen er sterkere bots zitten. Je mag ook kiezen.
ladder-rung = Drie bots: { $name }
ladder-here = jouw trede
ladder-beaten = verslagen
move-title = Verder op een ander apparaat
move-about = Je naam, je potjes en je vooruitgang verhuizen daarheen, en dit apparaat vergeet ze. De code werkt één keer, { $minutes } minuten lang.
move-make = Laat een code zien
move-code = Code
move-how = Richt de camera van het andere apparaat op het plaatje, of open daar { $address } en typ de code.
move-qr = QR-code waarmee je verhuist naar het apparaat dat hem leest
move-in-title = Verhuizen van een ander apparaat
move-in-about = Typ de code die het andere apparaat laat zien. Wie hier tot nu toe speelde, blijft achter: dit apparaat kent die niet meer.
move-in-code = De code van het andere apparaat
move-in-go = Hier verder
move-in-done = Je bent weer { $name }.
server-guest-moved = Je bent naar een ander apparaat verhuisd. Hier kun je opnieuw beginnen.
server-move-unknown = Met deze code verhuist niemand, of niet meer. Laat het andere apparaat een nieuwe tonen.
home-progress = Jouw vooruitgang
home-progress-about = Winst, heldendaden, ander apparaat
memory-more = Meer tonen
