"""The fox: bold. It bluffs in plain sight: now and then it jumps, and it calls only when it can hardly be wrong."""

from __future__ import annotations

from typing import Final

from coyote.bots.mind import Chances, considering, mix, say, surely
from coyote.bots.powers import dressed, else_, way_round, without_a_number
from coyote.odds import odds
from coyote.rules.model.moves import Call
from coyote.rules.sight import View

DARING: Final = 0.15
"""How often it jumps by 2 to 6. Fun has a price: without jumps it wins 4 points more per seat; jumping by 3 to 9 a quarter
of the time costs 8 more."""
JUMPS: Final = range(2, 7)
HARDLY: Final = 0.3
"""It calls a number less likely to hold than this; from 0.25 to 0.35 the arena sees no difference."""
BELOW: Final = range(2, 15)
"""How far below the average it opens: any of these, or its numbers would tell others what they wear."""


def consider(view: View) -> Chances:
    if deed := without_a_number(view):
        return surely(deed)
    known = odds(view)
    if view.number is None:
        mean = int(known.mean)
        first = mix(*((1 / len(BELOW), say(view, max(min(1, mean - 2), mean - below))) for below in BELOW))
        return dressed(view, first, known.chance)
    holds = known.chance(view.number)
    if holds < HARDLY and view.options.call:
        return surely(Call())
    jump = mix(*((1 / len(JUMPS), say(view, view.number + step)) for step in JUMPS))
    raised = dressed(view, mix((DARING, jump), (1 - DARING, say(view, view.number + 1))), known.chance)
    if holds >= 0.45:
        return raised
    return mix((0.5, else_(way_round(view, known.chance), raised)), (0.5, raised))


MIND = considering("fox", consider, 26)
