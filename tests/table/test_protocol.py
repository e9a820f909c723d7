"""The protocol page: its examples are what a table really writes, and its rows name every ask and every field."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from coyote import EDITIONS, IllegalMove, events, say, start
from coyote.rules.model import events as rules_events
from coyote.table.asks import REACTIONS
from coyote.table.review.analysis import analysis, odds_at
from coyote.table.review.awards import AWARDS
from coyote.table.review.coach import coach
from coyote.table.setting import MOST_CARDS, MOST_COINS, MOST_COYOTES, MOST_KINDS, MOST_MYSTERIES, Setting
from coyote.table.told import frames
from coyote.table.told.event_parts import of_event
from coyote.table.wire import events as wire_events
from coyote.table.wire import inbound, outbound, outbound_fair
from coyote.table.wire.inbound import Beside, read_ask
from prove.common.client import merged
from tests.table.seated import Seated, four
from tests.tables import KIDULT, played

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")


def example(kind: str) -> str:
    found = re.search(rf"```json {kind}\n(.*?)\n```", PAGE, re.DOTALL)
    assert found, kind
    return found[1]


def twelve() -> Seated:
    """A table at which Ann has said 12, as on the page."""
    ask = read_ask(example("ask"))
    assert not isinstance(ask, Beside)
    return four().start().ask("ann", ask)


def test_the_frame_and_the_news_are_what_bob_gets() -> None:
    table = four().start()
    table.news(1)
    before = table.frame(1)
    ask = read_ask(example("ask"))
    assert not isinstance(ask, Beside)
    table.ask("ann", ask)
    assert json.loads(example("news")) == json.loads(table.news(1))
    assert json.loads(example("frame")) == json.loads(table.frame(1, news=False))
    now = merged(json.loads(before), json.loads(example("news")))
    assert {**now, "events": None} == {**json.loads(example("frame")), "events": None}


def test_the_answers_are_what_ann_and_bob_get() -> None:
    table = twelve()
    assert frames.ack("k3f9", table.table.seq).decode() == example("ack")
    with pytest.raises(IllegalMove) as illegal:
        table.say(3, "bob")
    assert frames.refused("k3f9", illegal.value).decode() == example("refused")


def test_what_is_told_after_a_game_and_by_the_coach_is_what_the_page_shows() -> None:
    lines = "deal 1 2 / ann 10 / bob 11 / ann coyote"
    game = played(KIDULT, lines, seats="ann bob", deck="1x1 2x1 4x1 8x1", out_at="1")
    table = Seated(Setting(KIDULT, {"deck": "1x1 2x1 4x1 8x1"}, seats=2)).bots("owl").start()
    while table.turn != 0:
        table.until_due()
    over = replace(table.match, game=game, whole=True)
    assert json.loads(example("analysis")) == json.loads(frames.written(analysis(over)))
    assert json.loads(example("odds")) == json.loads(frames.written(odds_at(over, 3)))
    assert json.loads(example("coach")) == json.loads(frames.written(coach(table.table, "ann")))
    assert all(f"| `{award}` |" in PAGE for award in AWARDS)


def test_every_ask_has_its_row() -> None:
    for kind in inbound.AnyAsk.__args__:
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)
        row = next(row for row in PAGE.splitlines() if row.startswith(f"| `{info.tag}` |"))
        for field in kind.__struct_fields__:
            assert field == "op" or f"`{field}`" in row, row
    assert all(reaction in PAGE for reaction in REACTIONS)


def test_every_field_of_a_frame_is_described() -> None:
    described = "\n".join(row for row in PAGE.splitlines() if row.startswith("| `"))
    for part, kind in {
        "table": outbound.TableTold,
        "you": outbound.You,
        "game": outbound.GameTold,
        "fair": outbound_fair.FairTold,
    }.items():
        for field in kind.__struct_fields__:
            assert f"`{part}.{field}`" in described, f"{part}.{field}"
    for field in outbound.Frame.__struct_fields__:
        assert f"`{field}" in described, field


def test_every_event_of_a_game_has_its_row() -> None:
    for kind in get_args(wire_events.AnyHeard):
        tag = kind.__struct_config__.tag
        if not hasattr(rules_events, kind.__name__):
            assert f"`{tag}`" in PAGE, tag
            continue
        row = next(row for row in PAGE.splitlines() if row.startswith(f"| `{tag}` |"))
        for field in kind.__struct_fields__:
            assert f"`{field}`" in row, row


def test_the_count_is_what_a_table_tells() -> None:
    game = start(EDITIONS["oliphante_2010"], ["ann", "bob", "cem", "dee"], starter="ann")
    game = say(say(game, "deal 20 -5 double flip"), "ann 12 / bob 50 / cem coyote")
    counted = next(event for event in events(game) if isinstance(event, rules_events.Counted))
    assert json.loads(example("counted")) == json.loads(frames.written(of_event(counted)))


def test_the_protocol_says_what_a_setting_may_hold() -> None:
    for said in (
        f"`deck-too-big` ({MOST_CARDS} cards)",
        f"`too-many-kinds` ({MOST_KINDS})",
        f"`too-many-mysteries` ({MOST_MYSTERIES} `?`)",
        f"`too-many-coins` ({MOST_COINS})",
        f"over {MOST_COYOTES}, so {MOST_COYOTES // 12} at a table of twelve",
    ):
        assert said in PAGE, said
