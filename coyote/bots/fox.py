"""The fox: bold. It says what will probably hold and a bit more, and calls only when it can hardly be wrong."""

from __future__ import annotations

from random import Random

from coyote.bots.mind import Mind, say
from coyote.bots.powers import dressed, way_round
from coyote.odds import odds
from coyote.rules.moves import Call, PlayerMove
from coyote.rules.sight import View


def decide(view: View, rng: Random) -> PlayerMove:
    known = odds(view)
    if view.number is None:
        return dressed(view, say(view, int(known.mean) - rng.randint(2, 8), rng), known, rng)
    holds = known.chance(view.number)
    if holds < 0.3 and view.options.call:
        return Call()
    if holds < 0.45 and rng.random() < 0.5 and (power := way_round(view, known, rng)):
        return power
    step = rng.choice((1, 1, 1, 2, 3)) if known.chance(view.number + 3) > 0.5 else 1
    return dressed(view, say(view, view.number + step, rng), known, rng)


FOX = Mind("fox", decide)
