"""The endgame: with two players left, the round is solved for the cards that are left.

Law: a bounded amount of work, some tens of milliseconds, once a round; a book is kept while the round lasts. The player is
bound to a dozen numbers and, when they do not call, says the next of them, so numbers tell nothing; the other may say
anything. How far from perfect that is was measured (docs/two-seats.md). Lives change nothing: one of the two loses, whatever
that costs.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from coyote.bots.wolf.bid_tree import Lines, Shape
from coyote.bots.wolf.book import Book
from coyote.bots.wolf.solver import Solver, written
from coyote.bots.wolf.two_stakes import Stakes, stakes_of
from coyote.odds import unknown
from coyote.odds.kept import Kept
from coyote.rules.model.cards import MYSTERY, Order
from coyote.rules.model.deck import Counts, Deck
from coyote.rules.model.rulings import Rulings
from coyote.rules.sight import View

LEVELS: Final = (0.73, 0.6, 0.5, 0.43, 0.37, 0.33, 0.25, 0.2, 0.13, 0.03, 0.015, 0.005)
"""Which numbers are worth saying, by the chance of two unknown cards to reach them: about those of the book for a whole deck,
many in the middle, and some for whoever sees a high card."""
NUMBERS: Final = 12
ITERATIONS: Final = 24
"""With 60, a round is some 0.01 coyotes less exploitable, and takes more than twice the time."""
MOST_KINDS: Final = 20
MOST_TOTALS: Final = 150
"""Decks beyond this, or with several `?`, which people may put together, would take too long."""
MOST_KEPT: Final = 16_000_000
"""How many bytes of books are kept."""


class Endgame(NamedTuple):
    """A round of two, as far as everybody knows it; and for whom it is solved."""

    deck: Deck
    left: Counts
    """The cards that are on the heads or in the pile."""
    order: Order
    rulings: Rulings
    lowest: int
    opens: bool


def endgame(view: View) -> Book | None:
    """How to play this round of two; None where something else than two cards is hidden, or there would be too much to do."""
    terms, deck = view.terms, view.terms.deck
    open_ = unknown(view)
    if len(view.inside) != 2 or terms.has_powers or view.middle or open_.hidden != 1 or open_.hidden_before:
        return None
    left = tuple([whole - gone for whole, gone in zip(deck.counts, view.discards, strict=True)])
    if sum(map(bool, left)) > MOST_KINDS or deck.named(left).get(MYSTERY, 0) > 1:
        return None
    return solved(Endgame(deck, left, terms.order, terms.rulings, terms.lowest, view.starter == view.seat))


def solve(round_: Endgame) -> Book | None:
    deck, left, order, rulings, lowest, opens = round_
    at_stake = stakes_of(deck, left, order, rulings, lowest, bare=True)
    if not 0 < len(at_stake.declared) <= MOST_TOTALS:
        return None
    solver = Solver(at_stake, Lines(Shape(numbers(at_stake), opens, at_stake.top, stride=1, least=at_stake.least)))
    solver.reckon()
    for _ in range(ITERATIONS):
        solver.step()
    return written(at_stake.kinds, solver.lines, solver.average)


solved: Final = Kept(solve, lambda _, book: len(book.roots) if book else 1, MOST_KEPT)
"""The same, remembered."""


def numbers(at_stake: Stakes) -> tuple[int, ...]:
    """What the bound player may say: the highest numbers that reach the LEVELS, and more where few of those differ."""
    holds = np.append((at_stake.declared.sum(axis=(1, 2)) + 1) / 2, 0.0)
    first, every = at_stake.least, range(at_stake.least, at_stake.top + 1)
    found = {max([number for number in every if holds[number - first] >= 0.98 * level], default=first) for level in LEVELS}
    while len(found) < NUMBERS:
        kept = sorted(found)
        more = {
            number: min(holds[low - first] - holds[number - first], holds[number - first] - holds[high - first])
            for low, high in pairwise([first, *kept])
            for number in range(low + 1, high)
            if holds[number - first] > holds[number + 1 - first]  # of equally likely numbers the highest tells no more
        }
        if not more:
            break
        found.add(max(more, key=lambda number: (more[number], number)))
    return tuple(sorted(found))
