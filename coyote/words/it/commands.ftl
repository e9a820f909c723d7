# Ciò che la riga di comando scrive attorno a eventi e conteggi.
replay-game = { $edition }, { $seats } posti: { $names }
replay-through = Con gli occhi di { $name }.
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
editions-seats-more = e da { $least } a { $most } secondo il regolamento
editions-deck = { $size } carte: { $cards }
editions-order = ordine del conteggio: { $order }
editions-out-at = fuori con { $out_at } coyote
editions-least = numero minimo: { $least }
editions-least-none = si può aprire una mano con qualsiasi numero intero
editions-coins = monete: { $coins }
editions-specials = speciali: { $specials }
editions-rulings = Scelte che ogni tavolo può cambiare (prima il valore predefinito):
serve-open = Coyote è aperto all’indirizzo { $address }
serve-end = Ctrl-C lo chiude. I tavoli restano e riprendono al prossimo avvio.
serve-port = Nessuno può entrare da { $host }, porta { $port }: { $reason }. Forse Coyote è già in funzione? Altrimenti scegline un’altra con --port.
serve-trouble = I tavoli non possono essere conservati in { $database } [{ $trouble }]. Il database è in funzione, e questo programma può scriverci?
serve-unfit = { $value } non va bene dopo { $option }: dovrebbe somigliare a { $example }.
error-file = Non si riesce a leggere { $file }: { $reason }
error-write = { $file } non si può scrivere: { $reason }
error-extra = { $command } ha bisogno dell’extra [{ $extra }], perché qui { $package } non è installato: pip install "coyote-game[{ $extra }]"
odds-holds = { $number } regge al { $chance }.
odds-best = fino a { $number } regge almeno al { $chance }
editions-any = qualsiasi tavolo può avere da 2 a 12 posti e accordarsi su 1-99 coyote
