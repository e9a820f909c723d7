# Attorno al fuoco: il cerchio, la mano, monete e azioni speciali, la fine tra bot.

ring-clockwise = Si gioca in senso orario.
ring-other-way = Si gioca in senso antiorario.

card-ask = Che cosa ha in testa { $name }
card-ask-middle = La carta al centro
card-about-positive = { $card }: aggiunge { $card } al totale.
card-about-negative = −{ $card }: toglie { $card } dal totale.
card-about-zero = Uno zero non aggiunge nulla al totale.
card-about-special = { $card } { $about }
card-about-own = La tua carta: la vedono tutti tranne te.
card-about-hidden = Una carta che da qui non vedi.
card-first = Carta nuova. { $about }
seat-piece = { $piece }: ancora da usare.
seat-piece-spent = { $piece }: niente più in questa mano.

play-prepare = Prepara il tuo numero
play-prepare-late = Gli altri hanno già superato quel numero.
play-guess-sure-title = Confermi?
play-guess-sure = Dici che la tua carta è: { $card }. Se sbagli, prendi un coyote. Non si può tornare indietro.
play-guess-go = Sì: { $card }
play-guess-back = Un’altra carta
play-power-sure-title = Usare adesso?
play-power-sure = Non si può tornare indietro.
play-power-go = Sì: { $power }
play-powers-wait = Si usano quando è il tuo turno.
play-piece-ready = a tua disposizione
play-piece-spent = niente più in questa mano
deck-specials = Che cosa fanno le carte speciali
rules-here = Le regole di questo tavolo
rules-here-read = Leggi qui le regole
leave-sure = Lasciare questa partita? Un bot gioca al posto tuo; puoi tornare con lo stesso link.
leave-sure-out = Lasciare questo tavolo? Sei fuori, quindi nessuno ti aspetta; puoi tornare con lo stesso link.
leave-go = Sì, lascia
leave-stay = Resta
out-to-the-end = Alla fine
out-to-the-end-about = Restano solo bot: finiscono in un attimo.
out-new-game = Nuova partita
out-new-game-sure = Passare a un nuovo tavolo con le stesse regole? Qui gli altri continuano senza di te.

settings-theme-system = Come il sistema
setting-box = Quale scatola hai?
setting-box-none = Nessuna? Prendi la prima: è la più facile per cominciare.
setting-clock-sum = Ogni turno ha { $turn } secondi. Chi ne vuole di più consuma la propria riserva: { $bank } secondi per tutta la partita.
setting-turn-each = { $seconds ->
    [one] { $seconds } secondo a turno
   *[other] { $seconds } secondi a turno
}
headband-how = Come funziona
headband-how-wear = Ognuno tiene il telefono sulla fronte: mostra la sua carta agli altri.
headband-how-say = I numeri si dicono ad alta voce, a turno.
headband-how-type = Chi abbassa per primo il telefono scrive il numero, oppure lo si fa sullo schermo al centro: basta una persona.
headband-dead = Il telefono di { $name } si è spento, quindi nessuno vede quella carta. La mano continua: dite i numeri ad alta voce e scriveteli per { $name }; la carta conta lo stesso.

table-not-only-bots = Ci sono ancora persone in gioco, e solo i bot si affrettano.

## Quello che si condivide al tavolo: animali, cenni, chi guarda, un telefono per tutti, link e la prima partita guidata.

animal = Il tuo animale
animal-gone = { $animal } (preso)
animal-coyote = Coyote
animal-roadrunner = Corridore della strada
animal-puma = Puma
animal-lizard = Lucertola
animal-ram = Montone
animal-bat = Pipistrello
animal-ringtail = Bassarisco
animal-snake = Serpente
animal-armadillo = Armadillo
animal-toad = Rospo
table-animal-unknown = Qui nessuno può essere «{ $animal }». Scegli tra questi: { $animals }.
table-animal-taken = Qualcuno è già quell’animale. Scegline un altro.
event-picked = { $name } ora è un altro animale.
event-picked-you = Ora sei un altro animale.
name-becomes = Al tavolo ti chiamerai { $name }.
name-needs-letters = Un nome ha bisogno di lettere o cifre.
nudge = Fai un cenno a { $name }
table-not-slow = Puoi fare un cenno a { $name } solo nel suo turno, e solo ogni { $seconds } secondi.
event-nudged = { $name } fa un cenno a { $target }.
event-nudged-you = Fai un cenno a { $target }.
event-nudged-at-you = { $name } ti fa un cenno: tocca a te.
watchers =
    { $number ->
        [one] { $number } persona guarda
       *[other] { $number } persone guardano
    }
