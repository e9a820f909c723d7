"""The stakes: what a call in a two-player round is worth, for every pair of cards and every number.

Law: the odds are exact, taken from `coyote.odds` with both cards seen, so that only what `?` turns over is left to chance;
floats come only at the end. The winner of a call gets +1 and the loser -1, as one coyote lies between them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from coyote.odds import Unknown, distribution, some
from coyote.rules.model.cards import ORDER, Card, Order
from coyote.rules.model.deck import Deck
from coyote.rules.model.rulings import DEFAULT, Rulings

Exact = NDArray[np.float64]


class Stakes(NamedTuple):
    """What calls are worth; cards are given by their index in `kinds`."""

    kinds: tuple[Card, ...]
    deals: Exact
    """How likely each pair of cards is to be dealt; the table is symmetric in both players."""
    declared: Exact
    """For each number from `least` on: what the declarer gets from a call, times the probability of the pair."""
    least: int
    top: int
    """The highest possible total."""

    def called(self, number: int) -> Exact:
        """What the declarer of this number gets from a call, for each pair of cards."""
        lost: Exact = -self.deals
        return self.declared[number - self.least] if number <= self.top else lost


def stakes(
    deck: Deck, discards: Iterable[Card] = (), order: Order = ORDER, rulings: Rulings = DEFAULT, least: int = 1
) -> Stakes:
    """The stakes of a round dealt from this deck without these cards."""
    gone = tuple(discards)
    left = deck.take(deck.counts, gone)
    if isinstance(left, str):
        raise ValueError(f"there are not so many {left} in the deck")
    counts = dict(zip(deck.kinds, left, strict=True))
    size = sum(left)
    refill = some(deck.named(deck.without(left, ()))) if rulings.empty_pile == "discards" else ()
    deals = np.zeros((len(deck.kinds),) * 2)
    known = {}
    for one, card in enumerate(deck.kinds):
        for two, other in enumerate(deck.kinds):
            ways = counts[card] * (counts[other] - (one == two))
            if ways:
                deals[one, two] = ways / (size * (size - 1))
                unseen = some({kind: count - (kind == card) - (kind == other) for kind, count in counts.items()})
                seen = tuple(sorted((card, other)))
                known[one, two] = distribution(
                    Unknown(seen, 0, unseen, size - 2, discards=refill, order=order, rulings=rulings)
                )
    top = max(odds.totals[-1][0] for odds in known.values())
    declared = np.zeros((max(top + 1 - least, 0), *deals.shape))
    for pair, odds in known.items():
        for place in range(len(declared)):
            declared[place][pair] = deals[pair] * (2 * odds.chance(least + place) - 1)
    return Stakes(deck.kinds, deals, declared, least, top)
