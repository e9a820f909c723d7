# Il fuoco del giorno: un tavolo al giorno, uguale per tutti

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
