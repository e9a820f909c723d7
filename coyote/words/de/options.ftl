# Jede Option in einer Zeile; wo die Regelhefte schweigen, gilt der Standard.
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
