"""Bounds: what a book is sure to win in the full round, however the book was made.

Law: double precision, no sampling, nothing taken on trust. The best answer is searched among all lines of the free player,
which is as good as searching among all numbers (see `bots/wolf/bid_tree.py`).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from coyote.bots.wolf.bid_tree import Lines
from coyote.bots.wolf.book import Book, Pair
from coyote.bots.wolf.solver import Floats, Plan, counted, nothing, part
from coyote.bots.wolf.two_stakes import Stakes
from coyote.errors import BadArgument


def sure_of(book: Book, at_stake: Stakes) -> float:
    """The least that this book wins, in coyotes a round: what it wins against the best answer with any numbers.

    The stakes may come from a different pile than the book's, as long as no total exceeds the highest it knows.
    """
    lines, kinds = book.lines, len(book.kinds)
    if book.kinds != at_stake.kinds or lines.shape.top < at_stake.top or lines.shape.least != at_stake.least:
        raise BadArgument("this book was made for other cards")
    reach = nothing(lines, kinds, np.float64)
    for place, group in enumerate(lines.groups):
        here = reach.lines[place]
        if not group.calls:
            here[:] = 1
        if not group.bound:
            for raised in group.raises:
                part(reach.lines, raised, group)[:] = here
            continue
        size = group.size * kinds * group.choices
        roots = np.frombuffer(book.roots, np.uint8, size, book.starts[place]).astype(np.float64)
        weights = np.square(roots).reshape(group.size, kinds, group.choices)
        weights *= (here / np.maximum(weights.sum(axis=-1), 1))[..., None]
        moves = list(np.moveaxis(weights, -1, 0))
        if group.calls:
            reach.calls[place][:] = moves.pop(0)
        for raised, often in zip(group.raises, moves, strict=True):
            part(reach.lines, raised, group)[:] = often
    return -best_answer(lines, at_stake, reach)


def best_answer(lines: Lines, at_stake: Stakes, reach: Plan) -> float:
    """The most that the free player can win against this plan of the bound player."""
    called: dict[int, Floats] = {number: at_stake.called(number) for number in range(at_stake.least, lines.shape.top + 1)}
    worth = [np.zeros_like(array) for array in reach.lines]
    value = 0.0
    for place in reversed(range(len(lines.groups))):
        group, here = lines.groups[place], worth[place]
        if group.bound:
            counted(called, group, reach.calls[place], here)
            for raised in group.raises:
                here += part(worth, raised, group)
        elif group.calls:
            counted(called, group, reach.lines[place], here)
            np.negative(here, out=here)
        else:
            here[:] = -np.inf
        if not group.bound:
            for raised in group.raises:
                np.maximum(here, part(worth, raised, group), out=here)
        if not group.calls:
            value = float(here.sum())
    return value


class Bounds(NamedTuple):
    """What the opener's book is sure to win, and the most that the answerer's book lets an opener win, in coyotes a round."""

    lower: float
    upper: float

    @property
    def exploitability(self) -> float:
        return (self.upper - self.lower) / 2


def bounds(pair: Pair, at_stake: Stakes) -> Bounds:
    """What this pair of books proves about the value of the round for the opener."""
    return Bounds(sure_of(pair.opener, at_stake), -sure_of(pair.answerer, at_stake))
