# Was die Kommandozeile rund um Ereignisse und Zählungen ausgibt.
replay-game = { $edition }, { $seats } Plätze: { $names }
replay-through = Was { $name } gesehen hat.
replay-standing = Kojoten: { $standing }
replay-in-progress = Die Partie ist noch nicht zu Ende. { $name } ist dran.
replay-waits = Das Spiel ist noch nicht vorbei. Der Geber ist dran.
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
editions-seats-more = und { $least } bis { $most } laut Regelheft
editions-deck = { $size } Karten: { $cards }
editions-order = Reihenfolge beim Zählen: { $order }
editions-out-at = raus bei { $out_at } Kojoten
editions-least = kleinste Zahl: { $least }
editions-least-none = jede ganze Zahl darf eine Runde eröffnen
editions-coins = Münzen: { $coins }
editions-specials = Sonderaktionen: { $specials }
editions-rulings = Regelfragen, die jeder Tisch anders lösen darf (Standard zuerst):
serve-open = Coyote ist offen unter { $address }
serve-end = Strg-C beendet es. Die Tische bleiben und gehen beim nächsten Start weiter.
serve-port = Unter { $host }, Port { $port }, kann niemand hereinkommen: { $reason }. Läuft Coyote vielleicht schon? Sonst wähle mit --port einen anderen.
serve-trouble = Die Tische können nicht in { $database } aufbewahrt werden [{ $trouble }]. Läuft die Datenbank, und darf dieses Programm dort schreiben?
serve-unfit = { $value } passt nicht nach { $option }: Es sollte aussehen wie { $example }.
error-file = { $file } lässt sich nicht lesen: { $reason }
error-write = { $file } kann nicht geschrieben werden: { $reason }
error-extra = { $command } braucht das Extra [{ $extra }], denn { $package } ist hier nicht installiert: pip install "coyote-game[{ $extra }]"
odds-holds = { $number } hält mit { $chance }.
odds-best = bis { $number } hält es mit mindestens { $chance }
editions-any = jeder Tisch darf 2 bis 12 Plätze haben und 1 bis 99 Kojoten vereinbaren
