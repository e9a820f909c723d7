"""The owl: knows the odds. It weighs what a call and a raise are worth, given the coyotes that everybody has.

A call loses if the number holds. A raise loses only if somebody calls it and it fails; the next player sees our card and not
their own, so their odds are asked as well as ours. A number that stands was believed by somebody: it is trusted a bit.
Its numbers come from what everybody knows, so they tell nobody what they wear.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coyote.bots.look.ahead import Belief, Lookahead, calling, declaring, look
from coyote.bots.look.public import Pace, opening, raising
from coyote.bots.mind import Chances, considering, surely
from coyote.bots.powers import dressed, else_, way_round, without_a_number
from coyote.odds import OutOfReach, Unknown, odds, unknown
from coyote.rules.model.moves import Call
from coyote.rules.sight import View

TRUST: Final = 1.0
"""How much a card gains in weight if it bears out the standing number. Tuned in the arena: at 0.5 the owl calls too much, and
with feathers it is no better than the fox; at 3 the step up to the hare is 2 points smaller."""
PACE: Final = Pace(low=-1.5, high=-0.75, until=-0.5, steps=(1, 3), late=10)


def consider(view: View) -> Chances:
    return weigh(view, trusting, PACE)


def trusting(view: View, table: Lookahead) -> Belief:
    """Each kind weighs as much as there are cards left of it, and more if it bears out the number."""
    number = view.number
    if number is None:
        return {card: float(count) for card, count in table.left.unseen}
    return {card: count * (1 + TRUST * table.given[card].chance(number)) for card, count in table.left.unseen}


def weigh(view: View, believe: Callable[[View, Lookahead], Belief], pace: Pace) -> Chances:
    """The better of a call and a raise by one; a call is weighed against the smallest raise, whatever the pace."""
    if deed := without_a_number(view):
        return surely(deed)
    known, left = odds(view), unknown(view)
    if view.number is None:
        return dressed(view, opening(view, pace, known.chance), known.chance)
    if view.options.call and not known.holds(view.number):
        return surely(Call())
    table = ahead(view, left)
    if table is None or view.declarer is None:
        lost = view.options.call and known.chance(view.number) < 0.3
        return surely(Call()) if lost else dressed(view, raising(view, pace, known.chance), known.chance)
    weights = believe(view, table)
    whole = sum(weights.values())
    belief = {card: weight / whole for card, weight in weights.items()}
    raised, called = declaring(table, belief, view.number + 1), calling(table, belief, view.number, view.declarer)

    def chance(number: int) -> float:
        return table.holds(belief, number)

    trouble = max(raised, called) < table.worth[table.seat] / 2
    calls = called > raised and view.options.call
    move = surely(Call()) if calls else dressed(view, raising(view, pace, chance), chance)
    return else_(way_round(view, chance) if trouble else {}, move)


def ahead(view: View, left: Unknown) -> Lookahead | None:
    """What there is to weigh; None where beliefs are not about one card, or where it is out of reach."""
    if left.own != 1 or left.hidden_before or view.declarer is None:
        return None
    try:
        return look(view, left)
    except OutOfReach:
        return None


MIND = considering("owl", consider, 30)
