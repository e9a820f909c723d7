"""A table's log does not grow for ever: what needs no turn is counted, and ends some day. A game that is played goes on."""

from __future__ import annotations

import pytest

from coyote.table import asks
from coyote.table.asks import presence
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.setting import Setting
from coyote.table.wire.inbound import AddBot, AnyAsk, Change, Leave, PassHost, React, Remove, Sit, Start
from tests.table.seated import Seated

NO_PART_OF_A_GAME = {"sat", "botsat", "left", "removed", "away", "back", "hostpassed", "changed", "reacted", "opened"}


def test_deeds_that_are_no_part_of_a_game_are_counted() -> None:
    table = Seated(Setting(options={"out_at": "1"})).sit("bob", "cem").bots("cub")
    table.ask("ann", Remove("op", 4)).ask("ann", PassHost("op", 2)).ask("bob", Change("op", Setting(options={"out_at": "1"})))
    table.here("cem", False).here("cem", True).ask("bob", React("op", "howl")).ask("cem", Leave("op")).start()
    table.say(90).call()
    counted = [type(deed).__name__.lower() in NO_PART_OF_A_GAME for _, deed in table.log]
    assert table.table.lasting == table.again().lasting == sum(counted) == 11
    assert len(counted) > 17


def test_a_table_that_has_seen_enough_refuses_everything_but_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Seated(Setting(options={"out_at": "1"})).sit("bob", "cem").start()
    monkeypatch.setattr(asks, "MOST_LASTING", table.table.lasting + 1)
    table.ask("ann", React("op", "howl"))

    def refused(guest: str, ask: AnyAsk) -> bool:
        with pytest.raises(TableRefused) as why:
            table.ask(guest, ask)
        return (why.value.code, why.value.values) == (TableCode.LOG_FULL, {"most": table.table.lasting})

    assert refused("ann", React("op", "howl"))
    table.here("cem", False).here("cem", True)
    monkeypatch.setattr(asks, "MOST_LASTING", table.table.lasting)
    while table.table.playing:
        table.say(90).call().deal()
    for ask in (Change("op", Setting()), AddBot("op", "cub"), Remove("op", 2), PassHost("op", 2), Start("op")):
        assert refused("ann", ask)
    assert refused("dee", Sit("op", "dee"))
    table.ask("cem", Leave("op"))
    assert table.table.seat_of("cem") is None, "who would go may go"


def test_in_the_end_nobody_is_written_down_as_coming_and_going(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Seated().sit("bob")
    monkeypatch.setattr(asks, "MOST_LASTING", 3)
    for _ in range(50):
        table.here("bob", False).here("bob", True)
    assert table.table.lasting == 6
    assert not presence(table.table, "bob", here=False)
