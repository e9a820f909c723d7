"""The coach: exact, for the player to move, and only if everybody else is a bot."""

from __future__ import annotations

import pytest
from msgspec import structs

from coyote import Code, IllegalMove, view
from coyote.odds import odds
from coyote.table import asks
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.review.coach import coach
from coyote.table.setting import Setting
from coyote.table.table import Table, chair_at
from coyote.table.wire.inbound import Start
from tests.table.seated import Seated, four


def practice(setting: Setting | None = None, seed: int = 0) -> Seated:
    """A table of Ann and bots, at her turn."""
    table = Seated(setting, salt=seed).bots("owl", "hare").start()
    return wait_for_ann(table)


def wait_for_ann(table: Seated) -> Seated:
    while table.turn != 0:
        table.until_due()
    return table


def refused(table: Table, guest: str = "ann") -> str:
    try:
        coach(table, guest)
    except (TableRefused, IllegalMove) as why:
        return str(why.code)
    raise AssertionError("not refused")


@pytest.mark.parametrize("seed", range(6))
def test_the_coach_tells_the_exact_odds_of_the_own_view(seed: int) -> None:
    table = practice(seed=seed)
    sees = view(table.match.game, 0)
    known, told = odds(sees), coach(table.table, "ann")
    assert told.seat == 0
    assert [value for value, _ in told.totals] == [value for value, _ in known.totals]
    assert sum(chance for _, chance in told.totals) == pytest.approx(1, abs=1e-4)
    assert all(chance == round(known.chance(number), 6) for number, chance in told.numbers)
    if sees.number is None:
        assert told.call is None
    else:
        assert told.call == round(1 - known.chance(sees.number), 6)


def test_there_is_no_coach_where_another_person_plays() -> None:
    assert refused(four().start().table) == TableCode.COACH_NOT_HERE
    table = practice().table
    left = structs.replace(table, chairs=(*table.chairs[:1], chair_at(table, 1)._replace(guest="bob", mind=None, left=True)))
    assert refused(left) == TableCode.COACH_NOT_HERE, "who left may come back"


def test_there_is_no_coach_on_a_phone_that_others_look_at() -> None:
    table = practice().table
    assert refused(structs.replace(table, setting=structs.replace(table.setting, heads="phones"))) == TableCode.COACH_NOT_HERE


def test_the_coach_has_nothing_to_say_before_the_game_after_it_and_out_of_turn() -> None:
    before = Seated().bots("owl")
    assert refused(before.table) == TableCode.NO_GAME
    assert refused(before.table, "eve") == TableCode.NO_SEAT
    assert refused(before.ask("ann", Start("op")).table) == Code.DEALER_FIRST
    table = practice()
    number = table.match.game.number
    assert refused(table.say(1 if number is None else number + 1).table) == Code.NOT_YOUR_TURN
    short = practice(Setting(options={"out_at": "1"}))
    while short.table.playing:
        if short.turn == 0:
            short.say(900) if short.match.game.number is None else short.call()
        else:
            short.until_due()
    assert refused(short.table) == Code.GAME_OVER


def test_odds_out_of_reach_are_not_coached(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table that was opened before there were limits."""
    monkeypatch.setattr(asks, "checked", lambda setting: setting)
    deck = " ".join([f"{number}x2" for number in range(-999, 1000, 40)]) + " ?x60"
    table = Seated(Setting(options={"deck": deck}, seats=12), salt=3).bots(*["cub"] * 11).start()
    told = coach(wait_for_ann(table).table, "ann")
    assert (told.totals, told.call, told.numbers) == ((), None, ())
