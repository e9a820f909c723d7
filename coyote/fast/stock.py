"""Stock: the pile, the cards of the round and the discards as one row of all cards.

Law: the row is [pile | this round, the latest first | discards]. Nobody knows the order of the pile, so a draw takes any of
its cards to its end and moves the border; putting the last cards back moves it again; a reshuffle moves it to the end.
"""

from __future__ import annotations

from coyote.fast.dice import below
from coyote.fast.kernel import kernel
from coyote.fast.layout import Game
from coyote.fast.sheet import Sheet


@kernel
def unpack(sheet: Sheet, game: Game) -> None:
    """Put all cards of the deck into the row."""
    for place in range(sheet.cards):
        game.order[place] = sheet.deck[place]


@kernel
def shuffle(sheet: Sheet, game: Game) -> None:
    """All cards become the pile (R1, R6)."""
    game.left = sheet.cards
    game.drawn = 0
    for kind in range(sheet.kinds):
        game.discards[kind] = 0


@kernel
def drawable(sheet: Sheet, game: Game) -> bool:
    """Whether there is a card to draw: in the pile or, if it is empty, among the discards (Q4)."""
    return bool(game.left > 0 or (sheet.refills and game.drawn < sheet.cards))


@kernel
def draw(sheet: Sheet, game: Game) -> int:
    """Take a card from the pile, which is refilled first if it is empty (Q4)."""
    if game.left == 0:
        refill(sheet, game)
    place = below(game, game.left)
    game.left -= 1
    game.drawn += 1
    card = int(game.order[place])
    game.order[place] = game.order[game.left]
    game.order[game.left] = card
    return card


@kernel
def refill(sheet: Sheet, game: Game) -> None:
    """The discards become the pile: they go to the front, and the cards of the round behind them (Q4)."""
    for _ in range(game.drawn):
        first = game.order[0]
        for place in range(sheet.cards - 1):
            game.order[place] = game.order[place + 1]
        game.order[sheet.cards - 1] = first
    game.left = sheet.cards - game.drawn
    for kind in range(sheet.kinds):
        game.discards[kind] = 0


@kernel
def put_back_turned(game: Game) -> None:
    """The cards that `?` turned over, which were drawn last, go back into the pile (Q5)."""
    game.left += game.turns
    game.drawn -= game.turns


@kernel
def discard_round(game: Game) -> None:
    """The cards of the round go to the discards."""
    for place in range(game.left, game.left + game.drawn):
        game.discards[game.order[place]] += 1
    game.drawn = 0
