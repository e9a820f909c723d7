# Què ha passat a la taula, una frase per fet. $name és qui juga.

event-starter-named = Començarà { $name }.
event-dealt = Ronda { $round }. Comença { $name }.
event-dealt-wears = { $name } porta { $card }.
event-dealt-hidden = { $name } porta una carta que no pots veure.
event-declared = { $name } diu { $number }.
event-declared-double = { $name } diu { $number } i dobla: si ara algú crida «Coyote!», qui perdi s’endú dos coiots.
event-declared-reverse = { $name } diu { $number } i canvia el sentit del joc.
event-declared-more = { $name } diu { $number } i dona una altra carta a { $target }.
event-declared-next = { $name } diu { $number } i tria que després jugui { $target }.
event-changed = { $name } canvia el número per { $number }.
event-agreed = { $name } accepta { $number }.
event-asked-again = { $name } diu «canvia’l»: { $target } ha de canviar { $number }.
event-dodged = { $name } esquiva { $number }: canvia el sentit del joc, i ha de respondre { $target }.
event-coin-turned-extra = { $name } gira la moneda extra.
event-coin-turned-reverse = { $name } gira la moneda d’inversió: canvia el sentit del joc.
event-coin-turned-skip = { $name } gira la moneda de salt i no diu res.
event-coin-turned-exchange = { $name } gira la moneda de canvi.
event-coin-turned-guess = { $name } gira la moneda d’endevinalla.
event-extra-laid = Davant de { $name } hi ha una carta de cara amunt: { $card }. També compta.
event-exchanged = Ara { $name } porta { $card }. La carta d’abans ja no compta.
event-exchanged-hidden = { $name } es posa una carta nova sense veure-la. La d’abans ja no compta.
event-more-worn = { $name } porta també { $card }. Compten totes dues.
event-more-worn-hidden = { $name } es posa una altra carta sense veure-la. Compten totes dues.
event-guessed-right = { $name } prova amb { $guess } i ho encerta: la carta queda a la vista i continua comptant.
event-guessed-wrong = { $name } prova amb { $guess }, però és { $card }.
event-refilled = La pila s’ha acabat: es barregen els descarts per fer-ne una de nova.
event-called = { $name } crida «Coyote!» a { $target }, que ha dit { $number }.
event-shown = Les cartes: { $cards }.
event-shown-replaced = No compten: { $cards }.
event-turned-over = El misteri gira { $card }.
event-counted-holds = El total és { $total }: { $number } aguanta.
event-counted-fails = El total és { $total }: { $number } era massa.
event-nobody-paid = La ronda s’acaba sense cap crida. Ningú no s’endú cap coiot.
event-coyotes-taken = { $coyotes ->
    [one] { $name } s’endú un coiot.
   *[other] { $name } s’endú { $coyotes } coiots.
}
event-went-out = { $name } queda fora.
event-next-starts = { $name } comença la ronda següent.
event-won = { $name } guia la llopada!
event-withdrew = { $name } es retira fins al final de la ronda i està fora de perill.
event-reshuffled-night = Ha sortit la nit: es barregen totes les cartes per fer una pila nova.
event-reshuffled-few = No queden cartes per a tothom: es barregen totes per fer una pila nova.

## Què ha passat, explicat a qui li ha passat. Els noms són els dels esdeveniments, amb «-you» si ho has fet tu i «-at-you» si va
## dirigit a tu ($target).

event-starter-named-you = Començaràs tu.
event-dealt-you = Ronda { $round }. Comences tu.
event-dealt-wears-you = Portes { $card }.
event-dealt-hidden-you = Portes una carta que no pots veure.
event-declared-you = Dius { $number }.
event-declared-double-you = Dius { $number } i dobles: si ara algú crida «Coyote!», qui perdi s’endú dos coiots.
event-declared-reverse-you = Dius { $number } i canvies el sentit del joc.
event-declared-more-you = Dius { $number } i dones una altra carta a { $target }.
event-declared-more-at-you = { $name } diu { $number } i et dona una altra carta.
event-declared-next-you = Dius { $number } i tries que després jugui { $target }.
event-declared-next-at-you = { $name } diu { $number } i tria que després juguis tu.
event-changed-you = Canvies el número per { $number }.
event-agreed-you = Acceptes { $number }.
event-asked-again-you = Dius «canvia’l»: { $target } ha de canviar { $number }.
event-asked-again-at-you = { $name } diu «canvia’l»: has de canviar { $number }.
event-dodged-you = Esquives { $number }: canvia el sentit del joc, i ha de respondre { $target }.
event-dodged-at-you = { $name } esquiva { $number }: canvia el sentit del joc, i has de respondre tu.
event-coin-turned-extra-you = Gires la moneda extra.
event-coin-turned-reverse-you = Gires la moneda d’inversió: canvia el sentit del joc.
event-coin-turned-skip-you = Gires la moneda de salt i no dius res.
event-coin-turned-exchange-you = Gires la moneda de canvi.
event-coin-turned-guess-you = Gires la moneda d’endevinalla.
event-extra-laid-you = Davant teu hi ha una carta de cara amunt: { $card }. També compta.
event-exchanged-hidden-you = Et poses una carta nova sense veure-la. La d’abans ja no compta.
event-more-worn-hidden-you = Et poses una altra carta sense veure-la. Compten totes dues.
event-guessed-right-you = Proves amb { $guess } i ho encertes: la carta queda a la vista i continua comptant.
event-guessed-wrong-you = Proves amb { $guess }, però és { $card }.
event-withdrew-you = Et retires fins al final de la ronda i estàs fora de perill.
event-called-you = Crides «Coyote!» a { $target }, que ha dit { $number }.
event-called-at-you = { $name } et crida «Coyote!». Havies dit { $number }.
event-coyotes-taken-you = { $coyotes ->
    [one] T’endús un coiot.
   *[other] T’endús { $coyotes } coiots.
}
event-went-out-you = Quedes fora.
event-next-starts-you = Comences tu la ronda següent.
event-won-you = Guies la llopada!
event-sat-you = T’asseus.
event-left-you = Has marxat.
event-removed-you = T’han fet sortir.
event-away-you = No hi ets.
event-back-you = Tornes a ser-hi.
event-host-passed-you = Ara organitzes tu.
event-stood-in-stand-in-you = Un bot juga per tu.
event-stood-in-clock-you = Se t’ha acabat el temps: un bot juga per tu.
event-entered-you = { $by } introdueix el que has dit.
event-wished-you = Voldries que un bot jugués per { $target }.
event-wished-at-you = { $name } voldria que un bot jugués per tu.
event-slept-you = Dorms: continua un bot.
event-hurried-you = Els bots s’afanyen fins al final.
event-woke-you = Ja no dorms.
event-reacted-howl-you = Udoles.
event-reacted-yip-you = Glapeixes.
event-reacted-growl-you = Grunys.
event-reacted-laugh-you = Rius.
event-reacted-gulp-you = T’empasses la saliva.
event-reacted-stare-you = Mires fixament.
event-reacted-paw-you = Aixeques una pota.
event-reacted-sleep-you = Badalles.
play-stands-you = Has dit { $number }.
headband-enter-you = Què dius?
show-coyotes-you = Tu: { $count } de { $of } coiots
