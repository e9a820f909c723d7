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
