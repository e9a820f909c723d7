"""The Dealer does what is awaited, and nothing else."""

from __future__ import annotations

import pytest

from coyote import DEALER, EDITIONS, Begin, Call, Code, Coin, Deal, Draw, Game, Move, Turn, card, cards, play, refusal, start
from tests.tables import OLIPHANTE, played

FIVE = card("5")
AWAITED: dict[str, Game] = {
    "starter": start(EDITIONS[OLIPHANTE], ["ann", "bob", "cem"]),
    "deal": played(OLIPHANTE, "", seats="ann bob cem"),
    "draw": play(played(OLIPHANTE, "deal 1 2 3", seats="ann bob cem", coins="on"), 0, Coin("extra")),
    "turn": play(played(OLIPHANTE, "deal ? 2 3 / ann 5", seats="ann bob cem"), 1, Call()),
}
MOVES: dict[str, Move] = {"starter": Begin(1), "deal": Deal(cards("1 2 3")), "draw": Draw(FIVE), "turn": Turn(FIVE)}


@pytest.mark.parametrize("awaited", AWAITED)
@pytest.mark.parametrize("done", MOVES)
def test_the_dealer_does_what_is_awaited_and_nothing_else(awaited: str, done: str) -> None:
    game = AWAITED[awaited]
    assert game.stage == awaited
    refused = refusal(game, DEALER, MOVES[done])
    if awaited == done:
        assert refused is None
        assert play(game, DEALER, MOVES[done]).move == MOVES[done]
    else:
        assert refused == (Code.DEALER_NOT_AWAITED, (("awaited", awaited),))


@pytest.mark.parametrize("awaited", AWAITED)
def test_while_the_dealer_is_awaited_nobody_moves(awaited: str) -> None:
    assert refusal(AWAITED[awaited], 0, Call()) == (Code.DEALER_FIRST, (("awaited", awaited),))


def test_the_dealer_is_not_awaited_while_people_play() -> None:
    for move in MOVES.values():
        assert refusal(played(OLIPHANTE, "deal 1 2 3 4"), DEALER, move) == (Code.DEALER_NOT_AWAITED, (("awaited", "play"),))
