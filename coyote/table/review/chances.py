"""Chances: the exact odds as a table tells them, in decimals, and only where they are within reach.

Law: odds come from `coyote.odds` and are never guessed: where a table chose a deck for which they can only be sampled, there
are none. They are worked out anew each time, never from what another seat's question left behind. Decimals are rounded here and
nowhere else.
"""

from __future__ import annotations

from typing import Final

from coyote.odds import Odds, Steps, Unknown, reckon, unknown
from coyote.rules.model.state import Game, Round
from coyote.rules.sight import view

DIGITS: Final = 6
MOST_A_GAME: Final = 300_000
"""The most steps that the review of one game may take: six times what twelve people need with a boxed deck and coins."""
LOOK: Final = 25
"""How many steps it takes to see a round through a seat's eyes, and one more for every this many moves of it."""
MOVES_A_STEP: Final = 5


def chances(left: Unknown) -> Odds | None:
    """The odds of what is left open; None where they are out of reach."""
    found = reckon(left).odds
    return found if found.exact else None


class Reckoner:
    """The odds of one game, each worked out once, and none once they have taken too many steps together."""

    def __init__(self, most: int = MOST_A_GAME) -> None:
        self.steps = Steps(most)
        self._odds: dict[Unknown, Odds | None] = {}
        self._seen: dict[tuple[Round, int], Unknown] = {}

    def seen(self, game: Game, seat: int) -> Unknown:
        """What this seat leaves open; it is the same until the round changes. Raises OutOfReach."""
        key = (game.round, seat)
        if key not in self._seen:
            sees = view(game, seat)
            self.steps.take(LOOK + len(sees.said) // MOVES_A_STEP)
            self._seen[key] = unknown(sees)
        return self._seen[key]

    def chances(self, left: Unknown) -> Odds | None:
        """The odds of what is left open; None where they are out of reach. Raises OutOfReach when all have taken too long."""
        if left not in self._odds:
            self.steps.take(0)
            found = reckon(left)
            self.steps.taken += found.steps
            self._odds[left] = found.odds if found.odds.exact else None
        return self._odds[left]


def holds(known: Odds | None, number: int | None) -> float | None:
    """The chance that the total reaches the number."""
    return None if known is None or number is None else rounded(known.chance(number))


def fails(known: Odds | None, number: int | None) -> float | None:
    """The chance that it does not: that a call on the number is right (R4)."""
    return None if known is None or number is None else rounded(1 - known.chance(number))


def totals(known: Odds | None) -> tuple[tuple[int, float], ...]:
    """The whole distribution; empty if there is none."""
    return () if known is None else tuple((value, rounded(ways / known.denominator)) for value, ways in known.totals)


def rounded(chance: float) -> float:
    return round(chance, DIGITS)
