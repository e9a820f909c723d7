"""Nerve: how high a player lets the number rise before they call. A round of two can be played by that alone.

Law: for the card that they see, the player draws once a round up to which number they will hear without calling; until then
they say the next of their numbers. So of all that was said only the last number matters: how often they are still in is a
single figure for each number and card, however the round got there. That is why the other's best answer, with any numbers, is
exact and cheap to work out. What the player says tells nothing but their opening.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple

from coyote.bots.wolf.book import CALL
from coyote.rules.model.cards import Card


class Nerve(NamedTuple):
    """How one player plays the round."""

    kinds: tuple[Card, ...]
    """The cards that they may see."""
    numbers: tuple[int, ...]
    """What they may say, ascending; the last is the highest possible total. They hear a number as the highest it reaches."""
    openings: tuple[int, ...]
    """The places of the numbers that they open with; empty if the other opens."""
    lasts: Any
    """[way, place, kind]: how often their nerve lasts until this number is said by them. There is a way for each opening,
    and just one if the other opens; the first place is then for the beginning of the round."""

    @property
    def top(self) -> int:
        return self.numbers[-1]

    def heard(self, number: int) -> int:
        """The place at which a number is heard; what is lower than all is as sure as the lowest."""
        return max(0, bisect_right(self.numbers, number) - 1)

    def answers(self, seen: Card, said: Sequence[int]) -> dict[int | None, float]:
        """The probabilities of the call (None) and of each number, for a player who sees this card after these numbers.

        Empty if the player would never have said those numbers.
        """
        kind = self.kinds.index(seen)
        if not said:
            shares = {self.numbers[place]: float(self.lasts[way, place, kind]) for way, place in enumerate(self.openings)}
            return {number: share for number, share in shares.items() if share > 0}
        if said[-1] >= self.top:
            return {CALL: 1.0}
        own = said[-2::-2]
        if any(number not in self.numbers for number in own):
            return {}
        place = self.numbers.index(own[0]) if own else 0
        if self.openings and self.numbers.index(own[-1]) not in self.openings:
            return {}
        way = self.openings.index(self.numbers.index(own[-1])) if self.openings else 0
        goes_on = self.heard(said[-1]) + 1
        before, after = (float(self.lasts[way, until, kind]) for until in (place, goes_on))
        if before <= 0:
            return {}
        stays = after / before
        return {move: share for move, share in ((CALL, 1 - stays), (self.numbers[goes_on], stays)) if share > 0}
