# Che cosa è successo, detto a chi è successo. Gli id sono quelli degli eventi, con «-you» se l’hai fatto tu e «-at-you» se sei tu
# il bersaglio ($target).
event-starter-named-you = Comincerai tu.
event-dealt-you = Mano { $round }. Cominci tu.
event-dealt-wears-you = Hai in testa { $card }.
event-dealt-hidden-you = Hai in testa una carta che non puoi vedere.
event-declared-you = Dici { $number }.
event-declared-double-you = Dici { $number } e raddoppi: se ora si chiama Coyote, chi perde prende due coyote.
event-declared-reverse-you = Dici { $number } e inverti il senso di gioco.
event-declared-more-you = Dici { $number } e dai a { $target } un’altra carta.
event-declared-more-at-you = { $name } dice { $number } e ti dà un’altra carta.
event-declared-next-you = Dici { $number } e scegli che dopo tocchi a { $target }.
event-declared-next-at-you = { $name } dice { $number } e sceglie che dopo tocchi a te.
event-changed-you = Cambi il numero in { $number }.
event-agreed-you = Accetti { $number }.
event-asked-again-you = Dici «cambialo»: { $target } deve cambiare { $number }.
event-asked-again-at-you = { $name } dice «cambialo»: devi cambiare { $number }.
event-coin-turned-extra-you = Giri la moneta extra.
event-coin-turned-reverse-you = Giri la moneta inversione: il senso di gioco si inverte.
event-coin-turned-skip-you = Giri la moneta salto e non dici niente.
event-coin-turned-exchange-you = Giri la moneta cambio.
event-coin-turned-guess-you = Giri la moneta indovinello.
event-extra-laid-you = Davanti a te c’è una carta scoperta: { $card }. Conta anche questa.
event-exchanged-hidden-you = Ti metti in testa una nuova carta senza vederla. Quella di prima non conta più.
event-more-worn-hidden-you = Ti metti in testa un’altra carta senza vederla. Contano tutte e due.
event-guessed-right-you = Provi con { $guess } e indovini.
event-guessed-wrong-you = Provi con { $guess }, ma è { $card }.
event-called-you = Chiami «Coyote!» contro { $target }, che ha detto { $number }.
event-called-at-you = { $name } chiama «Coyote!» contro di te. Avevi detto { $number }.
event-coyotes-taken-you = { $coyotes ->
    [one] Prendi un coyote.
   *[other] Prendi { $coyotes } coyote.
}
event-went-out-you = Sei fuori.
event-next-starts-you = Cominci tu la prossima mano.
event-won-you = Il branco lo guidi tu!
event-sat-you = Ti siedi.
event-left-you = Hai lasciato il tavolo.
event-removed-you = Ti hanno fatto uscire.
event-away-you = Non ci sei.
event-back-you = Sei di nuovo qui.
event-host-passed-you = Ora ospiti tu.
event-stood-in-stand-in-you = Un bot gioca per te.
event-stood-in-clock-you = Il tuo tempo è scaduto: un bot gioca per te.
event-reacted-howl-you = Ululi.
event-reacted-yip-you = Guaisci.
event-reacted-growl-you = Ringhi.
event-reacted-laugh-you = Ridi.
event-reacted-gulp-you = Deglutisci.
event-reacted-stare-you = Fissi tutti.
event-reacted-paw-you = Alzi una zampa.
event-reacted-sleep-you = Sbadigli.
play-stands-you = Hai detto { $number }.
headband-enter-you = Che cosa dici?
show-coyotes-you = Tu: { $count } coyote su { $of }
