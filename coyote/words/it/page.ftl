# Quello che dice la pagina, schermata per schermata.
#
# Una parola per ogni cosa; tests/every/forbidden_words.py rifiuta le altre. Si dà del tu.
#   carta, piuma · numero · dire · rilanciare · chiamare «Coyote!» (la chiamata) · reggere · totale · conteggio
#   coyote (invariabile) · fuori · branco · mano · partita · turno, mossa · posto · tavolo · ospitare (host) · bot
#   pila, scarti · mazzo · moneta (extra, inversione, salto, cambio, indovinello) · azione speciale · gettone, maschera, rametto
#   telefono sulla fronte · seme (seed) · prova (fairness record) · registrazione (record) · registro (log) · scatola
#   Una probabilità: «regge con probabilità 62%», senza spazio. Nessun articolo davanti a un valore: sarebbe l’8, all’11%.
#   Virgolette: «…». Puntini attaccati alla parola.

# In ogni pagina
app-skip = Vai al contenuto
app-name = Coyote
app-about = Un gioco di bluff intorno al fuoco: tutti vedono la tua carta, tranne te.
app-not-loaded = Questa parte della pagina non si è caricata. Controlla la rete e riprova.
app-log = Che cosa è successo
list-more = { $list }, { $item }
list-last = { $list } e { $item }
settings = Impostazioni
settings-mute = Senza suoni
settings-language = Lingua
settings-theme = Colori
settings-theme-night = Notte
settings-theme-dusk = Crepuscolo (chiaro)
settings-theme-contrast = Alto contrasto
settings-still = Senza animazioni
settings-forget = Dimenticami…
forget-title = Ti dimentichiamo?
forget-about = Il tuo nome e la tua chiave vengono cancellati e lasci tutti i tavoli; se stai giocando, continua un bot. Non si può annullare. Le partite finite conservano il nome con cui hai giocato.
forget-go = Sì, dimenticami
forget-done = Fatto: non sappiamo più chi sei.
go-home = Torna all’inizio
lost-title = Solo sabbia
lost-text = Qui non c’è nessuna pagina.
try-again = Riprova
close = Chiudi
cancel = Annulla
leave = Lascia il tavolo
your-name = Il tuo nome
nicknames = Lucertola Puma Armadillo Rospo Pipistrello Corvo Grillo Tasso Geco Montone Cicala Falco
seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}

# Inizio
home-title = Tutti vedono la tua carta, tranne te.
home-about = Di’ un numero che tutte le carte insieme possano raggiungere, ogni volta un po’ più alto. Oppure grida «Coyote!» a chi ha esagerato.
home-play = Gioca subito
home-play-busy = Accendiamo il fuoco…
home-play-about = Tu e tre bot, senza registrarti, subito.
home-ways = Altri modi di giocare
home-new = Nuovo tavolo
home-new-about = Per gli amici, con un link da mandare
home-join = Entra con un codice
home-join-about = Qualcuno ti ha letto un codice
home-public = Tavoli pubblici
home-public-about = Siediti con chi non conosci
home-learn = Impara
home-learn-about = In due minuti, giocando
home-count = Conta
home-count-about = Hai la scatola vera? Tocca le carte
home-replay = Rivedi una partita
home-replay-about = Una partita finita, con gli occhi di chi vuoi
home-credit = Coyote è un gioco di Spartaco Albertarelli. Questa pagina non è legata a lui né ad alcun editore; testi e disegni sono originali.

# Edizioni
edition-oliphante_2010 = Piume, 2010
edition-oliphante_2010-about = 30 piume; si può aprire con qualsiasi numero, anche negativo.
edition-devir_2021 = Piume, 2021
edition-devir_2021-about = Lo stesso gioco con 30 o 49 piume, per tavoli fino a dodici.
edition-kidult_2003 = Carte, 2003
edition-kidult_2003-about = 36 carte con gli zeri e un’eclissi; chi perde comincia la mano dopo.
edition-japan_2015 = Carte, 2015 (Giappone)
edition-japan_2015-about = Le 36 carte del 2003, fino a dieci giocatori. L’eco raddoppia tutto il totale, anche le carte rosse; chi vuole gioca con le maschere.
edition-powwow_2006 = Piume, 2006
edition-powwow_2006-about = 36 piume, da tre a otto giocatori. Si possono dire numeri negativi, e ognuno ha un rametto per schivare un numero.

