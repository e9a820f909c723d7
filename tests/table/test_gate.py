"""The gate: whose table it is, who was shown out, and who comes in when it is locked."""

from __future__ import annotations

import pytest

from coyote.table.asks import answer
from coyote.table.deeds import Back, HostPassed, Opened, Removed, Sat, read, written
from coyote.table.effects import replayed
from coyote.table.forgetting import forgetting
from coyote.table.gate import MOST_FORGOTTEN, MOST_KNOCKING, MOST_LET_IN, MOST_SHOWN_OUT, Gate, Known
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.rights import refuse_entry, refuse_watching
from coyote.table.schedule import HOST_GRACE
from coyote.table.setting import Setting
from coyote.table.wire import table_events
from coyote.table.wire.inbound import Admit, Change, Knock, Leave, Lock, PassHost, Remove, Sit, TurnAway
from tests.table.seated import Seated, four


def code(table: Seated, guest: str) -> str | None:
    why = refuse_entry(table.table, guest)
    return None if why is None else why.code


def forsaken() -> Seated:
    """Ann, who opened the table, was away so long that Bob is its host."""
    table = four().here("ann", False).later(HOST_GRACE)
    assert table.host == "bob"
    return table


def test_whoever_opened_a_table_is_its_host_again_on_return() -> None:
    table = forsaken().here("ann", True)
    assert table.host == "ann"
    assert [step.deed for step in table.steps] == [Back(0), HostPassed(0)]
    assert table_events.HostPassed(0) in table.see(2).events
    assert table.again() == table.table


def test_also_after_standing_up() -> None:
    table = four().ask("ann", Leave("op"))
    assert table.host == "bob"
    assert table.ask("ann", Sit("op", "ann")).host == "ann"


def test_a_host_of_the_meantime_cannot_show_the_owner_the_door() -> None:
    table = forsaken()
    with pytest.raises(TableRefused) as refused:
        table.ask("bob", Remove("op", 1))
    assert refused.value.code == TableCode.OWNER_STAYS
    table.ask("bob", PassHost("op", 3))
    assert table.host == "cem"
    assert table.here("ann", True).host == "ann"


def test_a_table_that_was_given_away_is_not_taken_back() -> None:
    table = four().ask("ann", PassHost("op", 2)).here("ann", False).here("ann", True)
    assert table.host == "bob"
    assert table.ask("bob", Remove("op", 1)).table.chairs[0] is None
    table.here("bob", False).later(HOST_GRACE)
    assert table.host == "cem"
    assert table.here("bob", True).host == "bob"


def test_nobody_new_comes_to_a_locked_table_and_whom_it_knows_come_back() -> None:
    table = Seated().sit("bob", "cem").ask("ann", Lock("op", True))
    assert table.see(None).table.locked
    assert table.see(None).events == (table_events.Locked(),)
    assert [code(table, guest) for guest in ("ann", "bob", "cem", "eve")] == [None, None, None, TableCode.LOCKED]
    table.ask("bob", Leave("op"))
    assert code(table, "bob") is None
    assert table.ask("bob", Sit("op", "bob")).table.seat_of("bob") is not None
    with pytest.raises(TableRefused) as refused:
        table.sit("eve")
    assert refused.value.code == TableCode.LOCKED
    table.ask("ann", Leave("op"))
    assert code(table, "ann") is None
    assert table.again() == table.table


def test_who_left_in_mid_game_comes_back_to_a_locked_table() -> None:
    table = four().ask("ann", Lock("op", True)).start().ask("dee", Leave("op"))
    assert table.ask("dee", Sit("op", "dee")).table.seat_of("dee") == 3


def test_who_was_shown_out_stays_out_until_the_host_unlocks_the_table() -> None:
    table = Seated().sit("bob").ask("ann", Lock("op", True)).ask("ann", Remove("op", 2))
    assert code(table, "bob") == TableCode.SHOWN_OUT
    table.ask("ann", Lock("op", False))
    assert not table.see(0).table.locked
    assert table.see(0).events == (table_events.Unlocked(),)
    assert table.sit("bob", "eve").table.seat_of("bob") == 1


def test_a_table_remembers_a_bounded_number_of_guests() -> None:
    gate = Gate("ann")
    for number in range(1000):
        gate = gate.showing_out(f"out {number}").letting_in(Known(f"in {number}", "x")).knocked(Known(f"at {number}", "y"))
    assert (len(gate.shown_out), len(gate.let_in), len(gate.knocking)) == (MOST_SHOWN_OUT, MOST_LET_IN, MOST_KNOCKING)
    assert gate.shown_out[-1] == "out 999"
    assert gate.showing_out("out 980").shown_out.count("out 980") == 1


def test_the_host_means_who_sat_there_and_not_who_sits_there_now() -> None:
    table = Seated().sit("bob")
    bob = table.sitter(1)
    table.ask("bob", Leave("op")).sit("eve")
    assert table.table.seat_of("eve") == 1, "at the seat that Bob had"
    for ask in (Remove("op", bob), PassHost("op", bob)):
        with pytest.raises(TableRefused) as refused:
            table.ask("ann", ask)
        assert refused.value.code == TableCode.SITTER_GONE
    table.sit("bob")
    assert table.sitter(2) not in (bob, table.sitter(1)), "who comes again is somebody new"


