"""Ten hands: each is a position whose odds are exact, whoever answers is told the truth, and a level is a level."""

from __future__ import annotations

import pytest

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.http.hands import AT_ONCE, dealt, drawn
from tests.server import hands


def test_every_hand_hangs_together() -> None:
    for number, level in enumerate(drawn(), 1):
        assert len(level) >= 2 * AT_ONCE
        calls = sum(hand.call > hand.hold for hand in level)
        assert len(level) / 3 < calls < 2 * len(level) / 3, "nobody gets far by always calling"
        for hand in level:
            reached = sum(share for total, share in hand.totals if total >= hand.next)
            short = sum(share for total, share in hand.totals if total < hand.number)
            assert reached == pytest.approx(hand.hold, abs=1e-4)
            assert short == pytest.approx(hand.call, abs=1e-4)
            assert sum(share for total, share in hand.totals if total >= hand.middle) >= 0.499
            assert hand.middle in hand.choices
            assert hand.heads[hand.seat] is None
            assert hand.heads.count(None) == 1
            assert hands.level_of(hand) == number


def test_the_hands_of_a_game_are_those_in_the_file() -> None:
    known = {hand for level in drawn() for hand in level}
    made = list(hands.played(0))
    assert len(made) > 5
    assert known & set(made)


def test_ten_are_dealt_from_wherever_somebody_begins() -> None:
    first, later = dealt(1, 0), dealt(1, 5)
    assert len(first.hands) == AT_ONCE
    assert first.hands[5:] == later.hands[:5]
    assert dealt(1, -3).hands[3:] == first.hands[:7]
    assert first.levels == len(drawn())
    for level in (0, first.levels + 1):
        with pytest.raises(ServerRefused) as why:
            dealt(level, 0)
        assert why.value.code is ServerCode.NOT_FOUND
