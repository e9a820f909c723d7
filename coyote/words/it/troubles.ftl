# Che cosa non va in un database, e che cosa fare. I nomi sono «trouble-» e il codice fisso.
trouble-store-closed = Il database { $database } si sta chiudendo perché il server termina. Riavvialo.
trouble-database-unreachable = Il database { $database } non è raggiungibile. Se è un file, la cartella esiste e puoi aprirlo? Se è un server, è acceso e l’indirizzo è giusto?
trouble-database-busy = Il database { $database } è occupato da un altro programma. Chiudilo, o riprova tra un attimo.
trouble-disk-full = Il disco di { $database } è pieno. Fai spazio e riavvia: non si è perso niente.
trouble-commit-unknown = La connessione a { $database } è caduta durante una scrittura. Riavvia: ciò che era confermato c’è.
trouble-disk-failed = Il disco di { $database } si è guastato. Controllalo prima di tutto; poi «{ $coyote } doctor» mostra quali tavoli sono integri.
trouble-database-replaced = Il file { $database } è stato spostato, cancellato o sostituito mentre il server era acceso. Rimettilo al suo posto, o ripristina una copia con «{ $coyote } restore».
trouble-database-read-only = { $database } si può leggere ma non scrivere. Dai a questo utente il diritto di scrivere nel file e nella cartella, o scegli un altro posto con --database.
trouble-database-refused = Il database { $database } ci rifiuta. Controlla utente, password, nome del database e schema, e che l’utente possa creare tabelle.
trouble-database-in-use = Un altro server Coyote sta usando { $database }. Chiudilo, o scegli un altro file con --database.
trouble-not-a-database = { $database } non è un database. Scegli un altro file con --database; questo non è stato toccato.
trouble-database-foreign = { $database } appartiene a un altro programma. Scegli un altro file con --database; questo non è stato toccato.
trouble-database-damaged = Il file { $database } è danneggiato. «{ $coyote } doctor» mostra quali tavoli sono integri; ripristina l’ultima copia con «{ $coyote } restore».
trouble-database-not-empty = In { $database } c’è già qualcosa, e non si sovrascrive mai nulla. Scegli un file nuovo o un database vuoto.
trouble-log-broken = Il registro di un tavolo in { $database } non è più quello scritto. «{ $coyote } doctor» mostra quali tavoli sono integri.
trouble-database-newer = { $database } è di un Coyote più recente. Aggiorna questo: pip install --upgrade coyote-game
trouble-sqlite-too-old = Lo SQLite di questo Python è precedente alla 3.35. Usa un Python più recente, o PostgreSQL con --database postgresql://…
