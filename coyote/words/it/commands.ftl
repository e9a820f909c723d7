# Ciò che la riga di comando scrive attorno a eventi e conteggi.

replay-game = { $edition }, { $seats } posti: { $names }
replay-through = Con gli occhi di { $name }; «tu» è { $name }.
replay-standing = Coyote: { $standing }
replay-in-progress = La partita non è finita. Tocca a { $name }.
replay-waits = La partita non è finita. Ora tocca al Mazziere.
replay-error = { $file }, riga { $line }: { $message } [{ $code }]
replay-error-file = { $message } [{ $code }]
simulate-summary = { $games ->
    [one] Una partita di { $edition } con { $seats } posti, seme { $seed }:
   *[other] { $games } partite di { $edition } con { $seats } posti, seme { $seed }:
}
simulate-rounds = mani per partita
simulate-moves = mosse per partita
simulate-calls = chiamate giuste
simulate-wins = vittorie per posto
editions-seats = da { $least } a { $most } posti
editions-seats-more = e da { $least } a { $most } con due scatole ma un solo mazzo
editions-deck = { $size } carte: { $cards }
editions-order = ordine del conteggio: { $order }
editions-out-at = fuori con { $out_at } coyote
editions-least = numero minimo: { $least }
editions-least-none = si può aprire una mano con qualsiasi numero intero
editions-coins = monete: { $coins }
editions-specials = azioni speciali: { $specials }
editions-rulings = Scelte che ogni tavolo può cambiare (prima il valore predefinito):
serve-open = Coyote è aperto all’indirizzo { $address }
serve-end = Ctrl-C lo chiude. I tavoli restano e riprendono al prossimo avvio.
serve-port = { $host }, porta { $port }, non si può aprire: { $reason }. Forse Coyote è già in funzione? Altrimenti scegli un’altra porta con --port.
serve-host = Coyote non può ascoltare su { $host }: { $reason }. Scegli con --host un indirizzo di questo computer, oppure 0.0.0.0 per tutti.
serve-unfit = { $value } non va bene dopo { $option }: dovrebbe somigliare a { $example }.
error-file = Non si riesce a leggere { $file }: { $reason }
error-write = { $file } non si può scrivere: { $reason }
error-extra = { $command } ha bisogno dell’extra [{ $extra }], perché qui { $package } non è installato: pip install "coyote-game[{ $extra }]"
odds-holds = { $number } regge con probabilità { $chance }.
odds-best = fino a { $number } regge con probabilità almeno { $chance }
editions-any = qualsiasi tavolo può avere da 2 a 12 posti e accordarsi su un numero di coyote da 1 a 99
backup-done = { $tables ->
    [one] Un tavolo è
   *[other] { $tables } tavoli sono
} in { $file }. Solo tu puoi leggerlo: contiene i semi delle partite in corso.
restore-done = { $tables ->
    [one] Un tavolo è
   *[other] { $tables } tavoli sono
} in { $database }. Avvia il server con --database { $database }
doctor-fine = { $tables ->
    [0] Non c’è ancora nessun tavolo.
    [one] Un tavolo è integro.
   *[other] { $tables } tavoli sono integri.
}
doctor-healthy = Tutto a posto.
doctor-database = Il database dice: { $said }
doctor-older = { $database } è di un Coyote più vecchio. Avvia una volta il server per aggiornarlo, poi esegui di nuovo «{ $coyote } doctor».
doctor-log-empty = Il tavolo { $table } non ha registro: un server è stato interrotto mentre lo apriva. Nessuno può esserci seduto.
doctor-rows-unreadable = Tavolo { $table }: il database non riesce a leggerne il registro. Ripristinalo da una copia.
doctor-log-broken = Tavolo { $table }: la voce { $seq } manca o non è più quella scritta. Ripristinalo da una copia.
doctor-deed-unreadable = Tavolo { $table }: la voce { $seq } è incomprensibile. È di un Coyote più recente?
doctor-replay-fails = Tavolo { $table }: il registro è intero ma non si può rigiocare. Segnalalo, per favore.
doctor-seed-missing = Tavolo { $table }: manca il seme della voce { $seq }; la partita non può continuare. Ripristinalo da una copia.
doctor-seed-differs = Tavolo { $table }: il seme della voce { $seq } non è quello promesso; la partita non può continuare. Ripristinalo da una copia.
serve-home = Non c’è una cartella personale per il database ({ $reason }). Di’ dove tenerlo con --database FILE

## Che cosa dice `coyote --help`. Ogni comando con la prima frase del suo aiuto.

