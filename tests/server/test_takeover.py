"""Takeover: other processes go on with what a dead process was doing, whatever else goes wrong meanwhile."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.storage.store import Status, TableRow
from coyote.server.tables import absences
from coyote.server.tables.house import LEASE_MS, House
from coyote.server.tables.line import Line
from coyote.server.tables.summary import Kept, deserted
from coyote.server.tables.sweeper import AT_ONCE, IDLE_MS, RELISTED, Sweeper
from coyote.table.deeds import Changed, Reacted
from coyote.table.schedule import GRACE, due
from coyote.table.setting import Setting
from coyote.table.table import chair_at
from coyote.table.wire.inbound import Start
from tests.server.houses import Clock, Reader, dead, doing, houses, line_of, log_of, opened, spoiled
from tests.server.virtual import settled


async def deserted_by(house: House) -> TableRow:
    """A table of bots that play on without anybody."""
    guest, row, steward = await opened(house, ["cub", "cub"])
    await steward.present(guest.id, here=False)
    await steward.jobs.done()
    return row


def failing(house: House, *names: str) -> None:
    store: Any = house.env.store
    store.troubled = set(names)


async def test_a_game_of_a_dead_process_goes_on_when_somebody_comes_and_is_credited(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 2, clock) as (ours, theirs):
        guest, row, _ = await opened(theirs)
        await dead(theirs)
        clock.now += LEASE_MS + 1
        await ours.sweep()
        await ours.come(row, line_of(guest))
        assert "credited" in {entry.kind for entry in await log_of(ours, row.id)}
        assert (await ours.steward(row)).mine


async def test_a_game_whose_people_were_all_cut_off_waits_for_them_and_costs_nothing(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 2, clock) as (ours, theirs):
        guest, row, steward = await opened(theirs)
        await steward.come(line_of(guest))
        await steward.log.do(None, doing(Changed(Setting(public=True))))
        await steward.list_anew()
        before = await log_of(ours, row.id)
        await dead(theirs)
        clock.now += LEASE_MS + 1
        assert [one.id for one in await ours.env.store.expired(clock.now)] == [row.id]
        await ours.sweep()
        assert not ours.stewards, "its log was not even read"
        assert await log_of(ours, row.id) == before
        assert await ours.env.store.expired(clock.now) == [], "no sweep looks for it again"
        [] = await ours.env.store.public_tables(10)
        clock.now += 10**6
        await ours.come(row, line_of(guest))
        assert [entry.kind for entry in (await log_of(ours, row.id))[len(before) :]] == ["credited"], "they were not away"
        await (await ours.steward(row)).jobs.done()
        found = await ours.env.store.table(row.id)
        assert found is not None and found.status is Status.PLAYING and not deserted(found) and found.public


async def test_a_game_that_nobody_was_in_any_more_goes_on_after_its_process_died(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 2, clock) as (ours, theirs):
        row = await deserted_by(theirs)
        await dead(theirs)
        clock.now += LEASE_MS + 1
        await ours.sweep()
        assert row.id in ours.stewards
        again = await ours.steward(row)
        assert again.mine and due(again.table) is not None


async def test_a_guest_connected_to_a_living_process_is_not_away_because_another_died(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 3, clock) as (ours, theirs, third):
        guest, row, _ = await opened(theirs)
        await third.come(row, line_of(guest))
        await dead(theirs)
        clock.now += LEASE_MS - 1
        await third.sweep()
        clock.now += 2
        await ours.sweep()
        assert (await ours.steward(row)).mine
        assert "away" not in [entry.kind for entry in await log_of(ours, row.id)]


async def test_a_table_whose_people_are_connected_to_a_living_process_is_listed_again_once_it_takes_over(
    sqlite_file: str,
) -> None:
    clock = Clock()
    async with houses(sqlite_file, 3, clock) as (ours, theirs, third):
        guest, row, _ = await opened(theirs)
        steward = await third.come(row, line_of(guest))
        await dead(theirs)
        clock.now += LEASE_MS - 1
        await third.sweep()
        clock.now += 2
        await ours.sweep()
        found = await ours.env.store.table(row.id)
        assert found is not None and found.status is Status.OPEN
        await third.sweep()
        await steward.jobs.done()
        found = await ours.env.store.table(row.id)
        assert steward.mine and found is not None and found.status is Status.PLAYING and not deserted(found)


async def test_a_process_that_could_not_renew_its_leases_lists_its_tables_again(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 2, clock) as (ours, theirs):
        guest, row, _ = await opened(theirs)
        steward = await theirs.come(row, line_of(guest))
        await theirs.sweep()
        clock.now += LEASE_MS + 1
        await ours.sweep()
        found = await ours.env.store.table(row.id)
        assert found is not None and deserted(found)
        await theirs.sweep()
        await steward.jobs.done()
        found = await ours.env.store.table(row.id)
        assert found is not None and found.status is Status.PLAYING and not deserted(found)


async def test_whoever_reconnects_in_a_loop_does_not_fill_the_log_and_is_still_missed(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (house,):
        guest, row, steward = await opened(house, start=False)
        steward.mine = True
        for _ in range(200):
            line = line_of(guest)
            await house.come(row, line)
            await house.go(steward, line)
            await steward.jobs.done()
            clock.now += 50
        kinds = [entry.kind for entry in await log_of(house, row.id)]
        assert kinds.count("away") == absences.AT_ONCE
        assert kinds.count("back") <= kinds.count("away")
        for _ in range(2):
            clock.now += absences.EVERY_MS
            await house.sweep()
        assert chair_at(steward.table, 0).away is not None, "they are gone after all"


async def test_nobody_is_shown_less_than_they_saw_elsewhere(sqlite_file: str) -> None:
    async with houses(sqlite_file, 2, Clock()) as (ours, theirs):
        guest, row, steward = await opened(theirs)
        behind = await ours.steward(row)
        await steward.log.do(None, doing(Reacted(0, "howl")))
        assert behind.table.seq < steward.table.seq
        reader = Reader()
        line = Line(guest.id, reader)
        await ours.come(row, line)
        line.resync()
        await settled()
        assert [json.loads(text)["seq"] for text in reader.got] == [steward.table.seq]


async def test_a_person_who_stays_away_after_their_process_died_gets_a_stand_in(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 2, clock) as (ours, theirs):
        _, row, _ = await opened(theirs, ["cub", "cub"])
        await dead(theirs)
        clock.now += LEASE_MS + 1
        await ours.sweep()
        steward = await ours.come(row, line_of((await opened(ours))[0]))  # somebody else
        for _ in range(40):
            clock.now += GRACE
            await steward.clock.strike()
            if b'"stand-in"' in (await log_of(ours, row.id))[-1].body:
                return
        raise AssertionError


async def test_an_unreadable_table_does_not_stop_the_others(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 2, clock) as (ours, theirs):
        rows = [await deserted_by(theirs) for _ in range(3)]
        await dead(theirs)
        broken, *_, last = sorted(rows, key=lambda row: row.id)
        spoiled(sqlite_file, "UPDATE entries SET kind = 'other' WHERE table_id = ? AND seq = 2", broken.id)
        clock.now += LEASE_MS + 1
        await ours.sweep()
        assert last.id in ours.stewards and (await ours.steward(last)).mine


@pytest.mark.parametrize(
    ("damage", "finding"),
    [
        ("UPDATE secrets SET seed = zeroblob(32) WHERE table_id = ?", "seed-differs"),
        ("DELETE FROM secrets WHERE table_id = ?", "seed-missing"),
        ("UPDATE entries SET kind = 'other' WHERE table_id = ? AND seq = 2", "log-broken"),
    ],
)
async def test_a_damaged_table_is_refused_as_broken_and_left_alone(
    sqlite_file: str, damage: str, finding: str, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (ours,):
        row = await deserted_by(ours)
        spoiled(sqlite_file, damage, row.id)
    clock.now += LEASE_MS + 1
    async with houses(sqlite_file, 1, clock) as (ours,):
        with caplog.at_level("INFO", "coyote"):
            for _ in range(3):
                await ours.sweep()
        told = [record for record in caplog.records if record.msg == "table broken"]
        assert [getattr(record, "values", {})["finding"] for record in told] == [finding], "once, not at every sweep"
        with pytest.raises(ServerRefused) as refused:
            await ours.steward(row)
        assert refused.value.code is ServerCode.TABLE_BROKEN


async def test_a_log_that_breaks_under_a_running_table_is_no_reason_to_try_again(sqlite_file: str) -> None:
    async with houses(sqlite_file, 2, Clock()) as (ours, theirs):
        _, row, mine = await opened(ours)
        other = await theirs.steward(row)
        await other.log.do(None, doing(Reacted(0, "howl")))
        spoiled(sqlite_file, "UPDATE entries SET kind = 'x' WHERE table_id = ? AND kind = 'reacted'", row.id)
        with pytest.raises(ServerRefused) as refused:
            await mine.log.do(None, doing(Reacted(0, "yip")))
        assert refused.value.code is ServerCode.TABLE_BROKEN
        assert ours.env.pulse.writable


async def test_a_seed_of_another_process_is_compared_with_its_commitment(sqlite_file: str) -> None:
    async with houses(sqlite_file, 2, Clock()) as (ours, theirs):
        guest, row, mine = await opened(ours, start=False)
        line = line_of(guest)
        other = await theirs.come(row, line)
        await other.ask(line, Start("start"))
        spoiled(sqlite_file, "UPDATE secrets SET seed = zeroblob(32) WHERE table_id = ?", row.id)
        with pytest.raises(ServerRefused) as refused:
            await mine.log.do(None, doing(Reacted(0, "yip")))
        assert refused.value.code is ServerCode.TABLE_BROKEN
        await ours.refreshed(mine)
        assert not mine.table.playing, "it was not taken over"


async def test_the_next_sweep_takes_over_a_table_whose_takeover_failed(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 2, clock) as (ours, theirs):
        row = await deserted_by(theirs)
        await dead(theirs)
        clock.now += LEASE_MS + 1
        failing(ours, "append")
        await ours.sweep()
        assert not (await ours.steward(row)).mine
        failing(ours)
        await ours.sweep()
        assert (await ours.steward(row)).mine
        assert "credited" in {entry.kind for entry in await log_of(ours, row.id)}


async def test_a_guest_turned_away_by_a_failing_store_does_not_count_as_here(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (ours,):
        guest, row, steward = await opened(ours)
        await steward.present(guest.id, here=False)
        failing(ours, "append")
        with pytest.raises(ServerRefused):
            await ours.come(row, line_of(guest))
        assert not steward.lines


async def test_guests_who_come_or_go_during_a_sweep_do_not_end_it(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (ours,):
        guest, row, steward = await opened(ours)
        others = [(await opened(ours))[0] for _ in range(3)]
        for one in (guest, *others[:2]):
            await ours.come(row, line_of(one))
        sweep = asyncio.create_task(ours.sweep())
        await asyncio.sleep(0)
        while not sweep.done():
            await steward.come(line_of(others[2]))
            steward.go(steward.lines[others[2].id][-1])
            await asyncio.sleep(0)
        await sweep
        assert guest.id in steward.lines


async def test_a_sweep_gives_back_a_lease_that_could_not_be_given_back(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (ours,):
        guest, row, steward = await opened(ours)
        line = line_of(guest)
        await ours.come(row, line)
        failing(ours, "release")
        await ours.go(steward, line)
        failing(ours)
        await ours.sweep()
        assert not await ours.env.store.leased(f"{row.id}/{guest.id}", clock.now)


async def test_a_table_unloaded_while_the_store_failed_hears_the_bus_again(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (ours,):
        _, row, steward = await opened(ours, start=False)
        failing(ours, "release")
        clock.now += IDLE_MS + 1
        await ours.sweep()
        failing(ours)
        again = await ours.steward(row)
        await settled()
        await steward.log.do(None, doing(Changed(Setting(seats=5))))  # as another process would
        await settled()
        assert again.table.setting.seats == 5


async def test_a_game_is_listed_before_it_begins(sqlite_file: str) -> None:
    """A process that is killed just after the start must leave a game that another one looks for."""
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (ours,):
        guest, row, steward = await opened(ours, start=False)
        line = line_of(guest)
        await ours.come(row, line)
        failing(ours, "update_table")
        with pytest.raises(ServerRefused):
            await steward.ask(line, Start("go"))
        assert "started" not in [entry.kind for entry in await log_of(ours, row.id)]
        failing(ours)
        await steward.ask(line, Start("go"))
        stored = await ours.env.store.table(row.id)
        assert stored is not None and stored.status is Status.PLAYING


async def test_a_summary_that_could_not_be_written_is_written_later(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (ours,):
        guest, row, steward = await opened(ours)
        failing(ours, "update_table")
        await steward.come(line_of(guest))
        await steward.present(guest.id, here=True)
        failing(ours)
        await steward.jobs.done()
        fresh = await ours.env.store.table(row.id)
        assert fresh is not None and b'"here":1' in fresh.summary


async def test_a_table_without_a_first_deed_is_unknown(sqlite_file: str) -> None:
    """Its server was killed after it wrote the table's row and before it wrote the first deed."""
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (ours,):
        _, row, _ = await opened(ours)
        failing(ours, "append")
        bare = row._replace(id="0" * 32, code="bababuba", link_hash=b"x" * 32)
        await ours.env.store.create_table(bare)
        with pytest.raises(ServerRefused) as refusal:
            await ours.steward(bare)
        assert refusal.value.code is ServerCode.TABLE_UNKNOWN


