"""The ledger beside another process: what came second is asked again, and only what was done counts as done."""

from __future__ import annotations

from coyote.table.deeds import Away, Back, Changed, HostPassed, Reacted
from coyote.table.setting import Setting
from tests.server.houses import Clock, houses, line_of, log_of, opened


async def test_an_ask_is_not_acknowledged_when_another_process_did_something_else_at_its_seq(sqlite_file: str) -> None:
    """An ask may bring several deeds, such as a call and the next deal; all but the first get an op id from their seq."""
    async with houses(sqlite_file, 2, Clock()) as (ours, theirs):
        _, row, mine = await opened(ours)
        other = await theirs.steward(row)
        await other.do(None, lambda _table, _: [Away(0), Back(0)])
        acked = list[int]()
        found = await mine.do("ann:1", lambda _table, _: [Reacted(0, "howl"), Reacted(0, "yip")], acked.append)
        assert found is None
        assert [entry.op_id for entry in await log_of(ours, row.id) if entry.seq in acked] == ["ann:1"]


async def test_a_return_is_written_down_even_if_another_process_wrote_something_else_first(sqlite_file: str) -> None:
    async with houses(sqlite_file, 2, Clock()) as (ours, theirs):
        guest, row, mine = await opened(ours)
        await mine.do(None, lambda _table, _: [Away(0)])
        other = await theirs.steward(row)
        await mine.do(None, lambda _table, _: [HostPassed(0)])
        await other.come(line_of(guest))
        assert [entry.kind for entry in await log_of(ours, row.id)][-2:] == ["hostpassed", "back"]


async def test_a_guest_who_comes_to_another_process_sees_no_less_than_before(sqlite_file: str) -> None:
    async with houses(sqlite_file, 2, Clock()) as (ours, theirs):
        guest, row, mine = await opened(ours, start=False)
        other = await theirs.steward(row)
        await mine.do(None, lambda _table, _: [Changed(Setting(seats=5))])
        await theirs.come(row, line_of(guest))
        assert other.table.seq >= mine.table.seq
