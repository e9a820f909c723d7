"""Bounds for a nerve: what a player who goes by it is sure to win, whoever answers.

Law: double precision, no sampling, nothing taken on trust, and not a line shared with the solver. Every number that the other
could say is tried, not only those that the solver thinks of.
"""

from __future__ import annotations

import numpy as np

from coyote.bots.wolf.nerve import Nerve
from coyote.bots.wolf.two_stakes import Stakes
from coyote.errors import BadArgument


def nerve_sure_of(nerve: Nerve, at_stake: Stakes) -> float:
    """The least that this player wins, in coyotes a round: what they win against the best answer with any numbers."""
    if nerve.kinds != at_stake.kinds or nerve.top < at_stake.top:
        raise BadArgument("this was made for other cards")
    ways = enumerate(nerve.openings or (None,))
    return -sum(best_answer(nerve, nerve.lasts[way], place, at_stake) for way, place in ways)


def best_answer(nerve: Nerve, lasts: np.ndarray, opening: int | None, at_stake: Stakes) -> float:
    """The most that the other can win when the round is opened with the number at this place, or by themselves (None)."""
    worth = np.zeros_like(lasts)
    """What the round is worth to the other, for each card that they see, once each number has been said to them."""
    first = 0 if opening is None else opening
    for place in range(len(nerve.numbers) - 1, first - 1, -1):
        begins = opening is None and place == 0
        stands = at_stake.least - 1 if begins else nerve.numbers[place]
        tried = [] if begins else [-lasts[place] @ at_stake.called(stands)]
        for number in range(stands + 1, at_stake.top + 2):
            after = nerve.heard(number) + 1
            goes_on = lasts[after] if number < nerve.top else np.zeros_like(lasts[0])
            tried.append((lasts[place] - goes_on) @ at_stake.called(number) + (worth[after] if number < nerve.top else 0))
        worth[place] = np.max(tried, axis=0)
    return float(worth[first].sum())
