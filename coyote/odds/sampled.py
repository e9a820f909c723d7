"""Sampled odds: what can be told where exact odds are out of reach.

Law: always the same sample, whoever asks, so the same question gets the same answer. A sample is drawn as the rules draw: it
is off by chance alone, by about 2 in 100.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from coyote.odds.pools import drawn, without_mysteries
from coyote.odds.unknown import Odds, Unknown
from coyote.rules.model.cards import MYSTERY, Card
from coyote.rules.play.count import total

SAMPLES: Final = 500
"""Rounds that are played out."""
PLAYED_OUT: Final = 20
"""Steps to play out one."""


def sampled(open_: Unknown) -> Odds:
    """The totals of some rounds that these eyes cannot tell from the real one."""
    rng, ways = Random(SAMPLES), Counter[int]()
    chances = drawn(open_)
    before, unseen, discards = (without_mysteries(cards) for cards in (open_.before, open_.unseen, open_.discards))
    for draws in rng.choices(list(chances), [float(chance) for chance in chances.values()], k=SAMPLES):
        own = some_of(rng, before, draws.before)
        ours = some_of(rng, unseen, draws.worn + draws.turned)
        turned = (*open_.turned, *ours[draws.worn :], *some_of(rng, discards, draws.refilled))
        worn = (*open_.seen, *own, *ours[: draws.worn], *(MYSTERY,) * len(turned))  # as many `?` as it takes to show them
        ways[total(worn, turned, open_.order, open_.rulings)] += 1
    return Odds(SAMPLES, tuple(sorted(ways.items())), exact=False)


def some_of(rng: Random, cards: Sequence[tuple[Card, int]], number: int) -> list[Card]:
    if not number:
        return []
    return rng.sample([card for card, _ in cards], number, counts=[count for _, count in cards])
