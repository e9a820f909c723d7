"""Odds: how likely each total is, over everything that a pair of eyes cannot see.

Law: exact integers over a common denominator wherever that takes no more than `MOST_STEPS` steps: for every boxed deck, and for
any house rule that people would play (docs/limits.md tells where the line is). Beyond the line the odds are those of a fixed
sample, and say so: `exact` is False. Nothing here takes longer than that, whatever it is given; work is counted, not timed, so
the same question always gets the same answer.
"""

from __future__ import annotations

from coyote.odds.beliefs import believing, in_eyes_of, supposing, through
from coyote.odds.exact import MOST_TOTALS
from coyote.odds.model import Cards, Odds, Unknown, some, unknown
from coyote.odds.reckoning import Reckoned, distribution, odds, reckon, reckoned
from coyote.odds.steps import MOST_STEPS, OutOfReach, Steps

__all__ = [
    "MOST_STEPS",
    "MOST_TOTALS",
    "Cards",
    "Odds",
    "OutOfReach",
    "Reckoned",
    "Steps",
    "Unknown",
    "believing",
    "distribution",
    "in_eyes_of",
    "odds",
    "reckon",
    "reckoned",
    "some",
    "supposing",
    "through",
    "unknown",
]
