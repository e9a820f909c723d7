"""Stakes: what it is worth to us who takes the next coyotes.

Law: every player is assumed to be equally likely to lose a round. That is exact for equals, and tells a mind what matters:
the third coyote costs more than the first, and somebody else's coyote is worth something too.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from coyote.rules.sight import View

MOST: Final = 5
"""Lives beyond this many are not counted: whoever has that many is in no danger, and few tables allow more."""


def lives(view: View) -> tuple[int, ...]:
    """How many coyotes each seat can still take; 0 for a seat that is out."""
    return tuple(min(MOST, view.terms.out_at - taken) if seat in view.inside else 0 for seat, taken in enumerate(view.coyotes))


def stakes(view: View) -> dict[int, float]:
    """For each player still in: by how much our chance to win changes if that player loses this round."""
    assert view.seat is not None
    price, left = 2 if view.doubled else 1, lives(view)
    now = hopes(left)[view.seat]
    return {
        loser: hopes(tuple(max(0, life - price * (seat == loser)) for seat, life in enumerate(left)))[view.seat] - now
        for loser in view.inside
    }


def hopes(lives: tuple[int, ...]) -> tuple[float, ...]:
    """Each seat's chance to be the last one left, given how many coyotes each can still take.

    >>> hopes((1, 1)), hopes((2, 1)), hopes((0, 3))
    ((0.5, 0.5), (0.75, 0.25), (0.0, 1.0))
    """
    by_lives = of_sorted(tuple(sorted(life for life in lives if life > 0)))
    return tuple(by_lives[life] if life > 0 else 0.0 for life in lives)


@lru_cache(maxsize=16384)
def of_sorted(lives: tuple[int, ...]) -> dict[int, float]:
    """The same chances, by number of lives: equal lives have equal hopes."""
    if len(lives) == 1:
        return {lives[0]: 1.0}
    hope = dict.fromkeys(lives, 0.0)
    for life in hope:
        equals, place = lives.count(life), lives.index(life)
        rest = lives[:place] + lives[place + 1 :]
        after = of_sorted(tuple(sorted((*rest, life - 1))) if life > 1 else rest)
        for other in hope:
            if other != life:
                hope[other] += equals / len(lives) * after[other]
        # one of those with this many lives has lost, and it may be the one we ask about
        lost = after[life - 1] if life > 1 else 0.0
        hope[life] += (lost + (equals - 1) * (after[life] if equals > 1 else 0.0)) / len(lives)
    return hope
