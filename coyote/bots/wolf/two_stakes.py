"""The stakes: what a call in a two-player round is worth, for every pair of cards and every number.

Law: the odds are exact, taken from `coyote.odds` with both cards seen, so that only what `?` turns over is left to chance;
floats come only at the end. The winner of a call gets +1 and the loser -1, as one coyote lies between them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from coyote.errors import BadArgument
from coyote.odds import Odds, Unknown, distribution, some
from coyote.rules.model.cards import MYSTERY, ORDER, Card, Order
from coyote.rules.model.deck import Deck
from coyote.rules.model.rulings import DEFAULT, Rulings
from coyote.rules.play.count import total

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
    """The stakes of a round dealt from this deck without these cards; also for kinds of which none is left."""
    left = deck.take(deck.counts, tuple(discards))
    if isinstance(left, str):
        raise BadArgument(f"there are not so many {left} in the deck")
    return stakes_of(deck, left, order, rulings, least)


def stakes_of(deck: Deck, left: tuple[int, ...], order: Order, rulings: Rulings, lowest: int, *, bare: bool = False) -> Stakes:
    """The stakes of a round dealt from what is left of a deck.

    If `bare`, only for kinds that are left and for numbers from the lowest total on: all lower ones are as sure as that.
    """
    counts = {kind: count for kind, count in zip(deck.kinds, left, strict=True) if count or not bare}
    kinds, size = tuple(counts), sum(left)
    refill = some(deck.named(deck.without(left, ()))) if rulings.empty_pile == "discards" else ()
    deals = np.zeros((len(kinds),) * 2)
    known: dict[tuple[int, int], Odds] = {}
    for one, card in enumerate(kinds):
        for two, other in enumerate(kinds[: one + 1]):
            ways = counts[card] * (counts[other] - (one == two))
            if not ways:
                continue
            deals[one, two] = deals[two, one] = ways / (size * (size - 1))
            seen = tuple(sorted((card, other)))
            if MYSTERY in seen:
                unseen = some({kind: count - (kind == card) - (kind == other) for kind, count in counts.items()})
                known[one, two] = distribution(
                    Unknown(seen, 0, unseen, size - 2, discards=refill, order=order, rulings=rulings)
                )
            else:
                known[one, two] = Odds(1, ((total(seen, (), order, rulings), 1),))
    top = max(odds.totals[-1][0] for odds in known.values())
    least = max(lowest, min(odds.totals[0][0] for odds in known.values())) if bare else lowest
    exactly = np.zeros((max(top + 2 - least, 1), *deals.shape))
    for (one, two), odds in known.items():
        for value, ways in odds.totals:
            exactly[max(0, value - least + 1), one, two] += ways / odds.denominator  # the first place: what is below `least`
        exactly[:, two, one] = exactly[:, one, two]
    holds = exactly[:0:-1].cumsum(axis=0)[::-1]
    return Stakes(kinds, deals, deals * (2 * holds - 1), least, top)
