"""One phone for all: no bot stands in for somebody who merely does not hold the phone, and no stranger waits for it."""

from __future__ import annotations

import pytest

from coyote.table.deeds import Moved
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.schedule import GRACE, due
from coyote.table.setting import HANDED, Setting, checked
from tests.table.seated import Seated


def test_whoever_does_not_hold_the_phone_is_waited_for() -> None:
    screens, handed = (Seated(Setting(heads=heads)).sit("bob", "cem") for heads in ("screens", HANDED))
    for table in (screens, handed):
        table.here("bob", False).here("cem", False).start()
        while table.turn == 0:
            table.say(3, "ann")
        table.later(2 * GRACE)
    assert any(isinstance(deed, Moved) and deed.by == "stand-in" for _, deed in screens.log)
    assert not any(isinstance(deed, Moved) and deed.by == "stand-in" for _, deed in handed.log)
    assert due(handed.table) is None
    handed.here("ann", False).later(10 * GRACE)
    assert due(handed.table) is None
    whose = handed.whose
    handed.here(whose, True).say(4, whose)
    assert handed.match.game.number == 4


def test_it_is_never_public() -> None:
    with pytest.raises(TableRefused) as why:
        checked(Setting(heads=HANDED, public=True))
    assert why.value.code is TableCode.HANDED_PUBLIC
