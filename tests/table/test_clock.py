"""The clock of a turn, and what happens at a table when time passes."""

from __future__ import annotations

import pytest

from coyote.rules.model.moves import DEALER
from coyote.table.autopilot import LONGEST, SHORTEST, thinking
from coyote.table.clock import SHOW, Clock
from coyote.table.deck_deeds import TurnedOver
from coyote.table.deeds import Back, Credited, Moved
from coyote.table.schedule import ALONE, GRACE, HOST_GRACE, SEEDS_WAIT, due, resumed, stands_still, woken
from coyote.table.setting import BANKS, TURN_TIMES, Setting
from coyote.table.wire.inbound import Commit, Leave, Sit, Start
from tests.table.seated import Seated, four

FAST = Setting(turn=15, bank=30)


def test_a_turn_takes_its_time_then_the_bank() -> None:
    clock = Clock(15_000, (30_000, 30_000), 0)
    assert clock.deadline(0) == 45_000
    assert clock.moved(0, 15_000).banks == (30_000, 30_000)
    assert clock.moved(0, 15_001).banks == (29_999, 30_000)
    late = clock.moved(0, 20_000)
    assert (late.banks, late.since, late.deadline(0), late.deadline(1)) == ((25_000, 30_000), 20_000, 60_000, 65_000)
    assert clock.moved(1, 10**6).banks == (30_000, 0)


def test_a_turn_without_limit_has_no_deadline_and_eats_no_bank() -> None:
    clock = Clock(None, (30_000,), 0)
    assert clock.deadline(0) is None
    assert clock.moved(0, 10**9) == Clock(None, (30_000,), 10**9)


def test_whoever_moves_while_the_count_is_shown_loses_nothing() -> None:
    clock = Clock(15_000, (0,), 12_000)
    assert clock.moved(0, 5_000) == Clock(15_000, (0,), 5_000)
    assert clock.begins(10_000) is clock
    assert clock.begins(13_000).since == 13_000
    assert clock.credited(500).since == 12_500


def test_times_and_banks_that_can_be_agreed_on() -> None:
    assert (TURN_TIMES[0], TURN_TIMES[-1]) == (15, 300)
    for turn in (None, *TURN_TIMES):
        for bank in BANKS:
            assert Seated(Setting(turn=turn, bank=bank)).table.setting.turn == turn


def test_when_the_time_is_up_a_bot_makes_the_move_and_the_bank_is_empty() -> None:
    table = four(FAST).start()
    begun, whose = table.now, table.turn
    assert due(table.table) == begun + 45_000
    table.at(begun + 44_999)
    assert table.turn == whose
    table.at(begun + 45_000)
    deed = table.log[-1][1]
    assert isinstance(deed, Moved)
    assert (deed.seat, deed.by) == (whose, "clock")
    assert table.match.clock.banks[whose] == 0
    assert table.see(0).events[0].__class__.__name__ == "StoodIn"


def test_the_deadline_does_not_stop_for_somebody_who_goes_away() -> None:
    table = four(Setting(turn=15, bank=0)).start()
    deadline = due(table.table)
    assert due(table.here("ann", False).table) == deadline
    assert due(table.later(5_000).here("ann", True).table) == deadline
    table.here("ann", False).until_due()
    assert table.now == deadline


def test_a_bot_thinks_as_long_as_everybody_could_know() -> None:
    table = Seated().bots("owl", "hare", "fox").start()
    while table.turn == 0:
        table.say(1)
    wait = thinking(table.match)
    assert SHORTEST <= wait < LONGEST
    assert due(table.table) == table.match.clock.since + wait
    table.until_due()
    deed = table.log[-1][1]
    assert isinstance(deed, Moved)
    assert deed.by == "bot"


def test_somebody_who_is_away_is_waited_for_and_then_a_bot_stands_in_until_they_return() -> None:
    table = four().start()
    went = table.now
    table.here("ann", False)
    wait = thinking(table.match)
    assert due(table.table) == went + GRACE + wait
    table.until_due()
    deed = table.log[-1][1]
    assert isinstance(deed, Moved)
    assert (deed.seat, deed.by) == (0, "stand-in")
    for guest in ("bob", "cem", "dee"):
        table.say(table.match.game.number + 1 if table.match.game.number is not None else 1, guest)
    assert due(table.table) == table.now + thinking(table.match), "the grace is over: now it takes no longer than a bot"
    table.here("ann", True)
    assert due(table.table) is None
    assert table.match.game.number is not None
    table.say(table.match.game.number + 1, "ann")


def test_whoever_leaves_in_mid_game_is_not_waited_for_and_comes_back_by_sitting_down() -> None:
    table = four().start().ask("ann", Leave("op"))
    assert due(table.table) == table.now + thinking(table.match)
    assert table.table.seat_of("ann") is None, "who has left watches"
    assert not table.here("ann", True).steps, "to watch is not to come back"
    table.until_due()
    assert table.turn == 1
    table.ask("ann", Sit("op", "whatever"))
    assert (table.table.seat_of("ann"), table.log[-1][1]) == (0, Back(0))
    chair = table.table.chairs[0]
    assert chair is not None
    assert (chair.name, chair.away, chair.left) == ("ann", None, False)


def test_nobodys_exit_ends_a_game_and_leavers_give_up_their_seats_after_it() -> None:
    table = four(Setting(options={"out_at": "1"})).start()
    for guest in ("ann", "bob", "cem"):
        table.ask(guest, Leave("op"))
    table.here("dee", False)
    while table.table.playing:
        table.until_due()
    assert [chair and chair.name for chair in table.table.chairs] == [None, None, None, "dee"]
    assert table.table.host == "dee"
    assert table.again() == table.table


