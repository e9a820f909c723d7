# Wat er mis is met een database, en wat je eraan doet. De id’s zijn ‘trouble-’ en de vaste code.
trouble-store-closed = De database { $database } wordt gesloten omdat de server stopt. Start hem opnieuw.
trouble-database-unreachable = De database { $database } is niet te bereiken. Is het een bestand: bestaat de map, en mag je het openen? Is het een server: draait hij, en klopt het adres?
trouble-database-busy = De database { $database } wordt gebruikt door een ander programma. Stop dat, of probeer het zo nog eens.
trouble-disk-full = De schijf met { $database } is vol. Maak ruimte en start opnieuw: er is niets verloren.
trouble-commit-unknown = De verbinding met { $database } viel weg tijdens het schrijven. Start opnieuw: wat bevestigd was, is er.
trouble-disk-failed = De schijf met { $database } is defect. Kijk eerst naar de schijf; daarna toont ‘{ $coyote } doctor’ welke tafels in orde zijn.
trouble-database-replaced = Het bestand { $database } is verplaatst, verwijderd of vervangen terwijl de server draaide. Leg het terug, of zet een back-up terug met ‘{ $coyote } restore’.
trouble-database-read-only = { $database } is te lezen maar niet te schrijven. Geef deze gebruiker schrijfrechten op het bestand en de map, of kies een andere plek met --database.
trouble-database-refused = De database { $database } weigert ons. Controleer gebruiker, wachtwoord, naam van de database en schema, en of de gebruiker tabellen mag maken.
trouble-database-in-use = Een andere Coyote-server gebruikt { $database }. Stop die, of kies een ander bestand met --database.
trouble-not-a-database = { $database } is geen database. Kies een ander bestand met --database; dit is niet aangeraakt.
trouble-database-foreign = { $database } is van een ander programma. Kies een ander bestand met --database; dit is niet aangeraakt.
trouble-database-damaged = Het bestand { $database } is beschadigd. ‘{ $coyote } doctor’ toont welke tafels in orde zijn; zet je laatste back-up terug met ‘{ $coyote } restore’.
trouble-database-not-empty = Er staat al iets in { $database }, en er wordt nooit iets overschreven. Kies een nieuw bestand of een lege database.
trouble-log-broken = Het logboek van een tafel in { $database } is niet wat er geschreven is. ‘{ $coyote } doctor’ toont welke tafels in orde zijn.
trouble-database-newer = { $database } is van een nieuwere Coyote. Werk deze bij: pip install --upgrade coyote-game
trouble-sqlite-too-old = De SQLite van deze Python is ouder dan 3.35. Gebruik een nieuwere Python, of PostgreSQL met --database postgresql://…
