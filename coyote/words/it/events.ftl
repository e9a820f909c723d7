# Che cosa è successo al tavolo, una frase per evento. $name è chi gioca.

event-starter-named = Comincerà { $name }.
event-dealt = Mano { $round }. Comincia { $name }.
event-dealt-wears = { $name } ha in testa { $card }.
event-dealt-hidden = { $name } ha in testa una carta che non puoi vedere.
event-declared = { $name } dice { $number }.
event-declared-double = { $name } dice { $number } e raddoppia: se ora si chiama «Coyote!», chi perde prende due coyote.
event-declared-reverse = { $name } dice { $number } e inverte il senso di gioco.
event-declared-more = { $name } dice { $number } e dà a { $target } un’altra carta.
event-declared-next = { $name } dice { $number } e sceglie che dopo tocchi a { $target }.
event-changed = { $name } cambia il numero in { $number }.
event-agreed = { $name } accetta { $number }.
event-asked-again = { $name } dice «cambialo»: { $target } deve cambiare { $number }.
event-dodged = { $name } schiva { $number }: il senso di gioco si inverte, e deve rispondere { $target }.
event-coin-turned-extra = { $name } gira la moneta extra.
event-coin-turned-reverse = { $name } gira la moneta inversione: il senso di gioco si inverte.
event-coin-turned-skip = { $name } gira la moneta salto e non dice niente.
event-coin-turned-exchange = { $name } gira la moneta cambio.
event-coin-turned-guess = { $name } gira la moneta indovinello.
event-extra-laid = Davanti a { $name } c’è una carta scoperta: { $card }. Conta anche questa.
event-exchanged = Ora { $name } ha in testa { $card }. La carta di prima non conta più.
event-exchanged-hidden = { $name } si mette in testa una nuova carta senza vederla. Quella di prima non conta più.
event-more-worn = { $name } ha in testa anche { $card }. Contano tutte e due.
event-more-worn-hidden = { $name } si mette in testa un’altra carta senza vederla. Contano tutte e due.
event-guessed-right = { $name } prova con { $guess } e indovina: la carta resta scoperta e conta ancora.
event-guessed-wrong = { $name } prova con { $guess }, ma è { $card }.
event-refilled = La pila è finita: si mescolano gli scarti per farne una nuova.
event-called = { $name } chiama «Coyote!» contro { $target }, che ha detto { $number }.
event-shown = Le carte: { $cards }.
event-shown-replaced = Non contano: { $cards }.
event-turned-over = Il mistero gira { $card }.
event-counted-holds = Il totale è { $total }: { $number } regge.
event-counted-fails = Il totale è { $total }: { $number } era troppo.
event-nobody-paid = La mano finisce senza chiamate. Nessuno prende coyote.
event-coyotes-taken = { $coyotes ->
    [one] { $name } prende un coyote.
   *[other] { $name } prende { $coyotes } coyote.
}
event-went-out = { $name } è fuori.
event-next-starts = { $name } comincia la prossima mano.
event-won = { $name } guida il branco!
event-withdrew = { $name } si ritira fino alla fine della mano ed è al sicuro.
event-reshuffled-night = È uscita la notte: si rimescolano tutte le carte in una nuova pila.
event-reshuffled-few = Non bastano più le carte per tutti: si rimescolano tutte in una nuova pila.

## Che cosa è successo, detto a chi è successo. Gli id sono quelli degli eventi, con «-you» se l’hai fatto tu e «-at-you» se sei tu
## il bersaglio ($target).

event-starter-named-you = Comincerai tu.
event-dealt-you = Mano { $round }. Cominci tu.
event-dealt-wears-you = Hai in testa { $card }.
event-dealt-hidden-you = Hai in testa una carta che non puoi vedere.
event-declared-you = Dici { $number }.
event-declared-double-you = Dici { $number } e raddoppi: se ora si chiama «Coyote!», chi perde prende due coyote.
event-declared-reverse-you = Dici { $number } e inverti il senso di gioco.
event-declared-more-you = Dici { $number } e dai a { $target } un’altra carta.
event-declared-more-at-you = { $name } dice { $number } e ti dà un’altra carta.
event-declared-next-you = Dici { $number } e scegli che dopo tocchi a { $target }.
event-declared-next-at-you = { $name } dice { $number } e sceglie che dopo tocchi a te.
event-changed-you = Cambi il numero in { $number }.
event-agreed-you = Accetti { $number }.
event-asked-again-you = Dici «cambialo»: { $target } deve cambiare { $number }.
event-asked-again-at-you = { $name } dice «cambialo»: devi cambiare { $number }.
event-dodged-you = Schivi { $number }: il senso di gioco si inverte, e deve rispondere { $target }.
event-dodged-at-you = { $name } schiva { $number }: il senso di gioco si inverte, e devi rispondere tu.
event-coin-turned-extra-you = Giri la moneta extra.
event-coin-turned-reverse-you = Giri la moneta inversione: il senso di gioco si inverte.
event-coin-turned-skip-you = Giri la moneta salto e non dici niente.
event-coin-turned-exchange-you = Giri la moneta cambio.
event-coin-turned-guess-you = Giri la moneta indovinello.
event-extra-laid-you = Davanti a te c’è una carta scoperta: { $card }. Conta anche questa.
event-exchanged-hidden-you = Ti metti in testa una nuova carta senza vederla. Quella di prima non conta più.
event-more-worn-hidden-you = Ti metti in testa un’altra carta senza vederla. Contano tutte e due.
event-guessed-right-you = Provi con { $guess } e indovini: la carta resta scoperta e conta ancora.
event-guessed-wrong-you = Provi con { $guess }, ma è { $card }.
event-withdrew-you = Ti ritiri fino alla fine della mano e sei al sicuro.
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
event-entered-you = { $by } inserisce ciò che hai detto.
event-wished-you = Vorresti che un bot giocasse per { $target }.
event-wished-at-you = { $name } vorrebbe che un bot giocasse per te.
event-slept-you = Stai dormendo: continua un bot.
event-hurried-you = I bot si affrettano verso la fine.
event-woke-you = Non dormi più.
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
