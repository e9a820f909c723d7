"""Features: what the wolf goes by, as numbers of about the size of 1, for one decision or for thousands at once.

Law: there is one row for each decision, made only of what the deciding seat can see. Play and training share the function that
makes the rows, so what was learned is what is played. A number never stands alone: it is compared with what the seat itself,
the player who said it, and the player who must answer it can think the total to be.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.float32]

OFFSETS: Final = (0, 1, 2, 3, 4, 5, 7, 10, 14, 20)
"""How far above the standing number the odds are computed."""
RAISES: Final = (0, 1, 2, 3, 5, 8, 13)
"""What the net can do: call (0), or raise by this much."""
RECENT: Final = 6
"""How many of the last declarations are features …"""
READ: Final = 4
"""… and how many of them are read for what they say about the seat's own card."""
OPENING: Final = 15
"""The first number is chosen as if a number this far below the mean already stood."""


class Features(NamedTuple):
    """What a seat sees and can work out; each field has a row for every decision."""

    opening: Any
    """1 if no number stands yet; then `number` stands for one far below the mean."""
    number: Any
    mean: Any
    spread: Any
    """The mean of the total as far as this seat can see, and its standard deviation."""
    holds: Any
    """How likely the number plus each of the OFFSETS is to hold."""
    seen: Any
    """The total of the cards that this seat sees."""
    average: Any
    """The average value of the cards that it does not see."""
    doubled: Any
    """1 if it sees a double."""
    struck: Any
    """How many cards it sees that take away the highest card or make it negative."""
    mysteries: Any
    said: Any
    """The last RECENT numbers, the latest first; missing ones are filled with the standing number."""
    steps: Any
    """By how much each of them exceeded the one before; 0 if it is missing."""
    fit: Any
    """How far each of them lies above what its declarer could think on average; 0 for our own and missing numbers."""
    mine: Any
    """1 for each of them that is our own."""
    turns: Any
    """How many numbers have been said."""
    ahead: Any
    """For each of the next two players: what they can think on average, the card on their head, and their lives."""
    behind: Any
    """For the declarer: the card on their head, and their lives."""
    lives: Any
    """Our own lives: how many coyotes we can still take."""
    players: Any
    losing: Any
    """How much of the chance to win we lose by taking a coyote …"""
    gains: Any
    """… and how much we gain if the declarer takes it, the next player, or any other player on average."""
    cards: Any
    """For each kind that our card can be: how many are left, and the total if we wear it."""
    eyes: Any
    """For each of the last READ numbers and each kind: how sure its declarer was if we wear it; 1 for our own numbers."""
    answers: Any
    """For each raise and each kind: how sure the next player will be of it."""
    later: Any
    """For each kind: how sure the player after the next will be of the number plus 2."""


BELIEFS: Final = ((0.1, 0.4), (0.2, 0.15))
"""Ways to read the others: how likely a number is a bluff, and how sure they must be to say one without a qualm."""
DOUBTS: Final = ((0.1, 0.5), (0.04, 0.2))
"""Ways the others may call: always when less sure than the first, never when surer than the second, in between sometimes."""


def rows(features: Features) -> Rows:
    """The features as rows of numbers, ready for the net."""
    number = features.number[:, None]
    average = features.average[:, None]
    ahead, behind = features.ahead, features.behind
    columns = [
        features.opening[:, None],
        features.holds,
        near(features.mean[:, None] - number),
        near(features.spread[:, None]),
        near(number - features.seen[:, None]),
        near(average),
        near(number, 20.0),
        features.doubled[:, None],
        features.struck[:, None],
        features.mysteries[:, None],
        near(features.said - number),
        near(features.steps, 5.0),
        near(features.fit),
        features.mine,
        near(features.turns[:, None]),
        near(ahead[:, :, 0] - number),
        near(ahead[:, :, 1] - average),
        near(ahead[:, :, 2], 3.0),
        near(behind[:, :1] - average),
        near(behind[:, 1:], 3.0),
        near(features.lives[:, None], 3.0),
        features.players[:, None] == 2,
        features.players[:, None] == 3,
        near(features.players[:, None], 5.0),
        near(features.losing[:, None], 0.1),
        near(features.gains, 0.1),
        *guesses(features),
    ]
    return np.concatenate(columns, axis=1, dtype=np.float32)


def reckoned(features: Features, held: Any, called: Any, caught: Any) -> Any:
    """What a call and each raise is worth by plain reckoning, where -1 is the price of a coyote for us.

    A raise that nobody calls is worth as much as a round that a random player loses.
    """
    price = np.maximum(features.losing, 1e-6)[:, None]
    behind, ahead, others = (features.gains / price).T[:, :, None]
    anybody = ((features.players[:, None] - 1) * others - 1) / features.players[:, None]
    call = (1 - held) * behind - held
    raises = (called - caught) * ahead - caught + (1 - called) * anybody
    return np.clip(np.concatenate([call, raises], axis=1), -2.0, 2.0)


def near(values: Any, scale: float = 10.0) -> Any:
    return np.clip(values / scale, -4.0, 4.0)


def guesses(features: Features) -> Iterator[Any]:
    """What the numbers said so far tell about our card, and what the next players will make of a raise."""
    left, totals = features.cards[:, 0], features.cards[:, 1]
    raises = np.array(RAISES[1:])
    reached = totals[:, None, :] >= features.number[:, None, None] + np.array(OFFSETS)[:, None]
    fails = totals[:, None, :] < features.number[:, None, None] + raises[:, None]
    values = []
    for bluff, sensible in BELIEFS:
        likely = left * np.prod(bluff + (1 - bluff) * np.minimum(1.0, features.eyes / sensible), axis=1)
        likely += 1e-9  # avoids a division by zero if the deck holds nothing but ?
        belief = likely / likely.sum(axis=1, keepdims=True)
        held = np.einsum("ck,cok->co", belief, reached)
        yield held
        for surely, never in DOUBTS:
            calls = belief[:, None, :] * np.clip((never - features.answers) / (never - surely), 0.0, 1.0)
            called, caught = calls.sum(axis=2), (calls * fails).sum(axis=2)
            yield called
            yield caught
            values.append(reckoned(features, held[:, :1], called, caught))
            late = belief * np.clip((never - features.later) / (never - surely), 0.0, 1.0)
            yield np.stack([late.sum(axis=1), (late * (totals < features.number[:, None] + 2)).sum(axis=1)], axis=1)
    yield from values


VALUES: Final = len(BELIEFS) * len(DOUBTS) * len(RAISES)
"""How many reckoned values end a row: what each choice is worth, for each way to read the others and each way they may call."""
