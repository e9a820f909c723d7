# La rivelazione: ciò che si dice fra una carta e l’altra, com’è finita e quanto valeva ogni mossa. $chance è quanto sembrava probabile un numero.

show-you = Tu
show-yours = E ora la tua carta…
show-the-last = E ora la carta di { $name }…
show-the-middle = E ora la carta al centro…
show-sum = { $sum } = { $total }, ed è stato detto { $number }.
show-sum-alone = { $total }, ed è stato detto { $number }.
show-exact = Esattamente { $total }!
show-near = Uno di troppo!
show-huge = Che bluff: { $gap } di troppo!
show-last-life = Ancora un coyote e { $name } è fuori.
show-last-life-you = Ancora un coyote e sei fuori.
show-last-eye = A { $name } resta un occhio.
show-last-eye-you = Ti resta un occhio.
show-now = { $card }, ora { $value }
show-gone = { $card }, portata via
show-dark = { $card }, ora vale 0
show-stay = Tocca lo schermo per restare qui.
show-again = Rivedi l’ultima mano
verdict-safe-held = { $number } sembrava sicuro ({ $chance }), e lo era.
verdict-safe-failed = { $number } sembrava sicuro ({ $chance }): sfortuna.
verdict-safe-passed = { $number } sembrava sicuro ({ $chance }) ed era troppo, ma nessuno ha chiamato.
verdict-fair-held = { $number } era una buona scommessa ({ $chance }), e ha retto.
verdict-fair-failed = { $number } era una buona scommessa ({ $chance }), e non ha retto.
verdict-fair-passed = { $number } era una buona scommessa ({ $chance }) ed era troppo, ma nessuno ha chiamato.
verdict-bluff-held = { $number } era un bluff ({ $chance }), eppure ha retto.
verdict-bluff-failed = { $number } era un bluff ({ $chance }), ed è stato scoperto.
verdict-bluff-passed = { $number } era un bluff ({ $chance }), e nessuno l’ha scoperto.
verdict-call-good-right = La chiamata sembrava giusta ({ $chance }), e lo era.
verdict-call-good-wrong = La chiamata sembrava giusta ({ $chance }): sfortuna, { $number } ha retto.
verdict-call-bold-right = La chiamata era audace ({ $chance }), ed era giusta.
verdict-call-bold-wrong = La chiamata era avventata ({ $chance }): { $number } ha retto.
settings-pace = Ritmo del conteggio
settings-pace-calm = calmo
settings-pace-normal = normale
settings-pace-fast = veloce

## Che cosa dice lo scoprire le carte.

show-title = Il conteggio della mano { $round }
show-number = Detto
show-total = Totale
show-pile = dalla pila
show-coyotes = { $name }: { $count } coyote su { $of }
show-on = Avanti
show-skip = Salta

## La fine di una partita: la collina, l’immagine da condividere e il replay che va da solo.

end-hill = { $name } ulula alla luna su una collina, sopra gli altri.
end-places = Il branco
end-picture = Condividi l’immagine
end-picture-saved = L’immagine è salvata.
end-more = Altro
replay-page-play = Riproduci
replay-page-pause = Pausa
replay-page-keys = Tasti: ← e → per un passo, Pag su e Pag giù per una mano, spazio per riprodurre o fermare.
replay-page-yours = { $name } (tu)

## Che cosa si guarda dopo una partita: ogni mossa con la sua probabilità, i premi, e quanto ha osato ognuno.
## Ogni premio ha un nome e una riga che dice perché; $chance è quanto era probabile per chi ha mosso.

