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
