"""The hare: reads the others. Whoever declares has seen our card, and so has whoever did not call.

For each card that ours could be, the hare asks how sure the others could have been of what they said. Cards that make fools of
them become unlikely. With that belief about its own card it weighs call and raise like the owl.
"""

from __future__ import annotations

from random import Random
from typing import Final

from coyote.bots.eyes import sureness
from coyote.bots.mind import Mind
from coyote.bots.owl import TEMPER, weigh
from coyote.odds import Odds, Unknown, believing, odds, unknown
from coyote.rules.cards import Card
from coyote.rules.moves import Declare, PlayerMove
from coyote.rules.sight import View

RECENT: Final = 4
"""How many of the last declarations are read: the later a number, the more it says."""
BLUFF: Final = 0.25
"""How much of a declaration is bluff, whatever the card."""
GRAIN: Final = 1000
"""Beliefs are whole numbers of this many parts."""


def decide(view: View, rng: Random) -> PlayerMove:
    return weigh(view, read(view), rng, TEMPER)


def read(view: View) -> Odds:
    """The odds of the total, with what the others' declarations say about the own card."""
    left = unknown(view)
    if left.hidden != 1 or left.hidden_before:
        return odds(view)
    said = [(seat, move.number) for seat, move in view.said if isinstance(move, Declare) and seat != view.seat][-RECENT:]
    if not said:
        return odds(view)
    belief = {card: max(1, round(GRAIN * likelihood(view, left, card, said))) for card, _ in left.unseen}
    return believing(left, belief)


def likelihood(view: View, left: Unknown, card: Card, said: list[tuple[int, int]]) -> float:
    """How likely the others would have said what they said, if our card were this one."""
    product = 1.0
    for seat, number in said:
        product *= BLUFF + (1 - BLUFF) * sureness(view, left, card, seat, number)
    return product


HARE = Mind("hare", decide)
