"""Draws the hands that people train with: `.venv-test/bin/python -m tests.server.hands` writes coyote/server/http/hands.json.

Law: every hand is a position of a game that bots played by the rules, with exact odds. How hard one is follows from how far the
two chances are apart, how many special cards are in sight, and how many heads.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from coyote.bots import ready
from coyote.dealing import chance
from coyote.editions import EDITIONS
from coyote.odds import unknown
from coyote.rules.game import opened, play
from coyote.rules.model.cards import SPECIALS
from coyote.rules.model.moves import DEALER, NOBODY
from coyote.rules.model.terms import agree_on
from coyote.rules.sight import View, view
from coyote.server.http.hands import FILE, HandDealt
from coyote.table.review.chances import chances, fails, holds, totals
from coyote.table.setting import Setting

PATH: Final = Path(__file__).parents[2] / "coyote/server/http" / FILE
NAMES: Final = ("ann", "bob", "cem", "dee", "eve", "fay")
MINDS: Final = ("cub", "cub", "hare", "fox")
LEVELS: Final = 5
A_KIND: Final = 14
GAMES: Final = 60
FEWEST_APART: Final = 4


def hand_of(sees: View) -> HandDealt | None:
    """The hand of somebody who is to move, if there is something to decide and it can be reckoned exactly."""
    number, declarer, able = sees.number, sees.declarer, sees.options
    known = chances(unknown(sees))
    if number is None or declarer is None or able.lowest is None or not able.call or known is None:
        return None
    heads = dict(sees.worn)
    values = totals(known)
    middle = max(total for total, _ in values if known.chance(total) >= 0.5)
    mean = sum(total * share for total, share in values)
    spread = sum((total - mean) ** 2 * share for total, share in values) ** 0.5
    apart = max(FEWEST_APART, round(spread * 1.2))
    first = middle - (1 + number % 2) * apart
    hold, call = holds(known, able.lowest), fails(known, number)
    assert hold is not None
    assert call is not None
    return HandDealt(
        tuple(heads.get(seat) for seat in sees.inside),
        sees.inside.index(sees.seat),
        sees.inside.index(declarer),
        number,
        able.lowest,
        values,
        middle,
        tuple(first + place * apart for place in range(4)),
        hold,
        call,
    )


def level_of(hand: HandDealt) -> int:
    """How hard a hand is, from 1."""
    apart, specials = abs(hand.hold - hand.call), sum(card in SPECIALS for card in hand.heads)
    hard = (apart < 0.6) + (apart < 0.35) + (specials > 0) + (len(hand.heads) > 4)
    return 1 + min(hard, LEVELS - 1)


def played(seed: int) -> Iterator[HandDealt]:
    """The hands of one game among bots."""
    rng, minds = Random(f"hands {seed}"), ready()
    names = NAMES[: 3 + seed % 4]
    game = opened(agree_on(EDITIONS[Setting().edition], names, {}))
    sitting = [minds[rng.choice(MINDS)] for _ in names]
    while game.turn != NOBODY:
        if game.turn == DEALER:
            game = play(game, DEALER, chance(game, rng))
            continue
        sees = view(game, game.turn)
        if (hand := hand_of(sees)) is not None:
            yield hand
        game = play(game, game.turn, sitting[game.turn].decide(sees, rng))


def drawn() -> list[list[HandDealt]]:
    """Every level, with no more hands where a call is better than where a number is by much, nor the other way round."""
    kinds: dict[tuple[int, bool], list[HandDealt]] = defaultdict(list)
    for seed in range(GAMES):
        for hand in played(seed):
            hands = kinds[level_of(hand), hand.call > hand.hold]
            if len(hands) < A_KIND:
                hands.append(hand)
    mixed = [[*kinds[level, True], *kinds[level, False]] for level in range(1, LEVELS + 1)]
    for hands in mixed:
        Random("hands").shuffle(hands)
    return mixed


def main() -> None:
    levels = [b"[" + b",\n".join(map(msgspec.json.encode, hands)) + b"]" for hands in drawn()]
    PATH.write_bytes(b"[" + b",\n".join(levels) + b"]\n")


if __name__ == "__main__":
    main()
