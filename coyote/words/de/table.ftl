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

## Was man am Tisch teilt: Tiere, Anstupser, wer zuschaut, ein Handy für alle, Links und die erste Partie mit Hilfe.

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

## Augen: die Karte in der Mitte, Gucken, Zeigen und die Coyote-Karte; Ereignisse, Ablehnungen, Seiten und Regeln.

event-dealt-middle = In der Mitte liegt eine verdeckte Karte.
event-peeked = { $name } schließt ein Auge und guckt: In der Mitte liegt { $card }.
event-peeked-you = Du schließt ein Auge und guckst: In der Mitte liegt { $card }.
event-peeked-hidden = { $name } schließt ein Auge und guckt sich die Karte in der Mitte an.
event-peeked-hidden-you = Du schließt ein Auge und guckst dir die Karte in der Mitte an.
event-card-laid = { $name } nutzt die Coyote-Karte und legt { $card } verdeckt in die Mitte.
event-card-laid-you = Du nutzt die Coyote-Karte und legst { $card } verdeckt in die Mitte.
event-card-laid-hidden = { $name } nutzt die Coyote-Karte und legt noch eine Karte verdeckt in die Mitte.
event-card-laid-hidden-you = Du nutzt die Coyote-Karte und legst noch eine Karte verdeckt in die Mitte.
event-pointed = { $name } zeigt auf { $target }.
event-pointed-you = Du zeigst auf { $target }.
event-pointed-at-you = { $name } zeigt auf dich.
event-pointed-hidden = { $name } hat sich festgelegt, wer gewinnt.
event-pointed-hidden-you = Du hast dich festgelegt, wer gewinnt.
event-eye-opened = { $name } öffnet ein Auge.
event-eye-opened-you = Du öffnest ein Auge.
event-eye-closed = { $name } schließt ein Auge.
event-eye-closed-you = Du schließt ein Auge.
event-eye-given-up-open = { $name } gibt ein offenes Auge ab.
event-eye-given-up-open-you = Du gibst ein offenes Auge ab.
event-eye-given-up-closed = { $name } gibt ein geschlossenes Auge ab.
event-eye-given-up-closed-you = Du gibst ein geschlossenes Auge ab.
event-coyote-card-taken = { $name } bekommt die Coyote-Karte.
event-coyote-card-taken-you = Du bekommst die Coyote-Karte.
event-eyes-lost = { $coyotes ->
    [one] { $name } verliert ein Auge.
   *[other] { $name } verliert { $coyotes } Augen.
}
event-eyes-lost-you = { $coyotes ->
    [one] Du verlierst ein Auge.
   *[other] Du verlierst { $coyotes } Augen.
}
event-reshuffled-always = Für die nächste Runde werden alle Karten gemischt.
event-shown-middle = die Mitte

option-trickster = die anderen zeigen auf die Person, die gewinnen wird, und wer verliert, bekommt die Coyote-Karte
option-out_at-eyes = mit wie vielen Augen alle anfangen
setting-trickster = Trickster
setting-out-at-eyes = Augen am Anfang
edition-heidelbaer_2020 = Augen, 2020
edition-heidelbaer_2020-about = 17 Karten, eine davon verdeckt in der Mitte; deine Leben sind Augen, mit denen du sie angucken kannst.

