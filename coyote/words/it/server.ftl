# Why the server does not let something in. The ids are "server-" and the stable code.
server-token-unknown = Non ti conosciamo più: scegli un soprannome e rientra.
server-token-unfit = Questo messaggio non porta un token valido che sostituisca il vecchio.
server-table-unknown = Questo tavolo non c’è, o è già stato tolto. Controlla il link o il codice.
server-table-broken = Questo tavolo è rotto e non può andare avanti: quello che ne è rimasto non torna. Gli altri tavoli stanno bene; aprine uno nuovo.
server-game-unknown = Questa partita non c’è, o è troppo vecchia ed è stata archiviata.
server-not-found = Qui non c’è niente.
server-host-unknown = Questo indirizzo non è tra quelli di questo server. Chi lo gestisce può aggiungerlo con --origin.
server-origin-unknown = L’ha chiesto un altro sito. Può farlo solo la pagina di Coyote.
server-hello-expected = Il primo messaggio dev’essere un hello.
server-hello-late = Nessuno ha detto hello in tempo: ricollegati.
server-body-unfit = Questa richiesta non si può leggere: { $reason }
server-hand-unfit = Queste carte non si possono contare: { $reason }
server-too-fast = Troppo tutto insieme: aspetta un momento.
server-too-many = Sono ammesse al massimo { $most } connessioni insieme: chiudine qualcuna.
server-too-many-tables = { $most } tavoli aperti bastano, per ora: finisci una partita, o lascia un tavolo per un po’.
server-unavailable = Il server ora non può conservare nulla. Non è successo niente; riprova tra un momento.
