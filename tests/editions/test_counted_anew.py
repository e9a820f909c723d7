"""The engine counts random hands of every box like a second count, which was written from the rules alone."""

from __future__ import annotations

import pytest

from coyote.editions import EDITIONS
from coyote.rules.model.edition import Edition
from tests.editions.counted_anew import ANEW, differences, shown

HANDS = 2_000
"""Of each edition; `python -m tests.editions.counted_anew 100000` takes a minute for all of them."""


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_the_engine_counts_every_box_as_the_count_written_anew(edition: Edition) -> None:
    assert differences(edition, HANDS) == []


@pytest.mark.parametrize(
    ("edition", "hand", "pile", "total"),
    [
        ("oliphante_2010", "20 10 flip double -5", "", -5),
        ("oliphante_2010", "20 10 discard flip double", "", -10),
        ("oliphante_2010", "? 5 7", "double", 24),
        ("devir_2021", "flip flip discard discard 20 15 10 9 8", "", -11),
        ("devir_2021", "? ? 4", "? 6 double", 20),
        ("kidult_2003", "20 10 cancel double -5", "", 15),
        ("kidult_2003", "? 3", "cancel", 0),
        ("japan_2015", "15 3 -5 double", "", 26),
        ("japan_2015", "20 5 cancel double", "", 10),
        ("japan_2015", "-10 -5 double", "", -30),
        ("japan_2015", "10 10 3 cancel", "", 13),
        ("powwow_2006", "double -10 4", "", -2),
        ("heidelbaer_2020", "-5 -10 cancel", "", -10),
        ("heidelbaer_2020", "0 -5 cancel", "", -5),
        ("heidelbaer_2020", "? 3 -5", "cancel", -5),
    ],
)
def test_the_count_written_anew_gives_the_answers_of_the_rulebook(edition: str, hand: str, pile: str, total: int) -> None:
    assert ANEW[edition](shown(hand.split(), pile.split())) == total
