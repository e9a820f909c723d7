"""The moves of a table as ids: one row of whole numbers, the same for every seat.

Law: an id means the same move whoever makes it, whenever it is made. Numbers are absolute, because everybody hears the number;
other seats are counted clockwise from one's own. A special that comes with a declaration takes two ids, so that there are not
as many ids as specials times targets times numbers: first the special is *armed*, then the same seat says the number.

    coyote | withdraw | agree | again | dodge | peek | lay | give open | give closed
    | coin COIN … | coin guess KIND … | arm SPECIAL [+N] … | point +N … | lowest … highest
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from coyote.errors import BadArgument
from coyote.rules.game import Options
from coyote.rules.model.moves import (
    AGAIN,
    AGREE,
    AIMED_SPECIALS,
    DECLARED_SPECIALS,
    DODGE,
    GUESS,
    Again,
    Agree,
    Call,
    Coin,
    Declare,
    Dodge,
    GiveUp,
    Lay,
    Peek,
    PlayerMove,
    Point,
    Withdraw,
)
from coyote.rules.model.terms import Terms
from coyote.rules.record.writer import wording

Mask = npt.NDArray[np.int8]


class Arm(NamedTuple):
    """A special that will come with the number that the same seat says next."""

    special: str
    step: int = 0
    """How many seats on, clockwise, the one it is aimed at sits; 0: it is aimed at nobody."""


class PointOn(NamedTuple):
    """Pointing at whoever sits this many seats on, clockwise."""

    step: int


CALL: Final = 0
"""The id of the call, at every table."""
ALONE: Final[dict[str, PlayerMove]] = {AGREE: Agree(), AGAIN: Again(), DODGE: Dodge()}
"""Specials that are moves of their own."""


class Actions:
    """The ids of one table."""

    def __init__(self, terms: Terms) -> None:
        self.seats = terms.seats
        self.lowest, self.highest = terms.lowest, terms.highest_number
        steps = range(1, terms.seats)
        moves: list[PlayerMove | Arm | PointOn] = [Call()]
        if GUESS in terms.coins:
            moves.append(Withdraw())
        moves += [move for special, move in ALONE.items() if special in terms.specials]
        if terms.eyes_open is not None:
            moves += [Peek()] * (terms.edition.middle > 0) + [Lay()] * terms.trickster + [GiveUp(open=True), GiveUp(open=False)]
        moves += [Coin(coin) for coin in dict.fromkeys(terms.coins) if coin != GUESS]
        moves += [Coin(GUESS, kind) for kind in terms.deck.kinds if GUESS in terms.coins]
        for special in terms.specials:
            if special in DECLARED_SPECIALS:
                moves += [Arm(special, step) for step in steps] if special in AIMED_SPECIALS else [Arm(special)]
        if terms.trickster and terms.seats > 2:  # caller and declarer do not point (R14)
            moves += [PointOn(step) for step in steps]
        self.moves: Final = tuple(moves)
        """What the ids below those of the numbers mean."""
        self.ids: Final = {move: id for id, move in enumerate(moves)}
        self.arms: Final = tuple(move for move in moves if isinstance(move, Arm))
        self.first: Final = len(moves)
        """The id of the lowest number."""
        self.size: Final = self.first + self.highest - self.lowest + 1
        self.named: Final = {self.word(id): id for id in range(self.first)}

    def meant(self, action: int) -> PlayerMove | Arm | PointOn:
        """What this id means; raises BadArgument if there is no such id."""
        if not 0 <= action < self.size:
            raise BadArgument(f"there is no action {action}: expected a whole number from 0 to {self.size - 1}")
        return self.moves[action] if action < self.first else Declare(action - self.first + self.lowest)

    def decoded(self, action: int, seat: int, armed: Arm | None = None) -> PlayerMove | Arm:
        """The move that this seat makes with this id; an Arm, if it will be part of the next."""
        meant = self.meant(action)
        if isinstance(meant, PointOn):
            return Point((seat + meant.step) % self.seats)
        if armed is None or not isinstance(meant, Declare):
            return meant
        return Declare(meant.number, armed.special, (seat + armed.step) % self.seats if armed.step else None)

    def encoded(self, move: PlayerMove, seat: int) -> tuple[int, ...]:
        """The ids, one or two, with which this seat makes this move; raises BadArgument if the table knows no such move."""
        if isinstance(move, Point):
            return (self._id(PointOn((move.target - seat) % self.seats)),)
        if not isinstance(move, Declare):
            return (self._id(move),)
        if not self.lowest <= move.number <= self.highest:
            raise BadArgument(f"{move.number} has no action: at this table numbers go from {self.lowest} to {self.highest}")
        said = self.first + move.number - self.lowest
        if move.special is None:
            return (said,)
        return self._id(Arm(move.special, 0 if move.target is None else (move.target - seat) % self.seats)), said

    def _id(self, move: Any) -> int:
        id = self.ids.get(move)
        if id is None:
            known = ", ".join(map(self.word, range(self.first)))
            raise BadArgument(f"{move!r} has no action at this table: expected a number, or one of {known}")
        return id

    def mask(self, able: Options, seat: int, armed: Arm | None = None) -> Mask:
        """1 for each id that this seat may use now, else 0; all 0 if it is not its turn."""
        mask = np.zeros(self.size, np.int8)
        if able.lowest is not None:
            mask[self.first + able.lowest - self.lowest : self.first + able.highest - self.lowest + 1] = 1
            if able.unless is not None:
                mask[self.first + able.unless - self.lowest] = 0
        if armed is not None:
            return mask
        mask[CALL] = able.call
        if self.first > 1:
            for action in self.powers(able, seat):
                mask[action] = 1
        return mask

    def powers(self, able: Options, seat: int) -> Iterator[int]:
        """The ids of the powers that may be used, of sitting out, of pointing and of giving up an eye."""
        ids = self.named
        for may, word in ((able.withdraw, "withdraw"), (able.peek, "peek"), (able.lay, "lay")):
            if may:
                yield ids[word]
        if able.give_up:
            yield from (ids["give open"], ids["give closed"])
        for target in able.points:
            yield ids[f"point +{(target - seat) % self.seats}"]
        for coin in able.coins:
            if coin != GUESS:
                yield ids[f"coin {coin}"]
        if able.guesses:
            first = ids[f"coin {GUESS} {able.guesses[0]}"]
            yield from range(first, first + len(able.guesses))
        for special in able.specials:
            if special in AIMED_SPECIALS:
                first = ids[f"arm {special} +1"]
                for target in able.targets:
                    yield first + (target - seat) % self.seats - 1
            else:
                yield ids[f"arm {special}" if special in DECLARED_SPECIALS else special]

    def allows(self, action: int, able: Options, seat: int, armed: Arm | None = None) -> bool:
        """Whether the mask has a 1 for this id; made without the mask if it is a call or a number."""
        if action >= self.first:
            number = action - self.first + self.lowest
            return able.lowest is not None and able.lowest <= number <= able.highest and number != able.unless
        if action == CALL:
            return able.call and armed is None
        return bool(self.mask(able, seat, armed)[action])

    def word(self, action: int) -> str:
        """What an id means, in the words of the record as far as it has any: `12`, `coin skip`, `arm next +2`, `point +1`."""
        meant = self.meant(action)
        if isinstance(meant, Arm):
            return f"arm {meant.special}" + (f" +{meant.step}" if meant.step else "")
        if isinstance(meant, PointOn):
            return f"point +{meant.step}"
        return wording(meant, ())
