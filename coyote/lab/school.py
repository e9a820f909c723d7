"""School: play many rounds, see what came of them, and do more often what pays.

Law: the pupil decides by its features alone, and only whether to call: its numbers are public, as a wolf's are, unless it is
free to choose them. Only its critic, which is thrown away after school, knows the truth: the total, and how sure the next two
players will be. From the critic the pupil learns what every choice would have been worth, not only the one it made. It also
learns to guess the total, because whoever can do that has read the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from coyote.bots.wolf.features import OFFSETS, RAISES, rows
from coyote.bots.wolf.net import Array, Layers, chances, guesses, inclinations
from coyote.lab.batch import Batch, width
from coyote.lab.batch_wolf import BatchWolf, raised
from coyote.lab.learner import Learner
from coyote.lab.rounds import Rounds, Whole
from coyote.lab.simple_players import random_players, reader_moves, simple_moves

PUPIL: Final = 0
"""In a seating, this number stands for the pupil itself; higher numbers stand for other nets, …"""
SIMPLE: Final = -1
"""… this one for a simple player, …"""
READER: Final = -2
"""… and this one for a reader."""
TRUTH: Final = 4 + 2 * len(RAISES)
"""How many numbers only the critic knows."""
TRUST: Final = 15.0
"""How much a pupil goes by the reckoned values before it has learned anything."""
STEPS: Final = np.array(RAISES)
TRIED: Final = np.array([1 / 3, 2 / 3, *[0] * (len(RAISES) - 2)], dtype=np.float32)
"""What a pupil with public numbers tries on a whim: to call, or not to call."""
GUESSING: Final = 0.2
"""How much a wrong guess of the total matters, compared with a wrong choice."""


class Pace(NamedTuple):
    """How boldly the pupil plays and learns in a lesson."""

    rate: float
    """The learning rate: how far each mistake moves the pupil."""
    whim: float
    """How often the pupil tries a random choice, whatever it seems worth."""
    entropy: float
    """How much being unpredictable is worth, when outcomes are scaled to a standard deviation of 1."""


class Decision(NamedTuple):
    """What was decided in one turn, with a row for each round still going on."""

    rows: Array
    truth: Array
    """What only the critic knows."""
    over: Whole
    """By how much the total exceeds the number."""
    chosen: Whole
    """The index into RAISES."""
    may_call: NDArray[np.bool_]
    round: Whole
    seat: Whole
    by: Whole
    """Who decided, by the numbers of the seating."""


def play(
    rounds: Rounds, seating: Whole, nets: Sequence[Layers], whim: float, rng: Generator, *, free: bool = False
) -> tuple[list[Decision], Array, float]:
    """Play all rounds to the end; return the decisions, the change of each seat's chance to win, and the moves per round.

    A free pupil chooses how far to raise; all other nets play as wolves do.
    """
    batch, players, decisions, moves = Batch(rounds), random_players(rounds.size, rounds.seats, rng), [], 0
    wolf = BatchWolf(nets[PUPIL], rounds)
    while len(alive := batch.alive):
        seat = batch.seat[alive]
        features = batch.features()
        seen, number, by = rows(features), batch.number[alive], seating[alive, seat]
        may_call = np.full(len(alive), batch.turn > 0)
        often = np.full((len(alive), len(RAISES)), 1.0, dtype=np.float32)
        for place, layers in enumerate(nets):
            theirs = by == place
            if theirs.any():
                often[theirs] = chances(inclinations(layers, seen[theirs]), may_call[theirs])
        own = by == PUPIL
        paced = ~(own & free)
        inclined = wolf.weighed(batch, features, often[:, 0])
        often[paced] = 0
        often[paced, 0], often[paced, 1] = inclined.calls[paced], 1 - inclined.calls[paced]
        often[own] = (1 - whim) * often[own] + whim * (1 / len(RAISES) if free else TRIED)
        often[~may_call, 0] = 0
        chosen = picked(often, rng)
        sure = may_call & (features.holds[:, 0] <= 0)  # a number that cannot hold is always called; nothing to learn
        sure |= may_call & paced & ((inclined.calls <= 0) | (inclined.calls >= 1))
        called = np.where(sure, inclined.calls >= 1, chosen == 0)
        public = raised(inclined, batch, rng) if batch.turn else wolf.opened(batch, rng)
        numbers = np.where(paced, public, number + STEPS[chosen])
        simple, reader = by == SIMPLE, by == READER
        called[simple], numbers[simple] = simple_moves(players, batch, simple)
        called[reader], numbers[reader] = reader_moves(players, batch, reader, rng)
        over = rounds.total[alive] - number
        by = np.where(sure | (paced & ~may_call), SIMPLE, by)
        decisions.append(Decision(seen, truth(batch, over), over, chosen, may_call, alive, seat, by))
        moves += len(alive)
        batch.move(called, numbers)
    return decisions, batch.outcome(), moves / rounds.size


def taken(decision: Decision, which: Any) -> Decision:
    """Some rows of a decision."""
    fields: Any = [field[which] for field in decision]
    return Decision(*fields)


def picked(often: Any, rng: Generator) -> Whole:
    """One choice for each row, drawn by the weights in that row."""
    heap = often.cumsum(axis=1)
    return np.asarray((heap < rng.random((len(often), 1)) * heap[:, -1:]).sum(axis=1).clip(max=often.shape[1] - 1))


def truth(batch: Batch, over: Whole) -> Array:
    """What the seat to move would like to know: the total, its own card, and how sure the next two players are."""
    rounds, alive = batch.rounds, batch.alive
    seat = batch.seat[alive]
    own = rounds.kinds.values[rounds.heads[alive, seat]] - rounds.average[alive, seat]
    known = np.stack([np.clip(over / 10, -3, 3), over >= 0, np.clip(over, -2, 2) / 2, own / 10], axis=1)
    return np.concatenate([known, batch.holds(1, RAISES), batch.holds(2, RAISES)], axis=1, dtype=np.float32)


class Pupil:
    """Whoever goes to school: a net that decides, and its critic."""

    def __init__(self, hidden: int, rng: Generator, *, free: bool = False) -> None:
        self.free = free
        self.actor = Learner((width(), hidden, hidden, len(RAISES) + len(OFFSETS)), rng)
        self.actor.start(TRUST * np.eye(len(RAISES)), -STEPS / 4)  # it starts with reckoned values, and prefers small steps
        self.critic = Learner((TRUTH + width(), hidden, hidden, len(RAISES)), rng)

    def lesson(self, decisions: list[Decision], gained: Array, pace: Pace, batch: int, rng: Generator) -> int:
        """Learn from the pupil's own decisions, in two passes; return how many there were."""
        own = [taken(decision, decision.by == PUPIL) for decision in decisions]
        made = Decision(*map(np.concatenate, zip(*own, strict=True)))
        outcome = gained[made.round, made.seat]
        outcome = outcome / outcome.std()
        known = np.concatenate([made.truth, made.rows], axis=1)
        for _ in range(2):
            order = rng.permutation(len(outcome))
            for start in range(0, len(order), batch):
                pick = order[start : start + batch]
                worth = self.criticise(known[pick], made.chosen[pick], outcome[pick], pace)
                self.improve(taken(made, pick), worth, pace)
        return len(outcome)

    def criticise(self, known: Array, chosen: Whole, outcome: Array, pace: Pace) -> Array:
        """What each choice is worth to the critic, which learns from the choice that was made."""
        worth, into = self.critic.forward(known)
        wrong = np.zeros_like(worth)
        every = np.arange(len(chosen))
        wrong[every, chosen] = (worth[every, chosen] - outcome) / len(chosen)
        self.critic.learn(into, wrong, pace.rate)
        return worth

    def improve(self, made: Decision, worth: Array, pace: Pace) -> None:
        """Make the pupil do more often what is worth more, and guess the total better."""
        inclined, into = self.actor.forward(made.rows)
        often = chances(inclined, made.may_call)
        if not self.free:
            worth[:, 1:] = worth[:, 1:2]  # whichever raise it is inclined to, it will say a public number
        surprise = np.log(often + 1e-12)
        better = worth - (often * worth).sum(axis=1, keepdims=True)
        even = surprise - (often * surprise).sum(axis=1, keepdims=True)
        missed = guesses(inclined) - (made.over[:, None] >= np.array(OFFSETS))
        wrong = np.concatenate([often * (pace.entropy * even - better), GUESSING * missed], axis=1)
        self.actor.learn(into, (wrong / len(worth)).astype(np.float32), pace.rate)
