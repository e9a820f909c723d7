"""Looking ahead: what becomes of a number on its way round the table, for each card that we may be wearing.

Law: the others see our card. If we suppose what it is, we know what they see and how likely they are to call; whoever does not
call is assumed to say one more. When the number comes round to us again we may call it; or the round goes on, and anybody may
lose it. A table where this would take too many steps is out of reach for everybody alike, whatever was worked out before.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from coyote.bots.look.eyes import Totals, eyes, sureness
from coyote.bots.look.stakes import stakes
from coyote.bots.mind import answerer
from coyote.odds import Odds, OutOfReach, Unknown
from coyote.odds.beliefs import supposing_each
from coyote.rules.model.cards import Card
from coyote.rules.play.turns import ring
from coyote.rules.sight import View

Belief = dict[Card, float]
"""How likely each card that we may wear is to be ours."""

SURELY: Final = 0.1
"""Others always call a number if they are no surer of it than this, …"""
NEVER: Final = 0.5
"""… and never if they are this sure; in between, the less sure, the more often. With 0.35 the owl won as often."""
FAR: Final = 3
"""How many players to look ahead: once round a table of four. Going round again changed nothing in the arena."""


MOST_KINDS: Final = 40
"""With more kinds of cards unseen it is out of reach: what others see grows with the square of them."""


class Lookahead(NamedTuple):
    """What a player who looks ahead has before their eyes."""

    seat: int
    left: Unknown
    given: dict[Card, Odds]
    """The odds of the total, for each card that ours can be."""
    others: list[tuple[int, Totals]]
    """The players who must answer, in order, and what they see."""
    worth: dict[int, float]
    """What it is worth to us if this player loses the round."""

    def holds(self, belief: Belief, number: int) -> float:
        return sum(weight * self.given[card].chance(number) for card, weight in belief.items())


def look(view: View, left: Unknown) -> Lookahead:
    """The table, where just one card is left open to us; raises OutOfReach."""
    assert view.seat is not None
    if len(left.unseen) > MOST_KINDS:
        raise OutOfReach
    following, seats = ring(view.terms.seats, view.inside, view.direction), [answerer(view)]
    while len(seats) < FAR and following[seats[-1]] not in (view.seat, seats[0]):
        seats.append(following[seats[-1]])
    given = dict(supposing_each(left, [card for card, _ in left.unseen]))
    return Lookahead(view.seat, left, given, [(seat, eyes(view, left, seat)) for seat in seats], stakes(view))


def calling(table: Lookahead, belief: Belief, number: int, declarer: int) -> float:
    """What it is worth to call this number."""
    holds = table.holds(belief, number)
    return holds * table.worth[table.seat] + (sum(belief.values()) - holds) * table.worth[declarer]


def declaring(table: Lookahead, belief: Belief, number: int) -> float:
    """What it is worth to say this number."""
    value, again = 0.0, Belief()
    for card, likely in belief.items():
        said, declarer, going = number, table.seat, likely
        for other, totals in table.others:
            called = going * doubt(sureness(totals[card], said))
            if called:
                value += called * lost(table, card, said, declarer, other)
                going -= called
            said, declarer = said + 1, other
        again[card] = going
    anybody = sum(again.values()) * sum(table.worth.values()) / len(table.worth)
    return value + max(anybody, calling(table, again, number + len(table.others) - 1, table.others[-1][0]))


def lost(table: Lookahead, card: Card, number: int, declarer: int, caller: int) -> float:
    """What it is worth to us that this player calls this number, if we wear this card."""
    holds = table.given[card].chance(number)
    return holds * table.worth[caller] + (1 - holds) * table.worth[declarer]


def doubt(sure: float) -> float:
    """How likely a player is to call who is this sure that the number holds."""
    return min(1.0, max(0.0, (NEVER - sure) / (NEVER - SURELY)))