help-title = Coyote, il gioco di bluff di Spartaco Albertarelli.
help-about = Ognuno porta un numero in testa e vede quelli di tutti gli altri, non il suo. Rilancia, o grida «Coyote!».
help-example-serve = per giocare: apre la pagina
help-example-play = per giocare qui nel terminale contro i bot
help-example-score = conta una mano
help-example-replay = controlla una registrazione e la racconta
help-extra = La pagina richiede un extra: { $command }
help-uvx = Senza installare niente: { $command }
help-checkout = Dai sorgenti: { $command }, e così per ogni comando
help-usage = Uso:
help-options = Opzioni
help-commands = Comandi
help-version = Mostra la versione.
help-this = Mostra questo aiuto.
help-more = Di più su un comando: { $command }
help-command-serve = Offre la pagina e i suoi tavoli.
help-command-backup = Copia un database in FILE, anche mentre un server lo usa.
help-command-restore = Rimette la copia in FILE in un database ancora vuoto.
help-command-doctor = Legge un intero database e dice quali tavoli sono a posto e che cosa non va negli altri.
help-command-play = Si gioca in questo terminale: contro i bot o a un nuovo tavolo su un server.
help-command-join = Ti siedi o guardi a un tavolo su un server, in questo terminale.
help-command-watch = Guarda una partita finita come un film, con gli occhi di chi vuoi.
help-command-score = Conta le carte passo per passo.
help-command-replay = Controlla le registrazioni secondo le regole e le racconta.
help-command-review = Rivedi una partita, con quello che ciascuno poteva sapere.
help-command-verify = Controlla che le carte siano state date onestamente: che nessuno le abbia scelte.
help-command-odds = Quanto è probabile ogni totale per chi vede queste carte e non la propria.
help-command-simulate = Gioca partite intere con mosse a caso.
help-command-arena = Fa giocare i bot fra loro e mostra chi vince.
help-command-league = Tiene un campionato di bot in una cartella: incontri, punteggi e una pagina.
help-command-bot = Controlla un tuo bot e lo fa sedere a un tavolo.
help-command-mcp = Fa giocare un assistente: un server MCP su ingresso e uscita standard.
help-command-editions = Elenca le edizioni con mazzi, posti e opzioni.

## L’aiuto dei singoli comandi, e che cosa non va nei loro argomenti.

