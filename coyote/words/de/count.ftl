# Die Zählung, Schritt für Schritt. $cards: die Karten, auf die eine Sonderkarte wirkt; $sum: was alle Karten nach dem Schritt wert sind.
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
