"""Refusals: moves and terms that no record can hold are refused too, and the exceptions say why."""

from __future__ import annotations

from typing import Any

import pytest

from coyote import (
    DEALER,
    EDITIONS,
    Begin,
    Call,
    Code,
    Coin,
    Deal,
    Declare,
    IllegalMove,
    IllegalTerms,
    Move,
    cards,
    play,
    refusal,
    start,
)
from tests.tables import KIDULT, OLIPHANTE, played

GAME = played(OLIPHANTE, "deal 1 2 3 4")
OPEN = start(EDITIONS[OLIPHANTE], ["ann", "bob"])
COINS = played(OLIPHANTE, "deal 1 2 3 4", coins="on")
SPECIAL = played(KIDULT, "deal 1 2 3 4", specials="on")


@pytest.mark.parametrize(
    ("game", "seat", "move", "code"),
    [
        (GAME, 0, Declare(5.5), Code.NUMBER_NOT_WHOLE),  # type: ignore[arg-type]
        (GAME, 0, Declare(True), Code.NUMBER_NOT_WHOLE),
        (GAME, 0, Declare(10**5000), Code.NUMBER_TOO_FAR),
        (OPEN, DEALER, Begin(-1), Code.STARTER_NOT_SEATED),
        (GAME, 0, Deal(cards("1 2 3 4")), Code.NOT_A_MOVE),
        (GAME, 0, "coyote", Code.NOT_A_MOVE),
        (GAME, 0, Declare(5, target=2), Code.TARGET_NEEDLESS),
        (GAME, DEALER, Deal(cards("1 2 3 4")), Code.DEALER_NOT_AWAITED),
        (OPEN, DEALER, Call(), Code.NOT_A_MOVE),
        (OPEN, DEALER, Deal(cards("1 2")), Code.DEALER_NOT_AWAITED),
        (OPEN, DEALER, Begin(2), Code.STARTER_NOT_SEATED),
        (play(OPEN, DEALER, Begin(0)), DEALER, Begin(1), Code.DEALER_NOT_AWAITED),
        (OPEN, 0, Call(), Code.DEALER_FIRST),
        (COINS, 0, Coin("extra", cards("5")[0]), Code.GUESS_KIND),
        (COINS, 0, Coin("guess"), Code.GUESS_KIND),
        (SPECIAL, 0, Declare(5, "agree"), Code.SPECIAL_UNKNOWN),
        (SPECIAL, 0, Declare(5, "howl"), Code.SPECIAL_UNKNOWN),
        (SPECIAL, 0, Declare(5, "next"), Code.TARGET_MISSING),
        (SPECIAL, 0, Declare(5, "double", 2), Code.TARGET_NEEDLESS),
        (SPECIAL, 0, Declare(5, "more", 99), Code.TARGET_NOT_IN),
    ],
)
def test_moves_that_no_record_can_hold_are_refused(game: Any, seat: int, move: Move, code: Code) -> None:
    refused = refusal(game, seat, move)
    assert refused is not None
    assert refused.code == code
    with pytest.raises(IllegalMove) as error:
        play(game, seat, move)
    assert (error.value.refusal, error.value.code) == (refused, code)


@pytest.mark.parametrize(
    ("names", "options", "code"),
    [
        (["ann"], {}, Code.SEATS_NUMBER),
        ([f"p{n}" for n in range(13)], {}, Code.SEATS_NUMBER),
        (["ann", "ann"], {}, Code.NAME_TWICE),
        (["ann", ""], {}, Code.NAME_UNFIT),
        (["ann", "bob"], {"trumps": "on"}, Code.OPTION_UNKNOWN),
        (["ann", "bob"], {"ties": "both"}, Code.OPTION_VALUE),
        (["ann", "bob"], {"out_at": 0}, Code.OPTION_VALUE),
        (["ann", "bob"], {"out_at": 2.5}, Code.OPTION_VALUE),
        (["ann", "bob"], {"least_number": 1000}, Code.OPTION_VALUE),
        (["ann", "bob"], {"deck": {}}, Code.OPTION_VALUE),
        (["ann", "bob"], {"deck": "5x2 5x1"}, Code.OPTION_VALUE),
        (["ann", "bob"], {"deck": {"5": 0}}, Code.OPTION_VALUE),
        (["ann", "bob"], {"deck": {"5": 1}}, Code.DECK_TOO_SMALL),
        (["ann", "bob"], {"coin_counts": {"trump": 1}}, Code.OPTION_VALUE),
        (["ann", "bob"], {"feathers": 49}, Code.NO_SUCH_DECK),
    ],
)
def test_terms_that_cannot_be_are_refused(names: list[str], options: dict[str, Any], code: Code) -> None:
    with pytest.raises(IllegalTerms) as error:
        start(EDITIONS[OLIPHANTE], names, **options)
    assert error.value.code == code


@pytest.mark.parametrize(("said", "told"), [(10**12, 10**9), (-(10**12), -(10**9)), (10**8, 10**8)])
def test_a_number_that_is_much_too_far_is_told_as_a_billion(said: int, told: int) -> None:
    refused = refusal(GAME, 0, Declare(said))
    assert refused is not None
    assert dict(refused.values) == {"number": told, "farthest": 999}


def test_the_cards_in_the_middle_belong_to_the_deal() -> None:
    dealt = play(start(EDITIONS["heidelbaer_2020"], ["ann", "bob", "cem"]), DEALER, Begin(0))
    refused = refusal(dealt, DEALER, Deal(cards("1 2 3")))
    assert refused is not None
    assert (refused.code, dict(refused.values)) == (Code.CARDS_NUMBER, {"cards": 3, "players": 4})


def test_a_refusal_prints_its_code_and_values() -> None:
    with pytest.raises(IllegalMove, match=r"^number-too-low \(number=3 least=6\)$"):
        play(played(OLIPHANTE, "deal 1 2 3 4 / ann 5"), 1, Declare(3))
