# Kameras und Mikrofone: Gesichter mit einer Karte auf der Stirn.

# Warum ein Tisch ablehnt
table-cameras-not-here = Kameras und Mikrofone sind für Leute, die jeweils vor einem eigenen Bildschirm sitzen.
table-switched-off = Schalte zuerst deine Kamera oder dein Mikrofon ein.
table-nothing-on-there = Dort sitzt sonst niemand, bei dem Kamera oder Mikrofon an ist.

# Die Knöpfe, und was vor dem ersten Mal gesagt wird
faces-title = Kamera und Mikrofon
faces-camera = Kamera
faces-microphone = Mikrofon
faces-about = Bild und Ton gehen direkt an die anderen hier, die etwas eingeschaltet haben; ihre Rechner sehen also die Adresse von deinem. Aufgezeichnet wird nichts.
faces-relay = Meine Adresse verbergen: nur über das Relais dieses Servers verbinden
faces-go = Einschalten

# Wen man sieht und hört
seat-camera = Kamera an.
seat-microphone = Mikrofon an.
seat-muted = Mikrofon aus.
seat-speaking = Spricht gerade.
faces-seen = Du siehst jetzt { $name }.
faces-unseen = Du siehst { $name } nicht mehr.
faces-heard = Du hörst jetzt { $name }.
faces-unheard = Du hörst { $name } nicht mehr.

# Ärger, und was man tun kann
faces-denied = Dein Browser lässt diese Seite nicht an Kamera oder Mikrofon. Erlaube es in seinen Einstellungen für diese Seite und versuch es noch einmal.
faces-no-camera = Keine Kamera gefunden. Schließ eine an und versuch es noch einmal.
faces-no-microphone = Kein Mikrofon gefunden. Schließ eins an und versuch es noch einmal.
faces-in-use = Ein anderes Programm benutzt gerade Kamera oder Mikrofon. Schließ das Programm und versuch es noch einmal.
faces-gone = Kamera oder Mikrofon ist weg: ausgesteckt oder von einem anderen Programm belegt.
faces-plain = Browser erlauben Kameras und Mikrofone nur auf Seiten, die über HTTPS kommen. Wer diesen Server betreibt, kann das einrichten.
faces-unable = Dieser Browser kann weder Bild noch Ton senden. Versuch einen anderen; die Partie geht mit Tieren weiter.
faces-unreached = Noch keine Verbindung zu { $name }. Die Partie geht weiter, und wir bleiben dran.
faces-no-relay = Dieser Server hat kein Relais, und ohne deine Adresse erreicht dich niemand. Schalte alles aus und dann wieder ein, ohne sie zu verbergen.
