"""The solver: CFR+ with quadratic averaging for the round of two, as good as one has time to wait for.

Law: one player is bound to a few numbers while the other stays free (see `bid_tree`). Both learn in turn: each regrets the
moves they did not make, and plays each as often as they regret it. What comes of it is a book for the bound player; how good
that is need not be believed, because `lab/solve_bounds` can compute it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from coyote.bots.wolf.bid_tree import Called, Group, Lines, Raise
from coyote.bots.wolf.book import Book
from coyote.bots.wolf.two_stakes import Stakes
from coyote.rules.model.cards import Card

Floats = NDArray[Any]

SCALE: Final = 100.0
"""Stakes are counted in hundredths of a coyote, so that rare lines do not sink into slow denormal numbers."""
NOTHING: Final = 1e-20
"""A sum of regrets below this counts as zero: its inverse would overflow."""
RARE: Final = 0.001
"""A move played less often than this is left out of the book."""


class Plan(NamedTuple):
    """How often a player follows each line, for each card they see, as far as their own choices go; one array per group."""

    lines: list[Floats]
    """How often the player gets to the end of the line …"""
    calls: list[Floats]
    """… and then calls."""


def nothing(lines: Lines, kinds: int, kind: type = np.float32) -> Plan:
    def zeros() -> list[Floats]:
        return [np.zeros((group.size, kinds), kind) for group in lines.groups]

    return Plan(zeros(), zeros())


def part(arrays: list[Floats], raised: Raise, group: Group) -> Floats:
    """The part of the next group's array in which the lines of this group go on."""
    return arrays[raised.group][raised.start : raised.start + group.size]


def counted(called: dict[int, Floats], group: Group, reach: Floats, out: Floats) -> None:
    """What calls are worth to the declarer, when the other player's cards come as often as `reach` says."""
    if not group.calls:
        out[:] = 0
    for start, stop, number in group.calls:
        # the table is symmetric in both players, so it need not be transposed
        np.matmul(reach[start:stop], called[number], out=out[start:stop])


class Turn(NamedTuple):
    """A group of lines while the two learn. Its moves lie one behind the other: the call, if there is one, and the raises."""

    bound: bool
    here: slice
    """Its lines among all lines …"""
    reaches: list[Floats]
    """… and how often whoever went last gets to those that each raise leads to, …"""
    worths: list[Floats]
    """… and what those are worth."""
    calls: list[Called]
    first: int
    """The place of the first raise among the moves."""
    regret: Floats
    often: Floats
    """How often each move is made by somebody who gets here, …"""
    worth: Floats
    """… and what it is worth."""


