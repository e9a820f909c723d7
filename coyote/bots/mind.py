"""What a mind is: a name, a strength, and a function from what a player sees to what a player does.

Law: a mind is given a View and its own generator, nothing else; it sees what players see. It returns a legal move of its
seat, and never looks at a clock: how long a bot seems to think is up to `table/autopilot`. The minds of the ladder say how
often they make each move, and draw one of them, so the lab can tell what their moves give away. On any deck a mind does a
bounded amount of work; where its own way would take more, it goes by plain odds, and those are sampled where exact ones are
out of reach.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from coyote.odds import odds
from coyote.rules.model.moves import GUESS, Call, Coin, Declare, GiveUp, PlayerMove, Point, Withdraw
from coyote.rules.play.turns import ring
from coyote.rules.sight import View

Decide = Callable[[View, Random], PlayerMove]
Chances = dict[PlayerMove, float]
"""How often each move is made; together 1."""
Consider = Callable[[View], Chances]


class Mind(NamedTuple):
    """A mind: somebody to play against."""

    name: str
    """A word, unique in its registry; the message `mind-NAME` describes its character."""
    decide: Decide
    strength: int | None = None
    """How many of 100 games it wins per seat, among all minds of the ladder at tables of four (docs/minds.md); 25 is fair."""
    needs: str | None = None
    """A Python package that it needs to think."""
    consider: Consider | None = None
    """How often it makes each move, if it can tell: `decide` draws one of them."""
    in_each: Callable[[Sequence[View]], list[Chances]] | None = None
    """The same for many views at once, if that is faster."""
    solves: bool = False
    """Whether it works out the whole round where two players are left, which takes tens of milliseconds."""


def considering(name: str, consider: Consider, strength: int | None = None, needs: str | None = None) -> Mind:
    """A mind that says how often it makes each move."""
    return Mind(name, partial(drawn, consider), strength, needs, consider)


def drawn(consider: Consider, view: View, rng: Random) -> PlayerMove:
    """One of the moves, as often as the mind says."""
    chances = consider(view)
    return rng.choices(list(chances), list(chances.values()))[0]


def surely(move: PlayerMove) -> Chances:
    """This move and no other."""
    return {move: 1.0}


def mix(*parts: tuple[float, Chances]) -> Chances:
    """Some chances with this probability, others with that."""
    found: Chances = {}
    for share, chances in parts:
        for move, often in chances.items():
            if share * often > 0:
                found[move] = found.get(move, 0.0) + share * often
    return found


def one_of(moves: Sequence[PlayerMove]) -> Chances:
    """Each of these as often as the others."""
    return mix(*((1 / len(moves), surely(move)) for move in moves))


def say(view: View, wanted: int) -> Chances:
    """Declare the number, or the nearest legal one; if the highest has been said, do whatever is left to do."""
    able = view.options
    if able.lowest is None:
        return way_out(view)
    number = min(max(wanted, able.lowest), able.highest)
    if number == able.unless:
        number += 1 if number < able.highest else -1
    return surely(Declare(number))


def forced(view: View, likely: Callable[[int], float] | None = None) -> PlayerMove | None:
    """What there is to do when nobody is to declare or call: point at the likelier winner, or give up an eye; else None.

    A closed eye goes first: an open one can look. `likely` tells how likely a number holds, if not the odds.
    """
    able = view.options
    if able.give_up:
        return GiveUp(open=False)
    if not able.points:
        return None
    assert view.number is not None and view.declarer is not None and view.caller is not None
    holds = (likely or odds(view).chance)(view.number)
    return Point(view.declarer if holds >= 0.5 else view.caller)


def way_out(view: View) -> Chances:
    """Point or give up an eye, call, or else sit out or turn over a coin, because no number can be said."""
    if deed := forced(view):
        return surely(deed)
    if view.options.call:
        return surely(Call())
    if view.options.withdraw:
        return surely(Withdraw())
    return turned_over(view, view.options.coins[0])


def turned_over(view: View, coin: str) -> Chances:
    """Turn over this coin; a guess may be any card."""
    return one_of([Coin(coin, card) for card in view.options.guesses]) if coin == GUESS else surely(Coin(coin))


def answerer(view: View) -> int:
    """The seat that will have to answer this seat's number, by the order of play."""
    assert view.seat is not None
    if view.asker is not None:
        return view.asker
    return ring(view.terms.seats, in_round(view), view.direction)[view.seat]


def in_round(view: View) -> tuple[int, ...]:
    """Seats that still play this round."""
    return tuple([seat for seat in view.inside if seat not in view.withdrawn])
