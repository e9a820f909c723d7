"""Forks: where the free player decides before the bound one goes straight on, which is at the beginning and after a jump.

Law: there are few such places, so their moves are listed one by one, and the same steps are taken for all of them at once. What
follows from a move is a matrix: which figures of the bound player's nerve it meets, and which later decision it leads to. These
matrices stay so small that no library would share their products out among processors.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from coyote.bots.wolf.nerve import Way

Floats = NDArray[Any]

FIRST_FAR: Final = 3
"""An opening is answered with a raise by up to this many numbers; the round itself may be opened with any."""
LATER_FAR: Final = 2
"""A jump is answered with a raise by up to this many."""
NOTHING: Final = 1e-7
"""One of several moves is always regretted so much, so that nothing is divided by zero. The others are not: products of such
small shares would sink into slow denormal numbers."""
SMALLER: Final = 0.5
"""A plain reckoner makes each higher raise this often compared with the next lower one."""


class Move(NamedTuple):
    """A move of the free player at a fork."""

    fork: int
    said: int
    """The place of the number that is said, or called."""
    far: int = 0
    """How far the raise is; 0 for a call, and for one more than that number."""
    call: bool = False


class Forks:
    """The forks, the openings first; and the moves there, those at openings first.

    Figures of the bound player's nerve lie at `place * ways + way`, the place being that of the number which they say.
    """

    def __init__(self, numbers: tuple[int, ...], openings: tuple[int, ...], ways: tuple[Way, ...]) -> None:
        size, wide = len(numbers), len(ways)
        self.openings = len(openings) or 1
        jumps = [
            (row, heard, way.least)
            for row, way in enumerate(ways)
            for heard in range(way.low, min(way.high, size - 2) + 1)
            if way.least > heard + 1
        ]
        self.source = np.array([(heard + 1) * wide + row for row, heard, _ in jumps], int)
        """How often the bound player has made each jump: which figure of the nerve that is."""
        moves: list[Move] = []
        for fork, stands in enumerate([*(openings or (-1,)), *(answer for _, _, answer in jumps)]):
            farthest = LATER_FAR if fork >= self.openings else FIRST_FAR if openings else size
            if stands >= 0:
                moves.append(Move(fork, stands, call=True))
                moves += [Move(fork, stands)] * (stands < size - 1 and numbers[stands + 1] > numbers[stands] + 1)
            moves += [Move(fork, place, place - stands) for place in range(stands + 1, min(stands + farthest, size - 1) + 1)]
        self.moves = moves
        self.first = sum(move.fork < self.openings for move in moves)
        """How many moves there are at openings."""
        self.fork = np.array([move.fork for move in moves])
        self.calls = np.array([move.call for move in moves])
        self.sums = (self.fork == np.arange(self.openings + len(jumps))[:, None]).astype(np.float32)
        """Adds up what belongs to one fork."""
        self.meets, self.goes = (np.zeros((len(moves), (size + 1) * wide), np.float32) for _ in range(2))
        """Of which figures of the nerve the bound player is still in after a move; and where the round goes straight on."""
        self.jumps = np.zeros((self.first, len(jumps)), np.float32)
        """After which first moves the bound player jumps, and where that leads."""
        at = {(row, heard): jump for jump, (row, heard, _) in enumerate(jumps)}
        for number, move in enumerate(moves):
            if move.call or move.said == size - 1:
                continue
            later = move.fork - self.openings
            for row, way in enumerate(ways):
                here = (move.said + 1) * wide + row
                if row == jumps[later][0] if later >= 0 else way.opening == move.fork and way.low <= move.said <= way.high:
                    self.meets[number, here] = 1
                    if later < 0 and (row, move.said) in at:
                        self.jumps[number, at[row, move.said]] = 1
                    else:
                        self.goes[number, here] = 1
        self.figures = np.union1d(np.flatnonzero(self.meets.any(axis=0)), self.source)
        """Which figures of the nerve matter here; from now on these are numbered."""
        self.source = np.searchsorted(self.figures, self.source)
        self.meets, self.goes = self.meets[:, self.figures], self.goes[:, self.figures]
        self.going = self.goes.T.copy()
        self.learns = self.meets.T.copy()
        """What the bound player learns from a move: about being in after it, and about being in before."""
        np.subtract.at(
            self.learns, (self.source[self.fork[self.first :] - self.openings], np.arange(self.first, len(moves))), 1
        )
        self.least = np.where(np.diff(self.fork, prepend=-1) > 0, NOTHING, 0).astype(np.float32)[:, None]
        self.opened = self.sums[: self.openings, : self.first]
        self.jumped = self.sums[self.openings :, self.first :]

    def begin(self, said: Floats, more: Floats, calls: Floats, opens: Floats, lasts: Floats, deals: Floats) -> None:
        """Let the free player start as a plain reckoner, who calls numbers so often, against such a nerve."""
        self.called = np.stack([-said[one.said] if one.call else (said if one.far else more)[one.said] for one in self.moves])
        """What the free player gets if the bound one calls; or is called, with the other sign."""
        higher = np.where(self.calls, 0, SMALLER ** np.array([float(move.far) for move in self.moves]))
        called = np.where(self.calls[:, None], calls[[move.said for move in self.moves]], 0)
        raised = np.maximum(self.sums @ higher, NOTHING)[:, None]
        self.often = (called + ((1 - self.sums @ called) / raised)[self.fork] * higher[:, None]).astype(np.float32)
        masses = np.concatenate([opens, lasts[self.figures][self.source]])
        self.regret = self.often * (masses @ deals)[self.fork]
        self.mean = np.zeros_like(masses)

    def flow(self, reach: Floats) -> Floats:
        """How often the free player makes each move, as far as it is up to them; and gets where the round goes straight on."""
        made: Floats = self.often.copy()
        made[self.first :] *= (self.jumps.T @ made[: self.first])[self.fork[self.first :] - self.openings]
        reach[self.figures] = self.going @ made
        return made

    def taught(self, made: Floats, worth: Floats) -> Floats:
        """What it is worth to the bound player to have opened, without what follows; and to have nerve, which is added."""
        called = (made[:, None] @ self.called)[:, 0]
        worth[self.figures] += self.learns @ called
        opened: Floats = self.opened @ -called[: self.first]
        return opened

    def learn(self, opens: Floats, lasts: Floats, mean: Floats) -> None:
        """Regret what was not done, against such a nerve, the rest of the round being worth so much."""
        first, openings = self.first, self.openings
        here = lasts[self.figures]
        masses = np.concatenate([opens, here[self.source]])
        worth = ((masses[self.fork] - self.meets @ here)[:, None] @ self.called)[:, 0]
        worth += self.goes @ mean[self.figures]
        np.matmul(self.jumped, self.often[first:] * worth[first:], out=self.mean[openings:])
        worth[:first] += self.jumps @ self.mean[openings:]
        np.matmul(self.opened, self.often[:first] * worth[:first], out=self.mean[:openings])
        self.regret += worth
        self.regret -= self.mean[self.fork]
        np.maximum(self.regret, self.least, out=self.regret)
        np.divide(self.regret, (self.sums @ self.regret)[self.fork], out=self.often)
