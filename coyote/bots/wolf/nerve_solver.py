"""The nerve solver: CFR+ with quadratic averaging for a player who plays by nerve, against one who may say anything.

Law: `nerve.py` says how the bound player plays. The free one opens with any of the bound player's numbers. Afterwards they
call, or raise by one or two of these numbers, or where there is a gap by one number or by 1. Longer jumps are left out: whoever
is prepared for the short ones is prepared for all (docs/two-seats.md), and the bounds try every number. Both learn in turn. The
bound player meets a plain reckoner in some of the rounds: of two ways that are equally safe they learn the one that wins more
from people.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from coyote.bots.wolf.nerve import Nerve, Way
from coyote.bots.wolf.nerve_forks import NOTHING, SMALLER, Floats, Forks
from coyote.bots.wolf.solver import SCALE
from coyote.bots.wolf.two_stakes import Stakes

NEXT: Final = 0
OTHER: Final = 1
CALL: Final = 2
"""What the free player may do: raise by one number, raise by two (or by 1, if there is a gap), or call."""
BELIEVED: Final = 0.65
"""A plain reckoner never calls a number that holds as surely as this, and the less likely ones more and more often."""


def zeros(*shape: int) -> Floats:
    return np.zeros(shape, np.float32)


class NerveSolver:
    """The two players, while they learn. Arrays go by the free player's move, place, way and kind.

    A place is that of the number which the bound player says, going straight on. Arrays stay where they are: much of the time
    goes into calls of NumPy for one or two places, so their views are made only once.
    """

    def __init__(
        self, at_stake: Stakes, numbers: tuple[int, ...], openings: tuple[int, ...], ways: tuple[Way, ...], plain: float
    ) -> None:
        self.numbers, self.openings, self.kinds, self.plain, self.ways = numbers, openings, at_stake.kinds, plain, ways
        size, wide, kinds = len(numbers), len(ways), len(at_stake.kinds)
        self.forks = Forks(numbers, openings, ways)
        gaps = np.diff(numbers, append=numbers[-1]) > 1
        places = np.arange(size)
        self.other = np.where(gaps, places + 1, places + 3)
        """The place at which the bound player goes on after the other raise; after a raise by one number that is two higher."""
        self.missing = [(NEXT, size - 1), (OTHER, size - 1), *([(OTHER, size - 2)] if size > 1 and not gaps[-2] else [])]
        self.hears = (places[:, None] > np.array([way.low for way in ways]))[..., None]
        self.opening = np.array([way.opening for way in ways])
        self.of_opening = (self.opening == np.arange(self.forks.openings)[:, None]).astype(np.float32)
        together = [(way.opening, way.low) for way in ways]
        self.beside = np.array([[float(one == other) for other in together] for one in together], np.float32)
        """Which ways are open at the same time."""
        self.often, self.moves, self.worth, self.met = (zeros(3, size, wide, kinds) for _ in range(4))
        """The free player's: how often a move is made by somebody who gets there, and in all; its worth, and whom it meets."""
        self.reach, self.mean, self.lasts = (zeros(size + 5, wide, kinds) for _ in range(3))
        """How often the free player gets to a place, and what that is worth to them; how often the other's nerve lasts."""
        self.stays, self.nerve_worth = np.ones((size, wide, kinds), np.float32), zeros(size, wide, kinds)
        self.spare = zeros(2, wide, kinds)
        self.gaps = np.flatnonzero(gaps)
        self.going, self.coming = self.views(gaps)
        self.strides = zeros((size - 1) // 2, wide, kinds)
        self.falling = [
            (stride, self.nerve_worth[2 * two + 2], self.nerve_worth[2 * two])
            for two, stride in reversed(list(enumerate(self.strides)))
        ]
        self.begin(at_stake)
        self.sums, self.opened, self.iterations = zeros(size + 1, wide, kinds), np.zeros_like(self.opens), 0

    def views(self, gaps: NDArray[np.bool_]) -> tuple[list[tuple[Floats, ...]], list[tuple[Floats, ...]]]:
        """The parts of arrays for each place, from the first up and from the last down; two at once where there are no gaps."""
        parts, place = [], 0
        while place < len(gaps):
            both = place + 1 < len(gaps) and not gaps[place : place + 2].any()
            parts.append((slice(place, place + 1 + both), slice(place + 2, place + 3 + both), int(self.other[place]) - place))
            place += 1 + both
        going: list[tuple[Floats, ...]] = []
        coming: list[tuple[Floats, ...]] = []
        for here, after, far in parts:
            other = slice(here.start + far, here.stop + far)
            first, second = self.often[NEXT, here], self.often[OTHER, here]
            going.append(
                (
                    *(self.reach[here], first, self.moves[NEXT, here], self.reach[after]),
                    *(second, self.moves[OTHER, here], self.reach[other]),
                )
            )
            room = self.spare[: here.stop - here.start]
            coming.append((first, self.mean[after], self.mean[here], second, self.mean[other], room))
        return going, coming[::-1]

    def begin(self, at_stake: Stakes) -> None:
        """Let both start as plain reckoners, not as fools: that saves more than half of the iterations.

        What a player at first regrets is how often they would make each move by plain reckoning, times how often the other
        player would let them.
        """
        said, more = (
            np.stack([at_stake.called(number + higher) for number in self.numbers]).astype(np.float32) * SCALE
            for higher in (0, 1)
        )
        """What the declarer of each number gets from a call, and of one more than it."""
        size, seen = len(self.numbers), at_stake.deals.sum(axis=1)
        gaps = (self.other == np.arange(size) + 1)[:, None, None]
        higher = [said[np.minimum(np.arange(size) + far, size - 1)] for far in (1, 2)]
        self.called = np.stack([higher[0], np.where(gaps, more, higher[1]), -said])
        """What the free player gets if the bound one calls; or is called, with the other sign."""
        deals, weight = (at_stake.deals * SCALE).astype(np.float32), (seen * SCALE / 3).astype(np.float32)
        calls = np.maximum(0, 1 - (said.sum(axis=2) / (seen * SCALE) + 1) / 2 / BELIEVED) ** 2.5
        raises = np.ones((2, size, 1, 1)) * np.array([1, SMALLER])[:, None, None, None]
        raises[OTHER, gaps[:, 0, 0]] = 1 / SMALLER
        for move, place in self.missing:
            raises[move, place] = 0
        whole = raises.sum(axis=0)
        self.often[CALL] = np.where(whole > 0, calls[:, None], 1)
        self.often[:CALL] = (1 - self.often[CALL]) * raises / np.maximum(whole, NOTHING)
        self.stays[1:] = np.where(self.hears[1:], 1 - calls[:-1, None], 1)
        self.opens = np.full((self.forks.openings, len(seen)), 1 / self.forks.openings, np.float32)
        self.shares = np.repeat(1 / self.beside.sum(axis=1, keepdims=True), len(seen), axis=1)
        self.regret_open, self.regret_shares = self.opens * weight, self.shares * weight
        self.last()
        self.forks.begin(said, more, calls, self.opens, self.lasts.reshape(-1, len(seen)), deals)
        self.regret = self.often * (self.lasts[:size] @ deals)
        self.least = np.array([0, 0, NOTHING], np.float32)[:, None, None, None]
        self.plain_worth, self.plain_opened = [self.plain * worth for worth in self.taught()]
        self.regrets = np.stack([self.stays, 1 - self.stays]) * (self.reach[:size] @ deals)
        """The bound player's: of not calling, and of calling, what is heard at each place."""

    def last(self) -> None:
        """Work out how often the bound player's nerve lasts."""
        lasts = self.lasts[: len(self.numbers)]
        np.multiply.accumulate(self.stays, axis=0, out=lasts)
        lasts *= self.opens[self.opening] * self.shares

    def step(self) -> None:
        """One iteration: first the bound player learns, then the free one."""
        self.iterations += 1
        self.learn_nerve()
        self.last()
        weight = np.float32((self.iterations / 100) ** 2)
        self.sums += weight * self.lasts[: len(self.sums)]
        self.opened += weight * self.opens
        self.learn_freely()

    def taught(self) -> tuple[Floats, Floats]:
        """What it is worth to the bound player to be in at each place, until the next; and to have opened, for itself."""
        size, wide, kinds = self.stays.shape
        self.reach[:] = 0
        made = self.forks.flow(self.reach.reshape(-1, kinds))
        multiply, add = np.multiply, np.add
        for here, first, raised, after, second, other, beyond in self.going:
            multiply(here, first, raised)
            add(after, raised, after)
            multiply(here, second, other)
            add(beyond, other, beyond)
        multiply(self.reach[:size], self.often[CALL], self.moves[CALL])
        called = self.moves @ self.called
        worth = zeros(size + 3, wide, kinds)
        np.negative(add.reduce(called), out=worth[:size])
        worth[2 : size + 2] += called[NEXT]
        worth[self.gaps + 1] += called[OTHER, self.gaps]
        called[OTHER, self.gaps] = 0
        worth[3:] += called[OTHER]
        opened = self.forks.taught(made, worth.reshape(-1, kinds))
        return worth[:size], opened

    def learn_nerve(self) -> None:
        """What another bit of nerve is worth at each place; and regret what was not done."""
        found, opened = self.taught()
        worth = self.nerve_worth
        np.multiply(found, np.float32(1 - self.plain), out=worth)
        worth += self.plain_worth
        multiply, add = np.multiply, np.add
        odd = worth[1::2]
        even = worth[: 2 * len(odd) : 2]
        even += self.stays[1::2] * odd  # what every second place is worth, two places at a time, and then the others
        multiply(self.stays[1:-1:2], self.stays[2::2], self.strides)
        for stride, after, here in self.falling:
            add(here, multiply(stride, after), here)
        after = worth[2::2]
        odd[: len(after)] += self.stays[2::2] * after
        self.learn_ways(worth[0], (1 - self.plain) * opened + self.plain_opened)
        regrets, mean = self.regrets, self.stays * worth
        regrets[0] += worth
        regrets -= mean
        np.maximum(regrets[0], 0, out=regrets[0])
        np.maximum(regrets[1], NOTHING, out=regrets[1])
        np.divide(regrets[0], add(regrets[0], regrets[1]), out=self.stays, where=self.hears)

    def learn_ways(self, ways: Floats, opened: Floats) -> None:
        """Regret the ways that were not gone, being worth so much, and the openings that were not said."""
        mean = self.shares * ways
        opened += self.of_opening @ mean
        self.regret_shares += ways - self.beside @ mean
        np.maximum(self.regret_shares, NOTHING, out=self.regret_shares)
        np.divide(self.regret_shares, self.beside @ self.regret_shares, out=self.shares)
        self.regret_open += opened - (self.opens * opened).sum(axis=0)
        np.maximum(self.regret_open, NOTHING, out=self.regret_open)
        np.divide(self.regret_open, self.regret_open.sum(axis=0), out=self.opens)

    def learn_freely(self) -> None:
        """What each move is worth to the free player; and regret what was not done."""
        (size, _, kinds), lasts, worth, mean = self.stays.shape, self.lasts, self.worth, self.mean
        met = self.met
        np.subtract(lasts[:size], lasts[2 : size + 2], out=met[NEXT])
        np.subtract(lasts[:size], lasts[self.other], out=met[OTHER])
        met[CALL] = lasts[:size]
        np.matmul(met, self.called, out=worth)
        np.add.reduce(np.multiply(self.often, worth, out=met), out=mean[:size])
        multiply, add = np.multiply, np.add
        for first, after, here, second, beyond, room in self.coming:
            multiply(first, after, room)
            add(here, room, here)
            multiply(second, beyond, room)
            add(here, room, here)
        worth[NEXT] += mean[2 : size + 2]
        worth[OTHER] += mean[self.other]
        worth -= mean[:size]
        regret = self.regret
        regret += worth
        np.maximum(regret, self.least, out=regret)
        for move, place in self.missing:
            regret[move, place] = 0
        np.divide(regret, add.reduce(regret), out=self.often)
        self.forks.learn(self.opens, lasts[: size + 1].reshape(-1, kinds), mean[: size + 1].reshape(-1, kinds))

    @property
    def average(self) -> Nerve:
        """How the bound player played, later iterations counting more."""
        whole = self.opened.astype(float).sum(axis=0)
        lasts = self.sums[1:].astype(float).transpose(1, 0, 2) / whole
        return Nerve(self.kinds, self.numbers, self.openings, self.ways, self.opened / whole, lasts)
