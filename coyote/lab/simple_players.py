"""Simple players of many tempers, thousands at once, so that the wolf does not only meet wolves.

Law: like most published ideas, they go by what they see and never read the others; each has a temper of its own. A *reader* is
the opposite, and what an attacker comes to: somebody who has found out their own card, and so knows the total.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator

from coyote.lab.attack import JUMPS
from coyote.lab.batch import Batch
from coyote.lab.rounds import HIGH, LOW, Flags, Floats, Whole

BY_ODDS: Final = 0
"""Calls a number less likely to hold than `doubt`; else raises by up to `most`, as long as the new number is likelier."""
BY_SIGHT: Final = 1
"""Calls a number `doubt` or more above the cards it sees; else says one more."""
BY_MEAN: Final = 2
"""Calls a number above the mean; else goes halfway there."""

RAISED: Final = (1, *JUMPS)
"""By how much a reader raises: as an attacker does, and oftener by one, …"""
NEAR: Final = (-8, 5)
"""… and how far from the mean they open."""


class SimplePlayers(NamedTuple):
    """How each of them plays; each field is indexed by round and seat."""

    manner: Whole
    doubt: Floats
    most: Whole
    bluffs: Floats
    """How often they say any number, whatever the total, if they are readers."""


def random_players(size: int, seats: int, rng: Generator) -> SimplePlayers:
    """Random tempers. Of those who go by the odds, every other one rarely calls, as the best of them do."""
    shape = (size, seats)
    manner = rng.choice([BY_ODDS, BY_ODDS, BY_ODDS, BY_SIGHT, BY_MEAN], shape)
    unsure = rng.uniform(0.1, rng.choice([0.3, 0.8], shape), shape)
    doubt = np.where(manner == BY_SIGHT, rng.integers(3, 9, shape), unsure)
    return SimplePlayers(manner, doubt, rng.choice([1, 1, 1, 2, 3, 4], shape), rng.uniform(0, 0.5, shape))


def simple_moves(players: SimplePlayers, batch: Batch, where: Flags) -> tuple[Flags, Whole]:
    """Which of them call, and what the others say, in the selected rounds."""
    rounds, alive = batch.rounds, batch.alive[where]
    every, seat = np.arange(len(alive)), batch.seat[alive]
    manner, doubt, most = players.manner[alive, seat], players.doubt[alive, seat], players.most[alive, seat]
    number, mean, seen = batch.number[alive], rounds.mean[alive, seat], rounds.seen.total[alive, seat]
    holds = rounds.holds[alive, seat]

    def undoubted(said: Whole) -> Flags:
        found: Flags = holds[every, np.clip(said - LOW, 0, HIGH - LOW)] >= doubt
        return found

    if batch.turn == 0:  # nobody opens above what they believe
        surest = LOW + (holds >= np.where(manner == BY_ODDS, doubt, 1.0)[:, None]).sum(axis=1) - 1
        bearable = np.choose(manner, [surest, seen + 5, np.floor(mean).astype(np.int64)])
        number = np.maximum(rounds.kinds.least - 1, np.minimum(0, bearable - 1))
    called = np.choose(manner, [~undoubted(number), number >= seen + doubt, number > mean]) & (batch.turn > 0)
    said = number + 1
    for step in (2, 3, 4):
        said = np.where((manner == BY_ODDS) & (step <= most) & undoubted(number + step), number + step, said)
    half = np.minimum(np.floor(mean), np.ceil((number + mean) / 2)).astype(np.int64)
    return called, np.where(manner == BY_MEAN, np.maximum(said, half), said)


def reader_moves(players: SimplePlayers, batch: Batch, where: Flags, rng: Generator) -> tuple[Flags, Whole]:
    """The same for readers: they call what is too high, and else raise by a step or a jump, up to the total or as a bluff."""
    rounds, alive = batch.rounds, batch.alive[where]
    seat, number, total = batch.seat[alive], batch.number[alive], batch.total[alive]
    if batch.turn == 0:
        near = np.rint(rounds.mean[alive, seat]).astype(np.int64) + rng.integers(*NEAR, len(alive))
        return np.zeros(len(alive), dtype=bool), np.maximum(rounds.kinds.least, near)
    bluffs = rng.random(len(alive)) < players.bluffs[alive, seat]
    jump = rng.choice(RAISED, len(alive))
    called = (number > total) & ~(bluffs & (rng.random(len(alive)) < 0.5))
    return called, number + np.where(bluffs | (number + jump <= total), jump, 1)
