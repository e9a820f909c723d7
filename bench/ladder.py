"""The ladder: how strong the minds are against published ideas, against three wolves, and against the next weaker mind.

All games are played in the arena, at tables of four with base rules: rotated seats, paired deals, 99 % intervals. A repeat has
400 games of the first contest and fewer of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from coyote import EDITIONS
from coyote.bots import MINDS
from coyote.bots.mind import Mind
from coyote.lab.arena import Result, Standing, one_against, round_robin
from coyote.lab.references import REFERENCES
from coyote.lab.simulate import NAMES
from coyote.lab.workers import Workers, cores, workers
from coyote.rules.model.terms import agree_on

GAMES = 400
DECKS = ("kidult_2003", "devir_2021")


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    with workers(cores()) as hands:
        return climbed(repeats, say, hands)


def climbed(repeats: int, say: Callable[[str], object], hands: Workers) -> dict[str, float]:
    figures: dict[str, float] = {}
    games, wolf = GAMES * repeats, MINDS["wolf"]

    def report(deck: str, title: str, standing: Standing) -> None:
        low, high = standing.interval(0.99)
        figures[f"{deck} {title}"] = round(standing.share, 4)
        say(f"{deck}: {title:<28} {standing.share:6.1%} [{low:6.1%},{high:6.1%}] of {standing.played} games")

    for deck in DECKS:
        terms = agree_on(EDITIONS[deck], NAMES[:4], {})

        def alone(one: Mind, others: Sequence[Mind], games: int = games) -> Result:
            return one_against(terms, one, others, games, 1, workers=hands)  # noqa: B023 - called within the same turn of the loop

        report(deck, "wolf among references", alone(wolf, list(REFERENCES.values())).of("wolf"))
        for one in (*REFERENCES.values(), *MINDS.values()):
            if one is not wolf:
                report(deck, f"{one.name} among wolves", alone(one, [wolf], -(-games // 10)).of(one.name))
        for below, above in pairwise(MINDS.values()):
            result = round_robin(terms, [below, above], -(-games // 5), 1, workers=hands)
            report(deck, f"{above.name} over {below.name}", result.of(above.name))
    return figures
