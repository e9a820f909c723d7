"""The recorded games of browser/tests/frames are what a table tells today, and hold every move that a player can make."""

from __future__ import annotations

import json
from typing import get_args

from coyote.rules.model.moves import COINS, DECLARED_SPECIALS
from coyote.table.wire.moves import SeatMove
from tests.page.recorded import FOLDER, RECORDINGS, written

AFRESH = "run: .venv-test/bin/python -m tests.page.recorded"
"""What to do when one of them is out of date."""


def test_the_recorded_games_are_what_a_table_tells_today() -> None:
    kept = {file.stem: file.read_text(encoding="utf-8") for file in FOLDER.iterdir()}
    assert kept == {name: written(name) for name in RECORDINGS}, AFRESH


def test_every_move_is_asked_for_in_a_recorded_game() -> None:
    messages = [json.loads(line) for name in RECORDINGS for line in written(name).splitlines()]
    asked = [message["move"] for message in messages if message.get("ask") == "play"]
    assert {move["do"] for move in asked} == {kind.__struct_config__.tag for kind in get_args(SeatMove)}
    assert {move["coin"] for move in asked if "coin" in move} == set(COINS)
    assert {move["special"] for move in asked if "special" in move} == set(DECLARED_SPECIALS)
