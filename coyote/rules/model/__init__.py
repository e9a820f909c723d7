"""What a game is made of: cards, decks, terms, moves, events, and the state after each move. Nothing here decides anything."""
