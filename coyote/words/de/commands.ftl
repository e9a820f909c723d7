# Was die Kommandozeile rund um Ereignisse und Zählungen ausgibt.
replay-game = { $edition }, { $seats } Plätze: { $names }
replay-through = Was { $name } gesehen hat; „du“ ist { $name }.
replay-standing = Kojoten: { $standing }
replay-in-progress = Die Partie ist noch nicht zu Ende. { $name } ist dran.
replay-waits = Die Partie ist noch nicht zu Ende. Der Geber ist dran.
replay-error = { $file }, Zeile { $line }: { $message } [{ $code }]
replay-error-file = { $message } [{ $code }]
simulate-summary = { $games ->
    [one] Eine Partie { $edition } mit { $seats } Plätzen, Startwert { $seed }:
   *[other] { $games } Partien { $edition } mit { $seats } Plätzen, Startwert { $seed }:
}
simulate-rounds = Runden pro Partie
simulate-moves = Züge pro Partie
simulate-calls = „Coyote!“ zu Recht gerufen
simulate-wins = Siege nach Platz
editions-seats = Plätze: { $least } bis { $most }
editions-seats-more = und { $least } bis { $most } mit zwei Schachteln, aber einem Deck
editions-deck = { $size } Karten: { $cards }
editions-order = Reihenfolge beim Zählen: { $order }
editions-out-at = raus bei { $out_at } Kojoten
editions-least = kleinste Zahl: { $least }
editions-least-none = jede ganze Zahl darf eine Runde eröffnen
editions-coins = Münzen: { $coins }
editions-specials = Sonderaktionen: { $specials }
editions-rulings = Regelfragen, die jeder Tisch anders lösen darf (Standard zuerst):
serve-open = Coyote läuft unter { $address }
serve-end = Strg-C beendet es. Die Tische bleiben und gehen beim nächsten Start weiter.
serve-port = { $host }, Port { $port }, lässt sich nicht öffnen: { $reason }. Läuft Coyote vielleicht schon? Sonst wähle mit --port einen anderen.
serve-host = Coyote kann unter { $host } nicht erreichbar sein: { $reason }. Wähle mit --host eine Adresse dieses Rechners oder 0.0.0.0 für alle.
serve-unfit = { $value } passt nicht nach { $option }: Es sollte aussehen wie { $example }.
error-file = { $file } lässt sich nicht lesen: { $reason }
error-write = { $file } kann nicht geschrieben werden: { $reason }
error-extra = { $command } braucht das Extra [{ $extra }], denn { $package } ist hier nicht installiert: pip install "coyote-game[{ $extra }]"
odds-holds = { $number } hält zu { $chance }.
odds-best = bis { $number } hält es zu mindestens { $chance }
editions-any = jeder Tisch darf 2 bis 12 Plätze haben und 1 bis 99 Kojoten vereinbaren
backup-done = { $tables ->
    [one] Ein Tisch ist
   *[other] { $tables } Tische sind
} in { $file } gesichert. Nur du kannst die Datei lesen; sie enthält die Startwerte laufender Partien.
restore-done = { $tables ->
    [one] Ein Tisch ist
   *[other] { $tables } Tische sind
} in { $database }. Starte den Server mit --database { $database }
doctor-fine = { $tables ->
    [0] Es gibt noch keinen Tisch.
    [one] Ein Tisch ist in Ordnung.
   *[other] { $tables } Tische sind in Ordnung.
}
doctor-healthy = Alles in Ordnung.
doctor-database = Die Datenbank meldet: { $said }
doctor-older = { $database } stammt von einem älteren Coyote. Starte den Server einmal, um sie zu aktualisieren, und ruf dann „{ $coyote } doctor“ noch einmal auf.
doctor-log-empty = Tisch { $table } hat kein Protokoll: Ein Server wurde beendet, während er ihn öffnete. Gesessen haben kann dort niemand.
doctor-rows-unreadable = Tisch { $table }: Die Datenbank kann sein Protokoll nicht lesen. Spiel es aus einer Sicherung ein.
doctor-log-broken = Tisch { $table }: Eintrag { $seq } fehlt oder ist nicht mehr das, was geschrieben wurde. Spiel ihn aus einer Sicherung ein.
doctor-deed-unreadable = Tisch { $table }: Eintrag { $seq } ist nicht zu verstehen. Stammt er von einem neueren Coyote?
doctor-replay-fails = Tisch { $table }: Das Protokoll ist vollständig, lässt sich aber nicht nachspielen. Bitte melde das.
doctor-seed-missing = Tisch { $table }: Der Startwert zu Eintrag { $seq } fehlt; die Partie kann nicht weitergehen. Spiel ihn aus einer Sicherung ein.
doctor-seed-differs = Tisch { $table }: Der Startwert zu Eintrag { $seq } ist nicht der zugesagte; die Partie kann nicht weitergehen. Spiel ihn aus einer Sicherung ein.
serve-home = Für die Datenbank gibt es keinen Benutzerordner ({ $reason }). Sag mit --database DATEI, wo sie liegen soll
