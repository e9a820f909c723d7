"""The daily fire tells nobody their own card, although everybody has the same: two worlds that differ in it look the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coyote.rules.model.cards import Card
from coyote.server.http import daily
from coyote.table.deal import seals
from coyote.table.deal.fair import shuffled
from coyote.table.match import Match
from tests.server.houses import Clock, houses
from tests.server.test_daily import guest
from tests.server.virtual import run

FROM = 5
"""Where the other card comes from: with this one the game of somebody who plays on ends otherwise."""


def other_order(key: bytes, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The same order, but for the first card, which seat 0 wears: it is another one."""
    first, *rest = shuffled(key, cards)
    place = next(place for place in range(FROM, len(rest)) if rest[place] != first)
    rest[place], first = first, rest[place]
    return (first, *rest)


def chance() -> Callable[[int], bytes]:
    """The same random bytes in both worlds."""
    numbers = count()
    return lambda size: sha256(b"%d" % next(numbers)).digest()[:size]


class World:
    """What somebody is told of the daily fire whose game is not over, while others have played theirs; and all heads."""

    def __init__(self, told: list[bytes], heads: tuple[Card | None, ...]) -> None:
        self.told, self.heads = told, heads


async def world(file: Path) -> World:
    clock = Clock()
    async with houses(str(file), 1, clock) as (house,):
        house.env = replace(house.env, chance=chance())
        ann, bob, eve = [await guest(house, clock, name) for name in ("ann", "bob", "eve")]
        told: list[Any] = [await ann.look(), await ann.light(), await ann.look()]
        match = (await ann.table()).table.match
        assert match is not None
        clock.now += 1000
        began = clock.now
        lit = await eve.light()
        await bob.play()
        clock.now = began  # how long others play is no secret of ours; what is told must not depend on it
        told += [lit, await ann.look(), await eve.look(), await ann.light()]
        return World([msgspec.json.encode(one) for one in told], match.game.round.heads)


def test_nobody_learns_their_own_card_from_the_daily_fire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = run(world(tmp_path / "here.db"))
    monkeypatch.setattr(seals, "shuffled", other_order)
    there = run(world(tmp_path / "there.db"))
    assert here.heads[0] != there.heads[0] and here.heads[1:] == there.heads[1:]
    assert here.told == there.told


@pytest.mark.parametrize("leak", ["outcomes", "place"])
def test_a_leak_would_be_noticed(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def sums(match: Match) -> int:
        return int.from_bytes(sha256(str(match.game.history).encode()).digest()[:4])

    async def too_much(visit: Any, shelf: Any, day: Any, whose: str | None) -> daily.DayTold:
        told = await honest(visit, shelf, day, whose)
        counted = await visit.env.store.outcomes(day.day)
        if leak == "outcomes":
            return msgspec.structs.replace(
                told, outcomes=tuple(daily.OutcomeTold(place, rounds, many) for (place, rounds), many in counted.items())
            )
        games = [steward.table.match for steward in visit.house.loaded() if steward.table.match]
        return msgspec.structs.replace(told, begun=sums(games[0]) if games else 0)

    honest = daily.day_told
    monkeypatch.setattr(daily, "day_told", too_much)
    here = run(world(tmp_path / "here.db"))
    monkeypatch.setattr(seals, "shuffled", other_order)
    there = run(world(tmp_path / "there.db"))
    assert here.told != there.told