# Un nuovo tavolo
new-title = Nuovo tavolo
new-go = Accendi il fuoco
setting-edition = A che cosa giocate?
setting-seats = Posti
setting-seats-about = quanti possono sedersi
setting-out-at = Fuori con quanti coyote
setting-heads = Dove siete?
setting-heads-screens = Ognuno al suo schermo
setting-heads-screens-about = Vedi le carte degli altri sul tuo schermo. Per amici lontani e per i bot.
setting-heads-phones = Telefoni sulla fronte, nella stessa stanza
setting-heads-phones-about = Tieni il telefono sulla fronte: mostra la tua carta agli altri. I numeri si dicono ad alta voce.
setting-coins = Monete
setting-specials = Azioni speciali
setting-turn = Tempo per turno
setting-turn-none = Senza orologio
setting-turn-about = quando scade, un bot gioca per te
setting-bank = Riserva
setting-bank-about = tempo in più per ognuno, per tutta la partita
setting-programs = Bot da fuori
setting-programs-about = Possono sedersi programmi scritti da altri; si vede che sono bot.
setting-public = Tavolo pubblico
setting-public-about = Chiunque può trovarlo e sedersi.
setting-public-clock = Gli sconosciuti non aspettano per sempre: un tavolo pubblico ha l’orologio.
setting-public-not-phones = Non con i telefoni sulla fronte: chi trova il tavolo potrebbe inserire mosse.
setting-deck = Il mazzo: { $cards } carte
setting-house-rules = Regole della casa
value-on = sì
value-off = no
value-acts = ha effetto
value-nothing = non fa niente
value-discards = si rifà con gli scarti
value-discard = vanno negli scarti
value-pile = tornano nella pila
value-shown = comunque sia uscita
value-counted = solo se contata o sostituita
value-highest = la carta rossa più alta
value-any = la carta col numero più alto
value-one = una sola
value-all = tutte
value-next = chi viene dopo
value-previous = chi viene prima
value-raise = deve rilanciare
value-ends = la mano finisce
value-declarer = fa suo il numero
value-passer = lo passa soltanto
value-turn = un turno
value-round = tutta la mano
value-greens = le carte verdi
value-total = tutto il totale
value-game = una volta per partita

# Entrare
join-title = Entra a un tavolo
join-code = Il codice del tavolo
join-hint = Due parole come sira-goga. Va bene anche un link.
join-go = Vai
public-title = Tavoli pubblici
public-none = In questo momento non c’è nessun tavolo pubblico. Aprine uno, e gli altri lo troveranno.
public-seats = Posti occupati: { $taken } su { $seats }
public-open = in attesa
public-playing = si gioca
public-over = tra due partite
dead-link-title = Questo fuoco si è spento
dead-link-text = Qui non c’è più nessun tavolo, o il link non è completo. Fattelo rimandare, o apri un tavolo tuo.
gone-title = Non riusciamo a collegarci
trouble-unreachable = Il server non risponde. Controlla la rete; forse torna tra un momento.
trouble-not-understood = Il server non ha capito questa pagina. Ricaricala, per favore.
trouble-unknown = Non ha funzionato ({ $code }). Riprova, per favore.

# La linea
connection-connecting = Collegamento in corso…
connection-lost = Il collegamento è caduto.
connection-lost-about = Stiamo già riprovando.

