# Ciò che dice `verify`. Un’epoca va da una mescolata di tutte le carte alla successiva.
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
