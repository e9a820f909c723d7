"""The first game, which teaches, is a script; its counts are those of the rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

from coyote import EDITIONS
from coyote.rules.model.cards import card
from coyote.rules.play.count import count

SCRIPT = Path(__file__).parents[2] / "browser/src/learn/script.ts"
REVEAL = re.compile(r"heads: (\[[^\n]*\]),\n.*?\n.*?\n\s+reveal: \{ number: \d+, count: (\[.*\]) \},")


def test_the_rules_count_every_reveal_of_the_first_game_as_its_script_does() -> None:
    edition = EDITIONS["oliphante_2010"]
    reveals = REVEAL.findall(SCRIPT.read_text(encoding="utf-8").replace("'", '"'))
    assert len(reveals) == 2
    for heads, written in reveals:
        worn = tuple(card(token) for token in json.loads(heads))
        assert all(worn.count(token) <= edition.deck.counts[edition.deck.index[token]] for token in worn)
        assert json.loads(written) == json.loads(json.dumps(count(worn, (), edition.order)))