# Prima della partita
lobby-title = Intorno al fuoco
lobby-seats = Posti occupati: { $taken } su { $seats }
lobby-you = tu
lobby-host = ospita
lobby-program = bot da fuori
lobby-free = posto libero
lobby-bot = Quale bot
lobby-add-bot = Aggiungi un bot
lobby-remove-bot = Togli
lobby-remove = Fai uscire
lobby-pass-host = Cedi il tavolo
lobby-lock = Chiudi il tavolo
lobby-unlock = Riapri il tavolo
lobby-locked = Chiuso: non entra nessun altro
lobby-unlocked = Aperto a chi ha il link o il codice
lobby-faces-open = Chi guarda può vedere e sentire chi ha qualcosa di acceso
lobby-faces-closed = Chi guarda non vede e non sente nessuno
lobby-open-faces = Fai vedere e sentire
lobby-close-faces = Non più
knock = Chiedi di inserire i numeri qui
knock-about = Ciò che si dice può inserirlo solo chi siede al tavolo, e gli schermi che chi ospita fa entrare.
knock-waits = Si chiede a chi ospita di far entrare questo schermo, come { $name }.
let-in = Fai entrare { $name }
turn-away = Manda via { $name }
let-in-about = { $name } bussa e vorrebbe inserire ciò che si dice.
lobby-setting = A che cosa si gioca
lobby-change = Cambia
lobby-change-go = Applica
lobby-start = Comincia
lobby-wait = { $name } comincerà la partita quando ci sarete tutti.
sit-down = Siediti
sit-back = Torna al tuo posto
watch-full = Tutti i posti sono occupati. Puoi guardare.
watch-playing = La partita è in corso. Tu guardi.
watch-stop = Smetti di guardare
share-title = Invita gli amici
share-code = Codice
share-copy = Copia il link
share-copied = Copiato
share-send = Manda
share-qr = Codice QR
share-qr-label = Codice QR con il link a questo tavolo

