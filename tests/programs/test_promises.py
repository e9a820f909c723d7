"""What docs/bots.md promises in words: limits, rules, fields, moves, minds and advice."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coyote.bots import MINDS
from coyote.commands.arena import arena
from coyote.commands.bot import OPPONENTS
from coyote.commands.entrants import WARNING
from coyote.lab.arena import wilson
from coyote.lab.references import REFERENCES
from coyote.lab.standings import FEWEST
from coyote.programs import lines
from coyote.programs.check import SEAT, positions
from coyote.programs.program import RUNNERS, Limits
from coyote.rules.game import refusal
from coyote.rules.model.cards import ORDER
from coyote.table.wire.moves import SeatMove, to_rules
from coyote.table.wire.outbound import Able, GameTold, You
from coyote.views import view

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "bots.md").read_text(encoding="utf-8")
OF_SERVERS = {"awaited", "options", "said_before", "begins", "deadline", "banks", "hurried"}
"""Fields that no program is told, and the one that has a table of its own."""


def left_empty(told: dict[str, Any], path: str = "") -> Iterator[str]:
    for name, value in told.items():
        if value is None or value is False or value in ("", [], {}):
            yield path + name
        elif isinstance(value, dict):
            yield from left_empty(value, f"{path}{name}.")


def test_what_is_empty_is_left_out_but_for_two_fields() -> None:
    found = {name for _, game in positions() for name in left_empty(json.loads(lines.turn(1, "any", view(game, SEAT), 1)))}
    assert found == {"game.number", "game.declarer"}
    assert "only `game.number` and `game.declarer`\nare always there" in TEXT


@pytest.mark.parametrize(("told", "prefix"), [(You, "you."), (GameTold, "game."), (Able, "")])
def test_every_field_of_a_turn_is_described(told: type[msgspec.Struct], prefix: str) -> None:
    described = {word for row in re.findall(r"^\| (`[^|]*) \|", TEXT, re.MULTILINE) for word in re.findall("`([^`]+)`", row)}
    for name in told.__struct_fields__:
        assert name in OF_SERVERS or f"{prefix}{name}" in described


def test_the_moves_with_a_coin_or_a_special_are_legal_where_the_page_shows_them() -> None:
    able = {name: game for name, game in positions() if "coins" in name or "specials" in name}
    coins, specials = (next(game for name, game in able.items() if word in name) for word in ("coins", "specials"))
    table = TEXT.split("Your options, `you.options`:")[1].split("## In the arena")[0]
    moves = [msgspec.json.decode(move, type=SeatMove) for move in re.findall(r"`(\{\"do\":.*?\})`", table)]
    assert len(moves) == 5
    for move in moves:
        assert None in (refusal(coins, SEAT, to_rules(move)), refusal(specials, SEAT, to_rules(move))), move


def test_the_cards_act_in_the_order_of_the_table() -> None:
    rules = TEXT.split("## The rules in short")[1].split("## A whole bot")[0]
    assert re.findall(r"^\| `(.*?)` \|", rules, re.MULTILINE) == [*ORDER]


def test_the_page_knows_the_limits() -> None:
    assert f"within {Limits().start_ms // 1000} seconds that you are ready" in TEXT
    assert all(f"`{kind}`" in TEXT for kind in RUNNERS)
    assert f"mark the bot with {WARNING}" in TEXT
    assert FEWEST == 5
    assert "an entry with fewer than five has none yet" in TEXT


def test_the_page_and_the_tool_advise_the_same() -> None:
    assert f"python3 run.py arena mybot.py {OPPONENTS} " in TEXT
    assert f"coyote arena ./mybot {OPPONENTS}\n" in str(arena.help)
    assert {*OPPONENTS.split(" --")[0].split()} <= {*MINDS}


def test_the_page_knows_every_mind_with_the_strength_that_was_measured() -> None:
    measured = dict(
        re.findall(r"^\| (\w+) \| ([\d.]+ %) \| [\d.]+–", (DOCS / "minds.md").read_text(encoding="utf-8"), re.MULTILINE)
    )
    shown = dict(re.findall(r"`(\w+)` \| ([\d.]+ %)", TEXT))
    assert shown == measured
    assert {*shown} == {*MINDS}
    assert all(f"`{name}`" in TEXT for name in REFERENCES)


def test_the_page_knows_what_the_arena_plays_by_default() -> None:
    default = {option.name: option.default for option in arena.params}
    assert default["seats"] == 4
    assert "`coyote arena` plays `kidult_2003` with four seats" in TEXT
    assert "by default kidult_2003" in str(next(option for option in arena.params if option.name == "edition").to_info_dict())


def test_the_page_knows_how_sure_so_many_games_are() -> None:
    rows = re.findall(r"^\| (\d+) \| 25 % ± (\d+) \|", TEXT, re.MULTILINE)
    assert len(rows) == 4
    for games, reach in rows:
        sure = wilson(int(games) // 4, int(games), 0.99)
        assert round(100 * (sure.high - sure.low) / 2) == int(reach)
