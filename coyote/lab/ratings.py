"""Ratings: one fit of Plackett and Luce's model to all games at once, with intervals by resampling whole matches.

Law: the order of the games does not matter, nor who added them, nor when. Of a game only the winner counts, not the order of
the others. Entries are fixed, so every game counts the same. A few imaginary games against an average player keep
somebody who never won, or never lost, at a finite rating. (`choix` fits the same model, and a test compares them; it takes no
weights, which resampling a thousand times over needs.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.random import default_rng
from numpy.typing import NDArray

MIDDLE: Final = 1500.0
SCALE: Final = 400 / np.log(10)
"""As in chess: 400 points are odds of ten to one, here of winning a game."""
IMAGINARY: Final = 1.0
"""Won and lost games against an average player that everybody starts with."""
ROUNDS: Final = 500
CLOSE: Final = 1e-9
SAMPLES: Final = 1000

Floats = NDArray[np.float64]


class Rating(NamedTuple):
    """How strong an entry is, and within which 95 % interval."""

    points: float
    low: float
    high: float


Games = Sequence[tuple[int, ...]]
"""The games of a match: who sat there, the winner first."""


def fitted(seats: Floats, wins: Floats, weights: Floats, imaginary: float = IMAGINARY) -> Floats:
    """Strengths, for several weightings at once (rows of `weights`).

    `seats[g, i]` is how many seats entry i had in group g, `wins[g, i]` how many games of that group it won. Hunter's algorithm
    (2004): each step can only make the games more likely.
    """
    won = weights @ wins + imaginary
    played = weights * wins.sum(axis=1)
    strength = np.ones_like(won)
    for _ in range(ROUNDS):
        share = played / (strength @ seats.T)
        new = won / (share @ seats + 2 * imaginary / (strength + 1))
        if imaginary == 0:
            new /= np.exp(np.log(new).mean(axis=1, keepdims=True))
        done = np.max(np.abs(np.log(new / strength))) < CLOSE
        strength = new
        if done:
            break
    return strength


def rated(entries: int, matches: Sequence[Games], seed: int, samples: int = SAMPLES) -> list[Rating]:
    """The rating of every entry, with intervals from resampling matches."""
    if not matches:
        return [Rating(MIDDLE, MIDDLE, MIDDLE)] * entries
    kinds = sorted({(tuple(sorted(game)), game[0]) for games in matches for game in games})
    place = {kind: number for number, kind in enumerate(kinds)}
    seats, wins = np.zeros((len(kinds), entries)), np.zeros((len(kinds), entries))
    for number, (group, winner) in enumerate(kinds):
        wins[number, winner] = 1
        for entry, count in Counter(group).items():
            seats[number, entry] = count
    tally = np.zeros((len(matches), len(kinds)))
    for number, games in enumerate(matches):
        for game in games:
            tally[number, place[tuple(sorted(game)), game[0]]] += 1
    drawn: Any = default_rng(seed).multinomial(len(matches), np.full(len(matches), 1 / len(matches)), samples)
    weights = np.vstack([tally.sum(axis=0), drawn @ tally])
    points = MIDDLE + SCALE * np.log(fitted(seats, wins, weights))
    low, high = np.percentile(points[1:], [2.5, 97.5], axis=0)
    return [Rating(*map(float, row)) for row in zip(points[0], low, high, strict=True)]
