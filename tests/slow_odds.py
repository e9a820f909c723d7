"""Odds as they were first reckoned: card by card, every course that chance can take. Tests compare the quick ones with them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import lcm

from coyote.odds import Cards, Odds, Unknown
from coyote.rules.model.cards import Card
from coyote.rules.play.count import total, unanswered

Course = Iterator[tuple[int, Fraction]]
"""Totals that chance can lead to, with their probabilities."""


def deals(open_: Unknown) -> Course:
    """Every course that chance can take, card by card."""

    def worn_before(own: tuple[Card, ...], before: Cards) -> Course:
        if len(own) == open_.hidden_before:
            yield from worn(own, open_.unseen)
            return
        for card, left, chance in draws(before):
            yield from times(chance, worn_before((*own, card), left))

    def worn(own: tuple[Card, ...], unseen: Cards) -> Course:
        if len(own) == open_.hidden_before + open_.hidden:
            yield from turning(open_.seen + own, open_.turned, unseen, open_.pile, open_.discards)
            return
        for card, left, chance in draws(unseen):
            yield from times(chance, worn((*own, card), left))

    def turning(hand: tuple[Card, ...], turned: tuple[Card, ...], unseen: Cards, pile: int, discards: Cards) -> Course:
        if unanswered(hand, turned, open_.rulings) <= 0 or not (pile or discards):
            yield total(hand, turned, open_.order, open_.rulings), Fraction(1)
            return
        for card, left, chance in draws(unseen if pile else discards):
            rest = (left, pile - 1, discards) if pile else (unseen, 0, left)
            yield from times(chance, turning(hand, (*turned, card), *rest))

    return worn_before((), open_.before)


def times(chance: Fraction, course: Course) -> Course:
    for value, weight in course:
        yield value, weight * chance


def draws(cards: Cards) -> Iterator[tuple[Card, Cards, Fraction]]:
    """Each card that can come next, what is left then, and how likely that is."""
    size = sum(count for _, count in cards)
    for place, (card, count) in enumerate(cards):
        left = ((card, count - 1),) if count > 1 else ()
        yield card, cards[:place] + left + cards[place + 1 :], Fraction(count, size)


def gathered(course: Course) -> Odds:
    """Probabilities by total, over a common denominator."""
    chances: dict[int, Fraction] = {}
    for value, chance in course:
        chances[value] = chances.get(value, Fraction(0)) + chance
    denominator = lcm(*(chance.denominator for chance in chances.values()))
    return Odds(denominator, tuple((value, int(chance * denominator)) for value, chance in sorted(chances.items())))
