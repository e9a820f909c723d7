"""Silence: a stand-in for somebody who is here and does nothing, called by the host or by all the others."""

from __future__ import annotations

import pytest

from coyote.table.autopilot import thinking
from coyote.table.deeds import Moved, Slept, Wished, Woke
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.schedule import due, resumed
from coyote.table.setting import PUBLIC_TURN, Setting, checked
from coyote.table.silence import SILENT
from coyote.table.wire import table_events
from coyote.table.wire.inbound import Leave, Lock, React, Sit, StandIn
from coyote.table.wire.moves import SaidNumber
from tests.table.seated import Seated, four


def silent(table: Seated | None = None) -> Seated:
    """A game in which it is Ann's turn, and she has been silent for long enough."""
    table = (table or four()).start()
    assert table.turn == 0
    return table.later(SILENT + table.match.clock.since - table.now)


def refused(table: Seated, guest: str, seat: int) -> TableCode:
    with pytest.raises(TableRefused) as why:
        table.ask(guest, StandIn("op", seat))
    return why.value.code


def asleep(table: Seated) -> list[bool]:
    return [chair is not None and chair.asleep for chair in table.see(1).table.chairs]


def test_a_public_table_has_a_clock() -> None:
    assert checked(Setting(public=True)).turn == PUBLIC_TURN
    assert checked(Setting(public=True, turn=15)).turn == 15
    assert checked(Setting()).turn is None


def test_without_a_clock_nothing_happens_by_itself_and_the_host_calls_a_stand_in() -> None:
    table = silent(Seated(host="bob").sit("ann", "cem", "dee"))
    assert due(table.table) is None
    sleeper = table.whose
    table.say(3, sleeper)
    table.later(SILENT)
    seat = table.turn
    table.ask("bob", StandIn("op", seat))
    assert table.log[-1][1] == Slept(seat)
    assert table.see(0).events == (table_events.Slept(seat),)
    assert asleep(table) == [place == seat for place in range(4)]
    assert due(table.table) == table.now + thinking(table.match)
    table.until_due()
    assert table.see(0).events[0] == table_events.StoodIn(seat, "stand-in")
    assert table.again() == table.table


def test_the_others_call_it_together_if_the_host_sleeps() -> None:
    table = silent()
    assert table.ask("bob", StandIn("op", 0)).log[-1][1] == Wished(1)
    assert table.see(0).events == (table_events.Wished(1, 0),)
    assert table.ask("bob", StandIn("op", 0)).log[-1][1] == Wished(1)
    table.here("dee", False)
    assert table.ask("cem", StandIn("op", 0)).log[-1][1] == Slept(0)


def test_the_others_need_the_host_if_the_host_is_here_and_awake() -> None:
    table = silent().say(3)
    table.later(SILENT)
    assert table.turn == 1
    assert refused(table, "cem", 1) == TableCode.NOT_HOST
    table.here("ann", False)
    assert table.ask("cem", StandIn("op", 1)).log[-1][1] == Wished(2)


def test_nobody_loses_a_turn_who_gave_a_sign_of_life_within_a_minute() -> None:
    table = silent().ask("bob", StandIn("op", 0)).ask("ann", React("op", "gulp"))
    assert table.match.wishes == frozenset()
    assert refused(table, "bob", 0) == TableCode.NOT_SILENT
    assert refused(table.later(SILENT - 1), "bob", 0) == TableCode.NOT_SILENT
    assert table.later(1).ask("bob", StandIn("op", 0)).log[-1][1] == Wished(1)
    table.here("ann", False).here("ann", True)
    assert refused(table, "bob", 0) == TableCode.NOT_SILENT


def test_nobody_is_stood_in_for_who_is_not_at_the_turn() -> None:
    table = silent()
    assert refused(table, "ann", 1) == TableCode.NOT_SILENT
    assert refused(table, "ann", 0) == TableCode.NOT_SILENT
    assert refused(table, "eve", 0) == TableCode.NO_SEAT
    bots = Seated().bots("cub").start()
    bots.now += SILENT
    assert refused(bots, "ann", 1) == TableCode.NOT_SILENT


def sleeping() -> Seated:
    table = silent()
    for guest in ("bob", "cem", "dee"):
        table.ask(guest, StandIn("op", 0))
    assert asleep(table)[0]
    return table


def test_the_sleeper_takes_the_seat_back_by_moving() -> None:
    table = sleeping().say(7)
    assert [step.deed for step in table.steps] == [Woke(0), Moved(0, SaidNumber(7), "person")]
    assert table_events.Woke(0) in table.see(1).events
    assert not any(asleep(table))
    assert table.again() == table.table


def test_or_by_sitting_down_again_or_making_a_noise() -> None:
    assert sleeping().ask("ann", Sit("op", "ann")).log[-1][1] == Woke(0)
    assert not any(asleep(sleeping().ask("ann", React("op", "yip"))))
    assert refused(sleeping().ask("ann", Sit("op", "ann")), "bob", 0) == TableCode.NOT_SILENT


def test_but_not_because_a_phone_connects_again_by_itself() -> None:
    assert asleep(sleeping().here("ann", False).here("ann", True))[0]


def test_whoever_leaves_sleeps_no_more_and_another_game_wakes_everybody() -> None:
    table = sleeping().ask("ann", Leave("op"))
    assert not asleep(table)[0]
    short = silent(four(Setting(options={"out_at": "1"})))
    for guest in ("bob", "cem", "dee"):
        short.ask(guest, StandIn("op", 0))
    while short.table.playing:
        short.until_due() if due(short.table) is not None else short.say(99 + short.table.seq)
    assert asleep(short)[0]
    assert not any(asleep(short.ask("ann", Lock("op", True)).start()))


def test_a_server_that_was_down_makes_nobody_silent() -> None:
    table = four().start()
    table.now += 10 * SILENT
    table.do(resumed(table.table, table.now))
    for guest in ("ann", "bob", "cem", "dee"):
        table.here(guest, True)
    assert refused(table, "bob", 0) == TableCode.NOT_SILENT
