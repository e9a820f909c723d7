# Occhi: la carta al centro, sbirciare, indicare e la carta Coyote; eventi, rifiuti, schermate e regole.
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