award-boldest-bluff = Il bluff più audace
award-boldest-bluff-why = { $name } ha detto { $number } (probabilità: { $chance }) e l’ha fatta franca.
award-best-call = La chiamata migliore
award-best-call-why = { $name } ha chiamato «Coyote!» contro { $other }, che aveva detto { $number }, e aveva ragione (probabilità: { $chance }).
award-luckiest-escape = L’ha scampata bella
award-luckiest-escape-why = { $name } ha detto { $number }, che era troppo, ma { $other } ha lasciato correre (probabilità di una chiamata giusta: { $chance }).
award-steadiest-nerve = I nervi più saldi
award-steadiest-nerve-why = { $name } ha bluffato { $bluffs } volte senza mai farsi scoprire.
award-false-alarm = Falso allarme
award-false-alarm-why = { $name } ha chiamato «Coyote!» contro { $other }, che aveva detto { $number } (probabilità: { $chance }). Il numero reggeva.
award-hard-luck = Che sfortuna
award-hard-luck-why = { $name } ha detto { $number } (probabilità: { $chance }). { $other } ha chiamato, e non ha retto.
review-caption = Che cosa è stato detto, quanto era probabile per chi l’ha detto (che il numero regga, che la chiamata sia giusta), e il totale.
review-round = Mano { $round }
review-held = totale { $total }, regge
review-too-high = totale { $total }, troppo alto
review-right = totale { $total }, giusta
review-wrong = totale { $total }, sbagliata
review-awards = Premi
review-award = { $award }: { $why }
review-nobody = Stavolta nessuno se n’è meritato uno.
review-bravery = Chi ha osato che cosa
dared-declarations = numeri
dared-mean-chance = sicuri
dared-bluffs = bluff
dared-caught = scoperti
dared-calls = chiamate
dared-right = giuste

## Premi che nominano chi legge

award-boldest-bluff-why-you = Hai detto { $number } (probabilità: { $chance }) e l’hai fatta franca.
award-best-call-why-you = Hai chiamato «Coyote!» contro { $other }, che aveva detto { $number }, e avevi ragione (probabilità: { $chance }).
award-best-call-why-at-you = { $name } ha chiamato «Coyote!» sul tuo { $number } e aveva ragione (probabilità: { $chance }).
award-luckiest-escape-why-you = Il tuo { $number } era troppo alto, ma { $other } ha lasciato correre (probabilità di una chiamata giusta: { $chance }).
award-luckiest-escape-why-at-you = { $name } ha detto { $number }, che era troppo, ma tu hai lasciato correre (probabilità di una chiamata giusta: { $chance }).
award-steadiest-nerve-why-you = Hai bluffato { $bluffs } volte senza mai farti scoprire.
award-false-alarm-why-you = Hai chiamato «Coyote!» contro { $other }, che aveva detto { $number } (probabilità: { $chance }). Il numero reggeva.
award-false-alarm-why-at-you = { $name } ha chiamato «Coyote!» sul tuo { $number } (probabilità: { $chance }). Il numero reggeva.
award-hard-luck-why-you = Hai detto { $number } (probabilità: { $chance }). { $other } ha chiamato, e non ha retto.
award-hard-luck-why-at-you = { $name } ha detto { $number } (probabilità: { $chance }). Tu hai chiamato, e non ha retto.

## Una partita finita, rivista con gli occhi di chiunque.

replay-page-title = Rivedi una partita
replay-page-about = Ogni partita finita si può rivedere mossa per mossa, con gli occhi di chiunque fosse al tavolo.
replay-page-which = Il link o il nome della partita
replay-page-open = Guarda
replay-page-none = Questa partita non si può mostrare
replay-page-eyes = Con gli occhi di chi?
replay-page-watcher = Di nessuno: si guarda e basta
replay-page-hidden = Una carta che questi occhi non vedono
replay-page-begin = La partita sta per cominciare.
replay-page-place = Mossa { $place } di { $of }
replay-page-back = Mossa precedente
replay-page-next = Mossa successiva
replay-page-round-back = Mano precedente
replay-page-round-next = Mano successiva
replay-page-go = Mostra quella mossa
replay-page-seat = Nome
replay-page-chance-number = Per quel che { $name } poteva sapere, { $number } regge con probabilità { $chance }.
replay-page-chance-number-you = Per quel che potevi sapere, { $number } regge con probabilità { $chance }.
replay-page-chance-call = Per quel che { $name } poteva sapere, una chiamata su { $number } è giusta con probabilità { $chance }.
replay-page-chance-call-you = Per quel che potevi sapere, una chiamata su { $number } è giusta con probabilità { $chance }.
replay-page-later = si dice dopo il conteggio
replay-page-curve = I totali con cui { $name } doveva fare i conti
replay-page-curve-holds = { $number } si raggiunge con probabilità { $chance }
replay-page-total = totale { $total }
replay-page-no-spoilers = Chi vince, e chi si è meritato un premio, si scopre alla fine.
replay-page-to-end = Vai alla fine
replay-page-share = Condividi questo momento
replay-page-copied = Il link è copiato.

