"""Coins and specials: when a mind uses them.

Law: a power is for a player in trouble (the number is likely to fail when raised, and likely to hold when called), or for one
so sure that two coyotes are better than one. Whoever has guessed right sits out, as a rule: it costs nothing, and somebody
else pays. The rules say what a power does; this file only says when it is worth using.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from coyote.bots.mind import in_round
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
"""A number must be likelier than this to hold before it is doubled, or said by somebody who could sit out."""


def way_round(view: View, chance: Chance, rng: Random) -> PlayerMove | None:
    """A power that leaves the number to the others, for a mind in trouble; None if it has none, or chance is against it."""
    able, number = view.options, view.number
    if SKIP in able.coins:
        return Coin(SKIP)
    if DODGE in able.specials:
        return Dodge()
    if AGREE in able.specials and number is not None and chance(number) > 0.5:
        return Agree()
    if AGAIN in able.specials and rng.random() < 0.5:
        return Again()
    if EXCHANGE in able.coins and rng.random() < 0.3:
        return Coin(EXCHANGE)
    if EXTRA in able.coins and rng.random() < 0.3:
        return Coin(EXTRA)
    return None


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


def dressed(view: View, move: PlayerMove, chance: Chance, rng: Random) -> PlayerMove:
    """The declaration, perhaps with a special that makes it worth more."""
    if not isinstance(move, Declare) or view.options.unless is not None:
        return move
    able = view.options.specials
    if not able:
        return move
    holds = chance(move.number)
    if DOUBLED in able and holds > SURE and rng.random() < 0.5:
        return Declare(move.number, DOUBLED)
    if holds > 0.35 or rng.random() < 0.5:
        return move
    if NEXT in able:
        # whoever has the fewest coyotes has the most to lose by a rash call
        shy = min(view.options.targets, key=lambda seat: view.coyotes[seat])
        return Declare(move.number, NEXT, shy)
    if MORE in able:
        return Declare(move.number, MORE, rng.choice(view.options.targets))
    return Declare(move.number, REVERSE) if REVERSE in able else move
