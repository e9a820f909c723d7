"""The draw: the card that the Dealer takes from the pile for an extra, an exchange (R8), a more (R10), a Coyote card (R15)."""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.events import Worn
from coyote.rules.model.moves import DEALER, EXCHANGE, EXTRA, LAY, MORE, Draw
from coyote.rules.model.peeks import Laid
from coyote.rules.model.state import Game, Stage
from coyote.rules.refusals import Code, illegal


def draw(game: Game, move: Draw) -> Game:
    """The Dealer draws a card, and it goes where its power says."""
    round, drawing = game.round, game.round.powers.drawing
    if drawing is None:
        raise illegal(Code.DEALER_NOT_AWAITED, awaited=round.stage)
    power, seat = drawing
    pile = round.terms.deck.take(round.pile, [move.card])
    if isinstance(pile, str):
        raise illegal(Code.CARD_NOT_IN_PILE, card=pile)
    powers, heads, turn = round.powers._replace(drawing=None), round.heads, seat
    if powers.refilled is not None:
        powers = powers._replace(since=(*powers.since, Worn(DEALER if power == EXTRA else seat, move.card)))
    if power == EXTRA:
        powers = powers._replace(extra=(*powers.extra, Worn(seat, move.card)))
    elif power == MORE:
        powers = powers._replace(more=(*powers.more, Worn(seat, move.card)))
        assert game.declarer is not None
        turn = round.after[game.declarer]
    elif power == LAY:
        powers = powers._replace(middle=(*powers.middle, Laid(move.card, (seat,), shut=True)))
    else:
        old = heads[seat]
        assert power == EXCHANGE and old is not None
        faced = tuple(other for other in powers.faced if other != seat)
        powers = powers._replace(replaced=(*powers.replaced, Worn(seat, old)), faced=faced)
        heads = (*heads[:seat], move.card, *heads[seat + 1 :])
    round = replace(round, stage=Stage.PLAY, pile=pile, heads=heads, powers=powers)
    return Game(game, move, round, turn, game.number, game.declarer)
