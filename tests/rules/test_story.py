"""What is told of a move, compared with what it did to the cards."""

from __future__ import annotations

from typing import Any

import pytest

from coyote.rules.model.events import Refilled
from coyote.rules.model.moves import Draw, Turn
from coyote.rules.story import events
from tests.strategies import Table
from tests.tables import KIDULT, OLIPHANTE

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
