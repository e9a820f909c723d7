"""Simple players of many tempers, thousands at once, so that the wolf does not only meet wolves.

Law: like most published ideas, they go by what they see and never read the others; each has a temper of its own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator

from coyote.lab.batch import Batch
from coyote.lab.rounds import HIGH, LOW, Flags, Floats, Whole

BY_ODDS: Final = 0
"""Calls a number less likely to hold than `doubt`; else raises by up to `most`, as long as the new number is likelier."""
BY_SIGHT: Final = 1
"""Calls a number `doubt` or more above the cards it sees; else says one more."""
BY_MEAN: Final = 2
"""Calls a number above the mean; else goes halfway there."""


class SimplePlayers(NamedTuple):
    """How each of them plays; each field is indexed by round and seat."""

    manner: Whole
    doubt: Floats
    most: Whole


def random_players(size: int, seats: int, rng: Generator) -> SimplePlayers:
    """Random tempers. Of those who go by the odds, every other one rarely calls, as the best of them do."""
    shape = (size, seats)
    manner = rng.choice([BY_ODDS, BY_ODDS, BY_ODDS, BY_SIGHT, BY_MEAN], shape)
    unsure = rng.uniform(0.1, rng.choice([0.3, 0.8], shape), shape)
    doubt = np.where(manner == BY_SIGHT, rng.integers(3, 9, shape), unsure)
    return SimplePlayers(manner, doubt, rng.choice([1, 1, 1, 2, 3, 4], shape))


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
