"""What a pair of eyes leaves open in a round, and how likely each total is then.

Law: what a seat cannot know is as likely as the cards that are left make it. Every order of the unseen cards is equally likely:
first come those on one's own head, then the pile from the top.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import gcd
from typing import NamedTuple

from coyote.rules.model.cards import ORDER, Card, Order
from coyote.rules.model.rulings import DEFAULT, Rulings
from coyote.rules.sight import View

Cards = tuple[tuple[Card, int], ...]
"""Cards by kind: how many of each."""


class Odds(NamedTuple):
    """How likely each total is: ways out of a denominator."""

    denominator: int
    totals: tuple[tuple[int, int], ...]
    """(total, ways), ascending."""
    exact: bool = True
    """False: a sample of what can happen, because all of it is out of reach."""

    def holds(self, number: int) -> int:
        """In how many ways of the denominator the total reaches this number (R4)."""
        return sum([ways for _, ways in self.totals[bisect_left(self.totals, (number,)) :]])

    def chance(self, number: int) -> float:
        """The same as a probability."""
        return self.holds(number) / self.denominator

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(value * ways for value, ways in self.totals), self.denominator)

    def highest(self, certainty: Fraction) -> int:
        """The highest number that holds at least this surely; if none does, the lowest total, which always holds."""
        wanted, above = certainty * self.denominator, 0
        for value, ways in reversed(self.totals):
            above += ways
            if above >= wanted:
                return value
        return self.totals[0][0]


class Unknown(NamedTuple):
    """What a pair of eyes sees of a round, and what it does not."""

    seen: tuple[Card, ...]
    """Cards that count and are seen, sorted."""
    hidden: int
    """Cards that count and are not seen: one's own, as a rule, and those face down in the middle."""
    unseen: Cards
    """All cards that can be on one's own head or in the pile."""
    pile: int
    """How many of them are in the pile."""
    hidden_before: int = 0
    """Cards that count, are worn unseen, and were drawn before the pile was refilled in this round (Q4)."""
    before: Cards = ()
    """What those can be: once a pile has run out, this is what is missing."""
    discards: Cards = ()
    """What becomes the pile when that is empty (Q4)."""
    turned: tuple[Card, ...] = ()
    """What `?` have turned over already, once Coyote was called."""
    order: Order = ORDER
    rulings: Rulings = DEFAULT
    facedown: int = 0
    """How many of the hidden cards lie in the middle; the others are worn."""

    @property
    def own(self) -> int:
        """How many of the hidden cards are worn."""
        return self.hidden - self.facedown


def unknown(view: View) -> Unknown:
    """What this view leaves open."""
    terms, kinds = view.terms, view.terms.deck.kinds
    seen = [card for _, card in (*view.worn, *view.extra, *view.more)]
    seen += [card for card in view.middle if card is not None]
    known = Counter([*seen, *(card for _, card in view.replaced), *view.turned])
    unseen = {
        kind: whole - gone - known[kind] for kind, whole, gone in zip(kinds, terms.deck.counts, view.discards, strict=True)
    }
    hidden, before = view.hidden, dict[Card, int]()
    if view.refilled is not None:
        refilled = dict(zip(kinds, view.refilled, strict=True))
        before = {kind: unseen[kind] - refilled[kind] for kind in kinds}
        unseen, hidden = refilled, min(view.hidden, view.drawn_unseen)
    discards = terms.deck.named(view.discards) if terms.rulings.empty_pile == "discards" else {}
    return Unknown(
        seen=tuple(sorted(seen)),
        hidden=hidden,
        unseen=some(unseen),
        pile=view.pile,
        hidden_before=view.hidden - hidden,
        before=some(before),
        discards=some(discards),
        turned=view.turned,
        order=terms.order,
        rulings=terms.rulings,
        facedown=view.middle.count(None),
    )


def some(cards: Mapping[Card, int]) -> Cards:
    """Those kinds of which there are any."""
    return tuple((card, count) for card, count in cards.items() if count)


def reduced(denominator: int, ways: Mapping[int, int], *, exact: bool = True) -> Odds:
    """Odds in lowest terms."""
    common = gcd(denominator, *ways.values())
    return Odds(denominator // common, tuple((value, count // common) for value, count in sorted(ways.items())), exact)
