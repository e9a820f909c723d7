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

## Was `coyote --help` sagt. Jeder Befehl mit dem ersten Satz seiner eigenen Hilfe.

help-title = Coyote, das Bluffspiel von Spartaco Albertarelli.
help-about = Alle tragen eine Zahl auf dem Kopf und sehen jede außer der eigenen. Erhöhe, oder ruf „Coyote!“
help-example-serve = spielen: öffnet die Seite
help-example-play = hier im Terminal gegen Bots spielen
help-example-score = ein Blatt zählen
help-example-replay = eine Mitschrift prüfen und erzählen
help-extra = Die Seite braucht ein Extra: { $command }
help-uvx = Ohne Installation: { $command }
help-checkout = Aus den Quellen: { $command } und so weiter für jeden Befehl
help-usage = Aufruf:
help-options = Optionen
help-commands = Befehle
help-version = Zeigt die Version.
help-this = Zeigt diese Hilfe.
help-more = Mehr zu einem Befehl: { $command }
help-command-serve = Stellt die Seite und ihre Tische bereit.
help-command-backup = Kopiert eine Datenbank in FILE, auch während ein Server sie benutzt.
help-command-restore = Spielt die Sicherung in FILE in eine leere Datenbank zurück.
help-command-doctor = Liest eine ganze Datenbank und sagt, welche Tische in Ordnung sind und was den anderen fehlt.
help-command-play = Spielen in diesem Terminal: gegen Bots oder an einem neuen Tisch auf einem Server.
help-command-join = An einem Tisch auf einem Server Platz nehmen oder zuschauen, in diesem Terminal.
help-command-watch = Eine beendete Partie als Film ansehen, durch wessen Augen du willst.
help-command-score = Zählt ein Blatt Schritt für Schritt.
help-command-replay = Prüft Mitschriften nach den Regeln und erzählt sie.
help-command-review = Blickt auf eine Partie zurück, mit allem, was jeder wissen konnte.
help-command-verify = Prüft, ob fair ausgeteilt wurde: dass niemand die Karten ausgesucht hat.
help-command-odds = Wie wahrscheinlich jede Summe ist, wenn man diese Karten sieht und die eigene nicht.
help-command-simulate = Spielt ganze Partien mit zufälligen Zügen.
help-command-arena = Lässt Bots gegeneinander spielen und zeigt, wer gewinnt.
help-command-league = Führt eine Liga von Bots in einem Ordner: Spiele, Wertungen und eine Seite.
help-command-bot = Prüft deinen eigenen Bot und setzt ihn an einen Tisch.
help-command-mcp = Lässt einen Assistenten mitspielen: ein MCP-Server über Standardeingabe und -ausgabe.
help-command-editions = Listet die Ausgaben mit Decks, Plätzen und Optionen auf.

## Die Hilfe der einzelnen Befehle und was an ihren Argumenten nicht stimmt.

