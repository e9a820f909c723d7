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
