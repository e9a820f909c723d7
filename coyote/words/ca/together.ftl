# El que es comparteix a taula: animals, avisos, qui mira, un mòbil per a tothom, enllaços i la primera partida guiada.

animal = El teu animal
animal-gone = { $animal } (agafat)
animal-coyote = Coiot
animal-roadrunner = Correcamins
animal-puma = Puma
animal-lizard = Sargantana
animal-ram = Marrà
animal-bat = Ratpenat
animal-ringtail = Bassarisc
animal-snake = Serp
animal-armadillo = Armadillo
animal-toad = Gripau
table-animal-unknown = Aquí ningú no pot ser «{ $animal }». Tria’n un d’aquests: { $animals }.
table-animal-taken = Algú ja és aquest animal. Tria’n un altre.
event-picked = { $name } ara és un altre animal.
event-picked-you = Ara ets un altre animal.
name-becomes = A la taula et diràs { $name }.
name-needs-letters = Un nom necessita lletres o xifres.
nudge = Dona un toc a { $name }
table-not-slow = Només es pot donar un toc a { $name } en el seu torn, cada { $seconds } segons.
event-nudged = { $name } dona un toc a { $target }.
event-nudged-you = Dones un toc a { $target }.
event-nudged-at-you = { $name } et dona un toc: et toca.
watchers =
    { $number ->
        [one] { $number } persona mira
       *[other] { $number } persones miren
    }
call-me = Avisa’m quan em toqui
call-me-about = Si mires una altra pàgina, el navegador et diu que els altres esperen.
call-me-no = No, gràcies
call-turn = Et toca, vora el foc
call-turn-about = Els altres t’esperen.
home-pass = Un mòbil per a tothom
home-pass-about = Passeu-vos-el; ningú no veu la seva carta
pass-about = Tothom juga amb aquest mòbil. Qui el té veu les cartes dels altres, mai la seva. Passeu-lo i digueu qui sou abans que ensenyi res.
pass-player = Jugador { $number }
pass-add = Un jugador més
pass-remove = Treu
pass-hand = Dona el mòbil a { $name }
pass-hand-about = Ara no mira ningú més. La pantalla no ensenya res fins que { $name } ho confirmi.
pass-iam = Soc { $name }
pass-done = Fet
pass-again = Torna a jugar
pass-end = Acaba aquí
pass-names-alike = Cada jugador necessita un nom diferent.
setting-heads-handed = Un mòbil que passa de mà en mà
table-handed-public = Una taula amb un mòbil per a tothom no pot ser pública.
preview-table = Un seient vora el foc: vine a jugar a Coyote
preview-names = Vora el foc: { $names }.
preview-free = Seients ocupats: { $taken } de { $seats }.
preview-playing = Hi ha una partida en marxa; pots mirar.
preview-replay = Una partida acabada de Coyote
preview-replay-about = Mira-la jugada a jugada, amb els ulls de qui vulguis.
preview-picture = Animals al voltant d’un foc, de nit, cadascun amb un número al cap que no veu
guide = Un consell per a la primera partida
guide-see = Les cartes que veus sumen { $sum }. La teva no la saps.
guide-open = Comença amb un número al qual totes les cartes juntes arribin segur. Qui ve després ha d’apujar o cridar.
guide-enough = S’ha dit { $number } i tu ja veus { $sum }: apujar una mica és força segur.
guide-missing = S’ha dit { $number }. Tu veus { $sum }: la teva carta hauria d’aportar { $missing }. Si en dubtes, crida «Coyote!»
guide-off = Prou consells
install = Instal·la Coyote
install-about = Una icona pròpia, a un toc.