manual-database = Eine SQLite-Datei oder postgresql://…  [Standard: eine Datei in deinem Benutzerordner]
manual-lang = Sprache der Ausgabe; sonst die von COYOTE_LANG oder LANG, wenn wir sie sprechen, und andernfalls Englisch.
manual-json = Gibt ein JSON-Objekt aus.
manual-option = Irgendeine Option des Tisches (siehe `editions`).
manual-full-screen = Füllt den Bildschirm oder spricht in einfachen Zeilen, für Screenreader und Skripte.  [Standard: was das Terminal kann]
manual-seats = Wie viele mitspielen.
manual-edition = Welche Ausgabe gespielt wird; sonst kidult_2003.
manual-turn-ms = Zeit eines Programms für einen Zug.
manual-bank-ms = Seine Reserve darüber hinaus, für eine ganze Partie.
manual-memory-mb = Speicher für jedes Programm.
manual-workers = Wie viele Prozesse, sonst einer je Kern. Ändert kein Ergebnis.
manual-dask = Nutzt die Worker eines Dask-Schedulers, tcp://…. Ändert kein Ergebnis.
manual-serve-1 = Auf einem Laptop braucht es keine Option: Alles liegt in einer SQLite-Datei, und nur dieser Rechner kommt herein. Jeder bestätigte Zug ist auf der Platte: Beende den Server mit Strg-C oder schieß ihn ab, beim nächsten Start geht es an den Tischen weiter.
manual-serve-2 = Mit --lan scannen Freunde im selben Raum einen Code. Mit PostgreSQL teilen sich beliebig viele Prozesse eine Datenbank; Redis weckt sie, oder PostgreSQL selbst. Hinter einem Proxy, der HTTPS spricht, wird ein WebSocket nur von einer angegebenen --origin angenommen, genau wie geschrieben. Mit --turn gehen Kameras und Mikrofone auch dort, wo Browser einander nicht erreichen; nach außen wird nur angesprochen, was --stun oder --turn nennt.
manual-serve-3 = Der Server antwortet nur unter seinen eigenen Namen: denen dieses Rechners und denen der --origin. Ein Proxy muss WebSockets (Upgrade, Connection) und den Host weitergeben. /api/health sagt, dass der Prozess lebt, /api/ready, ob er Leute annimmt (503, während er sich leert), und /metrics zählt für Prometheus, wenn es von diesem Rechner fragt. SIGTERM leert ihn: Verbindungen enden mit 1012, Clients kommen von selbst wieder, und andere Prozesse übernehmen binnen zehn Sekunden die Uhren.
manual-serve-host = Die Adresse, auf der er lauscht.
manual-serve-port = Der Port; 0 nimmt einen freien.
manual-serve-lan = Lässt Handys im selben Netz herein und zeigt ihnen Adresse und QR-Code.
manual-serve-open = Öffnet die Seite im Browser.  [Standard: in einem Terminal]
manual-serve-redis = redis://…, um andere Prozesse zu wecken; ohne tun es die Benachrichtigungen von PostgreSQL.
manual-serve-origin = Eine weitere Adresse der Seite, etwa https://coyote.example
manual-serve-proxy = Glaubt X-Forwarded-For diesem Proxy und keinem anderen.
manual-serve-open-metrics = Zeigt /metrics allen, nicht nur diesem Rechner.
manual-serve-keep-days = Wie viele Tage ruhige Tische aufgehoben werden.
manual-serve-journal-level = Wie viel das Journal erzählt.
manual-serve-stun = Browser mit Kamera oder Mikrofon fragen diesen STUN-Server nach ihrer Adresse.
manual-serve-turn = Browser, die einander nicht erreichen, verbinden sich über diesen TURN-Server.
manual-serve-turn-secret = Die Datei mit dem Geheimnis, das der TURN-Server mit diesem teilt.
manual-backup-1 = Die Sicherung ist eine SQLite-Datei, egal aus welcher Datenbank, und nur ihr Besitzer kann sie lesen, denn sie enthält die Startwerte laufender Partien. coyote.db von Hand zu kopieren reicht nicht: Die neuesten Züge stehen in der -wal-Datei daneben.
manual-restore-1 = Nichts wird je überschrieben: Räum eine beschädigte coyote.db (und die Dateien -wal und -shm daneben) zuerst weg. Eine Sicherung von SQLite lässt sich in PostgreSQL einspielen und umgekehrt. Links und Schlüssel bleiben, wie sie waren.
manual-doctor-1 = Jedes Protokoll wird Eintrag für Eintrag geprüft und nachgespielt, und jeder Startwert mit dem verglichen, worauf sich der Server festgelegt hat. Nichts wird verändert, und der Server darf laufen. Endet mit Status 1, wenn etwas nicht stimmt.
manual-play-1 = Ohne Optionen fragt ein kurzer Dialog, was gespielt wird. Wenn die Partie vorbei ist oder du gehst, wird sie als Mitschrift aufgehoben, und mit --resume geht eine verlassene weiter. Mit --server wird der Tisch dort eröffnet, und sein Link und QR-Code werden gezeigt.
manual-play-2 = In einfachen Zeilen tippst du eine Zahl, um sie anzusagen, „coyote“, um zu rufen, und „help“ für den Rest.
manual-play-edition = Welche Ausgabe gespielt wird.
manual-play-seats = Wie viele mitspielen, dich mitgezählt.
manual-play-mind = Wer gegen dich spielt; für jeden Platz noch einmal.
manual-play-name = Wie du heißt.
manual-play-seed = Gibt dieselben Karten noch einmal: Gleicher Startwert und gleiche Züge machen die gleiche Partie.
manual-play-save = Wo die Partie aufgehoben wird.  [Standard: in deinem Benutzerordner]
manual-play-resume = Setzt eine verlassene Partie fort; ohne FILE die letzte.
manual-play-server = Eröffnet dort einen Tisch, an den Freunde kommen können.
manual-join-1 = Eine verlorene Verbindung kommt von selbst wieder, und wer geht, kommt mit demselben Befehl auf denselben Platz zurück: Der Schlüssel dazu liegt in deinem Benutzerordner. Mit einem anderen --name kommst du als jemand anderes.
manual-join-server = Wo der Tisch ist, wenn du einen Code angibst.
manual-join-name = Wie du dort heißt.  [Standard: wie beim letzten Mal]
manual-join-watch = Nur zuschauen, auch wenn ein Platz frei ist.
manual-watch-1 = FILE ist eine Mitschrift, eine URL der Link zur Wiederholung auf einem Server. In einfachen Zeilen zeigt Enter den nächsten Zug; „eyes NAME“ schaut durch die Augen einer anderen Person.
manual-watch-seat = Durch die Augen dieser Person; sonst wie beim Zuschauen.
manual-score-1 = Karten sind ganze Zahlen und die Wörter ?, discard, flip, cancel, double, night (das ? in Anführungszeichen). Ohne --edition gilt jede Art Karte, und gezählt wird in einer Reihenfolge, die zu allen Ausgaben passt. Für jedes ? steht die aufgedeckte Karte nach --pile.
manual-score-2 = Mit --json und ohne Karten ist jede Zeile der Standardeingabe ein Blatt, nach einem Strich der Stapel von oben; jede Zeile der Ausgabe ist ein Objekt mit total, reshuffle und steps, oder mit error und der Karte, an der es liegt. Mit Karten kommt ein solches Objekt.
manual-score-edition = Nimmt nur Karten dieser Ausgabe an und zählt in ihrer Reihenfolge.
manual-score-json = Gibt JSON aus; ohne Karten kommen die Blätter von der Standardeingabe.
manual-score-pile = Der Stapel von oben, zum Aufdecken für `?`; `none`, wenn er leer war.
manual-replay-1 = FILE - ist die Standardeingabe. Endet mit Status 1, wenn eine Mitschrift zurückgewiesen wird; der Fehler nennt die Zeile, einen festen Code und was erwartet wurde.
manual-replay-seat = Erzählt nur, was diese Person gesehen hat.
manual-replay-json = Ein JSON-Objekt für jede Mitschrift.
manual-replay-many = Ein Text enthält viele Mitschriften, getrennt durch Zeilen `---`; ohne FILE gilt -.
manual-review-1 = Wie wahrscheinlich war jede Zahl und jeder Ruf für die Person am Zug, und wer hat welchen Preis verdient? FILE ist eine Mitschrift, - die Standardeingabe. Die Chance, dass eine Zahl hält oder ein Ruf stimmt, ist exakt und folgt aus dem, was diese Person in dem Moment sah. Runden, die nicht zu Ende sind, fehlen.
manual-verify-1 = FILE ist der Beweis einer Partie, - die Standardeingabe; eine URL ist der Ort, an dem ein Server die Partie aufhebt, etwa der Link zu ihrer Wiederholung. Jede Festlegung wird geprüft, jedes Mischen aus den Startwerten wiederholt und jede Karte der Partie mit dem Ergebnis verglichen; docs/fair-deal.md sagt, was das beweist und was nicht. Endet mit Status 1, wenn etwas nicht stimmt.
manual-odds-edition = Die Ausgabe; sonst die erste mit einem solchen Deck (siehe `editions`).
manual-odds-feathers = Wie groß das Deck ist, in Ausgaben mit mehreren.
manual-odds-see = Was du auf den anderen Köpfen siehst.
manual-odds-open = Was offen auf dem Tisch liegt und zählt.
manual-odds-middle = Was du von den verdeckten Karten in der Mitte gesehen hast.
manual-odds-discards = Was auf dem Ablagestapel liegt.
manual-odds-declared = Die Zahl, die gilt.
manual-odds-json = Gibt exakte ganze Zahlen als ein JSON-Objekt aus.
manual-simulate-1 = Züge werden gleichverteilt aus den erlaubten gezogen; eine Ansage liegt höchstens ein wenig über der letzten.
manual-simulate-edition = Welche Ausgabe gespielt wird.
manual-simulate-games = Wie viele Partien.
manual-simulate-seed = Gleicher Startwert, gleiche Partien, Byte für Byte.
manual-simulate-coins = Mit Münzen, in Ausgaben, die welche haben.
manual-simulate-specials = Mit Sonderaktionen, in Ausgaben, die welche haben.
manual-simulate-out-at = Mit wie vielen Kojoten man raus ist; sonst so viele, wie die Ausgabe sagt.
manual-simulate-record = Schreibt jede Mitschrift dorthin, getrennt durch Zeilen `---`; - ist die Standardausgabe.
manual-arena-1 = Jede Gruppe von Bots, die den Tisch füllt, spielt mit denselben Karten in jeder Sitzordnung reihum. Ein BOT ist ein eingebauter Bot oder der Pfad eines Programms in irgendeiner Sprache (docs/bots.md). Programme laufen mit deinen Rechten: Starte die von Fremden in einem Container.
manual-arena-games = Mindestens so viele Partien; jeder Durchgang wird beendet.
manual-arena-seed = Gleicher Startwert, gleiches Ergebnis.
manual-arena-against = Ein Platz für BOT, die anderen für diese (mehrmals möglich).
manual-arena-attack = Lässt jemanden, der weiß, wie BOT spielt, einen ganzen Tisch davon angreifen; ohne Sprünge oder ohne die anderen zu lesen.
manual-arena-rollouts = Mit --attack: Versuche für jeden Zug.
manual-arena-bits = Misst, was die Zahlen von jedem BOT den Zuhörern über deren eigene Karten verraten.
manual-arena-exploit = Trainiert einen neuen Lerner gegen einen Tisch von Wölfen und misst, wie viel er gewinnt.
manual-arena-head-start = Mit --exploit: Der Lerner beginnt selbst als Wolf.
manual-arena-lessons = Mit --exploit: wie lange trainiert wird.
manual-arena-json = Gibt alles als ein JSON-Objekt aus.
manual-arena-plot = Zeichnet ein Bild, .png oder .svg.
help-command-league-init = Beginnt eine Liga in FOLDER.
manual-league-init-seed = Gleicher Startwert, gleiche Tabelle; sonst einer, den niemand erraten kann.
help-command-league-add = Meldet BOT an, einen eingebauten Bot oder den Pfad eines Programms.
manual-league-add-name = Wie er in der Liga heißt; sonst wie der Bot oder die Datei.
help-command-league-run = Trägt Spiele aus und schreibt die Tabelle. Brich ab, wann du willst: Kein beendetes Spiel geht verloren.
manual-league-run-games = Bis alle so viele Partien gespielt haben.
manual-league-run-sprt = Prüft, ob NEW stärker ist als OLD, und hört auf, sobald das klar ist.
manual-league-run-gain = Mit --sprt: um wie viel Prozent.
manual-league-run-error = Mit --sprt: wie oft das Urteil falsch sein darf.
help-command-league-table = Zeigt die Tabelle und schreibt table.csv, table.json und index.html.
manual-league-table-json = Gibt die Tabelle als JSON aus.
manual-bot-1 = Ein Bot ist ein Programm in irgendeiner Sprache, das Zeilen von JSON liest und schreibt; docs/bots.md zeigt, wie man in zehn Minuten einen schreibt.
help-command-bot-check = Geht mit PROGRAM das Protokoll durch und erklärt, was es sagt.
help-command-bot-sit = Lässt PROGRAM am Tisch hinter LINK spielen, wo fremde Bots erlaubt sind.
manual-bot-sit-server = Wo der Tisch ist, wenn LINK nur sein Code ist.
manual-bot-sit-name = Wie der Bot am Tisch heißt; sonst wie seine Datei.
manual-bot-sit-games = Steht nach so vielen Partien auf; sonst nie.
manual-mcp-1 = Der Assistent setzt sich als Gast, der als Bot gekennzeichnet ist, an Tische, die fremde Bots erlauben; er sieht, was seinem Platz gezeigt wird, und sonst nichts.
manual-mcp-2 = Das gehört in die Konfiguration des Assistenten:
manual-editions-json = Eine JSON-Liste aller Ausgaben.