call-me = Avvisami quando tocca a me
call-me-about = Se guardi un’altra pagina, il browser ti dice che gli altri aspettano.
call-me-no = No, grazie
call-turn = Tocca a te, al fuoco
call-turn-about = Gli altri ti aspettano.
home-pass = Un telefono per tutti
home-pass-about = Passatevelo; nessuno vede la propria carta
pass-about = Tutti giocano su questo telefono. Chi ce l’ha vede le carte degli altri, mai la propria. Passatelo e, prima che mostri qualcosa, dite chi siete.
pass-player = Giocatore { $number }
pass-add = Un altro giocatore
pass-remove = Togli
pass-hand = Passa il telefono a { $name }
pass-hand-about = Ora nessun altro guarda. Lo schermo non mostra nulla finché { $name } non conferma.
pass-iam = Sono { $name }
pass-done = Fatto
pass-again = Gioca ancora
pass-end = Finisci qui
pass-names-alike = Ogni giocatore ha bisogno di un nome tutto suo.
setting-heads-handed = Un telefono che passa di mano
table-handed-public = Un tavolo con un telefono per tutti non può essere pubblico.
preview-table = Un posto accanto al fuoco: vieni a giocare a Coyote
preview-names = Intorno al fuoco: { $names }.
preview-free = Posti occupati: { $taken } su { $seats }.
preview-playing = C’è una partita in corso; puoi guardare.
preview-replay = Una partita finita di Coyote
preview-replay-about = Guardala mossa per mossa, con gli occhi di chi vuoi.
preview-picture = Animali intorno a un fuoco di notte, ognuno con un numero in testa che non vede
guide = Un consiglio per la prima partita
guide-see = Le carte che vedi fanno { $sum }. La tua non la conosci.
guide-open = Comincia con un numero che tutte insieme raggiungono di sicuro. Chi viene dopo rilancia o chiama.
guide-enough = C’è { $number }, e tu vedi già { $sum }: rilanciare di poco è abbastanza sicuro.
guide-missing = C’è { $number }. Tu vedi { $sum }: la tua carta dovrebbe portare { $missing }. Se ne dubiti, chiama «Coyote!».
guide-off = Basta consigli
install = Installa Coyote
install-about = Un’icona tutta sua, a un tocco.

## Occhi: la carta al centro, sbirciare, indicare e la carta Coyote; eventi, rifiuti, schermate e regole.

event-dealt-middle = Al centro c’è una carta coperta.
event-peeked = { $name } chiude un occhio e sbircia: al centro c’è { $card }.
event-peeked-you = Chiudi un occhio e sbirci: al centro c’è { $card }.
event-peeked-hidden = { $name } chiude un occhio e sbircia la carta al centro.
event-peeked-hidden-you = Chiudi un occhio e sbirci la carta al centro.
event-card-laid = { $name } usa la carta Coyote e mette { $card } coperta al centro.
event-card-laid-you = Usi la carta Coyote e metti { $card } coperta al centro.
event-card-laid-hidden = { $name } usa la carta Coyote e mette un’altra carta coperta al centro.
event-card-laid-hidden-you = Usi la carta Coyote e metti un’altra carta coperta al centro.
event-pointed = { $name } indica { $target }.
event-pointed-you = Indichi { $target }.
event-pointed-at-you = { $name } indica te.
event-pointed-hidden = { $name } ha deciso chi vincerà.
event-pointed-hidden-you = Hai deciso chi vincerà.
event-eye-opened = { $name } apre un occhio.
event-eye-opened-you = Apri un occhio.
event-eye-closed = { $name } chiude un occhio.
event-eye-closed-you = Chiudi un occhio.
event-eye-given-up-open = { $name } rinuncia a un occhio aperto.
event-eye-given-up-open-you = Rinunci a un occhio aperto.
event-eye-given-up-closed = { $name } rinuncia a un occhio chiuso.
event-eye-given-up-closed-you = Rinunci a un occhio chiuso.
event-coyote-card-taken = { $name } riceve la carta Coyote.
event-coyote-card-taken-you = Ricevi la carta Coyote.
event-eyes-lost = { $coyotes ->
    [one] { $name } perde un occhio.
   *[other] { $name } perde { $coyotes } occhi.
}
event-eyes-lost-you = { $coyotes ->
    [one] Perdi un occhio.
   *[other] Perdi { $coyotes } occhi.
}
event-reshuffled-always = Tutte le carte si mescolano per la prossima mano.
event-shown-middle = al centro

