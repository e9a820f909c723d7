"""The policy: a trained net says how often to call and how far to raise.

Law: it goes by the features alone. Coins and specials were no part of training; the wolf uses one when the move it chose will
probably go wrong.
"""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from coyote.bots.mind import Mind, forced, say
from coyote.bots.powers import dressed, glance, way_round, withdrawal
from coyote.bots.wolf.features import OFFSETS, RAISES, rows
from coyote.bots.wolf.featurize import featurize, standing
from coyote.bots.wolf.net import Layers, chances, guesses, inclinations, load
from coyote.odds import Odds, odds
from coyote.rules.model.moves import Call, PlayerMove
from coyote.rules.sight import View

LEARNED: Final = Path(__file__).with_name("wolf.npz")


def by_net(layers: Layers, view: View, rng: Random) -> PlayerMove:
    """The move of a trained net."""
    if deed := forced(view):
        return deed
    known, may_call = odds(view), view.options.call
    if peep := glance(view, known.chance):
        return peep
    if safe := withdrawal(view, known.chance):
        return safe
    if may_call and view.number is not None and not known.holds(view.number):
        return Call()
    inclined = inclinations(layers, rows(featurize(view, known)))
    step = rng.choices(RAISES, chances(inclined, np.array([may_call]))[0].tolist())[0]
    if in_trouble(guesses(inclined)[0].tolist(), step) and (power := way_round(view, known.chance, rng)):
        return power
    return Call() if step == 0 else declared(view, known, step, rng)


def in_trouble(sure: list[float], step: int) -> bool:
    """Whether the chosen step will probably go wrong, by what the wolf believes about the total."""
    if step == 0:
        return sure[0] > 0.5
    return sure[next(place for place, offset in enumerate(OFFSETS) if offset >= step)] < 0.3


def declared(view: View, known: Odds, step: int, rng: Random) -> PlayerMove:
    return dressed(view, say(view, standing(view, float(known.mean)) + step, rng), known.chance, rng)


@cache
def learned() -> Layers:
    return load(LEARNED)


def pupil(name: str, layers: Layers) -> Mind:
    """A mind that goes by this net, and by no book."""
    return Mind(name, partial(by_net, layers))