# Was click über Argumente sagt.
click-default = Standard: { $default }
click-required = nötig
click-aborted = Abgebrochen!
click-error = Fehler: { $message }
click-try = Hilfe gibt „{ $command } { $option }“.
click-invalid = Ungültiger Wert: { $message }
click-invalid-for = Ungültiger Wert für { $param_hint }: { $message }
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-missing-command = Es fehlt ein Befehl.
click-choose = Zur Wahl stehen: { $choices }
click-no-option = Die Option { $name } gibt es nicht.
click-no-command = Den Befehl { $name } gibt es nicht.
click-meant = Meintest du { $possibility }?
click-meant-one-of = (Meintest du eins von diesen: { $possibilities }?)
click-extra = Zu viele Argumente: { $args }
click-takes-none = Die Option { $name } nimmt keinen Wert.
click-takes-one = Die Option { $name } braucht einen Wert.
click-takes = Die Option { $name } braucht { $nargs } Werte.
click-not-that = { $value } ist nicht { $choice }.
click-not-one-of = { $value } gehört nicht zu { $choices }.
click-not-a-number = { $value } ist keine Zahl.
click-out-of-range = { $value } liegt nicht im Bereich { $range }.
click-no-file = { $filename } gibt es nicht.
click-is-file = { $filename } ist eine Datei.
click-is-folder = { $filename } ist ein Ordner.
click-unreadable = { $filename } lässt sich nicht lesen.
click-unwritable = { $filename } lässt sich nicht schreiben.

