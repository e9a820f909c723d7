"""The hare: reads the others. Whoever declares has seen our card, and did not call.

For each card that ours could be, the hare asks how sure the others could have been of what they said. Cards that would make
fools of them become unlikely. With that belief about its own card, it weighs call and raise as the owl does.
"""

from __future__ import annotations

from typing import Final

from coyote.bots.look.ahead import Belief, Lookahead
from coyote.bots.look.eyes import eyes, sureness
from coyote.bots.look.public import Pace
from coyote.bots.mind import Chances, considering
from coyote.bots.owl import weigh
from coyote.rules.model.moves import Declare
from coyote.rules.sight import View

RECENT: Final = 4
"""How many of the last declarations it reads; with 8 the arena saw no gain."""
BLUFF: Final = 0.1
"""How likely a declaration is a bluff, whatever the card; between 0.05 and 0.2 the arena sees no difference."""
SENSIBLE: Final = 0.4
"""Whoever is at least this sure says a number without a qualm. Tuned against the owl: 0.5 is a point worse, 0.8 four."""


PACE: Final = Pace(low=-1.2, high=-0.6, until=-0.25, steps=(2, 2, 3), late=8)
"""It hops: its numbers start higher and rise faster than the owl's."""


def consider(view: View) -> Chances:
    return weigh(view, read, PACE)


def read(view: View, table: Lookahead) -> Belief:
    """How likely each of these cards is to be ours, given what the others said; the weights need not add up to 1."""
    said = [(seat, move.number) for seat, move in view.said if isinstance(move, Declare) and seat != view.seat]
    belief = {card: float(count) for card, count in table.left.unseen}
    for seat, number in said[-RECENT:]:
        totals = eyes(view, table.left, seat)
        for card in belief:
            belief[card] *= BLUFF + (1 - BLUFF) * min(1.0, sureness(totals[card], number) / SENSIBLE)
    return belief


MIND = considering("hare", consider, 39)
