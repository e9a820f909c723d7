"""What is told of a move, compared with what it did to the cards."""

from __future__ import annotations

from typing import Any

import pytest

from coyote.rules.model.events import Agreed, NextStarts, NobodyPaid, Refilled
from coyote.rules.model.moves import Draw, Turn
from coyote.rules.story import events
from tests.strategies import Table
from tests.tables import KIDULT, OLIPHANTE, played

SMALL: dict[str, Any] = {"deck": {"?": 3, "5": 3, "-3": 2, "7": 2}}


@pytest.mark.parametrize(("edition", "powers"), [(OLIPHANTE, "coins"), (KIDULT, "specials")])
def test_Q4_a_refill_is_told_when_the_pile_has_grown_in_mid_round_and_never_else(edition: str, powers: str) -> None:
    refills = {"draw": 0, "turn": 0}
    for seed in range(60):
        for game in Table(edition, 3, seed, {**SMALL, powers: True}).played().line():
            before, taken, grown = game.before, isinstance(game.move, Draw | Turn), False
            if before is not None and before.round.heads and game.round.heads:
                grown = sum(game.round.pile) + taken > sum(before.round.pile)
            assert (Refilled() in events(game)) == grown
            if grown:
                refills[game.stage] += 1
    assert min(refills.values()) > 0, refills


def test_Q14_an_agreement_that_ends_the_round_is_told_with_the_end_of_the_round() -> None:
    """The number comes back to its declarer, and nobody pays."""
    ends: dict[str, str] = {"agree_makes": "passer", "back_to_declarer": "ends", "specials": "on", "seats": "ann bob"}
    lines = "deal 1 2 / ann 5 / bob agree"
    goes_on = events(played(KIDULT, lines, **{**ends, "back_to_declarer": "raise"}))
    assert goes_on == (Agreed(1, 5),)
    assert events(played(KIDULT, lines, **ends))[-2:] == (NobodyPaid(), NextStarts(0))
