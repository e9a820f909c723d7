# Autour du feu : le cercle, la main, pièces et actions spéciales, la fin entre bots.
table-not-only-bots = Il reste des joueurs humains dans la partie, et seuls les bots se pressent.
