"""The owl: knows the odds. It weighs what a call and a raise would cost, for itself and for the others.

A call loses if the number holds. A raise loses only if the next player calls it and it fails; the next player sees our card
and not his own, so his odds are asked as well as ours. Who is close to going out is worth calling, and careful himself.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from coyote.bots.eyes import sureness
from coyote.bots.mind import Mind, answerer, say
from coyote.bots.powers import dressed, way_round
from coyote.odds import Odds, distribution, odds, unknown
from coyote.rules.moves import Call, PlayerMove
from coyote.rules.sight import View


class Temper(NamedTuple):
    """The numbers that were tuned in the arena."""

    doubt: float = 0.27
    """Others are taken to call a number that holds with less than this, in their eyes."""
    later: float = 0.06
    """What a raise that is not called costs on average: the turn may come round again."""


TEMPER = Temper()


def decide(view: View, rng: Random) -> PlayerMove:
    return weigh(view, odds(view), rng, TEMPER)


def weigh(view: View, known: Odds, rng: Random, temper: Temper) -> PlayerMove:
    """The cheaper of a call and a raise by one."""
    if view.number is None:
        return dressed(view, say(view, opening(known), rng), known, rng)
    stakes = risk(view)
    cost_of_call = known.chance(view.number) if view.options.call else 2.0
    number = view.number + 1  # small steps: in the arena nothing larger paid
    called = doubted(view, number, temper.doubt)
    cost = called * (1 - known.chance(number)) + (1 - called) * temper.later
    if min(cost, cost_of_call) > 0.5 and (power := way_round(view, known, rng)):
        return power
    if cost_of_call < cost * stakes and view.options.call:
        return Call()
    return dressed(view, say(view, number, rng), known, rng)


def doubted(view: View, number: int, doubt: float) -> float:
    """How likely the next player would call this number."""
    left = unknown(view)
    if left.hidden != 1 or left.hidden_before:
        return float(distribution(left).chance(number) < doubt)
    other, whole = answerer(view), sum(count for _, count in left.unseen)
    return sum(count for card, count in left.unseen if sureness(view, left, card, other, number) < doubt) / whole


def opening(known: Odds) -> int:
    """Low enough to come round again, high enough not to be free."""
    return known.totals[0][0] + max(1, (int(known.mean) - known.totals[0][0]) // 3)


def risk(view: View) -> float:
    """Above 1: rather call. The one who declared has more to lose than we have."""
    if view.declarer is None or view.seat is None:
        return 1.0
    left = view.terms.out_at - view.coyotes[view.seat]
    theirs = view.terms.out_at - view.coyotes[view.declarer]
    return 1.0 + 0.05 * (left - theirs)


OWL = Mind("owl", decide)