# La partita
play-title = Coyote, mano { $round }
play-hand = La tua mossa
play-round = Mano { $round }
play-said = Detti in questa mano
said-entered = inserito da { $name }
play-no-number = ancora nessun numero
play-stands = { $name } ha detto { $number }.
play-doubled = Se ora si chiama «Coyote!», chi perde ne prende due
play-dealing = Si mescolano le carte…
play-your-turn = Tocca a te.
play-your-turn-short = Tocca a te
play-waits = { $name } pensa…
stand-in = Fai giocare un bot per { $name }
stand-in-about = { $name } non si muove da un minuto. Un bot può giocare finché non torna.
stand-in-together = Dovete volerlo tutti voi che siete qui.
stand-in-wished = Si aspettano gli altri.
asleep-you = Da tempo non dai segni di vita: un bot gioca per te.
asleep-back = Rieccomi
play-you-are-out = Sei fuori. Guarda chi guiderà il branco.
play-number = Il tuo numero
play-less = uno in meno
play-sign = cambia segno
play-say = Di’ { $number }
play-coyote = Coyote!
play-number-unreadable = Scrivi un numero intero.
play-number-unless = Di’ un numero diverso da { $number }.
play-number-low = Di’ almeno { $least }.
coach = Maestro di probabilità
coach-off = spento
coach-after = dopo ogni mano
coach-live = durante il gioco
coach-about = Dopo ogni mano: quanto valevano i numeri e le chiamate di tutti. Anche durante il gioco, se giochi solo con i bot.
coach-round = Mano { $round }: quanto era probabile?
coach-number = { $number } regge con probabilità { $chance }.
coach-call = Una chiamata è giusta con probabilità { $chance }.
play-coins = Monete
piece-token = Azioni speciali
piece-mask = Maschere
piece-twig = Rametti
play-with = con «{ $special }» { $target }
play-without = senza
play-guess-title = Che cosa hai in testa?
play-aim-title = { $special }: a chi?
play-coins-left = { $number ->
    [one] { $number } moneta
   *[other] { $number } monete
}
play-deck = Mazzo · { $pile ->
    [one] resta { $pile }
   *[other] restano { $pile }
}
play-table = Tavolo
play-out-at = { $number ->
    [one] Un coyote e sei fuori
   *[other] { $number } coyote e sei fuori
}
play-time = { $seconds ->
    [one] Resta { $seconds } secondo
   *[other] Restano { $seconds } secondi
}
play-bank = + { $seconds } di riserva
deck-title = Il mazzo
deck-about = Carte ancora coperte: { $pile }. Quelle barrate sono già tutte negli scarti.
deck-gone = scarti: { $number }
leave-game = Lascia la partita
leave-game-about = Un bot gioca per te. Con lo stesso link puoi tornare al tuo posto.
seat-out = Fuori.
seat-hidden = Da qui la carta non si vede.
seat-own-hidden = La tua carta non la vedi.
seat-wears = Ha in testa { $card }.
seat-also = E anche { $card }.
seat-replaced = Non conta: { $card }.
seat-coyotes = Coyote: { $number } su { $most }.
seat-turn = Di turno.
seat-camera = Telecamera accesa.
seat-microphone = Microfono acceso.
seat-muted = Microfono spento.
seat-speaking = Sta parlando.
seat-away = non c’è
seat-left = via, gioca un bot
seat-asleep = dorme, gioca un bot
coin-extra = Extra
coin-extra-about = Un’altra carta, scoperta davanti a te: conta anche quella. Poi di’ un numero.
coin-reverse = Inversione
coin-reverse-about = Il senso di gioco si inverte fino alla fine della mano. Poi di’ un numero.
coin-skip = Salto
coin-skip-about = Il turno passa; tu non dici niente.
coin-exchange = Cambio
coin-exchange-about = Una nuova carta in testa, senza vederla; quella di prima non conta più, ma se è la notte si rimescola lo stesso. Poi di’ un numero.
coin-guess = Indovinello
coin-guess-about = Di’ qual è la tua carta. Se è giusta, resta scoperta e conta, e puoi ritirarti dalla mano, al sicuro, o restare e dire un numero. Se è sbagliata, prendi un coyote, la mano finisce senza conteggio e la prossima la cominci tu.
special-agree = Accetta
special-agree-about = Il numero in gioco diventa il tuo. Chi viene subito dopo non può fare lo stesso; più tardi sì.
special-double = Raddoppia
special-double-about = Con il tuo numero: se chi viene dopo chiama, chi perde prende due coyote.
special-reverse = Inverti
special-reverse-about = Con il tuo numero: il senso di gioco si inverte fino alla fine della mano.
special-more = Una carta in più
special-more-about = Con il tuo numero: qualcun altro si mette in testa un’altra carta, e contano tutte e due. Una sola volta per mano, per tutto il tavolo.
special-again = Cambialo
special-again-about = Chi ha detto il numero deve cambiarlo: più alto o più basso, non uguale, ma sopra quello precedente o, se era il primo, non sotto il numero minimo. Poi tocca di nuovo a te.
special-next = Dai il turno
special-next-about = Con il tuo numero: scegli chi gioca dopo di te, e da lì si continua.
special-dodge = Schiva
special-dodge-about = Al posto di un numero: il senso di gioco si inverte, e al numero deve rispondere chi sta dall’altra parte di chi l’ha detto. Non quando si resta in due.
reactions = Fai un verso
reaction-howl = Ulula
reaction-yip = Guaisci
reaction-growl = Ringhia
reaction-laugh = Ridi
reaction-gulp = Deglutisci
reaction-stare = Fissa
reaction-paw = Zampa
reaction-sleep = Sbadiglia

# Telefoni sulla fronte
headband-turn = { $name }, di’ il tuo numero ad alta voce.
headband-wear = Mettilo sulla fronte
headband-wear-about = Tre secondi, poi gli altri vedono la tua carta. Tocca due volte per chiamare «Coyote!».
headband-lift = Su, sulla fronte, e senza sbirciare.
headband-hide = Nascondi
headband-enter = Che cosa dice { $name }?

