"""Exact odds: hand by hand where the hands are few, by series where they are many.

Law: both ways are exact and agree. A `?` that turns over a `?` just turns over the next card, so with the rulebook's rulings
and a pile that is large enough only the *other* cards matter: as many as there are unseen heads and seen `?`, drawn from all
unseen cards other than `?`.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Final

from coyote.odds.model import Odds, Unknown, reduced
from coyote.odds.pools import mysteries, size, without_mysteries
from coyote.odds.series import series
from coyote.odds.steps import OutOfReach, Steps
from coyote.rules.model.cards import MYSTERY, Card
from coyote.rules.play.count import nothing_special, total, value_of

FEW: Final = 200
"""Up to this many hands are counted one by one, which is quicker than adding up series."""
CARDS_A_STEP: Final = 4
"""How many cards of a hand can be counted in a step."""
MOST_TOTALS: Final = 2_000
"""A distribution with more totals than this is out of reach: whoever asks goes through all of it and sends it on."""


def exact(open_: Unknown, steps: Steps) -> Odds:
    """The distribution of the total over everything unseen; raises OutOfReach."""
    if not is_simple(open_):
        return within_reach(reduced(*series(open_, steps)))
    others = without_mysteries(open_.unseen)
    drawn = open_.hidden + open_.seen.count(MYSTERY)
    whole = comb(size(open_.unseen) - mysteries(open_.unseen), drawn)
    if drawn and comb(len(others) + drawn - 1, drawn) > FEW:
        denominator, ways = series(open_, steps)
        return within_reach(Odds(whole, tuple((value, count * whole // denominator) for value, count in sorted(ways.items()))))
    counted: dict[int, int] = {}
    seen, every = tuple(card for card in open_.seen if card != MYSTERY), list(hands(others, drawn))
    steps.take(len(every) * (2 + (len(seen) + drawn) // CARDS_A_STEP))
    plain = sum(map(value_of, seen)) if nothing_special(seen) else None
    for hand, weight in every:
        if plain is not None and nothing_special(hand):
            value = plain + sum(map(value_of, hand))
        else:
            value = total(seen + hand, (), open_.order, open_.rulings)
        counted[value] = counted.get(value, 0) + weight
    return Odds(whole, tuple(sorted(counted.items())))


def is_simple(open_: Unknown) -> bool:
    """Whether the pile is surely large enough, nothing is turned yet, and turned cards count like worn ones (Q2, Q3)."""
    rulings = open_.rulings
    plain = rulings.mystery_chain and rulings.mystery_special == "acts" and not open_.turned and not open_.hidden_before
    return plain and open_.pile >= open_.seen.count(MYSTERY) + mysteries(open_.unseen)


def within_reach(found: Odds) -> Odds:
    if len(found.totals) > MOST_TOTALS:
        raise OutOfReach
    return found


def hands(cards: list[tuple[Card, int]], size: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Every hand of this size, and in how many ways it can be drawn."""
    if size == 0:
        yield (), 1
        return
    if size == 1:  # the usual case: what one `?` will turn over
        for card, count in cards:
            yield (card,), count
        return
    if size == 2:
        for place, (card, count) in enumerate(cards):
            if count > 1:
                yield (card, card), comb(count, 2)
            for other, others in cards[place + 1 :]:
                yield (card, other), count * others
        return
    for place, (card, count) in enumerate(cards):
        for number in range(1, min(count, size) + 1):
            for rest, weight in hands(cards[place + 1 :], size - number):
                yield (card,) * number + rest, weight * comb(count, number)