option-trickster = gli altri indicano chi vincerà, e chi perde riceve la carta Coyote
option-out_at-eyes = con quanti occhi si comincia
setting-trickster = Trickster
setting-out-at-eyes = Occhi all’inizio
edition-heidelbaer_2020 = Occhi, 2020
edition-heidelbaer_2020-about = 17 carte, una coperta al centro; le tue vite sono occhi con cui puoi sbirciarla.

refusal-no-trickster-in-edition = L’edizione { $edition } non ha la variante Trickster: lascia spenta l’opzione trickster.
refusal-must-raise = Dopo aver sbirciato devi dire un numero più alto.
refusal-no-open-eye = Non hai nessun occhio aperto per sbirciare.
refusal-peek-known = Al centro non c’è più niente che tu possa sbirciare.
refusal-first-turn = Non al tuo primo turno della mano: di’ un numero.
refusal-turn-begun = Solo all’inizio del tuo turno: ora di’ un numero.
refusal-raise-no-room = C’è { $farthest } e non si può rilanciare, quindi sbirciare non serve: chiama «Coyote!».
refusal-no-coyote-card = Non hai la carta Coyote.
refusal-coyote-card-used = La carta Coyote è già stata usata in questa mano.
refusal-must-point = Prima indica chi vincerà.
refusal-point-aside = Indica chi ha chiamato o chi ha detto il numero.
refusal-must-give-up = Prima di’ a quale occhio rinunci: uno aperto o uno chiuso.
refusal-not-now = Si può fare solo dopo una chiamata, e solo se tocca a te.
table-phones-face-down = In questa edizione qualcuno guarda una carta da solo, ma un telefono sulla fronte mostra le sue carte a tutti gli altri. Giocala sugli schermi.

play-peek = Sbircia
play-lay = Carta Coyote
move-withdraw = Si ritira
move-point = Indica
play-look-about = Si sbircia prima di dire il numero: poi devi rilanciare.
play-point-title = Chi vincerà?
play-point-about = Se indovini apri un occhio, se sbagli ne chiudi uno. Nessuno vede la tua scelta finché tutti non hanno indicato.
play-point-caller = { $name }, che ha chiamato
play-point-declarer = { $name }, che ha detto { $number }
play-give-title = A quale occhio rinunci?
play-give-open = Uno aperto
play-give-closed = Uno chiuso
play-out-at-eyes = { $number ->
    [one] Un occhio a testa
   *[other] { $number } occhi a testa
}
seat-eyes = Occhi aperti: { $open }; chiusi: { $closed }.
seat-coyote-card = Ha la carta Coyote.
seat-pointed = Ha indicato.
middle-down = Una carta coperta al centro.
middle-yours = Al centro, vista da te: { $card }.
middle-looked = Vista da { $names }.
show-middle = Centro

learn-round-loser-stays = Chi ha perso comincia la mano seguente; se è fuori, comincia chi sta alla sua sinistra.
learn-eyes-title = Gli occhi e la carta al centro
learn-eyes-deal = Prima di ogni mano si mescolano tutte le carte. Un’altra carta sta coperta al centro; conta anche quella.
learn-eyes-count = Dopo una chiamata si mostrano e si contano tutte le carte, anche quella al centro. Se il totale raggiunge il numero, rinuncia a un occhio chi ha chiamato; altrimenti chi l’ha detto. Chi vince apre un occhio chiuso, se ne ha uno.
learn-eyes-lives = Tutti hanno { $eyes } occhi, di cui { $open } aperti. Chi perde rinuncia a uno, aperto o chiuso. Chi non ne ha più è fuori; vince chi resta.
learn-eyes-peek = All’inizio del tuo turno puoi chiudere un occhio aperto e guardare, solo tu, la carta al centro. Poi devi rilanciare. Chi comincia non può farlo al primo turno.
learn-trickster-title = Trickster
learn-trickster = Se il tavolo lo vuole: ognuno comincia con { $open } occhio aperto.
learn-trickster-point = Prima del conteggio tutti gli altri indicano chi secondo loro vincerà. Chi indovina apre un occhio, chi sbaglia ne chiude uno.
learn-trickster-card = Chi perde riceve la carta Coyote. Una volta nella mano seguente, ma non al suo primo turno, all’inizio del turno può pescare la prima carta della pila, guardarla da solo e metterla coperta al centro, dove conta e nessuno può sbirciarla. Poi deve rilanciare.
count-middle-hint = Non dimenticare la carta al centro.