# Dopo la partita
after-rematch = Un’altra partita
after-arrange = Posti e regole
after-wait = { $name } può cominciare un’altra partita.
after-replay = Rivedi, con le probabilità
after-share = Condividi questa partita
after-keep = Da conservare
after-record = La partita come testo
after-fairness = Prova delle carte
after-fairness-about = La prova mostra che nessuno ha scelto le carte. Può controllarla il tuo browser, qui, o qualsiasi altro programma.
after-verify = Controlla le carte
after-checking = Rimescoliamo tutto…
after-fair = { $seeds ->
    [0] Le carte sono uscite come erano state sigillate. Però solo il server ha dato un seme.
    [one] Le carte sono uscite come erano state sigillate, e insieme al seme del server ha deciso { $seeds } seme dei giocatori.
   *[other] Le carte sono uscite come erano state sigillate, e insieme al seme del server hanno deciso { $seeds } semi dei giocatori.
}
after-not-checked = Questo browser non può controllarla qui: conserva la prova e controllala con coyote verify.
seen-same = { $decks ->
    [one] Gli impegni, i semi e i sigilli visti da questa pagina durante la partita sono gli stessi.
   *[other] Gli impegni, i semi e i sigilli visti da questa pagina durante la partita sono gli stessi, in { $seen } mazzi su { $decks }.
}
seen-nothing = Questa pagina non ha visto giocare la partita, quindi non ha niente con cui confrontare la prova.
seen-own-used = { $decks ->
    [one] Il tuo seme è stato usato.
   *[other] I tuoi semi sono stati usati, in { $decks } mazzi.
}
seen-own-missing = Il tuo seme manca in questi mazzi: { $decks }. È arrivato troppo tardi, o il server l’ha lasciato cadere.
seen-fallen = Semi lasciati cadere (e in quali mazzi): { $who }. Si erano impegnati su un seme; poi non c’erano più, o il server l’ha lasciato cadere.
seen-differs = Non è quello che la pagina ha visto durante la partita! Conserva la prova e mostrala a chi ha giocato con te.
seen-other-game = È la prova di un’altra partita.
seen-other-deck = Il mazzo { $deck } è stato giocato e manca nella prova.
seen-other-server = Mazzo { $deck }: il server aveva preso un altro impegno.
seen-other-commit = Mazzo { $deck }: { $name } aveva preso un altro impegno.
seen-other-seed = Mazzo { $deck }: { $name } aveva dato un altro seme.
seen-other-root = Mazzo { $deck }: era stato sigillato in un altro ordine.

# Che altro è successo al tavolo
event-sat = { $name } si siede.
event-sat-bot = { $name }, un bot, si siede.
event-left = { $name } ha lasciato il tavolo.
event-removed = Hanno fatto uscire { $name }.
event-away = { $name } non c’è.
event-back = { $name } è di nuovo qui.
event-host-passed = Ora ospita { $name }.
event-locked = Il tavolo è chiuso: non entra nessun altro.
event-unlocked = Il tavolo è di nuovo aperto.
event-faces-opened = Ora chi guarda può vedere e sentire chi ha la telecamera o il microfono acceso.
event-faces-closed = Ora chi guarda non vede e non sente più nessuno.
event-knocked = { $name } bussa.
event-let-in = { $name } può entrare.
event-turned-away = { $name } non può entrare.
event-setting-changed = Le regole di questo tavolo sono cambiate.
event-started = Comincia una nuova partita.
event-stood-in-stand-in = Un bot gioca per { $name }.
event-stood-in-clock = Il tempo di { $name } è scaduto: gioca un bot.
event-entered = { $by } inserisce ciò che ha detto { $name }.
event-wished = { $name } vorrebbe che un bot giocasse per { $target }.
event-slept = { $name } dorme: continua un bot.
event-hurried = { $name } vuole vedere la fine: i bot si affrettano.
event-woke = { $name } non dorme più.
event-reacted-howl = { $name } ulula.
event-reacted-yip = { $name } guaisce.
event-reacted-growl = { $name } ringhia.
event-reacted-laugh = { $name } ride.
event-reacted-gulp = { $name } deglutisce.
event-reacted-stare = { $name } fissa tutti.
event-reacted-paw = { $name } alza una zampa.
event-reacted-sleep = { $name } sbadiglia.
value-may = se vuole
play-withdraw-title = Hai indovinato!
play-withdraw-about = Ritirati, e in questa mano non rischi più niente; oppure resta e di’ un numero.
play-withdraw = Mi ritiro
seat-withdrawn = Fuori dalla mano, al sicuro.
lobby-first = Chi comincia la prima mano
lobby-first-drawn = si tira a sorte
setting-least-number = Numero minimo
setting-least-none = qualsiasi numero
setting-least-number-about = il più basso con cui si può aprire; vuoto: qualsiasi numero
setting-coins-not-two = In due le monete non si usano: lo dice il regolamento.
setting-coin-counts = Quante monete per tipo
setting-deck-about = Cambialo perché corrisponda alla tua scatola.
setting-deck-reconstructed = Il regolamento non indica né i valori né le quantità: questa è la nostra ricostruzione. Cambiala perché corrisponda alla tua scatola.
setting-house-rules-about = C’è solo ciò che può contare a questo tavolo.
counts-of = Quante: { $name }
counts-less = Una in meno: { $name }
counts-more = Una in più: { $name }
counts-other = Un altro numero
counts-add = Aggiungi
counts-usual = Come nella scatola

