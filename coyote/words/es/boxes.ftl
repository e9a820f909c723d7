# Palabras que dependen de lo que hay en la caja: la respuesta propia de una opción, y qué hace una carta cuando falta otra.
value-nothing-empty_pile = se queda vacío
value-nothing-no_green = no pasa nada
value-round-masks_per = una vez por ronda
learn-card-double-without-flip = hace que cada carta verde cuente el doble.
