"""Folk: simple players of many tempers, thousands at once, so that the wolf does not meet only wolves.

Law: they go by what they see and never read the others, as most published ideas do; each has a temper of its own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator

from coyote.lab.batch import Course
from coyote.lab.rounds import HIGH, LOW, Flags, Floats, Whole

BY_ODDS: Final = 0
"""Calls what holds less surely than its doubt, else raises by at most so much while that is not doubted."""
BY_SIGHT: Final = 1
"""Calls what lies so far above the cards it sees, else says one more."""
BY_MEAN: Final = 2
"""Calls what exceeds the mean, else goes half the way there."""


class Folk(NamedTuple):
    """By round and seat."""

    manner: Whole
    doubt: Floats
    most: Whole


def some_folk(size: int, seats: int, rng: Generator) -> Folk:
    """Anybody; of those who go by the odds, every other one is hard to make call, as the best of them are."""
    shape = (size, seats)
    manner = rng.choice([BY_ODDS, BY_ODDS, BY_ODDS, BY_SIGHT, BY_MEAN], shape)
    unsure = rng.uniform(0.1, rng.choice([0.3, 0.8], shape), shape)
    doubt = np.where(manner == BY_SIGHT, rng.integers(3, 9, shape), unsure)
    return Folk(manner, doubt, rng.choice([1, 1, 1, 2, 3, 4], shape))


def folk_moves(folk: Folk, course: Course, where: Flags) -> tuple[Flags, Whole]:
    """Which of them call, and what the others say, in those rounds that are meant."""
    rounds, alive = course.rounds, course.alive[where]
    every, seat = np.arange(len(alive)), course.seat[alive]
    manner, doubt, most = folk.manner[alive, seat], folk.doubt[alive, seat], folk.most[alive, seat]
    number, mean, seen = course.number[alive], rounds.mean[alive, seat], rounds.seen.total[alive, seat]
    holds = rounds.holds[alive, seat]

    def undoubted(said: Whole) -> Flags:
        found: Flags = holds[every, np.clip(said - LOW, 0, HIGH - LOW)] >= doubt
        return found

    if course.turn == 0:  # nobody opens above what he believes
        surest = LOW + (holds >= np.where(manner == BY_ODDS, doubt, 1.0)[:, None]).sum(axis=1) - 1
        bearable = np.choose(manner, [surest, seen + 5, np.floor(mean).astype(np.int64)])
        number = np.maximum(rounds.kinds.least - 1, np.minimum(0, bearable - 1))
    called = np.choose(manner, [~undoubted(number), number >= seen + doubt, number > mean]) & (course.turn > 0)
    said = number + 1
    for step in (2, 3, 4):
        said = np.where((manner == BY_ODDS) & (step <= most) & undoubted(number + step), number + step, said)
    half = np.minimum(np.floor(mean), np.ceil((number + mean) / 2)).astype(np.int64)
    return called, np.where(manner == BY_MEAN, np.maximum(said, half), said)
