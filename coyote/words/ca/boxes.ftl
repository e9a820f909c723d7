# Paraules que depenen del que hi ha a la capsa: la resposta pròpia d’una opció, i què fa una carta quan en falta una altra.
value-nothing-empty_pile = es queda buida
value-nothing-no_green = no passa res
value-round-masks_per = un cop per ronda
learn-card-double-without-flip = fa que cada carta verda compti el doble.
