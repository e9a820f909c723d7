"""The distribution of the total: exact within reach, sampled beyond it.

Law: `reckon` works it out anew each time; `reckoned`, `distribution` and `odds` remember the latest answers (see `kept`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from coyote.errors import BadArgument
from coyote.odds.exact import exact
from coyote.odds.kept import Kept
from coyote.odds.model import Odds, Unknown, unknown
from coyote.odds.sampled import PLAYED_OUT, SAMPLES, sampled
from coyote.odds.steps import MOST_STEPS, OutOfReach, Steps
from coyote.rules.sight import View

MOST_KEPT: Final = 250_000
"""The most totals, cards and kinds that are kept: some 30 MB."""


class Reckoned(NamedTuple):
    """Odds, and how many steps it took to work them out."""

    odds: Odds
    steps: int


def reckon(open_: Unknown) -> Reckoned:
    """The distribution of the total over everything unseen."""
    steps = Steps(MOST_STEPS)
    try:
        found = exact(open_, steps)
    except OutOfReach:
        return Reckoned(sampled(open_), MOST_STEPS + SAMPLES * PLAYED_OUT)
    return Reckoned(found, steps.taken)


def weight(open_: Unknown, found: Reckoned) -> int:
    parts = (open_.seen, open_.unseen, open_.before, open_.discards, open_.turned)
    return len(found.odds.totals) + sum(map(len, parts)) + 8


reckoned: Final = Kept(reckon, weight, MOST_KEPT)
"""The same, remembered."""


def distribution(open_: Unknown) -> Odds:
    """The distribution of the total over everything unseen, remembered."""
    return reckoned(open_).odds


def odds(view: View) -> Odds:
    """The distribution of the total, as this seat may know it. A watcher sees too little for odds."""
    if view.seat is None:
        raise BadArgument("odds are for a seat; a watcher sees no head at all")
    return distribution(unknown(view))
