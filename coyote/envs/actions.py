"""The moves of a table as ids: one row of whole numbers, the same for every seat.

Law: an id means the same move whoever makes it, whenever it is made. Numbers are absolute, because everybody hears the number;
other seats are counted clockwise from one's own. A special that comes with a declaration takes two ids, so that there are not
as many ids as specials times targets times numbers: first the special is *armed*, then the same seat says the number.

    coyote | withdraw | agree | again | coin COIN … | coin guess KIND … | arm SPECIAL [+N] … | lowest … highest
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from coyote.rules.game import Options
from coyote.rules.model.moves import (
    AGAIN,
    AGREE,
    AIMED_SPECIALS,
    DECLARED_SPECIALS,
    GUESS,
    Again,
    Agree,
    Call,
    Coin,
    Declare,
    PlayerMove,
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


CALL: Final = 0
"""The id of the call, at every table."""


class Actions:
    """The ids of one table."""

    def __init__(self, terms: Terms) -> None:
        self.seats = terms.seats
        self.lowest, self.highest = terms.lowest, terms.highest_number
        steps = range(1, terms.seats)
        moves: list[PlayerMove | Arm] = [Call()]
        if GUESS in terms.coins:
            moves.append(Withdraw())
        moves += [move for special, move in ((AGREE, Agree()), (AGAIN, Again())) if special in terms.specials]
        moves += [Coin(coin) for coin in dict.fromkeys(terms.coins) if coin != GUESS]
        moves += [Coin(GUESS, kind) for kind in terms.deck.kinds if GUESS in terms.coins]
        for special in terms.specials:
            if special in DECLARED_SPECIALS:
                moves += [Arm(special, step) for step in steps] if special in AIMED_SPECIALS else [Arm(special)]
        self.moves: Final = tuple(moves)
        """What the ids below those of the numbers mean."""
        self.ids: Final = {move: id for id, move in enumerate(moves)}
        self.arms: Final = tuple(move for move in moves if isinstance(move, Arm))
        self.first: Final = len(moves)
        """The id of the lowest number."""
        self.size: Final = self.first + self.highest - self.lowest + 1
        self.named: Final = {self.word(id): id for id in range(self.first)}

    def meant(self, action: int) -> PlayerMove | Arm:
        """What this id means; raises ValueError if there is no such id."""
        if not 0 <= action < self.size:
            raise ValueError(f"there is no action {action}: expected a whole number from 0 to {self.size - 1}")
        return self.moves[action] if action < self.first else Declare(action - self.first + self.lowest)

    def decoded(self, action: int, seat: int, armed: Arm | None = None) -> PlayerMove | Arm:
        """The move that this seat makes with this id; an Arm, if it will be part of the next."""
        meant = self.meant(action)
        if armed is None or not isinstance(meant, Declare):
            return meant
        return Declare(meant.number, armed.special, (seat + armed.step) % self.seats if armed.step else None)

    def encoded(self, move: PlayerMove, seat: int) -> tuple[int, ...]:
        """The ids, one or two, with which this seat makes this move; raises ValueError if the table knows no such move."""
        if not isinstance(move, Declare):
            return (self._id(move),)
        if not self.lowest <= move.number <= self.highest:
            raise ValueError(f"{move.number} has no action: at this table numbers go from {self.lowest} to {self.highest}")
        said = self.first + move.number - self.lowest
        if move.special is None:
            return (said,)
        return self._id(Arm(move.special, 0 if move.target is None else (move.target - seat) % self.seats)), said

    def _id(self, move: Any) -> int:
        id = self.ids.get(move)
        if id is None:
            known = ", ".join(map(self.word, range(self.first)))
            raise ValueError(f"{move!r} has no action at this table: expected a number, or one of {known}")
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
        """The ids of the powers that may be used, and of sitting out."""
        ids = self.named
        if able.withdraw:
            yield ids["withdraw"]
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
        """What an id means, in the words of the record as far as it has any: `12`, `coyote`, `coin skip`, `arm next +2`."""
        meant = self.meant(action)
        if isinstance(meant, Arm):
            return f"arm {meant.special}" + (f" +{meant.step}" if meant.step else "")
        return wording(meant, ())
