"""School: play many rounds, see what came of them, and do more often what pays.

Law: the pupil decides by its signs alone. Only its critic, which is thrown away after school, is told the truth: the total, and
how sure the next two players will be. From it the pupil learns what every choice would have been worth, not only the one it
made; and it learns to guess the total besides, because whoever can do that has read the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from coyote.bots.wolf.features import OFFSETS, RAISES, rows
from coyote.bots.wolf.net import Array, Layers, chances, guesses, inclinations
from coyote.lab.batch import Course, width
from coyote.lab.learner import Learner
from coyote.lab.rounds import Rounds, Whole
from coyote.lab.simple_players import folk_moves, some_folk

PUPIL: Final = 0
"""In a seating: the pupil itself; higher numbers are other nets, …"""
ONE_OF_THE_FOLK: Final = -1
"""… and this is anybody else."""
TRUTH: Final = 4 + 2 * len(RAISES)
TRUST: Final = 15.0
"""How much a pupil goes by what it can reckon, before it has learned anything."""
STEPS: Final = np.array(RAISES)
GUESSING: Final = 0.2
"""How much a wrong guess of the total matters, beside a wrong choice."""


class Pace(NamedTuple):
    """How boldly a lesson is played and learned."""

    rate: float
    """How far each mistake moves the pupil."""
    whim: float
    """How often anything is tried, whatever it seems worth."""
    entropy: float
    """How much it is worth to be unpredictable, where a round's outcome varies by 1."""


class Decision(NamedTuple):
    """What was decided at one turn, a row for each round that went on."""

    rows: Array
    truth: Array
    """What only the critic is told."""
    over: Whole
    """By how much the total exceeded the number."""
    chosen: Whole
    """Which of the RAISES."""
    may_call: NDArray[np.bool_]
    round: Whole
    seat: Whole
    by: Whole
    """Who decided, as in the seating."""


def play(
    rounds: Rounds, seating: Whole, nets: Sequence[Layers], whim: float, rng: Generator
) -> tuple[list[Decision], Array, float]:
    """All rounds to their ends: what was decided, what each seat's chance to win changed by, and how many moves there were."""
    course, folk, decisions, moves = Course(rounds), some_folk(rounds.size, rounds.seats, rng), [], 0
    while len(alive := course.alive):
        seat = course.seat[alive]
        signs = course.signs()
        seen, number, by = rows(signs), course.number[alive], seating[alive, seat]
        may_call = np.full(len(alive), course.turn > 0)
        often = np.full((len(alive), len(RAISES)), 1.0, dtype=np.float32)
        for place, layers in enumerate(nets):
            theirs = by == place
            if theirs.any():
                often[theirs] = chances(inclinations(layers, seen[theirs]), may_call[theirs])
        own = by == PUPIL
        often[own] = (1 - whim) * often[own] + whim / len(RAISES)
        often[~may_call, 0] = 0
        chosen = picked(often, rng)
        sure = may_call & (signs.holds[:, 0] <= 0)  # what cannot hold is called: nothing is to be learned here
        called, numbers = (chosen == 0) | sure, number + STEPS[chosen]
        simple = by == ONE_OF_THE_FOLK
        called[simple], numbers[simple] = folk_moves(folk, course, simple)
        over = rounds.total[alive] - number
        by = np.where(sure, ONE_OF_THE_FOLK, by)
        decisions.append(Decision(seen, truth(course, over), over, chosen, may_call, alive, seat, by))
        moves += len(alive)
        course.move(called, numbers)
    return decisions, course.outcome(), moves / rounds.size


def taken(decision: Decision, which: Any) -> Decision:
    """Some of the rows."""
    fields: Any = [field[which] for field in decision]
    return Decision(*fields)


def picked(often: Any, rng: Generator) -> Whole:
    """One of the choices in each row, as often as it says."""
    heap = often.cumsum(axis=1)
    return np.asarray((heap < rng.random((len(often), 1)) * heap[:, -1:]).sum(axis=1).clip(max=often.shape[1] - 1))


def truth(course: Course, over: Whole) -> Array:
    """What the seat to move would love to know."""
    rounds, alive = course.rounds, course.alive
    seat = course.seat[alive]
    own = rounds.kinds.values[rounds.heads[alive, seat]] - rounds.average[alive, seat]
    known = np.stack([np.clip(over / 10, -3, 3), over >= 0, np.clip(over, -2, 2) / 2, own / 10], axis=1)
    return np.concatenate([known, course.holds(1, RAISES), course.holds(2, RAISES)], axis=1, dtype=np.float32)


class Pupil:
    """Somebody who goes to school: a net that decides, and its critic."""

    def __init__(self, hidden: int, rng: Generator) -> None:
        self.actor = Learner((width(), hidden, hidden, len(RAISES) + len(OFFSETS)), rng)
        self.actor.start(TRUST * np.eye(len(RAISES)), -STEPS / 4)  # able to reckon, and inclined to small steps
        self.critic = Learner((TRUTH + width(), hidden, hidden, len(RAISES)), rng)

    def lesson(self, decisions: list[Decision], gained: Array, pace: Pace, batch: int, rng: Generator) -> int:
        """Learn from one's own decisions, twice over; how many there were."""
        own = [taken(decision, decision.by == PUPIL) for decision in decisions]
        made = Decision(*map(np.concatenate, zip(*own, strict=True)))
        outcome = gained[made.round, made.seat]
        outcome = outcome / outcome.std()
        told = np.concatenate([made.truth, made.rows], axis=1)
        for _ in range(2):
            order = rng.permutation(len(outcome))
            for start in range(0, len(order), batch):
                pick = order[start : start + batch]
                worth = self.criticise(told[pick], made.chosen[pick], outcome[pick], pace)
                self.improve(taken(made, pick), worth, pace)
        return len(outcome)

    def criticise(self, told: Array, chosen: Whole, outcome: Array, pace: Pace) -> Array:
        """What each choice is worth, by the critic, which learns from the one that was made."""
        worth, into = self.critic.forward(told)
        wrong = np.zeros_like(worth)
        every = np.arange(len(chosen))
        wrong[every, chosen] = (worth[every, chosen] - outcome) / len(chosen)
        self.critic.learn(into, wrong, pace.rate)
        return worth

    def improve(self, made: Decision, worth: Array, pace: Pace) -> None:
        """Do more often what is worth more; and guess the total better."""
        inclined, into = self.actor.forward(made.rows)
        often = chances(inclined, made.may_call)
        surprise = np.log(often + 1e-12)
        better = worth - (often * worth).sum(axis=1, keepdims=True)
        even = surprise - (often * surprise).sum(axis=1, keepdims=True)
        missed = guesses(inclined) - (made.over[:, None] >= np.array(OFFSETS))
        wrong = np.concatenate([often * (pace.entropy * even - better), GUESSING * missed], axis=1)
        self.actor.learn(into, (wrong / len(worth)).astype(np.float32), pace.rate)
