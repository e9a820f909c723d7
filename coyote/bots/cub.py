"""The cub: plays like a child. It adds up the cards it sees, forgets half of what the specials do, and cannot sit still."""

from __future__ import annotations

from typing import Final

from coyote.bots.mind import Chances, considering, forced, mix, say, surely, turned_over
from coyote.rules.model.cards import VALUE
from coyote.rules.model.moves import Call, Lay, Peek, Withdraw
from coyote.rules.sight import View

FIDGETY: Final = (0, 0, 0, 1, 1, 2, 4)
"""By how much it raises beyond the one that it must."""
GUESSES: Final = range(-6, 13)
"""What it takes its own card and everything it has forgotten to be worth."""


def consider(view: View) -> Chances:
    able = view.options
    if deed := forced(view, lambda number: 1.0 if number < 15 else 0.0):
        return surely(deed)
    found = talk(view)
    if able.withdraw:
        found = mix((0.5, surely(Withdraw())), (0.5, found))
    if able.coins:
        found = mix((0.9, found), *((0.1 / len(able.coins), turned_over(view, coin)) for coin in able.coins))
    if able.peek or able.lay:
        found = mix((0.2, surely(Peek() if able.peek else Lay())), (0.8, found))
    return found


def talk(view: View) -> Chances:
    """Say a number, or call."""
    opening = 1 if view.number is None else view.number + 1
    number = mix(*((1 / len(FIDGETY), say(view, opening + more)) for more in FIDGETY))
    if not view.options.call or view.number is None:
        return number
    seen = sum(VALUE[worn.card] for worn in (*view.worn, *view.extra))
    doubts = sum(view.number > seen + guess for guess in GUESSES) / len(GUESSES)
    called = doubts + (1 - doubts) * 0.04
    return mix((called, surely(Call())), (1 - called, number))


MIND = considering("cub", consider, 3)
