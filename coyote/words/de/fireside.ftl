# Am Feuer: der Kreis, die Hand, Münzen und Sonderaktionen, das Ende unter Bots.
ring-clockwise = Es geht im Uhrzeigersinn reihum.
ring-other-way = Es geht andersherum.

card-ask = Was { $name } trägt
card-ask-middle = Die Karte in der Mitte
card-about-positive = { $card }: zählt { $card } zur Summe dazu.
card-about-negative = −{ $card }: zieht { $card } von der Summe ab.
card-about-zero = Eine Null ändert nichts an der Summe.
card-about-special = { $card } { $about }
card-about-own = Deine eigene Karte: Alle sehen sie, nur du nicht.
card-about-hidden = Eine Karte, die du von hier aus nicht siehst.
card-first = Neu hier. { $about }
seat-piece = { $piece }: noch nicht benutzt.
seat-piece-spent = { $piece }: in dieser Runde benutzt.

play-prepare = Deine Zahl vorbereiten
play-prepare-late = Die anderen sind schon darüber.
play-guess-sure-title = Bist du sicher?
play-guess-sure = Du sagst, deine Karte ist: { $card }. Stimmt das nicht, nimmst du einen Kojoten. Das lässt sich nicht zurücknehmen.
play-guess-go = Ja: { $card }
play-guess-back = Eine andere Karte
play-power-sure-title = Jetzt einsetzen?
play-power-sure = Das lässt sich nicht zurücknehmen.
play-power-go = Ja: { $power }
play-powers-wait = Du kannst sie benutzen, wenn du am Zug bist.
play-piece-ready = für dich bereit
play-piece-spent = in dieser Runde schon benutzt
deck-specials = Was die Sonderkarten tun
rules-here = Die Regeln an diesem Tisch
rules-here-read = Die Regeln hier lesen
leave-sure = Diese Partie verlassen? Ein Bot spielt für dich weiter; mit demselben Link kommst du zurück.
leave-sure-out = Diesen Tisch verlassen? Du bist raus, also wartet niemand auf dich; mit demselben Link kommst du zurück.
leave-go = Ja, verlassen
leave-stay = Bleiben
out-to-the-end = Zum Ende
out-to-the-end-about = Es sind nur noch Bots übrig: Sie sind gleich fertig.
out-new-game = Neue Partie
out-new-game-sure = An einen neuen Tisch mit denselben Regeln wechseln? Hier spielen die anderen ohne dich weiter.

settings-theme-system = Wie das System
setting-box = Welche Schachtel hast du?
setting-box-none = Keine? Nimm die erste: Mit ihr fängt man am leichtesten an.
setting-clock-sum = Pro Zug gibt es { $turn } Sekunden. Wer länger braucht, verbraucht die eigene Reserve: { $bank } Sekunden für die ganze Partie.
setting-turn-each = { $seconds ->
    [one] { $seconds } Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
headband-how = So geht es
headband-how-wear = Alle halten ihr Handy an die Stirn: Es zeigt die Karte den anderen.
headband-how-say = Die Zahlen werden reihum laut angesagt.
headband-how-type = Wer das Handy zuerst senkt, tippt die Zahl ein, oder man nimmt den Bildschirm auf dem Tisch: Eine Person genügt.
headband-dead = Das Handy von { $name } ist ausgefallen, diese Karte sieht also niemand. Die Runde geht weiter: Sagt die Zahlen laut an und tippt sie für { $name } ein; die Karte zählt trotzdem.

table-not-only-bots = Es sind noch Menschen im Spiel, und nur Bots beeilen sich.
