"""Where unseen cards come from: how many cards other than `?` from each pool.

Law: a `?` counts nothing and only turns over another card, so it is enough to know how many *other* cards come, and whether
they are worn or turned over (Q2, Q3, Q4). There are three pools: what was missing before the pile was refilled, what is unseen
(on one's own head and in the pile), and the discards, once the pile has run out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from coyote.odds.model import Cards, Unknown
from coyote.rules.model.cards import MYSTERY, Card


class Drawn(NamedTuple):
    """How many cards other than `?` come from where."""

    before: int
    """Worn, drawn before the pile was refilled."""
    worn: int
    """Worn, of the unseen."""
    turned: int
    """Turned over from the pile."""
    refilled: int
    """Turned over from the discards."""


def drawn(open_: Unknown) -> dict[Drawn, Fraction]:
    """How likely each of them is; where turned cards act like worn ones (Q2), it does not matter which is which."""
    found: dict[Drawn, Fraction] = {}
    for before, before_chance in split(open_.before, open_.hidden_before):
        for worn, worn_chance in split(open_.unseen, open_.hidden):
            asking = open_.seen.count(MYSTERY) + before + worn
            for turned, refilled, chance in turning(open_, asking, worn):
                new = Drawn(open_.hidden_before - before, open_.hidden - worn, turned, refilled)
                if open_.rulings.mystery_special == "acts":
                    new = Drawn(new.before, new.worn + turned, 0, refilled)
                found[new] = found.get(new, Fraction(0)) + before_chance * worn_chance * chance
    return found


def turning(open_: Unknown, asking: int, worn: int) -> Iterator[tuple[int, int, Fraction]]:
    """How many cards other than `?` are turned over, from the pile and from the discards, if this many `?` are worn unseen."""
    below, others = mysteries(open_.unseen) - worn, size(open_.discards) - mysteries(open_.discards)
    rest = size(open_.unseen) - open_.hidden
    if not open_.rulings.mystery_chain:
        wanted = max(0, asking - len(open_.turned))
        pile = min(wanted, open_.pile)
        discards = min(wanted - pile, size(open_.discards))
        for idle, chance in marked(rest, below, pile):
            for more, other in marked(size(open_.discards), mysteries(open_.discards), discards):
                yield pile - idle, discards - more, chance * other
        return
    wanted = max(0, asking - (len(open_.turned) - open_.turned.count(MYSTERY))) if asking else 0
    for idle, chance in marked(rest, below, open_.pile):  # what is not in the pile lies behind a card on the own head
        pile = min(wanted, open_.pile - idle)
        yield pile, min(wanted - pile, others), chance


def split(cards: Cards, draws: int) -> Iterator[tuple[int, Fraction]]:
    """How many of this many drawn cards are `?`, each with its probability."""
    return marked(size(cards), mysteries(cards), draws)


def marked(size: int, marks: int, draws: int) -> Iterator[tuple[int, Fraction]]:
    """How many of this many drawn cards bear a mark."""
    whole = comb(size, draws)
    for found in range(max(0, draws - size + marks), min(marks, draws) + 1):
        yield found, Fraction(comb(marks, found) * comb(size - marks, draws - found), whole)


def size(cards: Sequence[tuple[Card, int]]) -> int:
    return sum(count for _, count in cards)


def mysteries(cards: Sequence[tuple[Card, int]]) -> int:
    return sum(count for card, count in cards if card == MYSTERY)


def without_mysteries(cards: Cards) -> list[tuple[Card, int]]:
    return [(card, count) for card, count in cards if card != MYSTERY]
