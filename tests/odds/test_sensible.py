"""The numbers that are worth a thought: from the lowest until it is hopeless, and none that may not be said."""

from __future__ import annotations

from coyote import Options
from coyote.odds import Odds
from coyote.odds.sensible import HOPELESS, sensible


def test_numbers_go_from_the_lowest_until_it_is_hopeless() -> None:
    known = Odds(1000, ((3, 500), (6, 495), (9, 5)))
    assert [number for number, _ in sensible(known, Options(lowest=-999))] == [0, 1, 2, 3, 4, 5, 6]
    assert [number for number, _ in sensible(known, Options(lowest=2))] == [2, 3, 4, 5, 6]
    assert sensible(Odds(2, ((-3, 1), (-2, 1))), Options(lowest=-999)) == [(-3, 1.0), (-2, 0.5)]
    assert sensible(known, Options(lowest=5)) == [(5, 0.5), (6, 0.5)]
    assert sensible(known, Options(lowest=8)) == [(8, 0.005)], "the lowest allowed is always told"
    assert known.chance(8) < HOPELESS
    assert sensible(Odds(100, ((3, 99), (4, 1))), Options(lowest=3)) == [(3, 1.0), (4, HOPELESS)]


def test_numbers_that_may_not_be_said_are_not_told() -> None:
    known = Odds(2, ((3, 1), (6, 1)))
    assert sensible(known, Options()) == []
    assert [number for number, _ in sensible(known, Options(lowest=3, unless=4))] == [3, 5, 6]
    assert sensible(known, Options(lowest=999)) == [(999, 0.0)]
    assert sensible(known, Options(lowest=3, highest=4)) == [(3, 1.0), (4, 0.5)]