manual-database = Un file SQLite, oppure postgresql://…  [predefinito: un file nella tua cartella personale]
manual-lang = Lingua dell’uscita; altrimenti quella di COYOTE_LANG o LANG, se la parliamo, e in mancanza l’inglese.
manual-json = Scrive un oggetto JSON.
manual-option = Qualsiasi opzione del tavolo (vedi `editions`).
manual-full-screen = Riempie lo schermo, o parla a righe semplici, per lettori di schermo e script.  [predefinito: quello che il terminale sa fare]
manual-seats = Quanti giocano.
manual-edition = L’edizione da giocare; altrimenti kidult_2003.
manual-turn-ms = Il tempo di un programma per una mossa.
manual-bank-ms = La sua riserva oltre a quello, per tutta la partita.
manual-memory-mb = Memoria per ogni programma.
manual-workers = Quanti processi, altrimenti uno per core. Non cambia nessun risultato.
manual-dask = Usa i worker di uno scheduler Dask, tcp://…. Non cambia nessun risultato.
manual-serve-1 = Su un portatile non serve nessuna opzione: tutto sta in un file SQLite, ed entra solo questo computer. Ogni mossa confermata è sul disco: fermalo con Ctrl-C o uccidilo, e al prossimo avvio i tavoli continuano.
manual-serve-2 = Con --lan gli amici nella stanza inquadrano un codice. Con PostgreSQL quanti processi vuoi condividono un database; li sveglia Redis, o PostgreSQL stesso. Dietro un proxy che parla HTTPS un WebSocket entra solo da una --origin dell’elenco, scritta esattamente così. Con --turn telecamere e microfoni funzionano anche dove i browser non si raggiungono; fuori non si contatta nulla che --stun o --turn non nomini.
manual-serve-3 = Il server risponde solo con i propri nomi: quelli di questo computer e quelli delle --origin. Un proxy deve passare i WebSocket (Upgrade, Connection) e l’Host. /api/health dice che il processo è vivo, /api/ready se mandarci persone (503 mentre si svuota), e /metrics conta per Prometheus, se chiede da questo computer. SIGTERM lo svuota: le connessioni si chiudono con 1012, i client tornano da soli, e altri processi prendono gli orologi entro dieci secondi.
manual-serve-host = L’indirizzo su cui ascoltare.
manual-serve-port = La porta; 0 ne prende una libera.
manual-serve-lan = Fa entrare i telefoni della stessa rete: mostra l’indirizzo e un codice QR.
manual-serve-open = Apre la pagina nel browser.  [predefinito: in un terminale]
manual-serve-redis = redis://… per svegliare gli altri processi; senza, ci pensano le notifiche di PostgreSQL.
manual-serve-origin = Un altro indirizzo della pagina, per esempio https://coyote.example
manual-serve-proxy = Si fida di X-Forwarded-For da questo proxy e da nessun altro.
manual-serve-open-metrics = Mostra /metrics a tutti, non solo a questo computer.
manual-serve-keep-days = Per quanti giorni si tengono i tavoli fermi.
manual-serve-journal-level = Quanto racconta il diario.
manual-serve-stun = I browser con telecamera o microfono accesi chiedono il loro indirizzo a questo server STUN.
manual-serve-turn = I browser che non si raggiungono si collegano attraverso questo server TURN.
manual-serve-turn-secret = Il file con il segreto che il server TURN condivide con questo.
manual-backup-1 = La copia è un file SQLite, da qualunque database venga, e può leggerla solo chi la possiede, perché contiene i semi delle partite in corso. Copiare coyote.db a mano non basta: le ultime mosse sono nel file -wal lì accanto.
manual-restore-1 = Non si sovrascrive mai nulla: sposta prima un coyote.db rovinato (e i file -wal e -shm accanto). Una copia di SQLite si può ripristinare in PostgreSQL, e viceversa. Link e chiavi restano com’erano.
manual-doctor-1 = Ogni registro è controllato voce per voce e rigiocato, e ogni seme è confrontato con quello su cui il server si era impegnato. Non cambia nulla, e il server può essere acceso. Finisce con stato 1 se qualcosa non va.
manual-play-1 = Senza opzioni un breve dialogo chiede che cosa giocare. La partita si conserva come registrazione quando finisce o la lasci, e --resume ne riprende una lasciata. Con --server il tavolo si apre lì, e se ne mostrano il link e il codice QR.
manual-play-2 = A righe semplici scrivi un numero per dirlo, "coyote" per chiamare, e "help" per il resto.
manual-play-edition = Quale edizione giocare.
manual-play-seats = In quanti si gioca, contando te.
manual-play-mind = Chi gioca contro di te; ripetilo per ogni posto.
manual-play-name = Come ti chiami.
manual-play-seed = Dà di nuovo le stesse carte: stesso seme e stesse mosse, stessa partita.
manual-play-save = Dove tenere la partita.  [predefinito: nella tua cartella personale]
manual-play-resume = Riprende una partita lasciata; senza FILE, l’ultima.
manual-play-server = Apre lì un tavolo, a cui gli amici possono unirsi.
manual-join-1 = Una connessione persa torna da sola, e chi se ne va ritorna allo stesso posto con lo stesso comando: la chiave è nella tua cartella personale. Con un altro --name vieni come qualcun altro.
manual-join-server = Dov’è il tavolo, se dai un codice.
manual-join-name = Come ti chiami lì.  [predefinito: come l’ultima volta]
manual-join-watch = Solo guardare, anche se c’è un posto libero.
manual-watch-1 = FILE è una registrazione; un URL è il link di un replay su un server. A righe semplici Invio mostra la mossa seguente; "eyes NAME" guarda con gli occhi di un altro.
manual-watch-seat = Con gli occhi di questo giocatore; senza, come chi guarda.
manual-score-1 = Le carte sono numeri interi e le parole ?, discard, flip, cancel, double, night (il ? tra virgolette). Senza --edition è ammesso ogni tipo di carta, contato in un ordine che va bene per tutte le edizioni. Per ogni ? la carta che ha girato si nomina dopo --pile.
manual-score-2 = Con --json e senza carte, ogni riga dell’ingresso standard è una mano di carte, con la pila dall’alto dopo una barra; ogni riga dell’uscita è un oggetto con total, reshuffle e steps, oppure con error e la carta colpevole. Con le carte si scrive un solo oggetto.
manual-score-edition = Ammette solo le carte di questa edizione, e conta nel suo ordine.
manual-score-json = Scrive JSON; senza carte le legge dall’ingresso standard.
manual-score-pile = La pila dall’alto, da girare per `?`; `none` se era vuota.
manual-replay-1 = FILE - è l’ingresso standard. Finisce con stato 1 se una registrazione è rifiutata; l’errore nomina la riga, un codice stabile e che cosa ci si aspettava.
manual-replay-seat = Racconta solo quello che ha visto questo giocatore.
manual-replay-json = Un oggetto JSON per ogni registrazione.
manual-replay-many = Un testo contiene molte registrazioni, separate da righe `---`; senza FILE vale -.
manual-review-1 = Quanto era probabile ogni numero e ogni chiamata per chi li ha fatti, e chi ha meritato quale premio? FILE è una registrazione, - è l’ingresso standard. La probabilità che un numero regga, o che una chiamata sia giusta, è esatta, e segue da quello che quel giocatore vedeva in quel momento. Le mani non finite restano fuori.
manual-verify-1 = FILE è la prova di una partita, - è l’ingresso standard; un URL è dove un server tiene la partita, come il link del suo replay. Ogni impegno è controllato, ogni mescolata è rifatta dai semi, e ogni carta della partita è confrontata con il risultato; docs/fair-deal.md dice che cosa questo prova e che cosa no. Finisce con stato 1 se qualcosa non va.
manual-odds-edition = L’edizione; altrimenti la prima che ha un mazzo così (vedi `editions`).
manual-odds-feathers = Quanto è grande il mazzo, nelle edizioni che ne hanno più d’uno.
manual-odds-see = Che cosa vedi sulle altre teste.
manual-odds-open = Che cosa è scoperto sul tavolo e conta.
manual-odds-middle = Che cosa hai visto delle carte coperte al centro.
manual-odds-discards = Che cosa c’è negli scarti.
manual-odds-declared = Il numero in gioco.
manual-odds-json = Scrive numeri interi esatti come un oggetto JSON.
manual-simulate-1 = Le mosse sono tirate a sorte con la stessa probabilità tra quelle permesse; un numero supera l’ultimo al massimo di poco.
manual-simulate-edition = L’edizione da giocare.
manual-simulate-games = Quante partite.
manual-simulate-seed = Stesso seme, stesse partite, byte per byte.
manual-simulate-coins = Con le monete, nelle edizioni che le hanno.
manual-simulate-specials = Con le azioni speciali, nelle edizioni che le hanno.
manual-simulate-out-at = Con quanti coyote si è fuori; altrimenti quanti dice l’edizione.
manual-simulate-record = Scrive lì ogni registrazione, separate da righe `---`; - è l’uscita standard.
manual-arena-1 = Ogni gruppo di bot che riempie il tavolo gioca con le stesse carte in ogni rotazione dei posti. Un BOT è uno dei nostri, o il percorso di un programma in qualsiasi linguaggio (docs/bots.md). I programmi girano con i tuoi permessi: avvia quelli di sconosciuti in un container.
manual-arena-games = Almeno questo numero di partite; ogni rotazione si completa.
manual-arena-seed = Stesso seme, stesso risultato.
manual-arena-against = Un posto per BOT, gli altri per questi (si può ripetere).
manual-arena-attack = Fa attaccare un tavolo pieno di BOT da chi sa come gioca; senza salti, o senza leggere gli altri.
manual-arena-rollouts = Con --attack: prove per ogni mossa.
manual-arena-bits = Misura quanto i numeri di ogni BOT dicono a chi ascolta sulla propria carta.
manual-arena-exploit = Allena un nuovo allievo contro un tavolo di lupi, e misura quanto vince.
manual-arena-head-start = Con --exploit: l’allievo comincia già da lupo.
manual-arena-lessons = Con --exploit: quanto a lungo si allena.
manual-arena-json = Scrive tutto come un oggetto JSON.
manual-arena-plot = Disegna un’immagine, .png o .svg.
help-command-league-init = Comincia un campionato in FOLDER.
manual-league-init-seed = Stesso seme, stessa classifica; altrimenti uno che nessuno può indovinare.
help-command-league-add = Iscrive BOT, uno dei nostri o il percorso di un programma.
manual-league-add-name = Come si chiama nel campionato; altrimenti come il bot o il file.
help-command-league-run = Gioca gli incontri e scrive la classifica. Fermalo quando vuoi: nessun incontro finito va perso.
manual-league-run-games = Finché tutti hanno giocato questo numero di partite.
manual-league-run-sprt = Verifica se NEW è più forte di OLD, e si ferma quando è chiaro.
manual-league-run-gain = Con --sprt: di quanto per cento.
manual-league-run-error = Con --sprt: quanto spesso può sbagliare.
help-command-league-table = Mostra la classifica, e scrive table.csv, table.json e index.html.
manual-league-table-json = Scrive la classifica come JSON.
manual-bot-1 = Un bot è un programma in qualsiasi linguaggio che legge e scrive righe di JSON; docs/bots.md spiega come scriverne uno in dieci minuti.
help-command-bot-check = Percorre il protocollo con PROGRAM, e spiega quello che dice.
help-command-bot-sit = Fa giocare PROGRAM al tavolo dietro LINK, dove sono ammessi bot da fuori.
manual-bot-sit-server = Dov’è il tavolo, se LINK è solo il suo codice.
manual-bot-sit-name = Come si chiama il bot al tavolo; altrimenti come il suo file.
manual-bot-sit-games = Si alza dopo questo numero di partite; altrimenti mai.
manual-mcp-1 = L’assistente si siede come un ospite segnato come bot, dove sono ammessi bot da fuori; vede quello che si mostra al suo posto e nient’altro.
manual-mcp-2 = Questo va nella configurazione dell’assistente:
manual-editions-json = Una lista JSON di tutte le edizioni.

