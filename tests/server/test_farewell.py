"""Forget me: lines are closed, chairs are left, and names are gone where no game needs them, in every process."""

from __future__ import annotations

from pathlib import Path

from coyote.server.codes import CLOSE, ServerCode
from coyote.server.guests import welcome
from coyote.server.storage.store import Guest, TableRow
from coyote.server.tables.farewell import farewell
from coyote.server.tables.house import House
from coyote.server.tables.kept import deeds_of
from coyote.server.tables.line import Line
from coyote.server.tables.steward import Steward
from coyote.server.tables.summary import found
from coyote.table.deeds import Credited, Forgotten
from coyote.table.effects import replayed
from coyote.table.setting import Setting
from coyote.table.wire.inbound import Leave, React, Sit
from tests.server.houses import Clock, Reader, houses, opened

GONE = CLOSE[ServerCode.TOKEN_UNKNOWN]


async def come(house: House, row: TableRow, name: str, *, sit: bool = True) -> tuple[Guest, Line, Reader]:
    guest, _ = await welcome(house.env, name)
    reader = Reader()
    line = Line(guest.id, reader)
    steward = await house.come(row, line)
    if sit:
        await steward.ask(line, Sit("sit", name))
    return guest, line, reader


async def row_of(house: House, steward: Steward) -> TableRow:
    await steward.list_anew()
    row = await house.env.store.table(steward.row.id)
    assert row is not None
    return row


async def bodies(house: House, table_id: str) -> bytes:
    return b" ".join(entry.body for entry in await house.env.store.load(table_id))


async def test_at_a_table_without_a_game_nothing_of_a_guest_is_left(tmp_path: Path) -> None:
    async with houses(str(tmp_path / "coyote.db"), 2, Clock()) as (house, other):
        _, row, steward = await opened(house, start=False)
        bob, line, reader = await come(house, row, "bobbert")
        elsewhere = await other.steward(row)
        await row_of(house, steward)
        await farewell(house, bob.id)
        assert reader.closed == GONE
        assert b"token-unknown" in reader.got[-1]
        assert steward.table.seat_of(bob.id) is None
        assert b"bobbert" not in await bodies(house, row.id)
        assert found(await row_of(house, steward)).names == ("ann",)
        assert await house.env.store.guest_by_token(bob.token_hash) is None
        await house.go(steward, line)
        assert replayed(row.id, deeds_of(await house.env.store.load(row.id))) == steward.table
        # another process, which had read the log as it was, goes on
        cem, theirs, _ = await come(other, row, "cem")
        assert elsewhere.table.seat_of(cem.id) == 2
        await elsewhere.ask(theirs, React("yip", "yip"))
        assert b"bobbert" not in await bodies(other, row.id)


async def test_a_name_is_gone_also_of_who_had_left_before(tmp_path: Path) -> None:
    async with houses(str(tmp_path / "coyote.db"), 1, Clock()) as (house,):
        _, row, steward = await opened(house, start=False)
        bob, line, _ = await come(house, row, "bobbert")
        await steward.ask(line, Leave("go"))
        await farewell(house, bob.id)
        assert b"bobbert" not in await bodies(house, row.id)


async def test_in_a_game_a_stand_in_plays_on_and_the_game_keeps_the_name(tmp_path: Path) -> None:
    clock = Clock()
    async with houses(str(tmp_path / "coyote.db"), 1, clock) as (house,):
        ann, row, steward = await opened(house)
        await farewell(house, ann.id)
        (chair, *_) = steward.table.chairs
        assert chair is not None and chair.left
        assert b'"ann"' in await bodies(house, row.id)
        assert found(await row_of(house, steward)).names == ()
        assert not (await house.env.store.tables_of("ann", 5))


async def test_time_in_which_the_process_stood_still_is_credited_before_a_farewell(tmp_path: Path) -> None:
    """Found by the simulation, seed 60200: the farewell was stored first, and the time counted as the table's."""
    clock = Clock()
    async with houses(str(tmp_path / "coyote.db"), 1, clock) as (house,):
        ann, row, steward = await opened(house)
        steward.mine = True
        house.env.pulse.begin(clock.now, house.missed)
        clock.now += 60_000
        await farewell(house, ann.id)
        deeds = [deed for _, deed in deeds_of(await house.env.store.load(row.id))]
        forgotten = next(place for place, deed in enumerate(deeds) if isinstance(deed, Forgotten))
        assert deeds[forgotten - 1] == Credited(60_000)


async def test_another_process_hangs_up_as_soon_as_it_looks_and_watchers_are_found(tmp_path: Path) -> None:
    async with houses(str(tmp_path / "coyote.db"), 2, Clock()) as (house, other):
        _, row, _ = await opened(house)
        eve, _, reader = await come(other, row, "eve", sit=False)
        await farewell(house, eve.id)
        assert reader.closed is None
        await other.sweep()
        assert reader.closed == GONE


async def test_a_table_is_found_again_after_a_restart(tmp_path: Path) -> None:
    file = str(tmp_path / "coyote.db")
    async with houses(file, 1, Clock()) as (house,):
        guest, _ = await welcome(house.env, "annabel")
        row, _ = await house.open(guest, Setting(), (), start=False)
        await row_of(house, await house.steward(row))
    async with houses(file, 1, Clock()) as (house,):
        assert not house.stewards
        await farewell(house, guest.id)
        assert (await house.steward(row)).table.host is None
        assert b"annabel" not in await bodies(house, row.id)
