"""The fox: bold. It bluffs in plain sight: now and then it jumps, and it calls only when it can hardly be wrong."""

from __future__ import annotations

from random import Random
from typing import Final

from coyote.bots.mind import Mind, forced, say
from coyote.bots.powers import dressed, glance, way_round, withdrawal
from coyote.odds import odds
from coyote.rules.model.moves import Call, PlayerMove
from coyote.rules.sight import View

DARING: Final = 0.15
"""How often it jumps by 2 to 6. Fun has a price: without jumps it wins 4 points more per seat; jumping by 3 to 9 a quarter
of the time costs 8 more."""
HARDLY: Final = 0.3
"""It calls a number less likely to hold than this; from 0.25 to 0.35 the arena sees no difference."""


def decide(view: View, rng: Random) -> PlayerMove:
    if deed := forced(view):
        return deed
    known = odds(view)
    if peep := glance(view, known.chance):
        return peep
    if safe := withdrawal(view, known.chance):
        return safe
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