refusal-no-trickster-in-edition = Die Ausgabe { $edition } hat keine Trickster-Variante: Lass die Option trickster weg.
refusal-must-raise = Wer geguckt hat, muss eine höhere Zahl ansagen.
refusal-no-open-eye = Du hast kein offenes Auge mehr zum Gucken.
refusal-peek-known = In der Mitte liegt nichts, was du noch angucken dürftest.
refusal-first-turn = Nicht in deinem ersten Zug der Runde: Sag eine Zahl an.
refusal-turn-begun = Nur zu Beginn deines Zugs: Sag jetzt eine Zahl an.
refusal-raise-no-room = { $farthest } lässt sich nicht erhöhen, da nützt kein Gucken: Ruf „Coyote!“.
refusal-no-coyote-card = Du hast die Coyote-Karte nicht.
refusal-coyote-card-used = Die Coyote-Karte wurde in dieser Runde schon genutzt.
refusal-must-point = Zeig erst auf die Person, die gewinnen wird.
refusal-point-aside = Zeig auf die Person, die gerufen hat, oder auf die, von der die Zahl stammt.
refusal-must-give-up = Sag erst, welches Auge du abgibst: ein offenes oder ein geschlossenes.
refusal-not-now = Das geht nur nach einem Ruf, und nur, wenn du gefragt bist.
table-phones-face-down = In dieser Ausgabe guckt sich jemand eine Karte allein an, aber ein Handy auf der Stirn zeigt seine Karten allen anderen. Spielt sie an Bildschirmen.

play-peek = Gucken
play-lay = Coyote-Karte
move-withdraw = Aussetzen
move-point = Zeigen
play-look-about = Gucken kommt vor deiner Zahl: Danach musst du erhöhen.
play-point-title = Wer gewinnt?
play-point-about = Wer richtig liegt, öffnet ein Auge; wer falsch liegt, schließt eins. Niemand sieht deine Wahl, bevor alle gezeigt haben.
play-point-caller = { $name } (hat gerufen)
play-point-declarer = { $name } (hat { $number } angesagt)
play-give-title = Welches Auge gibst du ab?
play-give-open = Ein offenes
play-give-closed = Ein geschlossenes
play-out-at-eyes = { $number ->
    [one] Ein Auge pro Person
   *[other] { $number } Augen pro Person
}
seat-eyes = Augen: { $open } offen, { $closed } geschlossen.
seat-coyote-card = Hat die Coyote-Karte.
seat-pointed = Hat gezeigt.
middle-down = Eine verdeckte Karte in der Mitte.
middle-yours = In der Mitte, von dir gesehen: { $card }.
middle-looked = Gesehen von { $names }.
show-middle = Mitte

learn-round-loser-stays = Wer verloren hat, beginnt die nächste Runde; ist diese Person raus, beginnt, wer links von ihr sitzt.
learn-eyes-title = Augen und die Karte in der Mitte
learn-eyes-deal = Vor jeder Runde werden alle Karten gemischt. Eine weitere Karte liegt verdeckt in der Mitte; sie zählt mit.
learn-eyes-count = Nach einem Ruf werden alle Karten gezeigt und gezählt, auch die in der Mitte. Erreicht die Summe die Zahl, gibt ein Auge ab, wer gerufen hat; sonst, wer sie angesagt hat. Wer gewinnt, öffnet ein geschlossenes Auge, falls eins da ist.
learn-eyes-lives = Alle haben { $eyes } Augen, davon { $open } offen. Wer verliert, gibt eins ab, offen oder geschlossen. Wer keins mehr hat, ist raus; wer übrig bleibt, gewinnt.
learn-eyes-peek = Zu Beginn deines Zugs darfst du ein offenes Auge schließen und dir die Karte in der Mitte allein angucken. Danach musst du erhöhen. Wer die Runde beginnt, darf das nicht im ersten Zug.
learn-trickster-title = Trickster
learn-trickster = Wenn euer Tisch es möchte: Am Anfang ist { $open } Auge offen.
learn-trickster-point = Vor der Zählung zeigen alle anderen auf die Person, die ihrer Meinung nach gewinnt. Wer richtig liegt, öffnet ein Auge, wer falsch liegt, schließt eins.
learn-trickster-card = Wer verliert, bekommt die Coyote-Karte. Einmal in der nächsten Runde, aber nicht im eigenen ersten Zug, darf man damit zu Beginn des Zugs die oberste Karte ziehen, allein angucken und verdeckt in die Mitte legen, wo sie zählt und niemand sie angucken darf. Danach muss man erhöhen.
count-middle-hint = Vergiss die Karte in der Mitte nicht.
