# Wie die Karten heißen. Das Wort in Klammern ist das, was man tippt.

card-number = { $card }
card-mystery = Rätsel (?)
card-discard = Dieb
card-flip = Spiegel
card-cancel = Finsternis
card-double = Echo
card-night = Nacht
card-typed = { $name } ({ $token })
card-mystery-begins = Das Rätsel (?)
card-discard-begins = Der Dieb
card-flip-begins = Der Spiegel
card-cancel-begins = Die Finsternis
card-double-begins = Das Echo
card-night-begins = Die Nacht

## Die Zählung, Schritt für Schritt. $cards: die Karten, auf die eine Sonderkarte wirkt; $sum: was alle Karten nach dem Schritt wert sind.

count-cards = Karten: { $cards }
count-start = Alle Zahlen zusammen: { $sum }
count-mystery = Das Rätsel (?) deckt { $cards } auf: { $sum }
count-mystery-none = Das Rätsel (?) findet keine Karte zum Aufdecken und zählt 0: { $sum }
count-discard = Der Dieb verschwindet und nimmt { $cards } mit: { $sum }
count-discard-none = Der Dieb findet keine grüne Karte zum Mitnehmen: { $sum }
count-flip = Der Spiegel macht { $cards } negativ: { $sum }
count-flip-none = Der Spiegel findet keine grüne Karte zum Umkehren: { $sum }
count-cancel = Die Finsternis setzt { $cards } auf 0: { $sum }
count-cancel-none = Die Finsternis findet keine grüne Karte: { $sum }
count-double = Das Echo verdoppelt { $cards }: { $sum }
count-double-none = Das Echo findet nichts zum Verdoppeln: { $sum }
count-night = Die Nacht ist 0 wert: { $sum }
count-total = Summe: { $total }
count-reshuffle = Die Nacht wurde gezeigt: Nach dieser Runde werden alle Karten neu gemischt.

## Worte, die davon abhängen, was in der Schachtel ist: die eigene Antwort einer Option, und was eine Karte tut, wo eine andere fehlt.

value-nothing-empty_pile = bleibt leer
value-nothing-no_green = es passiert nichts
value-round-masks_per = einmal pro Runde
learn-card-double-without-flip = lässt jede grüne Karte doppelt zählen.

## Woher wir wissen, was in einer Schachtel steckt, und wie sicher das ist.

sources-title = Woher wir das wissen
source-line = { $parts }: { $origin } ({ $certainty })
part-seats = Zahl der Mitspielenden
part-deck = die Karten
part-count = die Zählung
part-numbers = was angesagt werden darf
part-lives = wann jemand raus ist
part-starter = wer die nächste Runde beginnt
part-powers = die Zusatzregeln
part-coins = wie viele Münzen es von jeder Art gibt
origin-booklet = steht im Heft
origin-reconstruction = unsere Rekonstruktion
origin-owners = nach Angaben von Besitzern und Läden
origin-program = aus einem anderen Programm
origin-as-2003 = nicht bekannt, daher wie in der Schachtel von 2003
certainty-sure = sicher
certainty-likely = wahrscheinlich
certainty-guess = geraten

## Jede Option in einer Zeile; wo die Regelhefte schweigen, gilt der Standard.

option-coins = acht Münzen auf dem Tisch, jede gut für einen Trick pro Runde
option-specials = alle haben { $piece ->
    [mask] eine Maske
    [twig] einen Zweig
   *[token] einen Marker
} für eine Sonderaktion pro Runde
option-out_at = bei wie vielen Kojoten man raus ist
option-least_number = die kleinste Zahl, die eine Runde eröffnen darf
option-highest_number = die größte Zahl, die angesagt werden darf
option-feathers = mit wie vielen Federn gespielt wird
option-deck = ein eigenes Deck, in der Form CARDxCOUNT …
option-coin_counts = wie viele Münzen von jeder Sorte, in der Form COINxCOUNT …
option-mystery_special = eine Sonderkarte, die ein Rätsel aufdeckt, wirkt oder tut nichts
option-mystery_chain = ein Rätsel, das ein Rätsel aufdeckt, deckt noch eine Karte auf
option-empty_pile = ist der Stapel mitten in der Runde leer, wird er aus dem Ablagestapel aufgefüllt, oder er bleibt leer
option-turned_cards = von einem Rätsel aufgedeckte Karten kommen auf den Ablagestapel, oder zurück in den Stapel
option-night_reshuffle = wegen der Nacht wird neu gemischt, egal wie sie gezeigt wurde, oder nur, wenn sie mitgezählt oder ausgetauscht wurde
option-no_green = { $cards }: ohne grüne Karte passiert nichts, oder es trifft die höchste rote Karte oder die höchste Zahlenkarte, auch eine 0
option-ties = bei mehreren höchsten Karten trifft es eine oder alle
option-discard_first = der Dieb wirkt vor dem Spiegel
option-starter_out = ist raus, wer anfangen sollte, fängt die nächste Person an oder die vorige
option-opening_skip = wer anfängt, darf passen
option-call_after_skip = „Coyote!“ darf gerufen werden, auch wenn dazwischen jemand nichts angesagt hat
option-back_to_declarer = wer die Zahl angesagt hat und wieder dran ist, muss erhöhen, oder die Runde endet
option-sit_out = wer richtig rät, setzt für den Rest der Runde aus
option-call_after_coin = nach einer Münze darf im selben Zug „Coyote!“ gerufen werden
option-agree_makes = wer zustimmt, übernimmt die Ansage oder gibt die Zahl nur weiter
option-double_lasts = eine Verdopplung gilt für einen Zug oder für die Runde
option-again_on_agreed = „Neu ansagen“ gilt auch für eine Zahl, der jemand zugestimmt hat
option-specials_with_two = { $piece ->
    [mask] Masken
    [twig] Zweige
   *[token] Sonderaktionen
} sind auch erlaubt, wenn nur noch zwei dabei sind
option-doubles = das Echo verdoppelt die grünen Karten oder die ganze Summe, auch die roten
option-masks_per = { $piece ->
    [mask] eine Maske
    [twig] ein Zweig
   *[token] ein Marker
} gilt einmal pro Runde oder einmal pro Partie
