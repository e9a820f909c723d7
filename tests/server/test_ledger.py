"""The ledger beside another process: what came second is asked again, and only what was done counts as done."""

from __future__ import annotations

from coyote.table.deeds import Away, Back, Changed, HostPassed, Reacted
from coyote.table.setting import Setting
from tests.server.houses import Clock, doing, houses, line_of, log_of, opened


async def test_an_ask_is_not_acknowledged_because_another_process_did_something_else_at_that_place(sqlite_file: str) -> None:
    """An ask may bring several deeds, a call and the next deal; all but the first are named by their places."""
    async with houses(sqlite_file, 2, Clock()) as (ours, theirs):
        _, row, mine = await opened(ours)
        other = await theirs.steward(row)
        await other.ledger.do(None, doing(Away(0), Back(0)))
        acked = list[int]()
        found = await mine.ledger.do("ann:1", doing(Reacted(0, "howl"), Reacted(0, "yip")), acked.append)
        assert found is None
        assert [entry.op_id for entry in await log_of(ours, row.id) if entry.seq in acked] == ["ann:1"]


async def test_a_return_is_written_down_though_another_process_was_first_with_something_else(sqlite_file: str) -> None:
    async with houses(sqlite_file, 2, Clock()) as (ours, theirs):
        guest, row, mine = await opened(ours)
        await mine.ledger.do(None, doing(Away(0)))
        other = await theirs.steward(row)
        await mine.ledger.do(None, doing(HostPassed(0)))
        await other.come(line_of(guest))
        assert [entry.kind for entry in await log_of(ours, row.id)][-2:] == ["hostpassed", "back"]


async def test_who_comes_to_another_process_is_shown_no_less_than_before(sqlite_file: str) -> None:
    async with houses(sqlite_file, 2, Clock()) as (ours, theirs):
        guest, row, mine = await opened(ours, start=False)
        other = await theirs.steward(row)
        await mine.ledger.do(None, doing(Changed(Setting(seats=5))))
        await theirs.come(row, line_of(guest))
        assert other.table.seq >= mine.table.seq
