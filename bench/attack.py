"""The attack on the wolf: what somebody wins who knows how it plays, in hundreds of games at a table of four.

Both decks, and each way to attack: with everything, without jumps, and without reading the others. The difference shows which
hole is open. A quarter is fair.
"""

from __future__ import annotations

from collections.abc import Callable

from coyote import EDITIONS
from coyote.bots.wolf.policy import learned
from coyote.lab.attack import WAYS
from coyote.lab.batch_games import share
from coyote.lab.simulate import NAMES
from coyote.rules.model.terms import agree_on

DECKS = ("kidult_2003", "devir_2021")
GAMES, SEED = 40, 1
"""Games for each repeat."""


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    figures: dict[str, float] = {}
    for deck in DECKS:
        terms = agree_on(EDITIONS[deck], NAMES[:4], {})
        for way in WAYS:
            won = share(terms, learned(), GAMES * repeats, SEED, way=way)
            figures[f"{deck}_{way}"] = round(won.share, 3)
            low, high = won.interval
            say(
                f"{deck:<12} {way:<8} {won.share:6.1%} [{low:.1%}, {high:.1%}] of {won.games} games;"
                f" {won.numbers:.1f} numbers in a round of three or four"
            )
    figures["games"] = GAMES * repeats
    return figures
