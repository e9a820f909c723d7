"""Sampled odds: what can be told where exact odds are out of reach.

Law: always the same sample, whoever asks, so the same question gets the same answer. A sample is drawn as the rules draw: it
is off by chance alone, by about 2 in 100.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from coyote.odds.model import Cards, Odds, Unknown
from coyote.odds.pools import drawn, without_mysteries
from coyote.rules.model.cards import MYSTERY, Card
from coyote.rules.play.count import total

SAMPLES: Final = 500
"""How many rounds are played out."""
PLAYED_OUT: Final = 20
"""How many steps it takes to play one out."""


def sampled(open_: Unknown) -> Odds:
    """The totals of some rounds that these eyes cannot tell from the real one."""
    rng, ways = Random(SAMPLES), Counter[int]()
    chances = drawn(open_)
    before, unseen, discards = (Pool(cards) for cards in (open_.before, open_.unseen, open_.discards))
    for draws in rng.choices(list(chances), [float(chance) for chance in chances.values()], k=SAMPLES):
        own, ours = before.some(rng, draws.before), unseen.some(rng, draws.worn + draws.turned)
        turned = (*open_.turned, *ours[draws.worn :], *discards.some(rng, draws.refilled))
        worn = (*open_.seen, *own, *ours[: draws.worn], *(MYSTERY,) * len(turned))  # as many `?` as it takes to show them
        ways[total(worn, turned, open_.order, open_.rulings)] += 1
    return Odds(SAMPLES, tuple(sorted(ways.items())), exact=False)


class Pool:
    """Cards to draw from, without `?`."""

    def __init__(self, cards: Cards) -> None:
        self.cards = [card for card, count in without_mysteries(cards) for _ in range(count)]

    def some(self, rng: Random, number: int) -> list[Card]:
        return rng.sample(self.cards, number) if number else []
