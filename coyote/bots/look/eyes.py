"""Other eyes: how sure of a number another player can be, who sees our card but not their own.

Law: exact except for one thing. A `?`, and a card face down in the middle, is taken for an average card: the exact answer would
cost a hundred times as much (see `odds.beliefs.through`), and a mind has a few milliseconds.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from coyote.odds import Unknown
from coyote.odds.kept import Kept
from coyote.rules.model.cards import MYSTERY, NIGHT, SPECIALS, VALUE, Card
from coyote.rules.play.count import nothing_special, total
from coyote.rules.sight import View

NOUGHT: Final = Card("0")
MOST_KEPT: Final = 600_000
"""How many totals are remembered: some 20 MB at worst."""
Totals = dict[Card, list[int]]
"""For each card that ours can be, the totals that another player must expect, ascending."""


def eyes(view: View, left: Unknown, other: int) -> Totals:
    """The totals as this player sees them, if we wear one card that is hidden from us."""
    theirs = [card for wearer, card in (*view.worn, *view.more) if wearer == other and wearer not in view.faced]
    return totals((left, tuple(theirs)))


def reckoned(key: tuple[Unknown, tuple[Card, ...]]) -> Totals:
    """The totals, when these cards are on the other's head."""
    left, theirs = key
    kinds, plain = dict(left.unseen), Card(str(round(average(left))))
    seen = list(left.seen)
    for card in theirs:
        seen.remove(card)
    seen += [plain] * (len(theirs) - 1)  # of two cards on a head one is enough to wonder about
    seen += [plain] * left.facedown  # and nobody wonders about those in the middle
    faces = {MYSTERY: plain, NIGHT: NOUGHT}  # plain numbers are added up several times as fast
    shown = tuple([faces.get(card, card) for card in seen])
    pool = kinds | {card: kinds.get(card, 0) + 1 for card in theirs[:1]}
    worth = {card: VALUE[faces.get(card, card)] for card in pool}
    acting = {card for card in pool if faces.get(card, card) in SPECIALS}
    sum_ = sum([VALUE[card] for card in shown]) if nothing_special(shown) else None
    known: dict[tuple[Card, Card], int] = {}
    found: Totals = {}
    for own in kinds:
        line: list[int] = []
        sure = None if sum_ is None or own in acting else sum_ + worth[own]
        for card, count in pool.items():
            if sure is not None and card not in acting:
                value = sure + worth[card]
            elif (card, own) in known:
                value = known[card, own]  # our card and theirs count the same the other way round
            else:
                hand = (*shown, faces.get(own, own), faces.get(card, card))
                value = known[own, card] = total(hand, (), left.order, left.rulings)
            line += [value] * (count - (card == own))
        line.sort()
        found[own] = line
    return found


totals: Final = Kept(reckoned, lambda _, found: sum(map(len, found.values())), MOST_KEPT)
"""The same, remembered."""


def sureness(line: list[int], number: int) -> float:
    """The share of these totals that reach the number."""
    return 1 - bisect_left(line, number) / len(line) if line else 0.0


def average(left: Unknown) -> float:
    """The average value of the cards that we cannot see."""
    size = sum(count for _, count in left.unseen)
    return sum(VALUE[card] * count for card, count in left.unseen) / size if size else 0.0
