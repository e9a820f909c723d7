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
