"""The endgame: with two players left, the round is solved for the cards that are left.

Law: a bounded amount of work, some tens of milliseconds, once a round; what comes of it is kept while the round lasts. The
player goes by nerve (`nerve.py`), and by a book where few totals are possible; the other may say anything. How far from perfect
that is was measured (docs/two-seats.md). Lives change nothing: one of the two loses, whatever that costs.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from coyote.bots.wolf.bid_tree import Lines, Shape
from coyote.bots.wolf.book import Book
from coyote.bots.wolf.nerve import Nerve, Way
from coyote.bots.wolf.nerve_solver import NerveSolver
from coyote.bots.wolf.solver import Solver, written
from coyote.bots.wolf.two_stakes import Stakes, stakes_of
from coyote.odds import unknown
from coyote.odds.kept import Kept
from coyote.rules.model.cards import MYSTERY, Order
from coyote.rules.model.deck import Counts, Deck
from coyote.rules.model.rulings import Rulings
from coyote.rules.sight import View

OPENINGS: Final = (0.85, 0.75, 0.65, 0.55, 0.45)
"""What to open with, by the chance of two unknown cards to reach it."""
LOWEST: Final = 0.8
"""Numbers that are surer than this are heard alike by whoever answers."""
NUMBERS: Final = 28
"""How many numbers there are to say: if there are more totals, fewer where few cards make a difference."""
WORK: Final = (85_000, 94_000)
"""How much work there is for whoever opens, and for the other: iterations, times numbers and ways with …"""
OVERHEAD: Final = (10, 30)
"""… what an iteration takes besides, as if there were so many more of each."""
PLAIN: Final = (0.15, 0.1)
"""How many opponents are taken for plain reckoners, without jumps and with them. That wins more from such people, and others
win hardly more (0.0002 without jumps, 0.0007 for another 0.05 with them)."""
JUMPY: Final = 28
"""With more totals than this, jumps bring nothing that would be worth the time."""
LONGER: Final = (2, 3)
"""A raise of the opening by one number or less is answered with one of these, counted from the opening; …"""
SURE: Final = 0.7
"""… the first numbers that hold as surely as this, but for the last of them, are answered alike, …"""
TARGETS: Final = 3
"""… with the next number or a jump beyond them to one of so many; …"""
SINGLE: Final = 3
JUMPS: Final = 3
"""… after them each of so many numbers is answered with one of the next so many; and all others with the next."""
FEW: Final = 8
"""With so few numbers, all lines that a round can take are solved instead, …"""
THOROUGH: Final = 60
"""… with this many iterations."""
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


def endgame(view: View) -> Book | Nerve | None:
    """How to play this round of two; None where something else than two cards is hidden, or there would be too much to do."""
    terms, deck = view.terms, view.terms.deck
    open_ = unknown(view)
    if len(view.inside) != 2 or terms.has_powers or view.middle or open_.hidden != 1 or open_.hidden_before:
        return None
    left = tuple([whole - gone for whole, gone in zip(deck.counts, view.discards, strict=True)])
    if sum(map(bool, left)) > MOST_KINDS or deck.named(left).get(MYSTERY, 0) > 1:
        return None
    return solved(Endgame(deck, left, terms.order, terms.rulings, terms.lowest, view.starter == view.seat))


def solve(round_: Endgame) -> Book | Nerve | None:
    deck, left, order, rulings, lowest, opens = round_
    at_stake = stakes_of(deck, left, order, rulings, lowest, bare=True)
    if not 0 < len(at_stake.declared) <= MOST_TOTALS:
        return None
    numbers, openings = numbers_for(at_stake, opens=opens)
    if len(numbers) <= FEW:
        every = Solver(at_stake, Lines(Shape(numbers, opens, at_stake.top, least=at_stake.least)))
        for _ in range(THOROUGH):
            every.step()
        return written(at_stake.kinds, every.lines, every.average)
    ways = ways_for(at_stake, numbers, openings)
    solver = NerveSolver(at_stake, numbers, openings, ways, PLAIN[any(way.least for way in ways)])
    for _ in range(WORK[not opens] // ((OVERHEAD[0] + len(numbers)) * (OVERHEAD[1] + len(ways)))):
        solver.step()
    return solver.average


def size(_: Endgame, found: Book | Nerve | None) -> int:
    """How many bytes it takes to keep this."""
    return 1 if found is None else len(found.roots) if isinstance(found, Book) else found.lasts.nbytes


solved: Final = Kept(solve, size, MOST_KEPT)
"""The same, remembered."""


def totals_of(at_stake: Stakes) -> tuple[list[int], list[float]]:
    """The possible totals above the least, and how surely each of all numbers from there on holds."""
    holds = np.append((at_stake.declared.sum(axis=(1, 2)) + 1) / 2, 0.0)
    return np.flatnonzero(holds[:-1] > holds[1:] + 1e-12).tolist(), holds.tolist()


def numbers_for(at_stake: Stakes, *, opens: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a player may say, and the places of the numbers to open with (none if the other opens)."""
    totals, holds = totals_of(at_stake)

    def surest(chance: float) -> int:
        return max([total for total in totals if holds[total] >= chance], default=totals[0])

    first = sorted({surest(chance) for chance in (OPENINGS if opens else (LOWEST,))})
    found = [total for total in totals if total >= first[0]]
    while len(found) > NUMBERS:
        dear = {total: holds[total] - holds[higher] for total, higher in pairwise(found) if total not in first}
        found.remove(min(dear, key=lambda total: dear[total]))
    if not opens:
        found = sorted({0, *found})  # the lowest number is as sure as all below
    numbers = tuple(at_stake.least + total for total in found)
    return numbers, tuple(found.index(total) for total in first) if opens else ()


def ways_for(at_stake: Stakes, numbers: tuple[int, ...], openings: tuple[int, ...]) -> tuple[Way, ...]:
    """How a player may go on after the other's first number."""
    totals, holds = totals_of(at_stake)
    last = len(numbers) - 2  # the highest number is called
    jumpy = len(totals) <= JUMPY
    ways: list[Way] = []
    for row, opening in enumerate(openings):
        longer = [opening + far for far in LONGER if jumpy and opening + far <= last + 1]
        ways += [Way(row, opening, opening + 1, least) for least in longer]
        ways.append(Way(row, opening + 2 if longer else opening, last, 0))
    if not openings:
        alike = max(0, sum(holds[number - at_stake.least] >= SURE for number in numbers) - 1) if jumpy else 0
        others = range(alike, alike + SINGLE if jumpy else 0)
        ways += [Way(0, 0, alike - 1, least) for least in (0, *range(alike + 1, alike + 1 + TARGETS)) if alike]
        ways += [Way(0, place, place, place + far) for place in others for far in range(1, JUMPS + 1)]
        ways.append(Way(0, alike + len(others), last, 0))
    return tuple(way for way in ways if way.low <= last and way.least <= last + 1)
