"""Watching the count: the first turn of a round begins when everybody who is here has, and not later than before."""

from __future__ import annotations

import pytest

from coyote.table.autopilot import thinking
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.schedule import due
from coyote.table.wire.inbound import Leave, Watched
from tests.table.seated import Seated, four


def counted() -> Seated:
    """Four people after the first round."""
    table = four().start().say(90).call().deal()
    assert table.match.last is not None
    return table


def test_when_all_who_are_here_have_watched_the_next_turn_begins_at_once() -> None:
    table = counted()
    ends = table.match.clock.since
    for guest in ("ann", "bob", "cem"):
        table.later(500).ask(guest, Watched("op", 1))
        assert table.match.clock.since == ends
    table.later(500).ask("dee", Watched("op", 1))
    assert table.match.clock.since == table.now < ends
    game = table.see(0).game
    assert game is not None
    assert game.begins == table.now
    assert table.again() == table.table


def test_nobody_waits_for_people_who_left_or_are_away() -> None:
    table = counted().ask("cem", Leave("op")).here("dee", False)
    table.ask("ann", Watched("op", 1)).later(100).ask("bob", Watched("op", 1))
    assert table.match.clock.since == table.now


def test_a_bot_starts_to_think_when_the_only_person_has_watched() -> None:
    table = Seated().bots("cub", "cub").start()
    while table.match.last is None:
        table.until_due() if table.turn != 0 else table.say(900)
    table.deal()
    assert table.turn != 0, "the bot that called starts"
    before = due(table.table)
    table.later(1000).ask("ann", Watched("op", 1))
    assert before is not None
    assert due(table.table) == table.now + thinking(table.match) < before


def test_a_count_is_watched_once_and_only_while_it_is_shown() -> None:
    table = counted().ask("ann", Watched("op", 1))
    for guest, round in (("ann", 1), ("bob", 2)):
        with pytest.raises(TableRefused) as refused:
            table.ask(guest, Watched("op", round))
        assert refused.value.code == TableCode.COUNT_WATCHED
    table.say(1)
    with pytest.raises(TableRefused):
        table.ask("bob", Watched("op", 1))


def test_what_was_watched_holds_until_the_first_move_of_the_round() -> None:
    table = counted().ask("ann", Watched("op", 1))
    assert table.match.watched == {0}
    assert table.say(1).match.watched == frozenset()
