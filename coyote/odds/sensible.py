"""The numbers that are worth a thought at one's turn, each with its chance: what a coach tells."""

from __future__ import annotations

from typing import Final

from coyote.odds.model import Odds
from coyote.rules.game import Options

HOPELESS: Final = 0.01
"""Numbers with a smaller chance than this are not worth listing."""


def sensible(known: Odds, able: Options) -> list[tuple[int, float]]:
    """Numbers that may be said, from the lowest up to the hopeless; below 0 only those that the total might not reach."""
    if able.lowest is None:
        return []
    first = max(able.lowest, min(known.totals[0][0], 0, able.highest))
    numbers: list[tuple[int, float]] = []
    ways, holds = dict(known.totals), known.holds(first)
    for number in range(first, able.highest + 1):
        chance = holds / known.denominator
        holds -= ways.get(number, 0)
        if chance < HOPELESS and numbers:
            break
        if number != able.unless:
            numbers.append((number, chance))
    return numbers
