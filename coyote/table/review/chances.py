"""Chances: the exact odds as a table tells them, in decimals, and only if they can be computed in good time.

Law: odds come from `coyote.odds` and are never guessed. If a table made itself a deck with so many `?` that computing them
would burden a server, there are none. Decimals are rounded here and nowhere else.
"""

from __future__ import annotations

from math import comb
from typing import Final

from coyote.odds import Odds, Unknown, distribution, is_simple
from coyote.rules.model.cards import MYSTERY

MOST_COURSES: Final = 10_000
"""This many hands or courses take a fifth of a second at worst; no boxed deck comes near."""
DIGITS: Final = 6


def chances(left: Unknown) -> Odds | None:
    """The odds of what is left open; None if they are out of reach."""
    return distribution(left) if courses(left) <= MOST_COURSES else None


def courses(left: Unknown) -> int:
    """How many hands, or courses card by card, there are to go through at most."""
    if is_simple(left):
        drawn, kinds = left.hidden + left.seen.count(MYSTERY), sum(card != MYSTERY for card, _ in left.unseen)
        return comb(max(kinds + drawn - 1, 0), drawn)
    mysteries = left.seen.count(MYSTERY) + dict(left.unseen).get(MYSTERY, 0) + dict(left.discards).get(MYSTERY, 0)
    kinds = max(len(left.unseen), len(left.before), len(left.discards))
    return int(kinds ** (left.hidden_before + left.hidden + mysteries))


def holds(known: Odds | None, number: int | None) -> float | None:
    """The chance that the total reaches the number."""
    return None if known is None or number is None else rounded(known.chance(number))


def fails(known: Odds | None, number: int | None) -> float | None:
    """The chance that it does not: that a call on the number is right (R4)."""
    return None if known is None or number is None else rounded(1 - known.chance(number))


def totals(known: Odds | None) -> tuple[tuple[int, float], ...]:
    """The whole distribution; empty if there is none."""
    return () if known is None else tuple((value, rounded(ways / known.denominator)) for value, ways in known.totals)


def rounded(chance: float) -> float:
    return round(chance, DIGITS)
