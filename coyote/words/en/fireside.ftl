# Round the fire: the ring, the hand, coins and specials, the end among bots.
table-not-only-bots = People are still in the game, and only bots hurry.