async def test_a_failed_sweep_is_not_the_last(sqlite_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (ours,):
        swept = asyncio.Semaphore(0)

        async def badly() -> None:
            swept.release()
            raise ServerRefused(ServerCode.UNAVAILABLE)

        monkeypatch.setattr(ours, "sweep", badly)
        sweeping = asyncio.create_task(ours.sweep_for_ever())
        for _ in range(3):
            await swept.acquire()
        sweeping.cancel()


async def test_a_file_that_was_replaced_is_found_by_the_sweep_and_ends_the_process(sqlite_file: str) -> None:
    async with houses(sqlite_file, 1, Clock()) as (ours,):
        await ours.start()
        await ours.sweep()
        assert not ours.failed.is_set()
        Path(sqlite_file).rename(f"{sqlite_file}.away")
        async with asyncio.timeout(20):
            await ours.failed.wait()


async def test_games_with_people_wait_and_the_others_are_taken_over_a_few_at_a_time() -> None:
    began, at_work, most, relisted = list[str](), set[str](), list[int](), list[list[TableRow]]()

    class Busy:
        def __init__(self) -> None:
            self.stewards: dict[str, object] = {"t3": None}
            self.env, self.store = self, self

        async def steward(self, row: TableRow) -> None:
            began.append(row.id)
            at_work.add(row.id)
            most.append(len(at_work))
            await asyncio.sleep(0)
            at_work.remove(row.id)

        async def relist(self, rows: list[TableRow]) -> None:
            relisted.append(rows)

    def row(number: int, here: int) -> TableRow:
        summary = msgspec.json.encode(Kept("oliphante_2010", 4, 4, 0, "playing", (), here))
        return TableRow(f"t{number}", f"c{number}", None, False, Status.PLAYING, summary, 0)

    house: Any = Busy()
    rows = [row(number, here=number % 2) for number in range(3 * RELISTED)]
    unreadable = row(-1, 0)._replace(summary=b"")
    await Sweeper(house).side_by_side([unreadable, *rows])
    assert sorted(began) == sorted(one.id for one in (*rows[::2], unreadable))
    assert max(most) == AT_ONCE, "whoever comes meanwhile waits for a few tables, not for all"
    wait = [one for some in relisted for one in some]
    assert {one.id for one in wait} == {one.id for one in rows[1::2]} - {"t3"}, "somebody came to t3 meanwhile"
    assert all(one.status is Status.OPEN and deserted(one) for one in wait)
    assert max(map(len, relisted)) <= RELISTED
