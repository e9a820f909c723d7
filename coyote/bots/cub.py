"""The cub: plays like a child. It adds up the cards it sees, forgets half of what the specials do, and cannot sit still."""

from __future__ import annotations

from random import Random

from coyote.bots.mind import Mind, forced, say
from coyote.rules.model.cards import VALUE
from coyote.rules.model.moves import GUESS, Call, Coin, Lay, Peek, PlayerMove, Withdraw
from coyote.rules.sight import View


def decide(view: View, rng: Random) -> PlayerMove:
    able = view.options
    if deed := forced(view, lambda number: 1.0 if number < 15 else 0.0):
        return deed
    if (able.peek or able.lay) and rng.random() < 0.2:
        return Peek() if able.peek else Lay()
    if able.coins and rng.random() < 0.1:
        coin = rng.choice(able.coins)
        return Coin(coin, rng.choice(able.guesses) if coin == GUESS else None)
    if able.withdraw and rng.random() < 0.5:
        return Withdraw()
    guess = sum(VALUE[worn.card] for worn in (*view.worn, *view.extra)) + rng.randint(-6, 12)
    if able.call and view.number is not None and (view.number > guess or rng.random() < 0.04):
        return Call()
    opening = 1 if view.number is None else view.number + 1
    return say(view, opening + rng.choice((0, 0, 0, 1, 1, 2, 4)), rng)


MIND = Mind("cub", decide, 5)
