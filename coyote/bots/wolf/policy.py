"""The policy: a trained net says how often to call; how far to raise is public, or learned as well.

Law: it goes by the features alone. With a pace, the net only says whether to call: numbers drawn from what everybody knows
tell nobody what they wear. Coins and specials were not part of training; the wolf uses one when the move it chose will
probably go wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from itertools import repeat
from pathlib import Path
from typing import Any, Final

import numpy as np

from coyote.bots.look.public import Pace, opening, raising
from coyote.bots.mind import Chances, Mind, considering, mix, say, surely
from coyote.bots.powers import dressed, else_, way_round, without_a_number
from coyote.bots.wolf.features import OFFSETS, RAISES, rows
from coyote.bots.wolf.featurize import featurize, stacked, standing
from coyote.bots.wolf.net import Layers, chances, guesses, inclinations, load
from coyote.odds import odds, unknown
from coyote.rules.model.cards import MYSTERY
from coyote.rules.model.moves import Call
from coyote.rules.sight import View

LEARNED: Final = Path(__file__).with_name("wolf.npz")
PACE: Final = Pace(low=-1.25, high=-0.5, until=-0.5, steps=(1, 2))
"""It hurries less than the others: larger and later steps shortened rounds by one number, and cost some strength."""

TINY: Final = 1e-9
"""The least inclination to raise of a wolf that may not call."""
UNBELIEVABLE: Final = 0.12
"""With a `?` in sight, a number less likely than this is called whatever the net says: it was taught to take a `?` for an
average card, and wolves used to talk each other up to numbers that no card could make."""
DOUBT: Final = np.array([[0.0, 0.1, 0.2, 0.3], [0.6, 0.15, 0.05, 0.0]])
"""How surely a number holds by plain odds, and how often at least to call it then; in between, in proportion. The net alone
called one in eight of the numbers that were wrong in eight of ten cases: whoever knew that could say anything."""


def doubt(holds: Any) -> Any:
    """The least share of calls on a number that holds this surely, whatever the net makes of those who said it."""
    return np.interp(holds, *DOUBT)


def by_net(layers: Layers, pace: Pace | None, view: View) -> Chances:
    """How often a trained net makes each move; without a pace, the net also says how far to raise."""
    return by_net_in_each(layers, pace, [view])[0]


def by_net_in_each(layers: Layers, pace: Pace | None, views: Sequence[View]) -> list[Chances]:
    """The same for many views at once, which takes a fraction of the time."""
    found = [unlearned(view, pace) for view in views]
    open_ = [view for view, chances in zip(views, found, strict=True) if chances is None]
    if open_:
        inclined = inclinations(layers, rows(stacked([featurize(view, odds(view)) for view in open_])))
        often = chances(inclined, np.array([view.options.call for view in open_])).tolist()
        learned = map(weighed, open_, repeat(pace), often, guesses(inclined).tolist())
        found = [next(learned) if chances is None else chances for chances in found]
    return [chances for chances in found if chances is not None]


def unlearned(view: View, pace: Pace | None) -> Chances | None:
    """What needs no net: None if the net is to be asked."""
    if deed := without_a_number(view):
        return surely(deed)
    known = odds(view)
    if view.number is None:
        return dressed(view, opening(view, pace, known.chance), known.chance) if pace else None
    return surely(Call()) if view.options.call and not known.holds(view.number) else None


def weighed(view: View, pace: Pace | None, often: list[float], sure: list[float]) -> Chances:
    """The moves, given how often the net would make each of the RAISES and how sure it is of each of the OFFSETS."""
    known = odds(view)
    if view.number is not None and view.options.call:
        if known.holds(view.number) == known.denominator and view.options.lowest is not None:
            often = [0.0, often[1] + TINY, *often[2:]]  # whoever calls what is sure to hold has lost
        elif MYSTERY in unknown(view).seen and known.chance(view.number) < UNBELIEVABLE:
            return surely(Call())
        elif pace:
            calls = max(often[0] / sum(often), float(doubt(known.chance(view.number))))
            often = [calls, 1 - calls]
    whole = sum(often)
    choices = [(often[0], 0, surely(Call()))]
    if pace and view.number is not None:
        choices.append((whole - often[0], 1, raising(view, pace, known.chance)))
    else:
        stands = standing(view, float(known.mean))
        choices += [(share, step, say(view, stands + step)) for step, share in zip(RAISES[1:], often[1:], strict=True)]
    power = way_round(view, known.chance)
    return mix(
        *(
            (share / whole, else_(power if in_trouble(sure, step) else {}, dressed(view, moves, known.chance)))
            for share, step, moves in choices
            if share > 0
        )
    )


def in_trouble(sure: list[float], step: int) -> bool:
    """Whether the chosen step will probably go wrong, by what the wolf believes about the total."""
    if step == 0:
        return sure[0] > 0.5
    return sure[next(place for place, offset in enumerate(OFFSETS) if offset >= step)] < 0.3


@cache
def learned() -> Layers:
    return load(LEARNED)


def pupil(name: str, layers: Layers, pace: Pace | None = None) -> Mind:
    """A mind that goes by this net alone."""
    return considering(name, partial(by_net, layers, pace))._replace(in_each=partial(by_net_in_each, layers, pace))
