"""The owl: knows the odds. It weighs what a call and a raise are worth, given the coyotes that everybody has.

A call loses if the number holds. A raise loses only if somebody calls it and it fails; the next player sees our card and not
their own, so their odds are asked as well as ours. A number that stands was believed by somebody: it is trusted a bit.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Final

from coyote.bots.look.ahead import Belief, Lookahead, calling, declaring, look
from coyote.bots.mind import Mind, forced, say
from coyote.bots.powers import dressed, glance, way_round, withdrawal
from coyote.odds import OutOfReach, Unknown, odds, unknown
from coyote.rules.model.moves import Call, PlayerMove
from coyote.rules.sight import View

TRUST: Final = 1.0
"""How much a card gains in weight if it bears out the standing number. Tuned in the arena: at 0.5 the owl calls too much, and
with feathers it is no better than the fox; at 3 the step up to the hare is 2 points smaller."""
OPENING: Final = Fraction(9, 10)
"""How likely a first number must be to hold. Half the average was as good in the arena; the average cost 5 points per seat."""


def decide(view: View, rng: Random) -> PlayerMove:
    return weigh(view, rng, trusting)


def trusting(view: View, table: Lookahead) -> Belief:
    """Each kind weighs as much as there are cards left of it, and more if it bears out the number."""
    number = view.number
    if number is None:
        return {card: float(count) for card, count in table.left.unseen}
    return {card: count * (1 + TRUST * table.given[card].chance(number)) for card, count in table.left.unseen}


def weigh(view: View, rng: Random, believe: Callable[[View, Lookahead], Belief]) -> PlayerMove:
    """The better of a call and a raise by one; in the arena, larger steps did not pay."""
    if deed := forced(view):
        return deed
    known, left = odds(view), unknown(view)
    if peep := glance(view, known.chance):
        return peep
    if safe := withdrawal(view, known.chance):
        return safe
    if view.number is None:
        return dressed(view, say(view, known.highest(OPENING), rng), known.chance, rng)
    table = ahead(view, left)
    if table is None or view.declarer is None:
        lost = view.options.call and known.chance(view.number) < 0.3
        return Call() if lost else dressed(view, say(view, view.number + 1, rng), known.chance, rng)
    weights = believe(view, table)
    whole = sum(weights.values())
    belief = {card: weight / whole for card, weight in weights.items()}
    raised, called = declaring(table, belief, view.number + 1), calling(table, belief, view.number, view.declarer)

    def chance(number: int) -> float:
        return table.holds(belief, number)

    if max(raised, called) < table.worth[table.seat] / 2 and (power := way_round(view, chance, rng)):
        return power
    if called > raised and view.options.call:
        return Call()
    return dressed(view, say(view, view.number + 1, rng), chance, rng)


def ahead(view: View, left: Unknown) -> Lookahead | None:
    """What there is to weigh; None where beliefs are not about one card, or where it is out of reach."""
    if left.own != 1 or left.hidden_before or view.declarer is None:
        return None
    try:
        return look(view, left)
    except OutOfReach:
        return None


MIND = Mind("owl", decide, 29)
