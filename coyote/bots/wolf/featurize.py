"""Featurize: the features of one decision, worked out from a view.

Law: training works them out for thousands of rounds at once, this file for one view, and a test compares the numbers. Where a
table has what training did not know (coins, specials, other decks), this takes the nearest thing.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from math import floor, sqrt

import numpy as np
from numpy.typing import NDArray

from coyote.bots.look.eyes import average
from coyote.bots.look.stakes import lives, stakes
from coyote.bots.mind import answerer
from coyote.bots.wolf.features import OFFSETS, OPENING, RAISES, READ, RECENT, Features
from coyote.odds import Odds, Unknown, unknown
from coyote.rules.model.cards import CANCEL, DISCARD, DOUBLE, FLIP, MYSTERY, VALUE, Card
from coyote.rules.model.moves import Declare
from coyote.rules.play.count import total
from coyote.rules.play.turns import ring
from coyote.rules.sight import View


class Eyes:
    """What another player sees, as far as we can tell without our own card."""

    def __init__(self, left: Unknown, theirs: tuple[Card, ...], faced: bool) -> None:
        rest, mid = list(left.seen), average(left)
        if not faced:
            for card in theirs:
                rest.remove(card)
        plain = settled(rest, mid)
        pool = dict(left.unseen)
        for card in theirs:
            pool[card] = pool.get(card, 0) + 1
        self.twice, self.whole = DOUBLE in plain, left.rulings.doubles == "total"  # Q27
        totals = [
            (total((*plain, card), (), left.order, left.rulings), count)
            for card, count in pool.items()
            if card != MYSTERY and count
        ]
        self.totals = sorted(value for value, count in totals for _ in range(count))
        known = total(tuple(card for card in rest if card != MYSTERY), (), left.order, left.rulings)
        self.thinks = known + (2 + rest.count(MYSTERY)) * mid * (2 if self.twice else 1)

    def sure(self, number: int, kinds: tuple[Card, ...]) -> list[float]:
        """How sure this player is of a number, for each kind that our card can be."""
        found = []
        for kind in kinds:
            value = VALUE[kind]
            needed = number - (2 * value if self.twice and (value > 0 or self.whole) else value)
            found.append(1 - bisect_left(self.totals, needed) / len(self.totals) if self.totals else 1.0)
        return found


eyes_of = lru_cache(maxsize=4096)(Eyes)
"""The same, remembered: in one round the same eyes are asked about one number after the other."""


def settled(cards: Sequence[Card], mid: float) -> tuple[Card, ...]:
    """These cards, with every `?` taken for an average one."""
    plain = Card(str(round(mid)))
    return tuple(plain if card == MYSTERY else card for card in cards)


class Sight:
    """A view, with what is needed from it several times."""

    def __init__(self, view: View) -> None:
        self.view, self.left = view, unknown(view)
        self.average = average(self.left)
        self.kinds = tuple(kind for kind in view.terms.deck.kinds if kind != MYSTERY)
        self.others: dict[int, Eyes] = {}

    def eyes(self, other: int) -> Eyes:
        if other not in self.others:
            theirs = tuple(card for wearer, card in (*self.view.worn, *self.view.more) if wearer == other)
            self.others[other] = eyes_of(self.left, theirs, other in self.view.faced)
        return self.others[other]


def featurize(view: View, known: Odds) -> Features:
    """What this seat goes by, as one row of features; `known` are its odds."""
    assert view.seat is not None
    me, sight = view.seat, Sight(view)
    left, mid, worn = sight.left, sight.average, dict(view.worn)
    mean = float(known.mean)
    spread = sqrt(max(0.0, sum(ways * (value - mean) ** 2 for value, ways in known.totals) / known.denominator))
    number = standing(view, mean)
    numbers = [(seat, move.number) for seat, move in reversed(view.said) if isinstance(move, Declare)]
    recent = numbers[:RECENT]
    blank = RECENT - len(recent)
    said = [value for _, value in recent] + [number] * blank
    steps = [one - before for (_, one), (_, before) in zip(recent, numbers[1:], strict=False)]
    fit = [0.0 if seat == me else value - sight.eyes(seat).thinks for seat, value in recent]
    certain = [1.0] * len(sight.kinds)
    eyes = [certain if seat == me else sight.eyes(seat).sure(value, sight.kinds) for seat, value in recent[:READ]]
    first, second = next_two(view)
    life = lives(view)
    ahead = [
        [number, mid, 0] if other == me else [sight.eyes(other).thinks, value_on(worn, other, mid), life[other]]
        for other in (first, second)
    ]
    worth, declarer = stakes(view), view.declarer
    unseen = dict(left.unseen)
    plain = settled(left.seen, mid)
    return Features(
        opening=row(view.number is None),
        number=row(number),
        mean=row(mean),
        spread=row(spread),
        holds=row([known.chance(number + offset) for offset in OFFSETS]),
        seen=row(total(tuple(card for card in left.seen if card != MYSTERY), (), left.order, left.rulings)),
        average=row(mid),
        doubled=row(DOUBLE in left.seen),
        struck=row((DISCARD in left.seen or CANCEL in left.seen) + (FLIP in left.seen)),
        mysteries=row(left.seen.count(MYSTERY)),
        said=row(said),
        steps=row([*steps, *[0] * (RECENT - len(steps))]),
        fit=row([*fit, *[0.0] * blank]),
        mine=row([*(seat == me for seat, _ in recent), *[False] * blank]),
        turns=row(len(numbers)),
        ahead=row(ahead),
        behind=row([mid, 0] if declarer is None else [value_on(worn, declarer, mid), life[declarer]]),
        lives=row(life[me]),
        players=row(len(view.inside)),
        losing=row(-worth[me]),
        gains=row(
            [
                0.0 if declarer is None else worth.get(declarer, 0.0),
                worth[first],
                (sum(worth.values()) - worth[me]) / (len(worth) - 1),
            ]
        ),
        cards=row(
            [
                [unseen.get(kind, 0) for kind in sight.kinds],
                [total((*plain, kind), (), left.order, left.rulings) for kind in sight.kinds],
            ]
        ),
        eyes=row([*eyes, *[certain] * (READ - len(eyes))]),
        answers=row([sight.eyes(first).sure(number + step, sight.kinds) for step in RAISES[1:]]),
        later=row(certain if second == me else sight.eyes(second).sure(number + 2, sight.kinds)),
    )


def stacked(many: Sequence[Features]) -> Features:
    """The rows of many decisions, one below the other. Decks with other kinds of cards do not fit together."""
    return many[0] if len(many) == 1 else Features(*map(np.concatenate, zip(*many, strict=True)))


def row(values: object) -> NDArray[np.float64]:
    """The values of one feature, as the only row."""
    return np.array([values], dtype=np.float64)


def standing(view: View, mean: float) -> int:
    """The number that stands; before the first, a number far below the mean."""
    return max(view.terms.lowest - 1, floor(mean + 1e-6) - OPENING) if view.number is None else view.number


def value_on(worn: dict[int, Card], seat: int, average: float) -> float:
    return VALUE[worn[seat]] if seat in worn else average


def next_two(view: View) -> tuple[int, int]:
    """The seat that must answer, and the seat after it."""
    first = answerer(view)
    return first, ring(view.terms.seats, view.inside, view.direction)[first]