## Ciò che dice `verify`. Un’epoca va da una mescolata di tutte le carte alla successiva.

fair-epochs = Epoche, da una mescolata di tutte le carte alla successiva: { $number }
fair-shuffles = Mescolate rifatte: { $number }
fair-cards = Carte date, pescate e girate, tutte come mescolate: { $number }
fair-seeds = Semi dei giocatori, tutti come da impegno: { $number }
fair-without = Posti senza seme, epoca per epoca: { $number }
fair-withheld = { $number ->
    [one] Uno di questi si era impegnato su un seme e non l’ha mostrato: il giocatore è uscito, oppure il server l’ha lasciato cadere.
   *[other] { $number } di questi si erano impegnati su un seme e non l’hanno mostrato: i giocatori sono usciti, oppure il server li ha lasciati cadere.
}
fair-alone = { $number ->
    [one] In un’epoca nessun giocatore ha dato un seme: lì il server avrebbe potuto scegliere le carte.
   *[other] In { $number } epoche nessun giocatore ha dato un seme: lì il server avrebbe potuto scegliere le carte.
}
fair-not-over = La partita non è finita. È stato controllato ciò che è stato dato finora.
fair-good = Le carte della partita { $game } sono quelle decise dai suoi semi.
fair-wrong = { $file } non dimostra che le carte siano state date onestamente. Conserva il file e mostralo a chi ha giocato con te.
fair-next = Scarica di nuovo la prova della partita dal server che ha dato le carte e passala così com’è; oppure - per lo standard input.
unfair-not-json = Questo non è JSON (riga { $line }).
unfair-malformed = Questa non è una prova: in { $where } ci vorrebbe { $expected }.
unfair-record-refused = Le regole rifiutano la riga { $line } della partita: { $reason }
unfair-record-rewritten = La partita non è annotata nella forma in cui la scrive il server.
unfair-deck-differs = Il mazzo non è quello di questo tavolo.
unfair-epochs-number = Le epoche sono { $epochs }, ma la partita ne ha { $expected }.
unfair-shuffles-number = L’epoca { $epoch } ha { $shuffles } mescolate, ma nella partita sono { $expected }.
unfair-seats-differ = Epoca { $epoch }: non tutti i posti sono elencati una volta, in ordine, con un seme o senza.
unfair-server-commit-differs = Epoca { $epoch }: il seme del server non è quello su cui si era impegnato.
unfair-commit-missing = Epoca { $epoch }: { $name } ha dato un seme senza un impegno precedente.
unfair-commit-differs = Epoca { $epoch }: il seme di { $name } non è quello dell’impegno.
unfair-commit-copied = Epoca { $epoch }: { $name } ha lo stesso impegno di { $other }, quindi un seme conta due volte.
unfair-seed-copied = Epoca { $epoch }: { $name } ha dato lo stesso seme di { $other }, quindi un seme conta due volte.
unfair-cards-differ = Epoca { $epoch }, mescolata { $shuffle }: le carte mescolate non sono quelle della pila.
unfair-root-differs = Epoca { $epoch }, mescolata { $shuffle }: i semi danno un ordine diverso da quello sigillato.
unfair-starter-differs = Ha cominciato { $name }, ma il sorteggio aveva scelto { $expected }.
unfair-deal-differs = Mano { $round }: dalla pila è uscita { $card }, ma in cima c’era { $expected } (epoca { $epoch }, mescolata { $shuffle }, posizione { $position }).
