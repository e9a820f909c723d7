"""Groups that wait together share one transaction. Transactions are counted, not timed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from coyote.server.storage.errors import Broken, Trouble, Unavailable
from coyote.server.storage.gathering import Gathering
from coyote.server.storage.memory_sql import Row
from coyote.server.storage.open_store import open_store
from coyote.server.storage.postgres import PostgresStore
from coyote.server.storage.store import Conflict, Lease, Repeated, Stored, following
from tests.server.logs import entries, some_game


@asynccontextmanager
async def nobody_can_write(place: str) -> AsyncIterator[None]:
    """Lock the database, as another process might."""
    if "://" in place:
        db = await asyncpg.connect(place)
        async with db.transaction():
            await db.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
            yield
        await db.close()
    else:
        file = sqlite3.connect(place, isolation_level=None)
        file.execute("BEGIN IMMEDIATE")
        yield
        file.execute("ROLLBACK")
        file.close()


class Watched:
    """An open store, seen from outside."""

    def __init__(self, place: str, connections: list[sqlite3.Connection]) -> None:
        self.place, self.statements = place, list[str]()
        if connections:
            connections[0].set_trace_callback(self.statements.append)

    async def transactions(self) -> int:
        """In how many transactions entries were written."""
        if "://" not in self.place:
            return self.statements.count("COMMIT")
        return int(await self.asked("SELECT count(DISTINCT xmin::text) FROM entries"))

    async def waits(self) -> None:
        """Until it waits for a lock; in SQLite it has tried once before it waits."""
        if "://" not in self.place:
            while self.statements.count("BEGIN IMMEDIATE") < 2:
                await asyncio.sleep(0)
        else:
            while not await self.asked("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                pass

    async def asked(self, sql: str) -> Any:
        db = await asyncpg.connect(self.place)
        found = await db.fetchval(sql)
        await db.close()
        return found


async def test_asks_at_the_same_time_share_one_transaction(place: str, connections: list[sqlite3.Connection]) -> None:
    async with await open_store(place) as store:
        watched = Watched(place, connections)
        outcomes = await asyncio.gather(*(store.append(entries(some_game(), 2)) for _ in range(50)))
        assert set(outcomes) == {Stored()}
        assert await watched.transactions() == 1


@pytest.mark.real_time
async def test_asks_during_a_commit_share_the_next_one(place: str, connections: list[sqlite3.Connection]) -> None:
    async with await open_store(place) as store:
        watched = Watched(place, connections)
        async with nobody_can_write(place):
            asked = [asyncio.ensure_future(store.append(entries(some_game(), 1)))]
            await watched.waits()
            asked += [asyncio.ensure_future(store.append(entries(some_game(), 1))) for _ in range(30)]
        assert set(await asyncio.gather(*asked)) == {Stored()}
        assert await watched.transactions() == 2


async def test_groups_that_clash_are_told_why_and_all_others_still_share_one_transaction(postgres_database: str) -> None:
    """With several processes at a table somebody is late every day, and nobody else should wait for a disk because of that."""
    async with await open_store(postgres_database) as store, await open_store(postgres_database) as other:
        late, again, gone, *fresh = ([*entries(some_game(), 2)] for _ in range(23))
        for first, *_ in (late, again):
            assert await other.append([first]) == Stored()
        taken = following(late[0], late[0].table_id, "theirs", 1_000, "move", b"some body")
        assert await other.append([taken]) == Stored()
        before = await (watched := Watched(postgres_database, [])).transactions()
        asked = [[late[1]], *fresh[:10], [again[0]], [gone[1]], *fresh[10:], [again[1]]]
        outcomes = await asyncio.gather(*(store.append(group) for group in asked))
        assert [outcomes[0], outcomes[11], outcomes[12]] == [Conflict(), Repeated(1), Conflict()]
        assert {*outcomes[1:11], *outcomes[13:]} == {Stored()}
        assert await watched.transactions() == before + 1
        assert await store.load(again[0].table_id) == again


async def test_groups_of_one_table_that_wait_together_follow_each_other_or_clash(postgres_database: str) -> None:
    async with await open_store(postgres_database) as store:
        one, two, three = entries(some_game(), 3)
        fork, after_fork = entries(one.table_id, 2, one)
        outcomes = await asyncio.gather(*(store.append(group) for group in ([one], [two], [fork, after_fork], [three])))
        assert outcomes == [Stored(), Stored(), Conflict(), Stored()]
        assert await store.load(one.table_id) == [one, two, three]


async def test_tables_that_catch_up_at_the_same_time_share_a_query(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await open_store(postgres_database) as store:
        logs = [entries(some_game(), 4) for _ in range(20)]
        await asyncio.gather(*(store.append(log) for log in logs))
        asked, read = list[str](), PostgresStore._read

        async def counted(self: PostgresStore, sql: str, *values: object) -> Sequence[Row]:
            asked.append(sql)
            return await read(self, sql, *values)

        monkeypatch.setattr(PostgresStore, "_read", counted)
        newer = await asyncio.gather(*(store.load(log[0].table_id, 1 + place % 4) for place, log in enumerate(logs)))
        assert newer == [log[1 + place % 4 :] for place, log in enumerate(logs)]
        assert len(asked) == 1
        broken, whole = await asyncio.gather(
            store.load(logs[0][0].table_id, 5), store.load(logs[1][0].table_id, 3), return_exceptions=True
        )
        assert isinstance(broken, Broken), "an entry that somebody has read is not there any more"
        assert whole == logs[1][3:]


async def test_small_writes_share_the_transaction_of_moves(sqlite_file: str, connections: list[sqlite3.Connection]) -> None:
    async with await open_store(sqlite_file) as store:
        watched = Watched(sqlite_file, connections)
        group = entries(some_game(), 1)
        takes = [asyncio.create_task(store.take(f"table_id {number}", "me", 0, 10)) for number in range(50)]
        await asyncio.gather(store.append(group), *takes)
        assert await watched.transactions() == 1


async def test_a_log_whose_end_we_wrote_is_not_read_again_though_rows_are_written_beside_it(
    sqlite_file: str, connections: list[sqlite3.Connection]
) -> None:
    async with await open_store(sqlite_file) as store:
        watched = Watched(sqlite_file, connections)
        for entry in entries(some_game(), 3):
            taking = asyncio.create_task(store.take(entry.op_id, "me", 0, 10))
            stored, taken = await asyncio.gather(store.append([entry]), taking)
            assert (stored, taken) == (Stored(), Lease(entry.op_id, "me", 1, 10))
        assert await watched.transactions() == 3
        assert not [statement for statement in watched.statements if statement.startswith("SELECT")]


async def test_a_row_that_cannot_be_written_hurts_nothing_that_is_written_beside_it(sqlite_file: str) -> None:
    async with await open_store(sqlite_file) as store:
        group = entries(some_game(), 2)
        taking = asyncio.create_task(store.take("table", "me", 0, 2**70))  # SQLite has no such number
        stored, failed = await asyncio.gather(store.append(group[:1]), taking, return_exceptions=True)
        assert stored == Stored() and isinstance(failed, OverflowError)
        assert await store.append(group[1:]) == Stored()
        assert await store.load(group[0].table_id) == group


async def test_a_failed_commit_fails_everybody_who_waited_for_it_and_nobody_later() -> None:
    batches: list[list[int]] = []

    async def commit(jobs: list[int]) -> Sequence[int | Exception]:
        batches.append(jobs)
        if len(batches) == 1:
            raise OSError("no disk")
        return [OSError("odd") if job % 2 else job for job in jobs]

    gathering = Gathering(commit)
    first = await asyncio.gather(*(gathering.put(job) for job in range(3)), return_exceptions=True)
    assert [type(answer) for answer in first] == [OSError] * 3
    second = await asyncio.gather(*(gathering.put(job) for job in range(3)), return_exceptions=True)
    assert (second[0], type(second[1]), second[2]) == (0, OSError, 2)
    assert batches == [[0, 1, 2], [0, 1, 2]]


async def test_closing_waits_for_what_is_being_written(place: str) -> None:
    group = entries(some_game(), 1)
    store = await open_store(place)
    asked = asyncio.ensure_future(store.append(group))
    await asyncio.sleep(0)
    await store.close()
    assert await asked == Stored()
    async with await open_store(place) as again:
        assert await again.load(group[0].table_id) == group
    with pytest.raises(Unavailable) as closed:
        await store.append(entries(some_game(), 1))
    assert closed.value.code == Trouble.CLOSED
