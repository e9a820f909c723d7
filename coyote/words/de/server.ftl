# Why the server does not let something in. The ids are "server-" and the stable code.
server-token-unknown = Wir kennen dich nicht mehr: Wähl einen Namen und komm noch einmal herein.
server-token-unfit = Diese Nachricht bringt kein gültiges Token mit, das das alte ersetzt.
server-table-unknown = Diesen Tisch gibt es nicht, oder er ist schon abgeräumt. Prüf den Link oder den Code.
server-table-broken = Dieser Tisch ist kaputt und kann nicht weiterspielen: Was von ihm aufbewahrt ist, passt nicht zusammen. Den anderen Tischen fehlt nichts; mach einen neuen auf.
server-game-unknown = Diese Partie gibt es nicht, oder sie ist zu alt und schon weggeräumt.
server-not-found = Hier ist nichts.
server-host-unknown = Diese Adresse gehört nicht zu diesem Server. Wer ihn betreibt, kann sie mit --origin hinzufügen.
server-origin-unknown = Darum hat eine andere Website gebeten. Das darf nur die Seite von Coyote.
server-hello-expected = Die erste Nachricht muss ein hello sein.
server-hello-late = Niemand hat rechtzeitig hello gesagt: Verbinde dich neu.
server-body-unfit = Diese Anfrage lässt sich nicht lesen: { $reason }
server-hand-unfit = Diese Karten lassen sich nicht zählen: { $reason }
server-too-fast = Das war zu viel auf einmal: Warte einen Augenblick.
server-too-many = Mehr als { $most } Verbindungen zugleich sind nicht erlaubt: Schließ einige.
server-unavailable = Der Server kann gerade nichts speichern. Es ist nichts geschehen; versuch es gleich noch einmal.
server-too-many-tables = { $most } offene Tische reichen fürs Erste: Spiel eine Partie zu Ende, oder verlass einen Tisch für eine Weile.
