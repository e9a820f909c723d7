"""Training: the wolf grows up playing against itself, its earlier selves, simple players and readers.

Law: everything comes from the seed. The same seed gives the same wolf on the same machine and libraries. Elsewhere the last
bits of floating-point sums may differ, and so may the wolf, but not its strength.

    python3 run.py train --out coyote/bots/wolf/wolf.npz
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator, default_rng

from coyote.bots.wolf.net import Array, Layers, save
from coyote.editions import EDITIONS
from coyote.lab.learner import copied
from coyote.lab.rounds import Kinds, Rounds, Whole
from coyote.lab.school import PUPIL, READER, SIMPLE, Decision, Pace, Pupil, play
from coyote.lab.workers import NoCluster, Workers, workers

SEATS: Final = {2: 0.05, 3: 0.27, 4: 0.48, 5: 0.12, 6: 0.08}
"""How often a lesson has each number of players: most tables start with four, and rounds of two are solved instead."""
DECKS: Final = ("kidult_2003", "devir_2021")
EARLIER: Final = 25
"""Keep a copy as an earlier self after every this many lessons."""

Say = Callable[[str], object]


class Plan(NamedTuple):
    """How long to train, how wide the net is, and against whom it plays."""

    lessons: int = 350
    rounds: int = 8192
    hidden: int = 128
    rate: float = 1e-3
    entropy: float = 0.006
    whim: float = 0.06
    batch: int = 8192
    folk: float = 0.75
    """The share of rounds with simple players at the table, …"""
    earlier: float = 0.1
    """… the share with an earlier self, …"""
    readers: float = 0.3
    """… and the share with a reader at the table."""
    parts: int = 1
    """Into how many parts, for workers, the rounds of a lesson are divided. Another number raises another wolf."""

    def pace(self, part: float) -> Pace:
        """The pace after this part of the lessons: slower, steadier and less whimsical towards the end."""
        return Pace(self.rate * (1 - 0.9 * part), self.whim * (1 - 0.7 * part), self.entropy * 0.15**part)


class Part(NamedTuple):
    """Some rounds of a lesson, to be played by whoever has time."""

    deck: str
    seats: int
    size: int
    nets: list[Layers]
    plan: Plan
    whim: float
    rng: Generator


class PartPlayed(NamedTuple):
    """What came of them."""

    seating: Whole
    made: list[Decision]
    gained: Array
    moves: float
    rng: Generator


@cache
def kinds_of(deck: str) -> Kinds:
    return Kinds(EDITIONS[deck])


def play_part(part: Part) -> PartPlayed:
    """Play these rounds; all chance comes from the part's own generator."""
    rounds = Rounds(kinds_of(part.deck), part.seats, part.size, part.rng)
    seating = seated(part.plan, part.size, part.seats, len(part.nets) > 1, part.rng)
    return PartPlayed(seating, *play(rounds, seating, part.nets, part.whim, part.rng), part.rng)


def played(part: Part, workers: Workers) -> PartPlayed:
    """These rounds, divided among the workers and put together again in order. Who played them changes nothing."""
    number = part.plan.parts
    if number == 1:
        return next(iter(workers.map(play_part, [part], 1)))
    shares = [part._replace(size=part.size // number, rng=rng) for rng in part.rng.spawn(number)]
    done = list(workers.map(play_part, shares, 1))
    made = [
        decision._replace(round=decision.round + place * shares[0].size)
        for place, share in enumerate(done)
        for decision in share.made
    ]
    seating, gained = (np.concatenate([share[field] for share in done]) for field in (0, 2))
    return PartPlayed(seating, made, gained, float(np.mean([share.moves for share in done])), part.rng)


def raise_wolf(plan: Plan, seed: int, say: Say, workers: Workers = Workers(1)) -> Layers:  # noqa: B008 (it never changes)
    """Train a wolf, and return the slow average of its net."""
    rng = default_rng(seed)
    pupil, earlier = Pupil(plan.hidden, rng), list[Layers]()
    begun, decisions = time.monotonic(), 0
    for lesson in range(plan.lessons):
        seats = int(rng.choice(list(SEATS), p=list(SEATS.values())))
        size = plan.rounds if seats < 5 else plan.rounds // 2
        nets = [pupil.actor.layers, *([earlier[int(rng.integers(len(earlier)))]] if earlier else [])]
        pace = plan.pace(lesson / plan.lessons)
        part = Part(DECKS[lesson % len(DECKS)], seats, size, nets, plan, pace.whim, rng)
        seating, made, gained, moves, rng = played(part, workers)
        decisions += pupil.lesson(made, gained, pace, plan.batch, rng)
        if (lesson + 1) % EARLIER == 0 or lesson + 1 == plan.lessons:
            earlier.append(copied(pupil.actor.slow))
            simple = seating == SIMPLE
            among = (seating == PUPIL) & simple.any(axis=1, keepdims=True)
            say(
                f"{lesson + 1:5} of {plan.lessons} lessons, {time.monotonic() - begun:5.0f} s, {decisions / 1e6:5.1f} M moves;"
                f" {seats} seats: {moves:4.1f} moves a round,"
                f" {100 * gained[among].mean():+.2f} points a round with simple players"
            )
    return pupil.actor.slow


def seated(plan: Plan, size: int, seats: int, met_earlier: bool, rng: Generator) -> Whole:
    """Who sits where: the pupil everywhere, except in some seats of some rounds."""
    seating = np.full((size, seats), PUPIL)
    company, other = rng.random((size, 1)), rng.random((size, seats)) < 0.6
    seating[other & (company < plan.folk)] = SIMPLE
    if met_earlier:
        seating[other & (company > 1 - plan.earlier)] = 1
    reader = rng.integers(0, seats, size)
    read = rng.random(size) < plan.readers
    seating[read, reader[read]] = READER
    return seating


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="run.py train", description="Raise a wolf by self-play.")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where to save it (.npz)")
    parser.add_argument("--seed", type=int, default=1)
    for name, value in Plan()._asdict().items():
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"default {value}")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play the --parts of a lesson")
    parser.add_argument("--dask", metavar="ADDRESS", help="let the workers of a Dask scheduler play them, tcp://…")
    given = vars(parser.parse_args(words))
    out, seed, number, dask = (given.pop(name) for name in ("out", "seed", "workers", "dask"))
    if given["parts"] < 1 or number < 1:
        parser.error("--parts and --workers: expected 1 or more")
    out.touch()  # fail now, not after an hour, if the file cannot be written
    try:
        with workers(number, dask) as hands:
            save(raise_wolf(Plan(**given), seed, lambda line: print(line, file=sys.stderr, flush=True), hands), out)
    except NoCluster as error:
        parser.error(str(error))
    print(f"{out}: {out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
