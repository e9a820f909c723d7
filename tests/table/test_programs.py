"""Programs at a table: marked, only where they are wanted, and never in charge."""

from __future__ import annotations

import pytest

from coyote.server.tables.summary import summary_of
from coyote.table.asks import opening
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.schedule import stands_still
from coyote.table.setting import Setting, checked
from coyote.table.table import connected, people_here
from coyote.table.wire.inbound import Change, Knock, Leave, PassHost, Sit
from tests.table.seated import Seated

BOT = "bot-5f1d"
WELCOME = Setting(programs=True)


def with_bot() -> Seated:
    return Seated(WELCOME).ask(BOT, Sit("op", "droid"))


def refused(code: TableCode) -> pytest.RaisesExc[TableRefused]:
    return pytest.raises(TableRefused, check=lambda error: error.code == code)


def test_a_program_sits_only_where_the_host_allows_it() -> None:
    with refused(TableCode.PROGRAMS_UNASKED):
        Seated().ask(BOT, Sit("op", "droid"))
    with refused(TableCode.PROGRAMS_UNASKED):
        Seated(Setting(heads="phones")).ask(BOT, Knock("op", "droid"))
    assert with_bot().table.seat_of(BOT) == 1
    assert Seated().sit("bob").table.seat_of("bob") == 1


def test_everybody_sees_that_it_is_one() -> None:
    table = with_bot()
    for eyes in (0, 1, None):
        assert [chair.kind for chair in table.see(eyes).table.chairs if chair] == ["person", "program"]
    told = summary_of(table.table).summary
    assert b'"people":1,"bots":1' in told
    assert b"droid" not in told


def test_where_programs_sit_the_setting_that_let_them_in_stays() -> None:
    with refused(TableCode.PROGRAMS_UNASKED):
        with_bot().ask("ann", Change("op", Setting()))
    with_bot().ask("ann", Change("op", Setting(programs=True, seats=5)))
    with_bot().ask(BOT, Leave("op")).ask("ann", Change("op", Setting()))


def test_no_program_where_phones_are_on_heads() -> None:
    with refused(TableCode.NO_BOTS_HERE):
        checked(Setting(programs=True, heads="phones"))


def test_a_program_is_never_the_host() -> None:
    with refused(TableCode.NOT_A_PERSON):
        opening(Setting(), BOT, "droid")
    with refused(TableCode.NOT_A_PERSON):
        table = with_bot()
        table.ask("ann", PassHost("op", table.sitter(1)))
    left = with_bot().ask("ann", Leave("op"))
    assert left.table.host is None
    assert left.sit("bob").table.host == "bob"
    away = with_bot().here("ann", False).later(3_600_000)
    assert away.table.host == "ann"


def test_a_game_goes_on_for_people_not_for_programs() -> None:
    table = with_bot().start().here("ann", False)
    assert (connected(table.table), people_here(table.table)) == ([1], [])
    table.later(24 * 3_600_000)
    assert stands_still(table.table)


def test_a_program_gives_seeds_and_is_stood_in_for_like_anybody() -> None:
    table = with_bot().start().commit_all()
    table = Seated(Setting(programs=True, turn=15, bank=0)).ask(BOT, Sit("op", "droid")).start()
    while table.table.playing and table.match.game.rounds < 3:
        table.until_due()
    assert table.match.game.rounds == 3
    assert table.again() == table.table
