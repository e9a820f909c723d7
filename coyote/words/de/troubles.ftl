# Was mit einer Datenbank nicht stimmt, und was zu tun ist. Die Namen sind „trouble-“ und der feste Code.
trouble-store-closed = Die Datenbank { $database } wird gerade geschlossen, weil der Server endet. Starte ihn neu.
trouble-database-unreachable = Die Datenbank { $database } ist nicht erreichbar. Ist es eine Datei: Gibt es den Ordner, und darfst du sie öffnen? Ist es ein Server: Läuft er, und stimmt die Adresse?
trouble-database-busy = Die Datenbank { $database } ist durch ein anderes Programm belegt. Beende es, oder versuch es gleich noch einmal.
trouble-disk-full = Der Datenträger mit { $database } ist voll. Schaff Platz und starte neu; verloren ist nichts.
trouble-commit-unknown = Die Verbindung zu { $database } ist mitten im Schreiben abgerissen. Starte neu: Was bestätigt war, ist da.
trouble-disk-failed = Der Datenträger mit { $database } ist ausgefallen. Prüf zuerst ihn; „{ $coyote } doctor“ zeigt danach, welche Tische in Ordnung sind.
trouble-database-replaced = Die Datei { $database } wurde bei laufendem Server verschoben, gelöscht oder ersetzt. Leg sie zurück, oder spiel mit „{ $coyote } restore“ eine Sicherung ein.
trouble-database-read-only = { $database } lässt sich lesen, aber nicht beschreiben. Gib diesem Benutzer Schreibrechte für Datei und Ordner, oder wähle mit --database einen anderen Ort.
trouble-database-refused = Die Datenbank { $database } weist uns ab. Prüf Benutzer, Passwort, Namen der Datenbank und Schema, und ob der Benutzer Tabellen anlegen darf.
trouble-database-in-use = Ein anderer Coyote-Server benutzt { $database }. Beende ihn, oder wähle mit --database eine andere Datei.
trouble-not-a-database = { $database } ist keine Datenbank. Wähle mit --database eine andere Datei; diese blieb unberührt.
trouble-database-foreign = { $database } gehört einem anderen Programm. Wähle mit --database eine andere Datei; diese blieb unberührt.
trouble-database-damaged = Die Datei { $database } ist beschädigt. „{ $coyote } doctor“ zeigt, welche Tische in Ordnung sind; die letzte Sicherung spielst du mit „{ $coyote } restore“ ein.
trouble-database-not-empty = In { $database } ist schon etwas, und überschrieben wird nie. Wähle eine neue Datei oder eine leere Datenbank.
trouble-log-broken = Das Protokoll eines Tisches in { $database } ist nicht mehr das, was geschrieben wurde. „{ $coyote } doctor“ zeigt, welche Tische in Ordnung sind.
trouble-database-newer = { $database } stammt von einem neueren Coyote. Aktualisiere dieses hier: pip install --upgrade coyote-game
trouble-sqlite-too-old = Das SQLite dieses Pythons ist älter als 3.35. Nimm ein neueres Python, oder PostgreSQL mit --database postgresql://…
