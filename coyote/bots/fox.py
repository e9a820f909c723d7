"""The fox: bold. It bluffs where all can see it: now and then it jumps, and it calls only when it can hardly be wrong."""

from __future__ import annotations

from random import Random
from typing import Final

from coyote.bots.mind import Mind, say
from coyote.bots.powers import dressed, way_round
from coyote.odds import odds
from coyote.rules.model.moves import Call, PlayerMove
from coyote.rules.sight import View

DARING: Final = 0.15
"""How often it jumps by 2 to 6, and fun costs: without jumps it wins 4 points more a seat;
a quarter of the time by 3 to 9 costs 8 more."""
HARDLY: Final = 0.3
"""What holds less surely is called; from 0.25 to 0.35 the arena sees no difference."""


def decide(view: View, rng: Random) -> PlayerMove:
    known = odds(view)
    if view.number is None:
        return dressed(view, say(view, int(known.mean) - rng.randint(2, 8), rng), known.chance, rng)
    holds = known.chance(view.number)
    if holds < HARDLY and view.options.call:
        return Call()
    if holds < 0.45 and rng.random() < 0.5 and (power := way_round(view, known.chance, rng)):
        return power
    step = rng.randint(2, 6) if rng.random() < DARING else 1
    return dressed(view, say(view, view.number + step, rng), known.chance, rng)


MIND = Mind("fox", decide, 24)
