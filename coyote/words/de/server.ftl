# Why the server does not let something in. The ids are "server-" and the stable code.
server-token-unknown = Wir kennen dich nicht mehr: Wähl einen Namen und komm noch einmal herein.
server-token-unfit = Diese Nachricht bringt kein taugliches Kennwort mit, das dem alten folgen könnte.
server-table-unknown = Diesen Tisch gibt es nicht, oder er ist schon abgeräumt. Prüf den Link oder den Code.
server-table-broken = Dieser Tisch ist kaputt und kann nicht weiterspielen: Was von ihm aufbewahrt ist, passt nicht zusammen. Den anderen Tischen fehlt nichts; mach einen neuen auf.
server-game-unknown = Dieses Spiel gibt es nicht, oder es ist zu alt und schon weggeräumt.
server-not-found = Hier ist nichts.
server-host-unknown = Diese Adresse gehört nicht zu diesem Server. Wer ihn betreibt, kann sie mit --origin hinzufügen.
server-origin-unknown = Darum hat eine andere Website gebeten. Das darf nur die Seite von Coyote.
server-hello-expected = Die erste Nachricht muss ein hello sein.
server-hello-late = Niemand hat rechtzeitig hello gesagt: Verbinde dich neu.
server-body-unfit = Diese Anfrage lässt sich nicht lesen: { $reason }
server-hand-unfit = Diese Karten lassen sich nicht zählen: { $reason }
server-too-fast = Das war zu viel auf einmal: Warte einen Augenblick.
server-too-many = Mehr als { $most } Verbindungen zugleich werden nicht eingelassen: Schließ einige.
server-too-many-tables = { $most } offene Tische reichen fürs Erste: Spielt einen zu Ende, oder verlasst ihn für eine Weile.
server-unavailable = Der Server kann gerade nichts aufbewahren. Es ist nichts geschehen; versuch es gleich noch einmal.