class Solver:
    """The two players, while they learn. What both arrays of all lines hold belongs to whoever went last."""

    def __init__(self, at_stake: Stakes, lines: Lines) -> None:
        self.lines, self.at_stake = lines, at_stake
        shape = (lines.size, len(at_stake.kinds))
        self.called = {
            number: (at_stake.called(number) * SCALE).astype(np.float32) for number in range(at_stake.least, at_stake.top + 1)
        }
        self.reach, self.reach_calls, self.worth, self.sums, self.sum_calls = (np.zeros(shape, np.float32) for _ in range(5))
        ends = np.cumsum([group.size for group in lines.groups]).tolist()
        self.turns = [self.turn(group, ends) for group in lines.groups]
        self.iterations = 0

    def turn(self, group: Group, ends: list[int]) -> Turn:
        end = ends[self.lines.groups.index(group)]
        starts = [ends[raised.group] - self.lines.groups[raised.group].size + raised.start for raised in group.raises]
        reaches, worths = ([array[start : start + group.size] for start in starts] for array in (self.reach, self.worth))
        regret, often, worth = (np.zeros((group.choices, group.size, len(self.at_stake.kinds)), np.float32) for _ in range(3))
        often[:] = 1 / group.choices
        here = slice(end - group.size, end)
        if not group.calls:
            self.reach[here] = 1
        return Turn(group.bound, here, reaches, worths, joined(group.calls), bool(group.calls), regret, often, worth)

    @property
    def average(self) -> Plan:
        """How the bound player played, later iterations counting more."""
        return Plan([self.sums[turn.here] for turn in self.turns], [self.sum_calls[turn.here] for turn in self.turns])

    def step(self) -> None:
        """One iteration: first the bound player learns, then the free one."""
        self.iterations += 1
        self.go(bound=False)
        self.learn(bound=True)
        self.go(bound=True)
        weight = np.float32((self.iterations / 100) ** 2)
        self.sums += weight * self.reach
        self.sum_calls += weight * self.reach_calls
        self.learn(bound=False)

    def go(self, *, bound: bool) -> None:
        """Work out how often this player follows each line."""
        for turn in self.turns:
            reach = self.reach[turn.here]
            if turn.bound != bound:
                for into in turn.reaches:
                    into[:] = reach
                continue
            for often, into in zip(turn.often[turn.first :], turn.reaches, strict=True):
                np.multiply(often, reach, out=into)
            if turn.first:
                np.multiply(turn.often[0], reach, out=self.reach_calls[turn.here])

    def learn(self, *, bound: bool) -> None:
        """Work out what each move is worth to this player against the other's reach, and regret what was not done."""
        for turn in reversed(self.turns):
            worth = turn.worth
            reach = (self.reach if turn.bound == bound else self.reach_calls)[turn.here]
            for start, stop, number in turn.calls:
                # the table is symmetric in both players, so it need not be transposed
                np.matmul(reach[start:stop], self.called[number], out=worth[0, start:stop])
            if turn.worths:
                np.concatenate(turn.worths, out=worth[turn.first :].reshape(-1, worth.shape[-1]))
            if turn.bound != bound:
                worth.sum(axis=0, out=self.worth[turn.here])
                continue
            if turn.first:
                np.negative(worth[0], out=worth[0])
            mean = (turn.often * worth).sum(axis=0, out=self.worth[turn.here])
            regret = turn.regret
            regret += worth
            regret -= mean
            np.maximum(regret, 0, out=regret)
            whole = regret.sum(axis=0)
            idle = whole < NOTHING
            whole[idle] = 1
            np.divide(regret, whole, out=turn.often)
            if idle.any():
                turn.often[:, idle] = 1 / len(regret)


def joined(calls: Sequence[Called]) -> list[Called]:
    """The same lines, with neighbours that end on the same number taken together."""
    found: list[Called] = []
    for call in calls:
        if found and found[-1].number == call.number and found[-1].stop == call.start:
            found[-1] = found[-1]._replace(stop=call.stop)
        else:
            found.append(call)
    return found


def coded(shares: Floats) -> Floats:
    """The square roots of the weights, scaled so that the largest is 255: even a small share then fits into one byte."""
    kept = np.where(shares < RARE, 0, shares)
    roots: Floats = np.rint(255 * np.sqrt(kept / kept.max(axis=0)))
    return roots.astype(np.uint8)


def written(kinds: Sequence[Card], lines: Lines, average: Plan) -> Book:
    """The average as a book: rounded, and without lines that the rounded player's own choices never lead to."""
    roots: list[Floats] = []
    gets_here = [np.zeros(array.shape, bool) for array in average.lines]
    for place, group in enumerate(lines.groups):
        here = gets_here[place]
        if not group.calls:
            here[:] = True
        if not group.bound:
            for raised in group.raises:
                part(gets_here, raised, group)[:] = here
            continue
        raises = [part(average.lines, raised, group) for raised in group.raises]
        calls = [average.calls[place]] if group.calls else []
        sums = sum(calls + raises, np.zeros(here.shape))
        shares = [np.where(sums < NOTHING, 1 / group.choices, often / np.maximum(sums, NOTHING)) for often in calls + raises]
        rounded = coded(np.stack(shares)) * here
        for raised, share in zip(group.raises, rounded[len(calls) :], strict=True):
            part(gets_here, raised, group)[:] = share > 0
        roots.append(np.moveaxis(rounded, 0, -1))
    return Book(kinds, lines.shape, b"".join(array.tobytes() for array in roots))
