"""How many tables somebody may have open, and that nobody empties the public list for the others."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from coyote.server.edge import openings
from coyote.server.edge.openings import Most, Openings
from coyote.server.guests import welcome
from coyote.server.http.lobby import MOST_LISTED
from coyote.table.setting import Setting
from prove.sight.pair import still
from prove.sight.world import World, world
from tests.server.houses import Clock, houses, line_of, opened

PRIVATE, PUBLIC = {"seats": 3}, {"seats": 3, "public": True}


def in_a_world(folder: Path, ask: Callable[[World], Awaitable[Any]]) -> Any:
    async def there() -> Any:
        async with world(str(folder / "coyote.db"), 1) as here:
            return await ask(here)

    return still(there)


async def open_as(here: World, who: str, setting: Mapping[str, object]) -> tuple[int, dict[str, Any]]:
    if who not in here.tokens:
        await here.guest(who)
    head, _, told = (await here.call(who, "POST", "/api/tables", json.dumps({"setting": setting}))).partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(told)


def test_a_guest_may_have_some_tables_open_and_fewer_public_ones(tmp_path: Path) -> None:
    async def ask(here: World) -> None:
        most = openings.GUEST
        for setting, enough in ((PUBLIC, most.public), (PRIVATE, most.tables - most.public)):
            for _ in range(enough):
                assert (await open_as(here, "eve", setting))[0] == 201
            status, told = await open_as(here, "eve", PUBLIC)
            assert (status, told["code"]) == (429, "too-many-tables")
        status, told = await open_as(here, "eve", PRIVATE)
        assert (status, told["values"]) == (429, {"most": most.tables})
        assert (await open_as(here, "ann", PUBLIC))[0] == 201

    in_a_world(tmp_path, ask)


def test_a_network_may_have_more_but_not_hundreds(tmp_path: Path) -> None:
    async def ask(here: World) -> None:
        told = [(await open_as(here, f"eve{number}", PRIVATE))[0] for number in range(openings.NETWORK.tables + 5)]
        assert told == [201] * openings.NETWORK.tables + [429] * 5
        for steward in here.server.house.loaded()[:7]:
            await here.server.house.forget(steward)  # as a sweep does when nobody came for a minute
        told = [(await open_as(here, f"kit{number}", PRIVATE))[0] for number in range(10)]
        assert told == [201] * 7 + [429] * 3

    in_a_world(tmp_path, ask)


def test_a_table_is_made_public_only_where_there_is_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "GUEST", Most(2, 1))

    async def ask(here: World) -> list[dict[str, Any]]:
        assert (await open_as(here, "eve", PUBLIC))[0] == 201
        _, here.opened = await open_as(here, "eve", PRIVATE)
        await here.come("eve")
        for op, setting in (("a", PUBLIC), ("b", {"seats": 4})):
            await here.say("eve", 0, json.dumps({"ask": "change", "op": op, "setting": setting}))
        return [json.loads(seen.what) for seen in here.seen if seen.who.startswith("eve in") and seen.what.startswith(b"{")]

    told = in_a_world(tmp_path, ask)
    answers = {one["op"]: one.get("code", one["tell"]) for one in told if one["tell"] in ("ack", "refused")}
    assert answers == {"a": "too-many-tables", "b": "ack"}


async def test_tables_that_are_being_opened_at_once_count(sqlite_file: str) -> None:
    async with houses(sqlite_file, 1, Clock()) as (house,):
        counted = Openings(house)
        for _ in range(2):  # afterwards there is room again
            with ExitStack() as opening:
                for _ in range(openings.GUEST.tables):
                    opening.enter_context(counted.room("eve", "here", public=False))
                with pytest.raises(Exception, match="too-many-tables"), counted.room("eve", "there", public=False):
                    pass


async def test_a_host_counts_after_a_restart_and_a_table_that_is_forgotten_does_not(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (house,):
        guest, row, steward = await opened(house)
        counted = Openings(house)
        with pytest.raises(Exception, match="too-many-tables"):
            counted.check(guest.id, "here", more=openings.GUEST.tables, public=False)
        await house.forget(steward)
        counted.check(guest.id, "here", more=openings.GUEST.tables, public=False)
        await house.steward(row)
        with pytest.raises(Exception, match="too-many-tables"):
            counted.check(guest.id, "here", more=openings.GUEST.tables, public=False)


async def test_the_tables_of_a_network_count_after_a_restart(sqlite_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "NETWORK", Most(1, 1))
    clock, there = Clock(), "203.0.113"
    async with houses(sqlite_file, 1, clock) as (house,):
        guest, _ = await welcome(house.env, "eve")
        row, _ = await house.open(guest, Setting(seats=3), ("cub", "cub"), start=True, network=there)
        steward = await house.steward(row)
        await steward.present(guest.id, here=False)  # a game that has people waits for them, and costs nothing
        await steward.jobs.done()
    async with houses(sqlite_file, 1, clock) as (house,):
        clock.now += 60_000  # the leases of the process before are over
        await house.sweep()
        assert len(house.loaded()) == 1
        counted = Openings(house)
        counted.check("somebody", "198.51.100", public=False)
        with pytest.raises(Exception, match="too-many-tables"):
            counted.check("somebody", there, public=False)
    assert there.encode() not in Path(sqlite_file).read_bytes(), "the network itself is not stored"


def test_public_tables_of_a_stranger_do_not_empty_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From as many networks as they like: nobody is at their tables, so nothing is listed, and the one with people is."""
    monkeypatch.setattr(openings, "GUEST", Most(1000, 1000))
    monkeypatch.setattr(openings, "NETWORK", Most(1000, 1000))

    async def ask(here: World) -> list[dict[str, Any]]:
        _, here.opened = await open_as(here, "ann", PUBLIC)
        assert await here.called(None, "GET", "/api/tables") == [], "nobody is there yet"
        await here.come("ann")
        await here.settle()
        for _ in range(MOST_LISTED + 10):
            assert (await open_as(here, "eve", PUBLIC))[0] == 201
        await here.settle()
        return [await here.called(None, "GET", "/api/tables"), here.opened]

    listed, ours = in_a_world(tmp_path, ask)
    assert [one["code"] for one in listed] == [ours["code"]]
    assert "table" not in listed[0], "whoever only looks is not told an id"


async def test_a_public_table_with_bots_is_listed_when_its_host_comes_and_not_before(sqlite_file: str) -> None:
    async with houses(sqlite_file, 1, Clock()) as (house,):
        guest, _ = await welcome(house.env, "ann")
        row, _ = await house.open(guest, Setting(seats=3, public=True), ["cub"], start=False)
        steward = await house.steward(row)
        await steward.list_anew()
        assert await house.env.store.public_tables(5) == []
        await house.come(row, line_of(guest))
        await steward.list_anew()
        assert [one.id for one in await house.env.store.public_tables(5)] == [row.id]
