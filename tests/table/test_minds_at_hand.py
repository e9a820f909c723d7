"""Where a package is missing that a mind needs, that mind is not offered, and tables that have it go on."""

from __future__ import annotations

import pytest

from coyote.bots import MINDS
from coyote.rules.sight import view
from coyote.table import autopilot, hosting
from coyote.table.deeds import Moved
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.wire.inbound import AddBot
from tests.table.seated import Seated


@pytest.fixture
def no_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    able = {name: mind for name, mind in MINDS.items() if mind.needs is None}
    assert set(MINDS) - set(able) == {"wolf"}
    for module in (hosting, autopilot):
        monkeypatch.setattr(module, "ready", lambda: able)


@pytest.mark.usefixtures("no_numpy")
def test_a_mind_that_cannot_think_here_is_refused_like_one_that_does_not_exist() -> None:
    with pytest.raises(TableRefused) as refused:
        Seated().ask("ann", AddBot("op", "wolf"))
    assert refused.value.code == TableCode.MIND_UNKNOWN
    assert refused.value.values["minds"] == "cub tortoise fox owl hare"


def test_a_table_with_a_mind_that_cannot_think_here_goes_on_with_the_stand_in(request: pytest.FixtureRequest) -> None:
    table = Seated().bots("wolf", "wolf").start()
    request.getfixturevalue("no_numpy")
    while table.turn == 0:
        table.say(1)
    seen = view(table.match.game, table.turn)
    table.until_due()
    deed = table.log[-1][1]
    assert isinstance(deed, Moved)
    assert (deed.seat, deed.by) == (seen.seat, "bot")
