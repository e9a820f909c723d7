# Vora el foc: la rotllana, la mà, monedes i accions especials, el final entre bots.

ring-clockwise = Es juga en el sentit de les agulles del rellotge.
ring-other-way = Es juga en l’altre sentit.

card-ask = El que porta { $name }
card-ask-middle = La carta del mig
card-about-positive = { $card }: suma { $card } al total.
card-about-negative = −{ $card }: resta { $card } del total.
card-about-zero = Un zero no suma res al total.
card-about-special = { $card } { $about }
card-about-own = La teva carta: la veu tothom menys tu.
card-about-hidden = Una carta que no veus des d’aquí.
card-first = Carta nova. { $about }
seat-piece = { $piece }: encara sense fer servir.
seat-piece-spent = { $piece }: ja no en queda cap per a aquesta ronda.

play-prepare = Prepara el teu número
play-prepare-late = Els altres ja han passat d’aquest número.
play-guess-sure-title = Ho tens clar?
play-guess-sure = Dius que la teva carta és: { $card }. Si falles, t’endús un coiot. No es pot desfer.
play-guess-go = Sí: { $card }
play-guess-back = Una altra carta
play-power-sure-title = Ho fas servir ara?
play-power-sure = No es pot desfer.
play-power-go = Sí: { $power }
play-powers-wait = Les pots fer servir quan sigui el teu torn.
play-piece-ready = a la teva disposició
play-piece-spent = ja no en queda cap per a aquesta ronda
deck-specials = Què fan les cartes especials
rules-here = Les regles d’aquesta taula
rules-here-read = Llegeix aquí les regles
leave-sure = Vols deixar aquesta partida? Un bot juga per tu; pots tornar amb el mateix enllaç.
leave-sure-out = Vols deixar aquesta taula? Ets fora i ningú no t’espera; pots tornar amb el mateix enllaç.
leave-go = Sí, marxo
leave-stay = M’hi quedo
out-to-the-end = Fins al final
out-to-the-end-about = Només queden bots: acaben en un moment.
out-new-game = Partida nova
out-new-game-sure = Vols anar a una taula nova amb les mateixes regles? Aquí els altres continuen sense tu.

settings-theme-system = Com el sistema
setting-box = Quina capsa tens?
setting-box-none = Cap? Tria la primera: és la més fàcil per començar.
setting-clock-sum = Cada torn té { $turn } segons. Qui en necessita més gasta la seva reserva: { $bank } segons per a tota la partida.
setting-turn-each = { $seconds ->
    [one] { $seconds } segon per torn
   *[other] { $seconds } segons per torn
}
headband-how = Com funciona
headband-how-wear = Cadascú es posa el mòbil al front: ensenya la seva carta als altres.
headband-how-say = Els números es diuen en veu alta, per torns.
headband-how-type = Qui abaixi primer el mòbil escriu el número, o es fa a la pantalla de la taula: n’hi ha prou amb una persona.
headband-dead = El mòbil de { $name } s’ha apagat, així que ningú no veu aquesta carta. La ronda continua: digueu els números en veu alta i escriviu-los per { $name }; la carta compta igual.

table-not-only-bots = Encara queden persones a la partida, i només els bots s’afanyen.

## El que es comparteix a taula: animals, avisos, qui mira, un mòbil per a tothom, enllaços i la primera partida guiada.

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

## Ulls: la carta del mig, mirar, assenyalar i la carta Coyote; fets, rebuigs, pantalles i regles.

event-dealt-middle = Al mig hi ha una carta tapada.
event-peeked = { $name } tanca un ull i mira: la carta del mig és { $card }.
event-peeked-you = Tanques un ull i mires: la carta del mig és { $card }.
event-peeked-hidden = { $name } tanca un ull i mira la carta del mig.
event-peeked-hidden-you = Tanques un ull i mires la carta del mig.
event-card-laid = { $name } fa servir la carta Coyote i posa { $card } tapada al mig.
event-card-laid-you = Fas servir la carta Coyote i poses { $card } tapada al mig.
event-card-laid-hidden = { $name } fa servir la carta Coyote i posa una altra carta tapada al mig.
event-card-laid-hidden-you = Fas servir la carta Coyote i poses una altra carta tapada al mig.
event-pointed = { $name } assenyala { $target }.
event-pointed-you = Assenyales { $target }.
event-pointed-at-you = { $name } t’assenyala a tu.
event-pointed-hidden = { $name } ja ha decidit qui guanyarà.
event-pointed-hidden-you = Ja has decidit qui guanyarà.
event-eye-opened = { $name } obre un ull.
event-eye-opened-you = Obres un ull.
event-eye-closed = { $name } tanca un ull.
event-eye-closed-you = Tanques un ull.
event-eye-given-up-open = { $name } sacrifica un ull obert.
event-eye-given-up-open-you = Sacrifiques un ull obert.
event-eye-given-up-closed = { $name } sacrifica un ull tancat.
event-eye-given-up-closed-you = Sacrifiques un ull tancat.
event-coyote-card-taken = { $name } rep la carta Coyote.
event-coyote-card-taken-you = Reps la carta Coyote.
event-eyes-lost = { $coyotes ->
    [one] { $name } perd un ull.
   *[other] { $name } perd { $coyotes } ulls.
}
event-eyes-lost-you = { $coyotes ->
    [one] Perds un ull.
   *[other] Perds { $coyotes } ulls.
}
event-reshuffled-always = Es barregen totes les cartes per a la ronda següent.
event-shown-middle = al mig

