# Was man am Tisch teilt: Tiere, Anstupser, wer zuschaut, ein Handy für alle, Links und die erste Partie mit Hilfe.

animal = Dein Tier
animal-gone = { $animal } (vergeben)
animal-coyote = Kojote
animal-roadrunner = Rennkuckuck
animal-puma = Puma
animal-lizard = Eidechse
animal-ram = Widder
animal-bat = Fledermaus
animal-ringtail = Katzenfrett
animal-snake = Schlange
animal-armadillo = Gürteltier
animal-toad = Kröte
table-animal-unknown = Hier kann niemand „{ $animal }“ sein. Wähle eines davon: { $animals }.
table-animal-taken = Dieses Tier ist hier schon jemand. Wähle ein anderes.
event-picked = { $name } ist jetzt ein anderes Tier.
event-picked-you = Du bist jetzt ein anderes Tier.
name-becomes = Am Tisch heißt du { $name }.
name-needs-letters = Ein Name braucht Buchstaben oder Ziffern.
nudge = { $name } anstupsen
table-not-slow = Anstupsen kannst du { $name } nur, wenn { $name } dran ist, und nur alle { $seconds } Sekunden.
event-nudged = { $name } stupst { $target } an.
event-nudged-you = Du stupst { $target } an.
event-nudged-at-you = { $name } stupst dich an: Du bist dran.
watchers =
    { $number ->
        [one] { $number } Person schaut zu
       *[other] { $number } Personen schauen zu
    }
call-me = Sag mir, wenn ich dran bin
call-me-about = Wenn du gerade woanders bist, sagt dir dein Browser, dass die anderen warten.
call-me-no = Nein, danke
call-turn = Du bist dran am Feuer
call-turn-about = Die anderen warten auf dich.
home-pass = Ein Handy für alle
home-pass-about = Reicht es herum; niemand sieht die eigene Karte
pass-about = Alle spielen auf diesem Handy. Wer es hat, sieht die Karten der anderen, nie die eigene. Reicht es weiter und sagt, wer ihr seid, bevor es etwas zeigt.
pass-player = Spieler { $number }
pass-add = Noch jemand
pass-remove = Entfernen
pass-hand = Gib { $name } das Handy
pass-hand-about = Jetzt schaut sonst niemand hin. Es ist nichts zu sehen, bis { $name } bestätigt.
pass-iam = Ich bin { $name }
pass-done = Fertig
pass-again = Noch eine Partie
pass-end = Hier beenden
pass-names-alike = Alle brauchen einen eigenen Namen.
setting-heads-handed = Ein Handy, das herumgeht
table-handed-public = Ein Tisch mit einem Handy für alle kann nicht öffentlich sein.
preview-table = Ein Platz am Feuer: Spiel mit bei Coyote
preview-names = Am Feuer: { $names }.
preview-free = Besetzt: { $taken } von { $seats } Plätzen.
preview-playing = Es läuft eine Partie; du kannst zuschauen.
preview-replay = Eine beendete Partie Coyote
preview-replay-about = Sieh sie dir Zug für Zug an, durch wessen Augen du willst.
preview-picture = Tiere nachts an einem Feuer, jedes mit einer Zahl auf dem Kopf, die es nicht sieht
guide = Ein Tipp für deine erste Partie
guide-see = Die anderen Karten ergeben { $sum }. Deine eigene kennst du nicht.
guide-open = Beginne mit einer Zahl, die alle zusammen sicher erreichen. Wer folgt, muss erhöhen oder rufen.
guide-enough = { $number } ist angesagt, und du siehst schon { $sum }: Ein wenig zu erhöhen ist recht sicher.
guide-missing = { $number } ist angesagt. Du siehst { $sum }: Deine Karte müsste { $missing } bringen. Wenn du daran zweifelst, ruf „Coyote!“
guide-off = Keine Tipps mehr
install = Coyote installieren
install-about = Ein eigenes Symbol auf dem Startbildschirm.
