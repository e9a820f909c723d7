"""The tortoise: careful. It works out the average total, believes in it, and stays below it."""

from __future__ import annotations

from random import Random
from typing import Final

from coyote.bots.mind import Mind, forced, say
from coyote.bots.powers import glance, way_round, withdrawal
from coyote.odds import odds
from coyote.rules.model.moves import Call, PlayerMove
from coyote.rules.sight import View

SHY: Final = 2
"""It stops this far below the average. Tuned to leave a step on both sides: with 1 it is 4 points closer to the fox, with 3 it
is 4 points closer to the cub."""


def decide(view: View, rng: Random) -> PlayerMove:
    if deed := forced(view):
        return deed
    known = odds(view)
    if peep := glance(view, known.chance):
        return peep
    if safe := withdrawal(view, known.chance):
        return safe
    mean = int(known.mean)
    if view.number is not None and view.number + SHY > mean:
        trouble = known.chance(view.number) > 0.4
        if trouble and (power := way_round(view, known.chance, rng)):
            return power
        if view.options.call:
            return Call()
    opening = mean // 3 if view.number is None else view.number + 1  # low, so that everybody gets a turn
    return say(view, opening, rng)


MIND = Mind("tortoise", decide, 10)
