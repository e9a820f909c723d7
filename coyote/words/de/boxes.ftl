# Worte, die davon abhängen, was in der Schachtel ist: die eigene Antwort einer Option, und was eine Karte tut, wo eine andere fehlt.
value-nothing-empty_pile = bleibt leer
value-nothing-no_green = es passiert nichts
value-round-masks_per = einmal pro Runde
learn-card-double-without-flip = lässt jede grüne Karte doppelt zählen.
