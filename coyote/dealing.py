"""A Dealer by chance: what the Dealer owes, drawn with a generator that the caller hands in.

Law: every card that is left in the pile is equally likely, and everything comes from that generator: the same seed deals
the same cards. This stands beside the rules, which know no chance; to them the Dealer is a seat that moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote.rules.game import play
from coyote.rules.model.moves import DEALER, Begin, Deal, DealerMove, Draw, Turn
from coyote.rules.model.state import Game, Stage

if TYPE_CHECKING:
    from random import Random


def deal(game: Game, rng: Random) -> Game:
    """The game after the Dealer has done what was owed; the same game if nothing was.

    The Dealer names the first starter if need be and deals the round; or draws the card of a coin or special; or turns over
    the cards of every `?`, and then stops at the end of the round: there is a count to look at before the next deal.

    >>> from random import Random
    >>> from coyote import EDITIONS, start
    >>> deal(start(EDITIONS["kidult_2003"], ["ann", "bob"]), Random(1))
    <Game kidult_2003: round 1, ann to move>
    """
    counting = game.stage == Stage.TURN
    while game.turn == DEALER and not (counting and game.stage == Stage.DEAL):
        game = play(game, DEALER, chance(game, rng))
    return game


def chance(game: Game, rng: Random) -> DealerMove:
    """The Dealer's next move."""
    if game.stage == Stage.STARTER:
        return Begin(rng.randrange(game.terms.seats))
    pile = [card for card, count in game.pile.items() for _ in range(count)]
    if game.stage == Stage.DEAL:
        return Deal(tuple(rng.sample(pile, len(game.round.inside) + game.terms.edition.middle)))
    card = rng.choice(pile)
    return Draw(card) if game.stage == Stage.DRAW else Turn(card)
