# Kameras und Mikrofone: Gesichter mit einer Karte auf der Stirn.

# Die Knöpfe, und was vor dem ersten Mal gesagt wird
faces-title = Kamera und Mikrofon
faces-camera = Kamera
faces-microphone = Mikrofon
faces-about = Bild und Ton gehen direkt an die anderen hier, die etwas eingeschaltet haben; ihre Rechner sehen also die Adresse von deinem. Aufgezeichnet wird nichts.
faces-relay = Meine Adresse verbergen: nur über das Relais dieses Servers verbinden
faces-watch = Alle sehen und hören
faces-watch-about = Bild und Ton kommen direkt von denen, die spielen; ihre Rechner sehen also die Adresse von deinem. Aufgezeichnet wird nichts. Dich sieht und hört niemand.
faces-go = Einschalten

# Wen man sieht und hört
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
