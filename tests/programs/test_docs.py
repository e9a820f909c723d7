"""What docs/bots.md shows is what a program is told, and its answers are read."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
from hypothesis import given, settings

from coyote.programs import lines
from coyote.rules.model.moves import Declare
from coyote.table.wire.moves import SeatMove, from_rules
from coyote.views import view
from tests.strategies import Table, tables
from tests.table.test_protocol import twelve

TEXT = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")


def example(name: str) -> str:
    found = re.search(rf"```json {name}\n(.*?)\n```", TEXT, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_examples_are_what_a_program_is_told() -> None:
    game = twelve().match.game
    assert example("turn") == lines.turn(7, "game-1", view(game, 1), 10_000).decode()
    shown: dict[str, Any] = json.loads(example("hello"))
    told: dict[str, Any] = json.loads(lines.hello(game.terms, 1, 132, 1000, 10_000))
    assert list(shown.items()) == list(told.items())
    assert example("end") == lines.end(1).decode()


def test_the_answers_on_the_page_are_answers() -> None:
    assert isinstance(lines.read(example("ready").encode()), lines.Ready)
    answer = lines.read(example("play").encode())
    assert isinstance(answer, lines.Play)
    assert (answer.id, lines.move_of(answer)) == (7, Declare(13))


def test_the_page_has_an_example_of_every_move() -> None:
    found = [msgspec.json.decode(move, type=SeatMove) for move in re.findall(r"`(\{\"do\":.*?\})`", TEXT)]
    assert {type(move) for move in found} == set(get_args(SeatMove))


@settings(max_examples=40, deadline=None)
@given(tables())
def test_every_move_of_every_edition_is_read_from_its_line_and_its_options_are_told(table: Table) -> None:
    for game in list(table.played().line())[:80]:
        before = game.before
        if before is None or before.turn < 0:
            continue
        move: Any = game.move
        line = {"ask": "play", "id": 3, "move": msgspec.to_builtins(from_rules(move))}
        answer = lines.read(json.dumps(line).encode())
        assert isinstance(answer, lines.Play) and lines.move_of(answer) == move
        sees = view(before, before.turn)
        may = sees.options
        told: dict[str, Any] = json.loads(lines.turn(3, "game", sees, 0))["you"]
        able = told["options"]
        assert [able.get(name, False) for name in ("peek", "lay", "give_up")] == [may.peek, may.lay, may.give_up]
        assert (able.get("points", []), told.get("middle", [])) == ([*may.points], [*sees.middle])


def test_the_page_names_every_fault_and_warns() -> None:
    for word in ("late", "illegal", "nonsense", "crashed"):
        assert f"**{word}**" in TEXT
    assert "strangers' programs in a container" in TEXT
