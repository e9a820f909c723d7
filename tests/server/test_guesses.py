"""Codes that somebody tries: how many wrong ones one network, and all together, may try; and that links are not counted."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.edge import guesses
from coyote.server.edge.guesses import found
from coyote.server.edge.limits import SITES, Limits, Rate
from coyote.server.edge.networks import network
from coyote.server.guests import welcome
from coyote.server.tables.house import House
from coyote.server.tables.summary import TableFound
from coyote.server.tickets import SYLLABLES
from coyote.table.setting import Setting
from tests.server.houses import Clock, houses, opened

WRONG = "baba-babe"


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing comes back while a test runs."""
    monkeypatch.setattr(guesses, "WRONG", Rate(guesses.WRONG.burst, 1e-9))
    monkeypatch.setattr(guesses, "ALL_WRONG", Rate(50, 1e-9))


async def tried(house: House, limits: Limits, said: str, where: str = "here") -> str:
    try:
        await found(house, limits, said, where)
    except ServerRefused as why:
        return why.code
    return "found"


async def test_a_network_may_be_wrong_some_times_and_right_as_often_as_it_likes(sqlite_file: str) -> None:
    async with houses(sqlite_file, 1, Clock()) as (house,):
        _, row, _ = await opened(house)
        limits = Limits()
        for _ in range(100):
            assert await tried(house, limits, row.code) == "found"
        told = [await tried(house, limits, WRONG) for _ in range(15)]
        assert told == [ServerCode.TABLE_UNKNOWN] * 12 + [ServerCode.TOO_FAST] * 3
        assert await tried(house, limits, row.code) == ServerCode.TOO_FAST, "otherwise a guesser would know which one is right"
        assert await tried(house, limits, row.code, "there") == "found"


async def test_a_link_is_never_counted(sqlite_file: str) -> None:
    async with houses(sqlite_file, 1, Clock()) as (house,):
        guest, _ = await welcome(house.env, "ann")
        _, link = await house.open(guest, Setting(), (), start=False)
        limits = Limits()
        for _ in range(100):
            assert await tried(house, limits, "no link of ours") == ServerCode.TABLE_UNKNOWN
        for _ in range(80):
            await tried(house, limits, WRONG)
        assert await tried(house, limits, link) == "found"


async def test_all_networks_together_are_wrong_only_so_often(sqlite_file: str) -> None:
    async with houses(sqlite_file, 1, Clock()) as (house,):
        _, row, _ = await opened(house)
        limits = Limits()
        told = Counter[str]()
        for number in range(200):
            told.update([await tried(house, limits, WRONG, f"{number % 20}") for _ in range(3)])
        assert 50 <= told[ServerCode.TABLE_UNKNOWN] < 50 + 20, "each network has one try of its own"
        assert await tried(house, limits, row.code, "3") == ServerCode.TOO_FAST
        assert await tried(house, limits, row.code, "somebody who was not wrong") == "found"
        assert await tried(house, limits, WRONG, "a new network") == ServerCode.TABLE_UNKNOWN
        assert await tried(house, limits, WRONG, "a new network") == ServerCode.TOO_FAST


async def test_many_networks_of_one_site_are_one(sqlite_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guesses, "ALL_WRONG", Rate(10_000, 1e-9))
    async with houses(sqlite_file, 1, Clock()) as (house,):
        limits = Limits()
        told = [await tried(house, limits, WRONG, network((f"2600:1:2:{number:x}::1", 1))) for number in range(200)]
        assert told.count(ServerCode.TABLE_UNKNOWN) == guesses.WRONG.burst * SITES


async def test_many_tries_at_once_are_many_tries(sqlite_file: str) -> None:
    async with houses(sqlite_file, 1, Clock()) as (house,):
        limits = Limits()
        told = await asyncio.gather(*(tried(house, limits, WRONG) for _ in range(40)))
        assert told.count(ServerCode.TABLE_UNKNOWN) == 12


def test_so_few_codes_can_be_tried_in_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    """As docs/limits.md says: a hundredth of a percent."""
    monkeypatch.undo()
    assert 3600 * guesses.ALL_WRONG.flow / len(SYLLABLES) ** 4 < 0.000101


def test_nobody_who_looks_for_a_table_is_told_its_id() -> None:
    """It would open what is told of the table's games, and a code can be found by trying."""
    assert not {"table", "id", "link", "game"} & {*TableFound.__struct_fields__}
