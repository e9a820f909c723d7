"""To the end: the bots that are left hurry, once nobody else is in the game."""

from __future__ import annotations

import pytest

from coyote import WATCHER
from coyote.table.autopilot import HURRIED
from coyote.table.clock import HURRIED_SHOW, SHOW
from coyote.table.deeds import Hurried
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.schedule import due
from coyote.table.setting import Setting
from coyote.table.wire import table_events
from coyote.table.wire.inbound import Hurry, Leave
from tests.table.seated import Seated

ONE = Setting(options={"out_at": "1"}, seats=6, turn=30)
"""One coyote puts a player out."""


def lost(table: Seated) -> Seated:
    """Ann has lost the first round: she says far too much, or calls the lowest number there is."""
    table.start()
    while 0 in table.match.game.round.inside:
        if table.turn == 0:
            table.say(900)
        else:
            table.until_due()
    return table


def hurries(table: Seated) -> bool:
    """Whether people are told so."""
    game = table.see(0, news=False).game
    assert game is not None
    return game.hurried


def refused(table: Seated, guest: str) -> TableCode:
    with pytest.raises(TableRefused) as why:
        table.ask(guest, Hurry("op"))
    return why.value.code


def test_bots_hurry_once_nobody_else_is_left() -> None:
    table = lost(Seated(ONE).bots("cub", "fox", "cub"))
    assert (due(table.table) or 0) >= table.now + SHOW, "the count of the last round is still shown"
    assert not hurries(table)
    table.ask("ann", Hurry("op"))
    assert table.log[-1][1] == Hurried(0)
    assert table.see(WATCHER).events == (table_events.Hurried(0),)
    assert hurries(table)
    begun = table.now
    moves, rounds = len(table.log), table.match.game.round.finished
    while table.table.playing:
        table.until_due()
    moves, rounds = len(table.log) - moves, table.match.game.round.finished - rounds
    assert table.now - begun <= HURRIED * moves + HURRIED_SHOW * rounds
    assert table.again() == table.table


def test_a_rematch_goes_at_its_usual_pace() -> None:
    table = lost(Seated(ONE).bots("cub", "cub")).ask("ann", Hurry("op"))
    while table.table.playing:
        table.until_due()
    assert not table.start().match.clock.hurried


def test_nobody_hurries_people() -> None:
    assert refused(Seated(ONE).bots("cub", "fox"), "ann") == TableCode.NO_GAME
    assert refused(Seated(ONE).bots("cub", "fox").start(), "ann") == TableCode.NOT_ONLY_BOTS
    table = lost(Seated(ONE).bots("cub", "fox").sit("bob"))
    assert refused(table, "ann") == TableCode.NOT_ONLY_BOTS
    table.ask("bob", Leave("op"))
    assert refused(table, "ann") == TableCode.NOT_ONLY_BOTS, "Bob may come back to his seat"


def test_watchers_hurry_nobody() -> None:
    assert refused(lost(Seated(ONE).bots("cub", "fox", "cub")), "eve") == TableCode.NO_SEAT
