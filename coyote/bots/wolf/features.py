"""Signs: what the wolf goes by, as numbers of about the size of 1, for one decision or for thousands at once.

Law: one row for each decision, made only of what the deciding seat can see. The same function reads the table in play and in
training, so what was learned is what is played. A number is never taken by itself: it is compared with what the seat itself,
the player who said it and the one who must answer can think the total to be.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.float32]

OFFSETS: Final = (0, 1, 2, 3, 4, 5, 7, 10, 14, 20)
"""How far above the standing number the odds are asked."""
RAISES: Final = (0, 1, 2, 3, 5, 8, 13)
"""What a mind of this kind can do: call (0), or raise by so much."""
RECENT: Final = 6
"""How many of the last declarations are looked at …"""
READ: Final = 4
"""… and how many of them are read for what they say about the own card."""
OPENING: Final = 15
"""The first number is chosen as if one stood so far below the mean."""


class Signs(NamedTuple):
    """Each field has a row for every decision."""

    opening: Any
    """1 if no number stands yet; then `number` stands for one far below the mean."""
    number: Any
    mean: Any
    spread: Any
    """The mean of the total in these eyes, and its standard deviation."""
    holds: Any
    """How likely the number plus each of the OFFSETS holds."""
    seen: Any
    """What the cards come to that are seen here."""
    average: Any
    """Of the cards that are not."""
    doubled: Any
    """1 if a double is seen."""
    struck: Any
    """How many cards are seen that take away or turn round the highest."""
    mysteries: Any
    said: Any
    """The last RECENT numbers, the latest first; what was not said repeats the number."""
    steps: Any
    """How much each of them was above the one before; 0 if it was not said."""
    fit: Any
    """How far each of them lies above what its declarer could think on average; 0 if it was one's own, or not said."""
    mine: Any
    """1 for one's own."""
    turns: Any
    """How many numbers have been said."""
    ahead: Any
    """For the next two players: what each can think on average, what is on his head, how many coyotes he can take."""
    behind: Any
    """For who said the number: what is on his head, how many coyotes he can take."""
    lives: Any
    """How many coyotes one can take oneself."""
    players: Any
    losing: Any
    """What is lost of the chance to win by a coyote of one's own …"""
    gains: Any
    """… and won by one of: who said the number, the next player, any other on average."""
    cards: Any
    """For each kind that the own card can be: how many are left, and what the total is then."""
    eyes: Any
    """For each of the READ last numbers and each kind: how sure its declarer was, if we wear that; 1 for one's own numbers."""
    answers: Any
    """For each of the raises and each kind: how sure the next player will be of it."""
    later: Any
    """For each kind: how sure the one after the next will be of one more than the least raise."""


BELIEFS: Final = ((0.1, 0.4), (0.2, 0.15))
"""How others are read: how much is bluff whatever they see, and how sure one must be to say a number without a qualm."""
DOUBTS: Final = ((0.1, 0.5), (0.04, 0.2))
"""How others are expected to call: surely below the first, never above the second, in between the rather the less sure."""


def rows(signs: Signs) -> Rows:
    """The numbers themselves."""
    number = signs.number[:, None]
    average = signs.average[:, None]
    ahead, behind = signs.ahead, signs.behind
    columns = [
        signs.opening[:, None],
        signs.holds,
        near(signs.mean[:, None] - number),
        near(signs.spread[:, None]),
        near(number - signs.seen[:, None]),
        near(average),
        near(number, 20.0),
        signs.doubled[:, None],
        signs.struck[:, None],
        signs.mysteries[:, None],
        near(signs.said - number),
        near(signs.steps, 5.0),
        near(signs.fit),
        signs.mine,
        near(signs.turns[:, None]),
        near(ahead[:, :, 0] - number),
        near(ahead[:, :, 1] - average),
        near(ahead[:, :, 2], 3.0),
        near(behind[:, :1] - average),
        near(behind[:, 1:], 3.0),
        near(signs.lives[:, None], 3.0),
        signs.players[:, None] == 2,
        signs.players[:, None] == 3,
        near(signs.players[:, None], 5.0),
        near(signs.losing[:, None], 0.1),
        near(signs.gains, 0.1),
        *guesses(signs),
    ]
    return np.concatenate(columns, axis=1, dtype=np.float32)


def reckoned(signs: Signs, held: Any, called: Any, caught: Any) -> Any:
    """What a call and each raise is worth by plain reckoning, where -1 is a coyote of one's own.

    A raise that is not called is as good as if anybody lost the round.
    """
    price = np.maximum(signs.losing, 1e-6)[:, None]
    behind, ahead, others = (signs.gains / price).T[:, :, None]
    anybody = ((signs.players[:, None] - 1) * others - 1) / signs.players[:, None]
    call = (1 - held) * behind - held
    raises = (called - caught) * ahead - caught + (1 - called) * anybody
    return np.clip(np.concatenate([call, raises], axis=1), -2.0, 2.0)


def near(values: Any, scale: float = 10.0) -> Any:
    return np.clip(values / scale, -4.0, 4.0)


def guesses(signs: Signs) -> Iterator[Any]:
    """What the numbers say about the own card, and what the next players will make of a raise."""
    left, totals = signs.cards[:, 0], signs.cards[:, 1]
    raises = np.array(RAISES[1:])
    reached = totals[:, None, :] >= signs.number[:, None, None] + np.array(OFFSETS)[:, None]
    fails = totals[:, None, :] < signs.number[:, None, None] + raises[:, None]
    values = []
    for bluff, sensible in BELIEFS:
        likely = left * np.prod(bluff + (1 - bluff) * np.minimum(1.0, signs.eyes / sensible), axis=1)
        likely += 1e-9  # a deck of nothing but ? must not stop us
        belief = likely / likely.sum(axis=1, keepdims=True)
        held = np.einsum("ck,cok->co", belief, reached)
        yield held
        for surely, never in DOUBTS:
            calls = belief[:, None, :] * np.clip((never - signs.answers) / (never - surely), 0.0, 1.0)
            called, caught = calls.sum(axis=2), (calls * fails).sum(axis=2)
            yield called
            yield caught
            values.append(reckoned(signs, held[:, :1], called, caught))
            late = belief * np.clip((never - signs.later) / (never - surely), 0.0, 1.0)
            yield np.stack([late.sum(axis=1), (late * (totals < signs.number[:, None] + 2)).sum(axis=1)], axis=1)
    yield from values


VALUES: Final = len(BELIEFS) * len(DOUBTS) * len(RAISES)
"""The last so many numbers of a row are what is reckoned: for each way to read the others, what each choice is worth."""
