"""At the daily fire, too, nothing that depends on a hidden card decides when a byte is sent, however long minds think.

Two worlds that differ in the card on one's own head; how long a thought takes depends on it, and often it takes longer than the
pause that the bot makes. What bots say is allowed to depend on the card, so here they say the same in both worlds.
"""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from coyote.bots.plain import plain
from coyote.rules.model.cards import Card
from coyote.server.tables.clockwork import Clockwork
from coyote.table.autopilot import LONGEST, Choice, Decision
from coyote.table.deal import seals
from coyote.table.wire.moves import from_rules
from prove.sight import thinking
from prove.sight.exchange import unread
from prove.sight.pair import still
from prove.sight.world import Seen, World, world
from tests.hidden.test_daily import other_order

ANN = "ann"
MOVES = 4


def long_thought(choice: Choice) -> int:
    """How many milliseconds a thought takes: up to three times the longest pause."""
    seen = sha256(repr((choice.sees.worn, choice.sees.number)).encode()).digest()
    return 1 + int.from_bytes(seen[:4]) % (3 * LONGEST)


def same_answer(choice: Choice) -> Decision:
    return Decision(from_rules(plain(choice.sees)))


class Played:
    """What ann saw of a fire, and when; what she wore, and how many minds were late."""

    def __init__(self, here: World, heads: tuple[Card | None, ...]) -> None:
        self.seen: list[Seen] = [one for one in here.seen if one.who.startswith(ANN)]
        self.heads, self.late = heads, here.server.house.env.metrics.plain


def played(file: Path) -> Played:
    """Some turns of a fire, in which nobody calls."""

    async def there() -> Played:
        async with world(str(file), 1) as here:
            await here.guest(ANN)
            here.opened = await here.called(ANN, "POST", "/api/daily", {})
            await here.come(ANN, by_code=True)
            (steward,) = here.server.house.loaded()
            for number in range(MOVES):
                while (match := steward.table.match) is None or match.game.turn != 0:
                    await here.wait(here.now + 1000)
                move = {"do": "declare", "number": (match.game.number or 0) + 1}
                await here.say(ANN, 0, json.dumps({"ask": "play", "op": f"p{number}", "seq": steward.table.seq, "move": move}))
            await here.wait(here.now + 20_000)
            match = steward.table.match
            assert match is not None and match.game.round.finished == 0 and match.day is not None
            return Played(here, match.game.round.heads)

    return still(there)


def both(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Played, Played]:
    for where, name, what in (
        (thinking, "cost", long_thought),
        (thinking, "decide", same_answer),
        (seals, "leaf", unread),
    ):
        monkeypatch.setattr(where, name, what)
    here = played(folder / "here.db")
    monkeypatch.setattr(seals, "shuffled", other_order)
    there = played(folder / "there.db")
    assert here.heads[0] != there.heads[0] and here.heads[1:] == there.heads[1:]
    assert here.late != there.late, "in one world a mind was late that was not in the other"
    return here, there


def test_nobody_learns_their_own_card_from_how_long_a_mind_thinks_at_the_daily_fire(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = both(tmp_path, monkeypatch)
    assert here.seen == there.seen


def test_waiting_for_a_mind_that_is_late_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settle = Clockwork._settle

    async def waiting(clock: Any) -> None:
        if clock._thought is not None and not clock._thought.done():
            clock.env.metrics.plain += 1
            await asyncio.wait([clock._thought])
        await settle(clock)

    monkeypatch.setattr(Clockwork, "_settle", waiting)
    here, there = both(tmp_path, monkeypatch)
    assert here.seen != there.seen
