"""Bounds for a nerve: what a player who goes by it is sure to win, whoever answers.

Law: double precision, no sampling, nothing taken on trust, and not a line shared with the solver. Every number that the other
could say is tried, not only those that the solver thinks of.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from coyote.bots.wolf.nerve import Nerve, Way
from coyote.bots.wolf.two_stakes import Exact, Stakes
from coyote.errors import BadArgument

After = Callable[[int], tuple[Exact, Exact]]
"""How often the player is still in, for each card, once a number is heard at this place; and its worth to the other."""


def nerve_sure_of(nerve: Nerve, at_stake: Stakes) -> float:
    """The least that this player wins, in coyotes a round: what they win against the best answer with any numbers."""
    if nerve.kinds != at_stake.kinds or nerve.top < at_stake.top:
        raise BadArgument("this was made for other cards")
    return -sum(best_answer(nerve, opening, at_stake) for opening in range(len(nerve.openings) or 1))


def best_answer(nerve: Nerve, opening: int, at_stake: Stakes) -> float:
    """The most that the other can win when the round is opened like this, or by themselves."""
    ways = [(way, nerve.lasts[row]) for row, way in enumerate(nerve.ways) if way.opening == opening]
    rounds = [(way, lasts, first_answers(nerve, way, lasts, at_stake)) for way, lasts in ways]

    def after(place: int) -> tuple[Exact, Exact]:
        here = [(lasts[place], worth[place]) for way, lasts, worth in rounds if way.low <= place <= way.high]
        return sum((stays for stays, _ in here), nothing), sum((worth for _, worth in here), nothing)

    nothing: Exact = np.zeros(len(nerve.kinds))
    stands = nerve.numbers[nerve.openings[opening]] if nerve.openings else None
    return float(best_of(nerve, nerve.opens[opening], stands, after, at_stake).sum())


def first_answers(nerve: Nerve, way: Way, lasts: Exact, at_stake: Stakes) -> Exact:
    """What the round is worth to the other, for each card that they see, after their first number was answered in this way."""
    later = np.zeros_like(lasts)
    for place in range(len(nerve.numbers) - 2, -1, -1):
        stands = nerve.numbers[place + 1]
        later[place] = best_of(nerve, lasts[place], stands, lambda heard: (lasts[heard], later[heard]), at_stake)
    found = np.zeros_like(lasts)
    for place in range(way.low, min(way.high, len(nerve.numbers) - 2) + 1):
        stands = nerve.numbers[way.answer(place)]
        found[place] = best_of(nerve, lasts[place], stands, lambda heard: (lasts[heard], later[heard]), at_stake)
    return found


def best_of(nerve: Nerve, stays: Exact, stands: int | None, after: After, at_stake: Stakes) -> Exact:
    """The best that the other can do, for each card that they see, when this number stands and the player is in so often."""
    tried = [] if stands is None else [-stays @ at_stake.called(stands)]
    for number in range(at_stake.least if stands is None else stands + 1, at_stake.top + 2):
        still, worth = after(nerve.heard(number)) if number < nerve.top else (0 * stays, 0 * stays)
        tried.append((stays - still) @ at_stake.called(number) + worth)
    best: Exact = np.max(tried, axis=0)
    return best
