"""Decks and piles as counts by kind: nobody, not even the rules, knows the pile's order.

Law: only the pile is stored. The discards follow from it (deck - pile - cards in play), so no card can be lost or invented.
Chance decides when the Dealer names a card, and that card must still be in the pile.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from operator import sub

from coyote.rules.model.cards import Card

Counts = tuple[int, ...]
"""How many of each kind, in the order of the deck's kinds."""


class Deck:
    """All cards of a table: kinds with their counts, in the order people list them."""

    def __init__(self, counts: Mapping[Card, int]) -> None:
        self.kinds: tuple[Card, ...] = tuple(counts)
        self.counts: Counts = tuple(counts.values())
        self.size = sum(self.counts)
        self.index: dict[Card, int] = {kind: place for place, kind in enumerate(self.kinds)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and (self.kinds, self.counts) == (other.kinds, other.counts)

    def __hash__(self) -> int:
        return hash((self.kinds, self.counts))

    def __repr__(self) -> str:
        return f"Deck({' '.join(self.tokens)})"

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """`20x1`, `10x3`, …: the deck as the notation writes it."""
        return tuple(f"{kind}x{count}" for kind, count in zip(self.kinds, self.counts, strict=True))

    def take(self, pile: Counts, cards: Iterable[Card]) -> Counts | Card:
        """The pile without these cards; or the first card that is not in it."""
        left = list(pile)
        index = self.index
        for card in cards:
            place = index.get(card)
            if place is None or not left[place]:
                return card
            left[place] -= 1
        return tuple(left)

    def put(self, pile: Counts, cards: Iterable[Card]) -> Counts:
        """The pile with these cards shuffled in."""
        more = list(pile)
        for card in cards:
            more[self.index[card]] += 1
        return tuple(more)

    def without(self, pile: Counts, cards: Iterable[Card]) -> Counts:
        """What is neither in the pile nor among `cards`: the discards, if `cards` are those in play."""
        rest = list(map(sub, self.counts, pile))
        for card in cards:
            rest[self.index[card]] -= 1
        return tuple(rest)

    def named(self, counts: Counts) -> dict[Card, int]:
        """These counts by kind, without the zeros."""
        return {kind: count for kind, count in zip(self.kinds, counts, strict=True) if count}
