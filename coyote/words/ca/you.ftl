# Què ha passat, explicat a qui li ha passat. Els noms són els dels esdeveniments, amb «-you» si ho has fet tu i «-at-you» si va
# dirigit a tu ($target).
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
event-coin-turned-extra-you = Gires la moneda extra.
event-coin-turned-reverse-you = Gires la moneda d’inversió: canvia el sentit del joc.
event-coin-turned-skip-you = Gires la moneda de salt i no dius res.
event-coin-turned-exchange-you = Gires la moneda de canvi.
event-coin-turned-guess-you = Gires la moneda d’endevinalla.
event-extra-laid-you = Davant teu hi ha una carta de cara amunt: { $card }. També compta.
event-exchanged-hidden-you = Et poses una carta nova sense veure-la. La d’abans ja no compta.
event-more-worn-hidden-you = Et poses una altra carta sense veure-la. Compten totes dues.
event-guessed-right-you = Proves amb { $guess } i ho encertes.
event-guessed-wrong-you = Proves amb { $guess }, però és { $card }.
event-called-you = Crides «Coyote!» a { $target }, que ha dit { $number }.
event-called-at-you = { $name } et crida «Coyote!». Havies dit { $number }.
event-coyotes-taken-you = { $coyotes ->
    [one] T’endús un coiot.
   *[other] T’endús { $coyotes } coiots.
}
event-went-out-you = Quedes fora.
event-next-starts-you = Comences tu la ronda següent.
event-won-you = Guies la llopada!
event-sat-you = Seus.
event-left-you = Has marxat.
event-removed-you = T’han fet sortir.
event-away-you = No hi ets.
event-back-you = Tornes a ser-hi.
event-host-passed-you = Ara organitzes tu.
event-stood-in-stand-in-you = Un bot juga per tu.
event-stood-in-clock-you = Se t’ha acabat el temps: un bot juga per tu.
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
