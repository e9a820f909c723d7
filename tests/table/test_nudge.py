"""A nudge: after a while, at their turn, and not again and again."""

from __future__ import annotations

import pytest

from coyote.table.deeds import Nudged
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.silence import SLOW
from coyote.table.wire import table_events
from coyote.table.wire.inbound import Nudge, React
from tests.table.seated import Seated, four


def refused(table: Seated, guest: str, seat: int) -> TableCode:
    with pytest.raises(TableRefused) as why:
        table.ask(guest, Nudge("op", seat))
    return why.value.code


def test_somebody_slow_is_nudged_and_not_twice_within_the_same_time() -> None:
    table = four().start()
    assert table.turn == 0
    table.later(SLOW - 1 + table.match.clock.since - table.now)
    assert refused(table, "bob", 0) is TableCode.NOT_SLOW
    table.later(1).ask("bob", Nudge("op", 0))
    assert table.log[-1][1] == Nudged(1, 0)
    assert table.see(0).events == (table_events.Nudged(1, 0),)
    table.later(SLOW - 1)
    assert refused(table, "cem", 0) is TableCode.NOT_SLOW
    table.ask("ann", React("op", "yip"))
    assert refused(table.later(1), "cem", 0) is TableCode.NOT_SLOW, "she gave a sign of life"
    assert table.later(SLOW).ask("cem", Nudge("op", 0)).again() == table.table


def test_nobody_else_is_nudged() -> None:
    table = four()
    assert refused(table, "bob", 0) is TableCode.NO_GAME
    table.start().later(10 * SLOW)
    assert refused(table, "bob", 2) is TableCode.NOT_SLOW
    assert refused(table, "ann", 0) is TableCode.NOT_SLOW
    assert refused(table, "eve", 0) is TableCode.NO_SEAT


def test_a_bot_is_never_nudged() -> None:
    table = Seated().bots("owl", "hare").start()
    while table.turn == 0:
        table.say(3, "ann")
    assert refused(table.later(SLOW), "ann", table.turn) is TableCode.NOT_SLOW
