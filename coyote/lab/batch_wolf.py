"""The wolf at thousands of tables at once: how often it calls, and what it says if it does not.

Law: the same as `wolf.policy` says of one view, by the same net and the same pace, for rounds without powers; a test compares
them. What depends on all cards that are left, and so is the same for everybody, is worked out once for a round.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.random import Generator

from coyote.bots.look.public import BEARABLE, FIRST, LIKELY, Pace
from coyote.bots.wolf.features import Features, rows
from coyote.bots.wolf.net import Array, Layers, chances, inclinations
from coyote.bots.wolf.policy import PACE, UNBELIEVABLE, doubt
from coyote.lab.batch import Batch
from coyote.lab.rounds import LOW, Flags, Floats, Rounds, Whole


class Public(NamedTuple):
    """What everybody knows of each round, as `look.public` reckons it."""

    first: Whole
    """The lowest and the highest number of an opening, …"""
    last: Whole
    until: Floats
    """… and below what numbers are raised in larger steps."""


def public(rounds: Rounds, pace: Pace) -> Public:
    left = rounds.pile.copy()
    for heads in rounds.heads.T:
        left[np.arange(rounds.size), heads] += 1
    size, values, worn = left.sum(axis=1), rounds.kinds.values, rounds.seats
    average = left @ values / size
    variance = (left * (values - average[:, None]) ** 2).sum(axis=1) / size
    mean, spread = worn * average, np.sqrt(worn * variance * (size - worn) / np.maximum(1, size - 1))
    first = np.maximum(FIRST, np.floor(mean + pace.low * spread).astype(np.int64))
    last = np.maximum(first, np.floor(mean + pace.high * spread).astype(np.int64))
    return Public(first, last, mean + pace.until * spread)


class Inclined(NamedTuple):
    """How often a wolf calls, and how often it says one or two more if it does not; one entry per line still going on."""

    calls: Floats
    twos: Floats


class BatchWolf:
    """A wolf for rounds of a batch."""

    def __init__(self, layers: Layers, rounds: Rounds, pace: Pace = PACE) -> None:
        self.layers, self.public = layers, public(rounds, pace)
        bearable = LOW - 1 + (rounds.holds >= BEARABLE).sum(axis=2)
        self.highest = np.maximum(bearable, rounds.kinds.least)
        """For each round and seat, the highest number that it can bear to open with."""

    def opened(self, batch: Batch, rng: Generator) -> Whole:
        """A first number for each line."""
        here = batch.where[batch.alive]
        first, last = self.public.first[here], self.public.last[here]
        drawn = first + (rng.random(len(here)) * (last + 1 - first)).astype(np.int64)
        return np.asarray(np.minimum(drawn, self.highest[here, batch.seat[batch.alive]]))

    def opens(self, batch: Batch, numbers: Whole) -> Floats:
        """How often it would open each line with this number."""
        here = batch.where[batch.alive]
        first, last, highest = self.public.first[here], self.public.last[here], self.highest[here, batch.seat[batch.alive]]
        ways = np.where(numbers == highest, np.maximum(last - np.maximum(highest, first) + 1, 0), 1)
        ways = np.where((numbers < np.minimum(first, highest)) | (numbers > np.minimum(last, highest)), 0, ways)
        return np.asarray(ways / (last + 1 - first))

    def inclined(self, batch: Batch) -> Inclined:
        """What it would do in each line, once there is a number."""
        features = batch.features()
        often = chances(inclinations(self.layers, rows(features)), np.full(len(features.number), True))
        return self.weighed(batch, features, often[:, 0])

    def weighed(self, batch: Batch, features: Features, often: Array) -> Inclined:
        """What it does where its net would call so often."""
        holds = features.holds[:, 0]
        calls = np.maximum(often, doubt(holds))
        calls = np.where((features.mysteries > 0) & (holds < UNBELIEVABLE), 1.0, calls)
        calls = np.where(holds <= 0, 1.0, np.where(holds >= 1 - 1e-6, 0.0, calls))
        hurried = features.number < self.public.until[batch.where[batch.alive]]
        return Inclined(calls, np.where(hurried & (features.holds[:, 2] >= LIKELY), 0.5, 0.0))


def drawn(inclined: Inclined, batch: Batch, rng: Generator) -> tuple[Flags, Whole]:
    """Whether each line is called, and else the number."""
    return rng.random(len(batch.alive)) < inclined.calls, raised(inclined, batch, rng)


def raised(inclined: Inclined, batch: Batch, rng: Generator) -> Whole:
    """The number for each line, if it is not called."""
    return np.asarray(batch.number[batch.alive] + 1 + (rng.random(len(batch.alive)) < inclined.twos))
