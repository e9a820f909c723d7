# Des mots qui dépendent du contenu de la boîte : la réponse propre à une option, et l’effet d’une carte quand une autre manque.
value-nothing-empty_pile = reste vide
value-nothing-no_green = rien ne se passe
value-round-masks_per = une fois par manche
learn-card-double-without-flip = fait compter double chaque carte verte.