def test_a_host_who_stays_away_between_games_is_followed_by_somebody_who_is_here() -> None:
    table = four()
    table.here("ann", False)
    assert due(table.table) == table.now + HOST_GRACE
    table.here("bob", False).until_due()
    assert table.table.host == "cem"
    assert due(table.table) is None


def test_if_nobody_is_here_the_host_stays_the_host() -> None:
    assert due(Seated().here("ann", False).table) is None


def test_the_first_turn_of_a_round_begins_after_the_count_was_shown() -> None:
    table = four(FAST).start().say(90).call()
    if table.turn == DEALER:
        table.commit_all()
    assert table.match.clock.since == table.now + SHOW


def test_a_count_with_a_mystery_is_shown_as_long() -> None:
    deck = {"deck": "?x4 1x30"}
    table = four(Setting(turn=15, bank=30, options=deck))
    table.start()
    while table.table.playing and not (table.match.last and table.match.last.game.round.finished > 8):
        table.say(90).call()
        assert table.match.over or table.match.clock.since == table.now + SHOW
        table.deal().later(100)
    assert any(isinstance(deed, TurnedOver) for _, deed in table.log)


def test_seeds_are_waited_for_and_then_no_longer() -> None:
    table = four().ask("ann", Start("op"))
    begun = table.now
    assert due(table.table) == begun + SEEDS_WAIT
    table.ask("ann", Commit("op", bytes(32)))
    table.later(1_000).here("bob", False).here("cem", False)
    table.ask("dee", Leave("op"))
    assert table.match.deck is not None
    assert table.match.deck.closed, "nobody else is here"
    assert due(table.table) == table.now + SEEDS_WAIT
    table.until_due()
    assert table.turn >= 0
    epoch = table.match.epoch(1)
    assert ([seat for seat, _ in epoch.commits], epoch.seeds, epoch.no_seed) == ([0], (), (0, 1, 2, 3))


def test_seeds_that_come_in_time_begin_the_game_at_once() -> None:
    table = four().ask("ann", Start("op")).commit_all()
    assert table.turn >= 0
    assert [seat for seat, _ in table.match.epoch(1).seeds] == [0, 1, 2, 3]


def test_a_server_that_was_away_takes_nobodys_time() -> None:
    table = four(FAST).start().here("bob", False)
    left = (due(table.table) or 0) - table.now
    table.now += 10**7
    table.do(resumed(table.table, table.now))
    assert (due(table.table) or 0) - table.now == min(left, GRACE + thinking(table.match))
    assert all(chair is not None and chair.away is not None for chair in table.table.chairs)
    assert resumed(table.table, table.now) == []


def test_a_server_that_was_away_while_a_deck_was_made_waits_as_long_again() -> None:
    table = four().ask("ann", Start("op"))
    table.now += 10**7
    table.do([Credited(10**7)])
    assert due(table.table) == table.now + SEEDS_WAIT


def test_a_game_that_nobody_is_left_in_stands_still_until_somebody_returns() -> None:
    table = Seated(Setting(options={"out_at": "20"}, seats=3, turn=60)).bots("owl", "owl").start().ask("ann", Leave("op"))
    went = table.now
    while due(table.table) is not None:
        table.until_due()
    assert went + ALONE - SHOW - 2 * LONGEST < table.table.at <= went + ALONE
    assert stands_still(table.table)
    assert resumed(table.table, table.now + 10**7) == [], "another server leaves it as it is"
    table.now = went + ALONE + 12_345
    assert woken(table.table, table.now) == [Credited(12_345)]
    banks = table.match.clock.banks
    table.do(woken(table.table, table.now))
    assert stands_still(table.table), "it waits for a person, not for time"
    table.ask("ann", Sit("op", "ann"))
    assert woken(table.table, table.now) == []
    assert (due(table.table) or 0) > table.now
    assert table.match.clock.banks == banks


def test_a_game_goes_on_while_one_of_its_people_is_here() -> None:
    table = four(Setting(options={"out_at": "3"}))
    table.start()
    for guest in ("ann", "bob", "cem"):
        table.ask(guest, Leave("op"))
    gone = table.now
    while table.now < gone + 2 * ALONE and table.table.playing:
        number = table.match.game.number
        table.say(1 if number is None else number + 1) if table.turn == 3 else table.until_due()
    assert not stands_still(table.table)


def test_a_short_absence_of_everybody_costs_and_gives_nothing() -> None:
    table = four(Setting(turn=300)).start()
    for guest in ("ann", "bob", "cem", "dee"):
        table.here(guest, False)
    assert woken(table.table, table.now + ALONE - 1) == []


def test_a_server_that_takes_over_waits_for_no_seed_since_nobody_is_connected() -> None:
    table = four().ask("ann", Start("op"))
    table.now += 1
    table.do(resumed(table.table, table.now))
    assert all(chair is not None and chair.away is not None for chair in table.table.chairs)
    assert table.turn >= 0, "the cards are dealt"


def test_time_does_not_run_backwards() -> None:
    table = four().start()
    at = table.table.at
    table.now -= 10**6
    assert table.say(3).table.at == at


@pytest.mark.parametrize("guest", ["bob", "eve"])
def test_presence_that_changes_nothing_is_no_deed(guest: str) -> None:
    assert not four().here(guest, True).steps
