"""Nerve: how high a player lets the number rise before they call. A round of two can be played by that, and one jump.

Law: when the other's first number is heard, the player calls or chooses a *way*, depending on the card that they see: what they
answer now, and up to which number they will hear without calling. From then on they say the next of their numbers. So of all
that was said only the way and the last number matter: how often they are still in is a single figure for each of these and each
card, however the round got there. That is why the other's best answer, with any numbers, is exact and cheap to work out.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple

from coyote.bots.wolf.book import CALL
from coyote.rules.model.cards import Card


class Way(NamedTuple):
    """How to go on after the other's first number. Ways that are open at the same time differ in what is said next."""

    opening: int
    """Which of their openings this is for; 0 if the other opens."""
    low: int
    high: int
    """For first numbers that are heard from this place to that."""
    least: int
    """The answer is the next number, but at least the one at this place."""

    def answer(self, heard: int) -> int:
        """The place of what is said when the first number is heard at this place."""
        return max(heard + 1, self.least)


class Nerve(NamedTuple):
    """How one player plays the round."""

    kinds: tuple[Card, ...]
    """The cards that they may see."""
    numbers: tuple[int, ...]
    """What they may say, ascending; the last is the highest possible total. They hear a number as the highest it reaches."""
    openings: tuple[int, ...]
    """The places of the numbers that they open with; empty if the other opens."""
    ways: tuple[Way, ...]
    opens: Any
    """[opening, kind]: how often they open so; a row of ones if the other opens."""
    lasts: Any
    """[way, place, kind]: how often they opened so, go this way and have not called, once a number is heard at this place."""

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
        firsts = {self.numbers[place]: opening for opening, place in enumerate(self.openings)}
        if not said:
            return {number: share for number, row in firsts.items() if (share := float(self.opens[row, kind])) > 0}
        opening = firsts.get(said[0]) if self.openings else 0
        if opening is None:
            return {}
        if said[-1] >= self.top:
            return {CALL: 1.0}
        *earlier, now = [self.heard(number) for number in (said[1::2] if self.openings else said[::2])]
        own = said[2::2] if self.openings else said[1::2]
        first = earlier[0] if earlier else now
        ways = {
            self.numbers[way.answer(first)]: row
            for row, way in enumerate(self.ways)
            if way.opening == opening and way.low <= first <= way.high
        }
        before = float(self.opens[opening, kind])
        if own:
            if own[0] not in ways or any(
                self.numbers[heard + 1] != number for heard, number in zip(earlier[1:], own[1:], strict=True)
            ):
                return {}
            ways = {self.numbers[now + 1]: ways[own[0]]}
            before = float(self.lasts[ways[self.numbers[now + 1]], earlier[-1], kind])
        if before <= 0:
            return {}
        stays = {number: float(self.lasts[row, now, kind]) / before for number, row in ways.items()}
        moves = ((CALL, 1 - sum(stays.values())), *stays.items())
        return {move: share for move, share in moves if share > 0}