option-trickster = els altres assenyalen qui guanyarà, i qui perd rep la carta Coyote
option-out_at-eyes = amb quants ulls es comença
setting-trickster = Trickster
setting-out-at-eyes = Ulls al començament
edition-heidelbaer_2020 = Ulls, 2020
edition-heidelbaer_2020-about = 17 cartes, una de tapada al mig; les teves vides són ulls que la poden mirar.

refusal-no-trickster-in-edition = L’edició { $edition } no té la variant Trickster: deixa l’opció trickster sense marcar.
refusal-must-raise = Després de mirar has de dir un número més alt.
refusal-no-open-eye = No tens cap ull obert per mirar.
refusal-peek-known = Al mig ja no hi ha res que puguis mirar.
refusal-first-turn = Al teu primer torn de la ronda no: digues un número.
refusal-turn-begun = Només al començament del teu torn: ara digues un número.
refusal-raise-no-room = { $farthest } no es pot apujar, i mirar no serveix de res: crida «Coyote!».
refusal-no-coyote-card = No tens la carta Coyote.
refusal-coyote-card-used = La carta Coyote ja s’ha fet servir en aquesta ronda.
refusal-must-point = Primer assenyala qui guanyarà.
refusal-point-aside = Assenyala qui ha cridat o qui ha dit el número.
refusal-must-give-up = Primer digues quin ull sacrifiques: un d’obert o un de tancat.
refusal-not-now = Això només es fa després d’una crida, i només si et toca.
table-phones-face-down = En aquesta edició algú mira una carta en secret, però un mòbil al front ensenya les seves cartes a tots els altres. Jugueu-la en pantalles.

play-peek = Mira
play-lay = Carta Coyote
move-withdraw = Es retira
move-point = Assenyala
play-look-about = Es mira abans de dir el número: després has d’apujar.
play-point-title = Qui guanyarà?
play-point-about = Si l’encertes, obres un ull; si no, en tanques un. Ningú no veu què tries fins que tothom ha assenyalat.
play-point-caller = { $name }, que ha cridat
play-point-declarer = { $name }, que ha dit { $number }
play-give-title = Quin ull sacrifiques?
play-give-open = Un d’obert
play-give-closed = Un de tancat
play-out-at-eyes = { $number ->
    [one] Un ull per persona
   *[other] { $number } ulls per persona
}
seat-eyes = Ulls oberts: { $open }; tancats: { $closed }.
seat-coyote-card = Té la carta Coyote.
seat-pointed = Ja ha assenyalat.
middle-down = Una carta tapada al mig.
middle-yours = Al mig, vista per tu: { $card }.
middle-looked = Vista per { $names }.
show-middle = Mig

learn-round-loser-stays = Qui ha perdut comença la ronda següent; si ha quedat fora, comença qui té a l’esquerra.
learn-eyes-title = Els ulls i la carta del mig
learn-eyes-deal = Abans de cada ronda es barregen totes les cartes. Una carta més queda tapada al mig; també compta.
learn-eyes-count = Després d’una crida es mostren i es compten totes les cartes, també la del mig. Si el total arriba al número, qui ha cridat sacrifica un ull; si no, el sacrifica qui l’ha dit. Qui guanya obre un ull tancat, si en té cap.
learn-eyes-lives = Tothom té { $eyes } ulls, { $open } d’oberts. Qui perd en sacrifica un, obert o tancat. Qui no en té cap queda fora, i guanya qui queda.
learn-eyes-peek = Al començament del teu torn pots tancar un ull obert i mirar en secret la carta del mig. Després has d’apujar. Qui comença no ho pot fer al primer torn.
learn-trickster-title = Trickster
learn-trickster = Si la taula ho vol: al començament hi ha { $open } ull obert per persona.
learn-trickster-point = Abans del recompte, tots els altres assenyalen qui creuen que guanyarà. Qui l’encerta obre un ull; qui falla en tanca un.
learn-trickster-card = Qui perd rep la carta Coyote. Una vegada en la ronda següent, però no al seu primer torn, al començament del seu torn pot agafar la primera carta de la pila, mirar-la en secret i posar-la tapada al mig, on compta i ningú no la pot mirar. Després ha d’apujar.
count-middle-hint = No oblidis la carta del mig.
