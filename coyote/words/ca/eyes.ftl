# Ulls: la carta del mig, mirar, assenyalar i la carta Coyote; fets, rebuigs, pantalles i regles.
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
