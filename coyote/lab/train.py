"""Training: the wolf grows up playing against itself, its earlier selves and simple players.

Law: everything comes from the seed. The same seed gives the same wolf on the same machine and libraries. Elsewhere the last
bits of floating-point sums may differ, and so may the wolf, but not its strength.

    python3 run.py train --out coyote/bots/wolf/wolf.npz
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator, default_rng

from coyote.bots.wolf.net import Layers, save
from coyote.editions import EDITIONS
from coyote.lab.learner import copied
from coyote.lab.rounds import Kinds, Rounds, Whole
from coyote.lab.school import PUPIL, SIMPLE, Pace, Pupil, play

SEATS: Final = {2: 0.15, 3: 0.2, 4: 0.45, 5: 0.12, 6: 0.08}
"""How often a lesson has each number of players: most tables start with four, and end with three and two."""
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
    """… and the share with an earlier self."""

    def pace(self, part: float) -> Pace:
        """The pace after this part of the lessons: slower, steadier and less whimsical towards the end."""
        return Pace(self.rate * (1 - 0.9 * part), self.whim * (1 - 0.7 * part), self.entropy * 0.15**part)


def raise_wolf(plan: Plan, seed: int, say: Say) -> Layers:
    """Train a wolf, and return the slow average of its net."""
    rng = default_rng(seed)
    pupil, earlier = Pupil(plan.hidden, rng), list[Layers]()
    decks, begun, decisions = [Kinds(EDITIONS[name]) for name in DECKS], time.monotonic(), 0
    for lesson in range(plan.lessons):
        seats = int(rng.choice(list(SEATS), p=list(SEATS.values())))
        size = plan.rounds if seats < 5 else plan.rounds // 2
        rounds = Rounds(decks[lesson % len(decks)], seats, size, rng)
        nets = [pupil.actor.layers, *([earlier[int(rng.integers(len(earlier)))]] if earlier else [])]
        seating = seated(plan, size, seats, len(nets) > 1, rng)
        pace = plan.pace(lesson / plan.lessons)
        made, gained, moves = play(rounds, seating, nets, pace.whim, rng)
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
    return seating


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="run.py train", description="Raise a wolf by self-play.")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where to save it (.npz)")
    parser.add_argument("--seed", type=int, default=1)
    for name, value in Plan()._asdict().items():
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"default {value}")
    given = vars(parser.parse_args(words))
    out, seed = given.pop("out"), given.pop("seed")
    out.touch()  # fail now, not after an hour, if the file cannot be written
    save(raise_wolf(Plan(**given), seed, lambda line: print(line, file=sys.stderr, flush=True)), out)
    print(f"{out}: {out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