# Was ein Befehl über seine eigenen Argumente sagt.
usage-cards = Gib die Karten an, die gezählt werden sollen; oder nur --json, dann kommen die Blätter von der Standardeingabe.
usage-file = Gib eine Datei FILE an, oder - für die Standardeingabe.
usage-option = --option { $pair }: Schreib NAME=VALUE, und jeden Namen nur einmal.
usage-both = { $flag } und { $option } gehen nicht zusammen.
usage-workers = --workers ist für diesen Rechner, --dask für einen Cluster: Gib nur eins davon an.
usage-against = --against gilt für einen einzigen BOT.
usage-exploit = --exploit geht nur gegen den Wolf: arena wolf --exploit.
usage-attack = --attack gilt für einen einzigen BOT: arena wolf --attack.
usage-plot = --plot schreibt .png oder .svg.
usage-minds = --attack und --bits brauchen Bots, die sagen, wie oft sie jeden Zug machen, und keine Münzen oder Sonderaktionen.
usage-rulings = --exploit lernt nur die übliche Zählung: Wähl eine Ausgabe und Optionen ohne andere Regelauslegungen.

## Die Arena.

arena-summary = { $games ->
    [one] Eine Partie { $edition } mit { $seats } Plätzen, Startwert { $seed }:
   *[other] { $games } Partien { $edition } mit { $seats } Plätzen, Startwert { $seed }:
}
arena-legend = Siege je Platz mit 99-%-Intervall (fair: { $fair }) und Wertungen.
arena-unknown = Es gibt keinen Bot „{ $name }“. Es gibt: { $names }. Ein eigener Bot wird mit seinem Pfad angegeben: ./{ $name }
arena-plot-title = { $games ->
    [one] Eine Partie { $edition }, { $seats } Plätze
   *[other] { $games } Partien { $edition }, { $seats } Plätze
}
arena-plot-axis = Siege je Platz; dicke Linie 95 %, dünne Linie 99 %
arena-plot-fair = fair: { $fair }
arena-stand-ins = { $name }: Züge, die ein anderer Bot machen musste: { $moves } von { $all } ({ $why }).
arena-mostly = { $name } hat die meisten Züge nicht selbst gemacht: Dieses Ergebnis ist das des anderen Bots.
arena-attack = Der Angriff liegt { $points } Punkte über dem fairen Anteil (zu 95 % sicher: { $low } bis { $high }).
arena-bits = Bits, die über die Karte eines Zuhörers offen sind, vor und nach der ersten Zahl, und was jeder spätere Zug verrät; { $rounds } Runden:
