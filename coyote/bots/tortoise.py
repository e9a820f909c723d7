"""The tortoise: careful. It knows what the total is worth on average, believes it, and never says more."""

from __future__ import annotations

from random import Random

from coyote.bots.mind import Mind, say
from coyote.bots.powers import way_round
from coyote.odds import odds
from coyote.rules.moves import Call, PlayerMove
from coyote.rules.sight import View


def decide(view: View, rng: Random) -> PlayerMove:
    known = odds(view)
    mean = int(known.mean)
    if view.number is not None and view.number + 1 > mean:
        trouble = known.chance(view.number) > 0.4
        if trouble and (power := way_round(view, known, rng)):
            return power
        if view.options.call:
            return Call()
    opening = mean // 2 if view.number is None else view.number + 1
    return say(view, opening, rng)


TORTOISE = Mind("tortoise", decide)
