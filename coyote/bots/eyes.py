"""Other eyes: how sure another player can be of a number, who sees our card and not his own.

Law: exact but for one thing. A `?` on somebody's head is taken at the average of the unseen cards: exactly it would cost a
hundred times as much (see `odds.through`), and a mind has a few milliseconds.
"""

from __future__ import annotations

from functools import lru_cache

from coyote.odds import Unknown, distribution, in_eyes_of, supposing
from coyote.rules.cards import MYSTERY, VALUE, Card
from coyote.rules.sight import View


def sureness(view: View, left: Unknown, own: Card, other: int, number: int) -> float:
    """The chance that the number holds, as the other sees it, if our card is this one."""
    return chance(in_eyes_of(view, other, supposing(left, own)), number)


@lru_cache(maxsize=16384)
def chance(open_: Unknown, number: int) -> float:
    mysteries = open_.seen.count(MYSTERY)
    if mysteries:
        average = sum(VALUE[card] * count for card, count in open_.unseen) / sum(count for _, count in open_.unseen)
        open_ = open_._replace(seen=tuple(card for card in open_.seen if card != MYSTERY))
        number -= round(average * mysteries)
    return distribution(open_).chance(number)