## Contare con la scatola vera sul tavolo.

count-page-title = Conta una mano
count-page-about = Giochi con la scatola vera? Tocca quello che ciascuno aveva in testa e guarda il conteggio, passo per passo.
count-page-edition = La tua scatola
count-page-size = Piume
count-page-number = Il numero detto (se vuoi)
count-page-worn = Sulle teste
count-page-none = Tocca le carte qui sotto, una per ciascuno.
count-page-remove = Rimetti a posto { $card }
count-page-turned = Girata dal mistero
count-page-turn = Scegli che cosa ha girato il mistero
count-page-turn-now = Ora tocca la carta che è stata girata.
count-page-count = Conta
count-page-clear = Ricomincia
count-page-deck = Che cosa c’è nella scatola
count-page-add = Aggiungi { $card }, { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
count-page-steps = Il conteggio, passo per passo
count-page-back = Indietro
count-page-next = Passo seguente
count-page-end = Alla fine
count-page-more = Pensavamo che una scatola ne contenesse { $count } ({ $card }). La tua ne ha di più?
count-page-more-yes = Sì, aggiungila
count-page-more-no = No
count-page-turn-missing = Che cosa ha girato il mistero? Toccala qui sotto.
count-page-turn-none = Non c’erano più carte

## Il fuoco del giorno: un tavolo al giorno, uguale per tutti

home-daily = Il fuoco del giorno
home-daily-about = Le stesse carte per tutti, una volta al giorno
daily-about = Un tavolo al giorno: tutti hanno le stesse carte e gli stessi bot, e alle stesse mosse le stesse risposte. Hai un solo tentativo.
daily-against = Oggi giochi contro { $names }.
daily-go = Accendi il fuoco
daily-back = Torna al tuo fuoco
daily-begun = { $games ->
    [0] Nessuno ha ancora acceso il fuoco di oggi.
    [one] Oggi è stato acceso { $games } fuoco.
   *[other] Oggi sono stati accesi { $games } fuochi.
}
daily-rounds = { $rounds ->
    [one] Hai resistito per { $rounds } mano.
   *[other] Hai resistito per { $rounds } mani.
}
daily-hits = { $hits ->
    [one] Hai preso un coyote nella mano { $list }.
   *[other] Hai preso un coyote nelle mani { $list }.
}
daily-no-hits = Non hai preso nessun coyote.
daily-share = Condividi il risultato
daily-text = Coyote · Il fuoco del giorno, { $day }
daily-how = Come è andata agli altri
daily-how-yesterday = Il fuoco di ieri
daily-nobody = Nessuno l’ha finito.
daily-bar = { $place }º posto: { $games }
daily-mean = In media hanno resistito per { $rounds } mani.
daily-hidden = Come è andata agli altri lo vedrai quando avrai finito la tua partita.
daily-next = Prossimo fuoco: { $time }.
daily-proof = Controlla le carte
daily-proof-about = Il server sceglie il seme di un giorno il giorno prima e pubblica un impegno. Un’ora dopo la fine del giorno rivela il seme, e il tuo browser può controllare che sia quello promesso.
daily-commit-tomorrow = Impegno per domani
daily-commit-today = Impegno per oggi
daily-commit-yesterday = Impegno per ieri
daily-seed = Il seme di ieri
daily-seed-later = Il seme di ieri sarà rivelato alle { $time }.
daily-verify = Controlla il seme di ieri
daily-fits = Il seme corrisponde all’impegno.
daily-seen = Questo browser aveva già visto lo stesso impegno.
daily-not-seen = Questo browser non aveva ancora visto l’impegno.
daily-differs = Il seme non corrisponde all’impegno visto da questo browser: non fidarti di quelle carte.
daily-late = L’impegno è stato preso il giorno stesso, non il giorno prima.
daily-others = Come è andata agli altri
server-day-not-over = Le carte del fuoco del giorno si provano a giornata finita: torna domani.
server-fire-not-played = Questa partita è del fuoco di oggi e vedresti le tue stesse carte. Gioca prima la tua, oppure torna domani.

## Quello che il server ricorda di un ospite: le mie partite, i progressi, la scala, il passaggio a un altro dispositivo.

memory-games = Le mie partite
memory-finished = Finite
memory-back = Torna al tavolo
memory-with = con { $names }
memory-won = Vinta
memory-place = { $place }º posto su { $seats }
memory-replay = Rivedi
progress-title = I tuoi progressi
progress-about = Restano su questo server e da nessun’altra parte. «Dimenticami», nelle impostazioni, li cancella.
progress-none = Ancora niente: qui conta la prima partita che giochi fino in fondo.
progress-games = { $number ->
    [one] partita
   *[other] partite
}
progress-wins = { $number ->
    [one] vittoria
   *[other] vittorie
}
progress-right = { $number ->
    [one] chiamata giusta
   *[other] chiamate giuste
}
progress-held = { $number ->
    [one] bluff riuscito
   *[other] bluff riusciti
}
progress-streak = { $number ->
    [one] vittoria di fila
   *[other] vittorie di fila
}
progress-longest = record di vittorie di fila
progress-best = Il tuo bluff riuscito più audace: { $number }, con probabilità { $chance }.
progress-pending = Alcune partite non sono ancora contate. Torna a guardare tra poco.
progress-feats = Imprese
progress-new-feat = Nuova: { $feat }
progress-of = { $have } su { $need }
feat-first-howl = Primo ululato
feat-first-howl-about = Vinci una partita.
feat-regular = Di casa al fuoco
feat-regular-about = Gioca dieci partite fino in fondo.
feat-pack-leader = Guida del branco
feat-pack-leader-about = Vinci dieci partite.
feat-three-moons = Tre lune
feat-three-moons-about = Vinci tre partite di fila.
feat-keen-ear = Orecchio fino
feat-keen-ear-about = Fai 25 chiamate giuste.
feat-stone-face = Faccia di pietra
feat-stone-face-about = Porta a segno 25 bluff.
feat-moonshot = Tiro alla luna
feat-moonshot-about = Porta a segno un bluff sotto il 10% di probabilità.
feat-decorated = Pioggia di premi
feat-decorated-about = Ottieni quattro premi diversi.
ladder-title = Contro chi giochi?
ladder-about = Vinci, e la prossima volta si siedono bot più forti. Puoi anche scegliere.
ladder-rung = Tre bot: { $name }
ladder-here = il tuo gradino
ladder-beaten = battuto
move-title = Continua su un altro dispositivo
move-about = Il tuo nome, le tue partite e i tuoi progressi passano di là, e questo dispositivo li dimentica. Il codice vale una volta sola, per { $minutes } minuti.
move-make = Mostrami un codice
move-code = Codice
move-how = Inquadra l’immagine con l’altro dispositivo, oppure apri lì { $address } e scrivi il codice.
move-qr = Codice QR che ti porta sul dispositivo che lo inquadra
move-in-title = Porta qui i progressi da un altro dispositivo
move-in-about = Scrivi il codice che mostra l’altro dispositivo. Chi ha giocato qui finora resta indietro: questo dispositivo non lo conosce più.
move-in-code = Il codice dell’altro dispositivo
move-in-go = Continua qui
move-in-done = Sei di nuovo { $name }.
server-guest-moved = Ora giochi su un altro dispositivo. Qui puoi ricominciare.
server-move-unknown = Questo codice non porta nessuno, o non più. Fattene mostrare uno nuovo dall’altro dispositivo.
home-progress = I tuoi progressi
home-progress-about = Vittorie, imprese e altri dispositivi
memory-more = Mostra altre
