"""A hand that somebody wrote down: what cannot be counted, and what is counted, as programs are told."""

from __future__ import annotations

import pytest

from coyote import EDITIONS, cards
from coyote.editions.hand import Unscorable, as_object, counted_hand, readable, turned_over, written_hand


@pytest.mark.parametrize(
    ("text", "edition", "code", "values"),
    [
        ("5 wolf", None, "card-unknown", {"card": "wolf"}),
        ("1 " * 1001, None, "hand-too-long", {"most": "1000"}),
        ("5 cancel flip", "kidult_2003", "card-not-in-edition", {"card": "flip", "edition": "kidult_2003"}),
        ("0", "oliphante_2010", "card-not-in-edition", {"card": "0", "edition": "oliphante_2010"}),
    ],
)
def test_a_hand_that_nobody_could_hold_is_refused(text: str, edition: str | None, code: str, values: dict[str, str]) -> None:
    with pytest.raises(Unscorable) as refused:
        readable(text, None if edition is None else EDITIONS[edition])
    assert (refused.value.code, refused.value.values) == (code, values)
    assert str(refused.value).startswith(f"{code} (")


def test_a_hand_may_have_a_thousand_cards_and_must_have_one() -> None:
    assert len(readable("1 " * 1000, None)) == 1000
    assert readable("", None) == ()
    with pytest.raises(Unscorable, match=r"^no-cards$"):
        counted_hand((), cards("5"), None)


@pytest.mark.parametrize(
    ("hand", "pile", "turned"),
    [
        ("5 7", "1 2", ""),
        ("? 5", "1 2", "1"),
        ("? ? 5", "1 2 3", "1 2"),
        ("? 5", "? 2 3", "? 2"),
        ("? ? 5", "1", "1"),
        ("? 5", "", ""),
    ],
)
def test_Q3_question_marks_turn_over_the_top_of_the_pile_and_no_more(hand: str, pile: str, turned: str) -> None:
    assert turned_over(cards(hand), cards(pile)) == cards(turned)


def test_a_hand_is_counted_in_the_order_of_its_edition() -> None:
    feathers, kidult = EDITIONS["oliphante_2010"], EDITIONS["kidult_2003"]
    assert counted_hand(cards("20 10 discard flip double"), (), feathers).total == -10
    assert counted_hand(cards("20 10 cancel double -5"), (), kidult).total == 15
    assert counted_hand(cards("20 10 cancel flip"), (), None).total == -20


def test_a_count_as_programs_are_told() -> None:
    assert as_object(counted_hand(cards("? 5 night"), cards("20 1"), None)) == {
        "total": 25,
        "reshuffle": True,
        "steps": (
            {"special": "?", "by": 0, "on": (3,), "cards": ("20",), "sum": 25},
            {"special": "night", "by": 2, "on": (), "cards": (), "sum": 25},
        ),
    }


@pytest.mark.parametrize(
    ("hand", "pile", "missing"), [("? 5", "", 1), ("? ? ? 5", "1", 2), ("? 5", "?", 1), ("? ? 5", "? 1", 1)]
)
def test_a_question_mark_without_a_card_is_missed_unless_the_pile_ends_there(hand: str, pile: str, missing: int) -> None:
    with pytest.raises(Unscorable) as refused:
        written_hand(hand, pile, None)
    assert (refused.value.code, refused.value.values) == ("card-missing", {"missing": missing})
    worn, _ = written_hand(hand, f"{pile} none", None)
    assert worn == cards(hand)


def test_a_pile_may_hold_more_than_is_turned_over() -> None:
    worn, counted = written_hand("? 5", "? 20 1", None)
    assert (worn, counted.total) == (cards("? 5"), 25)