# Che cosa dice click degli argomenti.
click-default = predefinito: { $default }
click-required = obbligatoria
click-aborted = Interrotto!
click-error = Errore: { $message }
click-try = Per l’aiuto: «{ $command } { $option }».
click-invalid = Valore non valido: { $message }
click-invalid-for = Valore non valido per { $param_hint }: { $message }
click-missing-argument = Manca l’argomento
click-missing-option = Manca l’opzione
click-missing-command = Manca un comando.
click-choose = Scegli tra: { $choices }
click-no-option = L’opzione { $name } non esiste.
click-no-command = Il comando { $name } non esiste.
click-meant = Intendevi { $possibility }?
click-meant-one-of = (Intendevi uno di questi: { $possibilities }?)
click-extra = Argomenti di troppo: { $args }
click-takes-none = L’opzione { $name } non vuole un valore.
click-takes-one = L’opzione { $name } vuole un valore.
click-takes = L’opzione { $name } vuole { $nargs } valori.
click-not-that = { $value } non è { $choice }.
click-not-one-of = { $value } non è tra { $choices }.
click-not-a-number = { $value } non è un numero.
click-out-of-range = { $value } non è nell’intervallo { $range }.
click-no-file = { $filename } non esiste.
click-is-file = { $filename } è un file.
click-is-folder = { $filename } è una cartella.
click-unreadable = { $filename } non si può leggere.
click-unwritable = { $filename } non si può scrivere.

