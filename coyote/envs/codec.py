"""The codec of a table: its moves as ids, what its seats see as arrays.

Law: one codec for every edition, option and power, from two seats to twelve, made from the terms alone; everybody at a table,
and every interface in this package, uses the same. What it is given is a view, never a game.

>>> from coyote import EDITIONS, Declare, say, start, view
>>> game = say(start(EDITIONS["kidult_2003"], ["ann", "bob"], starter="ann", highest_number=40), "deal 5 10 / ann 12")
>>> codec = Codec(game.terms)
>>> bob = view(game, "bob")
>>> codec.actions.size, int(codec.mask(bob).sum())
(41, 29)
>>> codec.ids(Declare(13), bob), codec.actions.word(13), codec.actions.word(0)
((13,), '13', 'coyote')
>>> (100 * codec.array(bob)[codec.arrays.layout["number"]]).round().tolist()
[100.0, 30.0, 15.0]
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from coyote.envs.actions import Actions, Arm, Mask
from coyote.envs.arrays import Array, Arrays
from coyote.errors import BadArgument
from coyote.rules.game import Options
from coyote.rules.model.moves import PlayerMove
from coyote.rules.model.terms import Terms
from coyote.rules.record.spoken import wordings
from coyote.rules.sight import View


class Codec:
    """Ids and arrays for the tables that agreed on these terms."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.actions = Actions(terms)
        self.arrays = Arrays(terms, self.actions.arms)

    def array(self, view: View, armed: Arm | None = None) -> Array:
        """What the seat of this view sees."""
        return self.arrays.array(view, armed)

    def mask(self, view: View, armed: Arm | None = None) -> Mask:
        """The ids that the seat of this view may use now."""
        assert view.seat is not None
        return self.actions.mask(view.options, view.seat, armed)

    def ids(self, move: PlayerMove, view: View) -> tuple[int, ...]:
        """The ids with which the seat of this view makes this move."""
        assert view.seat is not None
        return self.actions.encoded(move, view.seat)

    def move(self, action: Any, able: Options, seat: int, armed: Arm | None = None) -> PlayerMove | Arm:
        """The move that an id means for a seat with these options; raises BadArgument if it may not."""
        action = whole(action)
        meant = self.actions.decoded(action, seat, armed)
        if not self.actions.allows(action, able, seat, armed):
            left = Options(able.lowest, able.highest, able.unless) if armed else able
            name, expected = (
                self.terms.names[seat],
                " | ".join(wordings(left, self.terms.names)) or "nothing, until it is their turn",
            )
            word = self.actions.word(action)
            raise BadArgument(f"action {action} ({word}) is not allowed now: expected of {name}, by the mask: {expected}")
        return meant


def whole(action: Any) -> int:
    """The action as a number; learners hand in NumPy's. Raises ValueError for what is none."""
    try:
        number = int(action)
    except (TypeError, ValueError):
        number = None
    if number is None or number != action:
        raise BadArgument(f"{action!r} is no action: expected a whole number that the mask allows")
    return number


codec_of = lru_cache(maxsize=64)(Codec)
"""The codec of these terms; a thousand environments share one."""
