"""The public: what somebody who sees no head at all would think of the total.

Law: only what everybody knows is used here, so a number drawn from it says nothing about anybody's card. A mind that does not
want to tell the others what they wear opens and raises by this, as long as what it sees does not forbid it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import floor, sqrt
from typing import Final, NamedTuple

from coyote.bots.mind import Chances, mix, say
from coyote.rules.model.cards import VALUE
from coyote.rules.sight import View

FIRST: Final = 1
"""Nobody opens below this by what everybody knows."""
BEARABLE: Final = 0.35
"""A first number must seem at least this likely to hold to whoever says it, …"""


LIKELY: Final = 0.65
"""… and a number that is more than one higher at least this likely. With 0.25 the wolf won less than the hare."""


class Public(NamedTuple):
    """What the cards on all heads come to on average, and by how much that varies (standard deviation)."""

    mean: float
    spread: float

    def at(self, spreads: float) -> float:
        """The number this many standard deviations above the mean."""
        return self.mean + spreads * self.spread


def public(view: View) -> Public:
    """Reckoned from the cards that are not discarded, without what specials do."""
    deck = view.terms.deck
    left = [(VALUE[kind], whole - gone) for kind, whole, gone in zip(deck.kinds, deck.counts, view.discards, strict=True)]
    size = max(1, sum(count for _, count in left))
    worn = min(size, len(view.inside) + len(view.middle))
    average = sum(value * count for value, count in left) / size
    variance = sum(count * (value - average) ** 2 for value, count in left) / size
    return Public(worn * average, sqrt(worn * variance * (size - worn) / max(1, size - 1)))


class Pace(NamedTuple):
    """How somebody opens and hurries; numbers in standard deviations from the public mean."""

    low: float
    high: float
    """A round is opened between these, …"""
    until: float
    """… and as long as the number is below this, …"""
    steps: tuple[int, ...]
    """… it is raised by one of these; by 1 after that, …"""
    late: int = 99
    """… until so many numbers have been said that everybody grows impatient."""


def opening(view: View, pace: Pace, holds: Callable[[int], float]) -> Chances:
    """A first number that says nothing: any number of the range alike, lowered only to what our own eyes can bear."""
    known = public(view)
    first = max(FIRST, floor(known.at(pace.low)))
    last = max(first, floor(known.at(pace.high)))
    numbers = range(first, last + 1)
    return mix(*((1 / len(numbers), say(view, bearable(view, number, holds))) for number in numbers))


def bearable(view: View, number: int, holds: Callable[[int], float]) -> int:
    """This first number, or the next lower one that we think likely enough."""
    least = max(view.terms.lowest, number - 60)
    while number > least and holds(number) < BEARABLE:
        number -= 1
    return number


def raising(view: View, pace: Pace, holds: Callable[[int], float]) -> Chances:
    """A higher number: a larger step as long as everybody thinks the number low, or late in a round, if we can bear it."""
    assert view.number is not None
    late = len(view.said) >= pace.late
    if not late and view.number >= public(view).at(pace.until):
        return say(view, view.number + 1)
    steps = [step if holds(view.number + step) >= LIKELY else 1 for step in pace.steps]
    return mix(*((1 / len(steps), say(view, view.number + step)) for step in steps))