def test_who_moved_up_is_still_the_one_whom_the_host_means() -> None:
    table = Seated().sit("bob", "cem")
    bob, cem = table.sitter(1), table.sitter(2)
    table.ask("ann", Remove("op", bob)).ask("ann", Change("op", Setting(seats=3)))
    assert table.table.seat_of("cem") == 1
    assert table.ask("ann", PassHost("op", cem)).host == "cem"
    assert table.again() == table.table


def test_a_sitter_keeps_the_number_for_as_long_as_the_seat_is_theirs() -> None:
    table = four().start()
    dee = table.sitter(3)
    table.here("dee", False).here("dee", True).ask("dee", Leave("op")).ask("dee", Sit("op", "dee"))
    assert (table.table.seat_of("dee"), table.sitter(3)) == (3, dee)
    told = [chair.sitter for chair in table.see(None).table.chairs if chair is not None]
    assert told == [1, 2, 3, 4]


def test_nobody_takes_over_the_name_of_somebody_who_waits() -> None:
    table = four().ask("tv", Knock("op", "screen"))
    seen = table.knock("screen")
    for number in range(1, MOST_KNOCKING):
        table.ask(f"guest {number}", Knock("op", f"name-{number}"))
    for ask in (Knock("op", "screen"), Knock("op", "another")):
        with pytest.raises(TableRefused) as refused:
            table.ask("eve", ask)
        assert refused.value.code == TableCode.GATE_CROWDED, "nobody is pushed out"
    table.ask("ann", Admit("op", seen))
    assert table.table.gate.name_of("tv") == "screen"


def test_a_knock_that_the_host_saw_is_not_the_next_one_under_its_name() -> None:
    table = four().ask("tv", Knock("op", "screen"))
    seen = table.knock("screen")
    table.do([forgetting(table.table, "tv")]).ask("eve", Knock("op", "screen"))
    for ask in (Admit("op", seen), TurnAway("op", seen)):
        with pytest.raises(TableRefused) as refused:
            table.ask("ann", ask)
        assert refused.value.code == TableCode.NOBODY_KNOCKED


def test_who_is_turned_away_makes_room_and_does_not_knock_again() -> None:
    table = four().ask("eve", Knock("op", "eve"))
    table.ask("ann", TurnAway("op", table.knock("eve")))
    told = table.see(None)
    assert (told.table.knocking, told.events) == ((), (table_events.TurnedAway("eve"),))
    assert code(table, "eve") == TableCode.SHOWN_OUT
    assert table.again() == table.table
    assert b"eve" not in table.frame(None, news=False)


def test_whoever_sits_down_or_comes_back_to_a_seat_does_not_wait_at_the_gate() -> None:
    """Otherwise the host could turn away somebody who plays here, and they could not come back to their own seat."""
    table = Seated(None).sit("bob").ask("eve", Knock("op", "eve")).ask("eve", Sit("op", "eve"))
    assert not table.table.gate.knocking
    table.start().ask("eve", Leave("op")).ask("eve", Knock("op", "eve"))
    assert [known.guest for known in table.table.gate.knocking] == ["eve"]
    table.ask("eve", Sit("op", "eve"))
    assert (table.table.gate.knocking, code(table, "eve")) == ((), None)
    assert table.again() == table.table


def test_whoever_was_forgotten_cannot_come_back_on_a_line_that_is_still_open() -> None:
    """Found by the simulation, seed 55020: a line to another process, opened just before the token was gone."""
    table = four().start()
    table.do([forgetting(table.table, "dee")])
    for ask in (Sit("op", "dee"), Knock("op", "dee")):
        with pytest.raises(TableRefused) as refused:
            table.ask("dee", ask)
        assert refused.value.code == TableCode.SHOWN_OUT


def test_locking_a_table_lets_nobody_in_who_was_forgotten() -> None:
    """Found by the simulation, seeds 11804 and 59871: their name stayed taken, also for themselves, and they could look on."""
    table = four().start()
    table.do([forgetting(table.table, "dee")])
    for _ in range(2):
        table.ask("ann", Lock("op", True))
        assert {known.name for known in table.table.gate.let_in} == {"ann", "bob", "cem"}
        watching = refuse_watching(table.table, "dee")
        assert watching is not None and watching.code == TableCode.SHOWN_OUT
        table.ask("ann", Lock("op", False))
    assert table.again() == table.table


def test_somebody_without_a_token_may_watch_until_the_table_is_locked() -> None:
    table = four().start()
    assert refuse_watching(table.table, None) is None
    why = refuse_watching(table.ask("ann", Lock("op", True)).table, None)
    assert why is not None and why.code == TableCode.LOCKED
    assert refuse_watching(table.ask("ann", Lock("op", False)).table, None) is None


def test_whom_the_host_showed_out_is_not_let_in_because_others_were_forgotten() -> None:
    gate = Gate("ann").showing_out("eve")
    for number in range(2 * MOST_FORGOTTEN):
        gate = gate.forgetting(f"guest {number}")
    assert (gate.shown_out, len(gate.forgotten)) == (("eve",), MOST_FORGOTTEN)


def test_a_log_from_before_there_were_gates_is_read_as_it_was() -> None:
    old = b'{"kind":"hostpassed","seat":1}'
    assert read(old) == HostPassed(1)
    assert written(HostPassed(1)) == old
    log = [(0, Opened(Setting(), "ann", "ann")), (1, Sat(1, "bob", "bob")), (2, read(old)), (3, Removed(0)), (4, Back(1))]
    table = replayed("old", log)
    assert (table.host, table.gate) == ("bob", Gate("ann", shown_out=("ann",)))
    with pytest.raises(TableRefused):
        answer(table, "ann", Sit("op", "ann"), 5)
