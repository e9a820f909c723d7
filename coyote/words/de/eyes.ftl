# Augen: die Karte in der Mitte, Gucken, Zeigen und die Coyote-Karte; Ereignisse, Ablehnungen, Seiten und Regeln.
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