# Che cosa dice un comando dei propri argomenti.
usage-cards = Dai le carte da contare; o solo --json, per leggerle dall’ingresso standard.
usage-file = Dai un FILE, o - per l’ingresso standard.
usage-option = --option { $pair }: scrivi NAME=VALUE, e ogni nome una volta sola.
usage-both = { $flag } e { $option } non vanno insieme.
usage-workers = --workers è per questo computer, --dask per un cluster: danne uno solo.
usage-against = --against vale per un solo BOT.
usage-exploit = --exploit funziona solo contro il lupo: arena wolf --exploit.
usage-attack = --attack vale per un solo BOT: arena wolf --attack.
usage-plot = --plot scrive .png o .svg.
usage-minds = --attack e --bits vogliono bot che dicano quanto spesso fanno ogni mossa, e niente monete né azioni speciali.
usage-rulings = --exploit impara solo il conteggio solito: scegli un’edizione e opzioni senza altre interpretazioni.

## L’arena.

arena-summary = { $games ->
    [one] Una partita di { $edition } con { $seats } posti, seme { $seed }:
   *[other] { $games } partite di { $edition } con { $seats } posti, seme { $seed }:
}
arena-legend = Vittorie per posto con intervallo al 99% (equo: { $fair }) e punteggi.
arena-unknown = Non c’è nessun bot «{ $name }». Ci sono: { $names }. Un bot tuo si indica con il suo percorso: ./{ $name }
arena-plot-title = { $games ->
    [one] Una partita di { $edition }, { $seats } posti
   *[other] { $games } partite di { $edition }, { $seats } posti
}
arena-plot-axis = vittorie per posto; linea spessa 95%, linea sottile 99%
arena-plot-fair = equo: { $fair }
arena-stand-ins = { $name }: mosse fatte da un altro bot: { $moves } su { $all } ({ $why }).
arena-mostly = { $name } non ha fatto da sé la maggior parte delle sue mosse: questo risultato è dell’altro bot.
arena-attack = L’attacco vince { $points } punti oltre la quota equa (95% sicuro: da { $low } a { $high }).
arena-bits = Bit ancora aperti sulla carta di chi ascolta, prima e dopo il primo numero, e quanto rivela ogni mossa successiva; { $rounds } mani:
