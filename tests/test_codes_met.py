"""What counts as a code that was met, since a whole run fails for one that was not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from coyote import EDITIONS, Code, IllegalTerms, read, start
from coyote.rules.record.faults import Fault, NotationError
from coyote.rules.refusals import illegal
from coyote.server.codes import ServerCode
from coyote.server.storage.errors import Trouble, Unavailable
from coyote.table.asks import opening
from coyote.table.deal.document import read_document
from coyote.table.deal.problems import Unverifiable, Wrong
from coyote.table.refusals import TableCode, TableRefused, no
from coyote.table.setting import Setting
from prove.common import client
from tests.codes_met import LISTS, CodesMet


@pytest.fixture
def met() -> Iterator[set[str]]:
    listener = CodesMet()
    listener.listen()
    yield listener.met
    listener.stop()


def test_a_code_that_the_program_gives_is_met(met: set[str]) -> None:
    with pytest.raises(IllegalTerms):
        start(EDITIONS["oliphante_2010"], ["ann"])
    with pytest.raises(NotationError):
        read("coyote 2\n")
    with pytest.raises(TableRefused):
        opening(Setting("trumps"), "ann", "ann")
    with pytest.raises(Unverifiable):
        read_document("{")
    assert met == {"Code.SEATS_NUMBER", "Fault.VERSION_UNKNOWN", "TableCode.NO_SUCH_EDITION", "Wrong.NOT_JSON"}


def test_a_code_that_a_server_sends_is_met(met: set[str]) -> None:
    client.Refused({"code": "hello-late"})
    client.Refused({"code": "a word of another server"})
    assert met == {"ServerCode.HELLO_LATE"}


def test_a_code_that_a_test_makes_up_is_not_met(met: set[str]) -> None:
    illegal(Code.GAME_OVER)
    no(TableCode.STALE)
    Unavailable(Trouble.BUSY)
    assert met == set()


def test_what_is_missing_is_named() -> None:
    listener = CodesMet()
    listener.met = {f"{type(code).__name__}.{code.name}" for codes in LISTS for code in codes} - {
        "Trouble.BUSY",
        "Fault.DIFFERS",
    }
    assert listener.missing() == ["Fault.DIFFERS", "Trouble.BUSY"]
    assert listener.missing([Code, ServerCode, Wrong]) == []
    assert listener.missing([Fault]) == [f"Fault.{Fault.DIFFERS.name}"]
