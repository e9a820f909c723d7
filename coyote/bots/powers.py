"""Coins and specials: when a mind uses them.

Law: a power is for a player in trouble (the number is likely to fail when raised, and likely to hold when called), or for one
so sure that two coyotes are better than one. Whoever has guessed right sits out, as a rule: it costs nothing, and somebody
else pays. The rules say what a power does; this file only says when it is worth using.
"""

from __future__ import annotations

from collections.abc import Callable

from coyote.bots.mind import Chances, forced, in_round, mix, one_of, surely
from coyote.odds import odds
from coyote.rules.model.moves import (
    AGAIN,
    AGREE,
    DODGE,
    DOUBLED,
    EXCHANGE,
    EXTRA,
    MORE,
    NEXT,
    REVERSE,
    SKIP,
    Again,
    Agree,
    Coin,
    Declare,
    Dodge,
    Lay,
    Peek,
    PlayerMove,
    Withdraw,
)
from coyote.rules.sight import View

Chance = Callable[[int], float]
"""How likely a number is to hold, as far as the mind knows."""

DOUBTFUL = (0.3, 0.7)
"""Between these a raise may go either way: what lies in the middle is worth knowing."""
SURE = 0.85
"""A number must be more likely to hold than this before it is doubled, or said by somebody who could sit out."""


def way_round(view: View, chance: Chance) -> Chances:
    """Powers that leave the number to the others, for a mind in trouble. What is missing to 1 is how often it uses none."""
    able, number = view.options, view.number
    if SKIP in able.coins:
        return surely(Coin(SKIP))
    if DODGE in able.specials:
        return surely(Dodge())
    if AGREE in able.specials and number is not None and chance(number) > 0.5:
        return surely(Agree())
    found, rest = Chances(), 1.0
    for there, often, move in (
        (AGAIN in able.specials, 0.5, Again()),
        (EXCHANGE in able.coins, 0.3, Coin(EXCHANGE)),
        (EXTRA in able.coins, 0.3, Coin(EXTRA)),
    ):
        if there:
            found[move] = rest * often
            rest -= found[move]
    return found


def else_(first: Chances, then: Chances) -> Chances:
    """The first moves; for whatever share they leave open, the others."""
    return mix((1.0, first), (1 - sum(first.values()), then)) if first else then


def glance(view: View, chance: Chance) -> PlayerMove | None:
    """A look at what nobody else knows, for a mind that can neither call nor raise with a good conscience; None: no look.

    The Coyote card costs nothing and goes away unused, so it comes first. The last open eye is kept for a number that could
    cost a life soon. Whoever has looked must raise, so nobody looks at a number that is all but lost.
    """
    able, number = view.options, view.number
    if number is None or not (able.peek or able.lay):
        return None
    holds = chance(number + 1)
    if not DOUBTFUL[0] < holds < DOUBTFUL[1]:
        return None
    if able.lay:
        return Lay()
    assert view.seat is not None
    return Peek() if view.eyes[view.seat] > 1 or len(view.inside) == 2 or holds < 0.5 else None


def withdrawal(view: View, chance: Chance) -> PlayerMove | None:
    """Sit out after a right guess; None if there is none, or if it pays to stay.

    If only two still play the round, sitting out ends it and nobody pays (Q15). Whoever sees all the cards then stays, as
    long as a number is sure to hold: the other one must call it in vain or go beyond it.
    """
    able = view.options
    if not able.withdraw or (len(in_round(view)) == 2 and able.lowest is not None and chance(able.lowest) > SURE):
        return None
    return Withdraw()


def without_a_number(view: View) -> PlayerMove | None:
    """What comes before any number: a forced move, a look, or sitting out; None: a number is to be said or called."""
    if deed := forced(view):
        return deed
    chance = odds(view).chance
    return glance(view, chance) or withdrawal(view, chance)


def dressed(view: View, moves: Chances, chance: Chance) -> Chances:
    """The declarations among these, perhaps with a special that makes them worth more."""
    if not view.options.specials or view.options.unless is not None:
        return moves
    return mix(*((often, specially(view, move, chance)) for move, often in moves.items()))


def specially(view: View, move: PlayerMove, chance: Chance) -> Chances:
    if not isinstance(move, Declare):
        return surely(move)
    able, targets = view.options.specials, view.options.targets
    holds = chance(move.number)
    if DOUBLED in able and holds > SURE:
        return mix((0.5, surely(Declare(move.number, DOUBLED))), (0.5, surely(move)))
    if holds > 0.35:
        return surely(move)
    special = surely(move)
    if NEXT in able:
        # whoever has the fewest coyotes has the most to lose by a rash call
        special = surely(Declare(move.number, NEXT, min(targets, key=lambda seat: view.coyotes[seat])))
    elif MORE in able:
        special = one_of([Declare(move.number, MORE, target) for target in targets])
    elif REVERSE in able:
        special = surely(Declare(move.number, REVERSE))
    return mix((0.5, special), (0.5, surely(move)))
