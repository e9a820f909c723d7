"""The figures that people at a table feel, and the values that go with a refusal: whoever changes one means to."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from coyote.bots import MINDS
from coyote.editions import EDITIONS
from coyote.table import asks, autopilot, clock, gate, nickname, schedule, setting, silence
from coyote.table.asks import answer, opening
from coyote.table.autopilot import thinking
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.review import awards, chances, judged, progress
from coyote.table.setting import Setting, checked
from coyote.table.told import bot_reactions
from coyote.table.wire import inbound
from coyote.table.wire.inbound import AddBot, Change, Play, React, Sit, Start
from coyote.table.wire.moves import SaidCoyote
from tests.table.seated import Seated, four


def test_waits_and_bounds_are_what_people_are_used_to() -> None:
    assert (autopilot.SHORTEST, autopilot.LONGEST, autopilot.STAND_IN) == (900, 2_600, "owl")
    assert (clock.SHOW, schedule.SEEDS_WAIT, schedule.GRACE, schedule.HOST_GRACE) == (12_000, 3_000, 20_000, 60_000)
    assert schedule.ALONE == 180_000
    assert (setting.TURN_TIMES, setting.BANKS) == ((15, 30, 60, 120, 300), (0, 30, 60, 120, 300))
    assert (setting.MOST_CARDS, setting.MOST_KINDS, setting.MOST_MYSTERIES) == (200, 30, 8)
    assert (setting.MOST_COINS, setting.MOST_COYOTES, setting.PHONES) == (24, 60, "phones")
    assert asks.REACTIONS == ("howl", "yip", "growl", "laugh", "gulp", "stare", "paw", "sleep")


def test_how_long_is_long_and_how_many_are_too_many() -> None:
    assert (clock.HURRIED_SHOW, autopilot.HURRIED, silence.SILENT, silence.SLOW) == (600, 200, 60_000, 12_000)
    assert (gate.MOST_SHOWN_OUT, gate.MOST_FORGOTTEN, gate.MOST_LET_IN, gate.MOST_KNOCKING) == (48, 48, 24, 8)
    assert (asks.MOST_LASTING, inbound.LONGEST_SIGNAL, inbound.VIEWERS) == (20_000, 14_000, 2**48)
    assert (setting.PUBLIC_TURN, nickname.MOST_MARKS) == (60, 4)
    assert (bot_reactions.FAR, bot_reactions.NEAR, bot_reactions.MOST) == (15, 2, 2)


def test_what_is_judged_and_what_that_may_cost() -> None:
    assert (awards.EVEN, awards.SURE, awards.GOOD, awards.STEADY) == (0.5, 0.9, 0.75, 3)
    assert (progress.OPPONENTS, progress.MOONSHOT) == (3, 0.1)
    assert (chances.DIGITS, chances.MOST_A_GAME, chances.LOOK, chances.MOVES_A_STEP, judged.JUDGED) == (6, 300_000, 25, 5, 10)


def test_a_bot_takes_its_time_from_what_everybody_knows() -> None:
    match = Seated().bots("owl", "hare", "fox").start().match
    took = [thinking(replace(match, moved=moved)) for moved in range(200)]
    assert took[:4] == [1096, 1793, 1003, 2466]
    assert 900 <= min(took) < 940
    assert 2_560 < max(took) < 2_600


@pytest.mark.parametrize(
    ("refused", "code", "values"),
    [
        (Setting("trumps"), "no-such-edition", {"edition": "trumps", "expected": " | ".join(EDITIONS)}),
        (Setting(turn=14), "clock-value", {"value": 14, "expected": "15 | 30 | 60 | 120 | 300"}),
        (Setting(turn=0), "clock-value", {"value": 0, "expected": "15 | 30 | 60 | 120 | 300"}),
        (Setting(bank=29), "clock-value", {"value": 29, "expected": "0 | 30 | 60 | 120 | 300"}),
        (Setting(options={"deck": "5x201"}), "deck-too-big", {"cards": 201, "most": 200}),
        (Setting(options={"coins": "on", "coin_counts": "skipx25"}), "too-many-coins", {"coins": 25, "most": 24}),
        (Setting(public=True, heads="phones"), "phones-public", {}),
    ],
)
def test_a_setting_that_cannot_be_says_what_could(refused: Setting, code: str, values: dict[str, Any]) -> None:
    with pytest.raises(TableRefused) as why:
        checked(refused)
    assert (why.value.code, why.value.values) == (code, values)


@pytest.mark.parametrize(
    "fits",
    [
        Setting(options={"deck": "5x200"}),
        Setting(options={"coins": "on", "coin_counts": "skipx24"}),
        Setting(options={"deck": "5x2"}, seats=2),
        Setting(public=True, turn=15),
        Setting(heads="phones"),
        Setting(turn=15, bank=0),
        Setting(turn=300, bank=300),
    ],
)
def test_a_setting_at_its_bounds_can_be_played(fits: Setting) -> None:
    assert checked(fits) == fits


@pytest.mark.parametrize(
    ("table", "guest", "ask", "code", "values"),
    [
        (four(), "eve", Sit("op", "eve"), "table-full", {"seats": 4}),
        (Seated(), "eve", Sit("op", "ANN"), "name-taken", {"name": "ANN"}),
        (Seated().bots("cub"), "ann", Start("op", 3), "nobody-there", {"seat": 3}),
        (Seated().bots("cub"), "ann", Start("op", 4), "nobody-there", {"seat": 4}),
        (Seated(), "ann", AddBot("op", "dodo"), "mind-unknown", {"mind": "dodo", "minds": " ".join(MINDS)}),
        (four(), "ann", Change("op", Setting(seats=3)), "seats-taken", {"sitting": 4}),
        (four(), "ann", React("op", "x"), "reaction-unknown", {"reactions": "howl yip growl laugh gulp stare paw sleep"}),
        (Seated(), "ann", Start("op"), "too-few", {}),
    ],
)
def test_a_refusal_carries_what_its_sentence_needs(
    table: Seated, guest: str, ask: Any, code: str, values: dict[str, Any]
) -> None:
    with pytest.raises(TableRefused) as why:
        answer(table.table, guest, ask, table.table.at)
    assert (why.value.code, why.value.values) == (code, values)


def test_a_setting_may_have_as_many_seats_as_people_sit_there() -> None:
    assert [chair and chair.name for chair in four().ask("ann", Change("op", Setting(seats=4))).table.chairs] == [
        "ann",
        "bob",
        "cem",
        "dee",
    ]


def test_two_may_start() -> None:
    assert Seated().sit("bob").ask("ann", Start("op")).table.playing


def test_a_move_in_the_light_of_the_last_one_is_taken() -> None:
    table = four().start().say(5)
    moved = table.match.moved
    with pytest.raises(TableRefused) as stale:
        answer(table.table, "bob", Play("op", moved - 1, SaidCoyote()), table.table.at)
    assert (stale.value.code, stale.value.values) == (TableCode.STALE, {"seq": moved - 1, "moved": moved})
    assert len(answer(table.table, "bob", Play("op", moved, SaidCoyote()), table.table.at)) == 1


def test_somebody_who_opens_a_table_needs_a_name_that_a_record_can_write() -> None:
    opened = opening(Setting(), "guest", "Zoe\u0308")
    assert (opened.guest, opened.name, opened.setting) == ("guest", "Zoë", Setting())
