"""The tortoise: careful. It works out the average total, believes in it, and stays below it."""

from __future__ import annotations

from typing import Final

from coyote.bots.mind import Chances, considering, mix, say, surely
from coyote.bots.powers import else_, way_round, without_a_number
from coyote.odds import odds
from coyote.rules.model.moves import Call
from coyote.rules.sight import View

SHY: Final = 2
"""It stops this far below the average. Tuned to leave a step on both sides: with 1 it is 4 points closer to the fox, with 3 it
is 4 points closer to the cub."""
WAVERING: Final = range(-4, 5)
"""It opens at about a third of the average, up to this much more or less: what it says must not tell others what they wear."""


def consider(view: View) -> Chances:
    if deed := without_a_number(view):
        return surely(deed)
    known = odds(view)
    mean = int(known.mean)
    if view.number is None:  # low, so that everybody gets a turn
        return mix(*((1 / len(WAVERING), say(view, max(min(1, mean), mean // 3 + off))) for off in WAVERING))
    if view.number + SHY <= mean:
        return say(view, view.number + 1)
    stop = surely(Call()) if view.options.call else say(view, view.number + 1)
    return else_(way_round(view, known.chance) if known.chance(view.number) > 0.4 else {}, stop)


MIND = considering("tortoise", consider, 11)
