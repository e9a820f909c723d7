"""The ladder: how strong everybody is, against published ideas, against three wolves, and step by step.

All at tables of four with base rules, in the arena: rotated seats, paired deals, 99 % intervals. A repeat has 400 games of each
contest; `--repeats 50` is what docs/minds.md publishes for the wolf.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from coyote import EDITIONS
from coyote.bots import MINDS
from coyote.bots.mind import Mind
from coyote.lab.arena import Result, Standing, cores, one_against, round_robin
from coyote.lab.references import REFERENCES
from coyote.lab.simulate import NAMES
from coyote.rules.model.terms import agree

GAMES = 400
DECKS = ("kidult_2003", "devir_2021")


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    figures: dict[str, float] = {}
    games, wolf = GAMES * repeats, MINDS["wolf"]

    def told(deck: str, title: str, standing: Standing) -> None:
        low, high = standing.interval(0.99)
        figures[f"{deck} {title}"] = round(standing.share, 4)
        say(f"{deck}: {title:<28} {standing.share:6.1%} [{low:6.1%},{high:6.1%}] of {standing.played} games")

    for deck in DECKS:
        terms = agree(EDITIONS[deck], NAMES[:4], {})

        def alone(one: Mind, others: Sequence[Mind], games: int = games) -> Result:
            return one_against(terms, one, others, games, 1, workers=cores())  # noqa: B023 - asked at once

        told(deck, "wolf among references", alone(wolf, list(REFERENCES.values())).of("wolf"))
        for one in (*REFERENCES.values(), *MINDS.values()):
            if one is not wolf:
                told(deck, f"{one.name} among wolves", alone(one, [wolf], -(-games // 10)).of(one.name))
        for below, above in pairwise(MINDS.values()):
            result = round_robin(terms, [below, above], -(-games // 5), 1, workers=cores())
            told(deck, f"{above.name} over {below.name}", result.of(above.name))
    return figures
