"""PostgreSQL crashes, goes away or is cut off, and nothing acknowledged is lost and nothing is written twice."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from typing import Literal

import asyncpg
import pytest

from coyote.server.storage.errors import Trouble, Unavailable, Unknown
from coyote.server.storage.open_store import open_store
from coyote.server.storage.postgres import SETTINGS, PostgresStore
from coyote.server.storage.postgres_errors import reaching
from coyote.server.storage.postgres_log import ADD_ENTRIES, columns
from coyote.server.storage.store import Conflict, Entry, Guest, Repeated, Store, Stored, following
from tests.server.logs import Ack, entries, lost, some_game
from tests.server.wire import Wire
from tests.servers import Postgres

pytestmark = pytest.mark.real_time


@pytest.mark.parametrize("cut", ["before", "after"])
@pytest.mark.parametrize("ours", [True, False])
async def test_a_commit_whose_connection_is_lost_is_reported_as_unknown(
    postgres_database: str, cut: Literal["before", "after"], ours: bool
) -> None:
    """Whether one statement is the whole transaction, because the entry before is ours, or there is a COMMIT."""
    table_id = some_game()
    first, second = entries(table_id, 2)
    wire = Wire(postgres_database)
    async with wire.up(), await open_store(wire.url) as store, await open_store(wire.url) as other:
        assert await (store if ours else other).append([first]) == Stored()
        wire.cut, wire.commit = cut, second.op_id.encode() if ours else b"COMMIT"
        with pytest.raises(Unknown) as unknown:
            await store.append([second])
        assert unknown.value.code == Trouble.COMMIT_UNKNOWN
        wire.cut = None
        stored = cut == "after"
        assert await store.find_op(table_id, second.op_id) == (2 if stored else None)
        assert await store.append([second]) == (Repeated(2) if stored else Stored())
        assert await store.load(table_id) == [first, second]


async def test_closing_waits_for_a_write_that_is_under_way_and_takes_no_other(postgres_database: str) -> None:
    """A pool that is terminated under a query fails in the task that asked, even if the database has done what it was asked."""
    store = await open_store(postgres_database)
    guest = Guest("ann", b"token", "Ann", 1)
    assert await store.create_guest(guest)
    db = await asyncpg.connect(postgres_database)
    async with db.transaction():
        await db.execute("LOCK TABLE guests")
        late = asyncio.create_task(store.seen([guest.id], 2))
        while not await db.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
    await closing
    await late
    assert await db.fetchval("SELECT last_ms FROM guests") == 2
    await db.close()
    with pytest.raises(Unavailable) as closed:
        await store.newest_ms()
    assert closed.value.code == Trouble.CLOSED


async def play_on(store: Store, table_id: str, acks: list[Ack], acked: asyncio.Semaphore) -> None:
    """Append as a table does: one op after the other, each until it is in the log; in doubt, read the log again."""
    log: list[Entry] = []
    number = 0
    while True:
        entry = following(log[-1] if log else None, table_id, f"op {number}", 1_000, "move", b"body")
        try:
            outcome = await store.append([entry])
            log = [*log, entry] if outcome == Stored() else await store.load(table_id)
        except Unknown:
            log = []
            continue
        except Unavailable:
            await asyncio.sleep(0.01)
            continue
        if outcome != Conflict():
            acks.append(Ack(table_id, outcome.seq if isinstance(outcome, Repeated) else entry.seq, entry.op_id))
            number += 1
            acked.release()


async def test_after_a_crash_the_store_goes_on_and_nothing_acknowledged_is_lost(
    postgres: Postgres, postgres_database: str
) -> None:
    acks: list[Ack] = []
    acked = asyncio.Semaphore(0)
    async with await open_store(postgres_database) as store, await open_store(postgres_database) as rival:
        tables = [some_game() for _ in range(4)]
        players = [asyncio.create_task(play_on(store, table_id, acks, acked)) for table_id in tables]
        players += [asyncio.create_task(play_on(rival, some_game(), acks, acked))]
        for _ in range(3):
            for _ in range(100):
                await acked.acquire()
            await asyncio.to_thread(postgres.end, signal.SIGQUIT)
            with pytest.raises(Unavailable) as gone:
                await store.table("any")
            assert gone.value.code == Trouble.UNREACHABLE
            await asyncio.to_thread(postgres.start)
        for _ in range(300):
            await acked.acquire()
        for player in players:
            player.cancel()
        await asyncio.wait(players)
        assert all(player.cancelled() for player in players)
        assert await lost(store, acks) == []
        assert max(Counter((ack.table_id, ack.op_id) for ack in acks).values()) == 1
        assert max(Counter((ack.table_id, ack.seq) for ack in acks).values()) == 1


async def test_a_move_is_on_disk_even_if_the_database_is_set_to_asynchronous_commits(postgres_database: str) -> None:
    db = await asyncpg.connect(postgres_database)
    await db.execute("ALTER ROLE coyote SET synchronous_commit = off")
    try:
        async with await open_store(postgres_database) as store:
            assert isinstance(store, PostgresStore)
            await store.append(entries(some_game(), 1))
            assert await store._writes.fetchval("SHOW synchronous_commit") == "on"
    finally:
        await db.execute("ALTER ROLE coyote RESET synchronous_commit")
        await db.close()


async def test_a_missing_database_is_reported_at_once() -> None:
    with pytest.raises(Unavailable) as gone:
        await open_store("postgresql://coyote@127.0.0.1:1/postgres")
    assert gone.value.code == Trouble.UNREACHABLE


async def test_a_database_that_is_lost_while_its_tables_are_made_is_reported_as_unreachable(postgres: Postgres) -> None:
    db = await asyncpg.connect(postgres.url())
    await db.execute("CREATE DATABASE without_tables")
    await db.close()
    wire = Wire(postgres.url("without_tables"))
    wire.cut, wire.commit = "before", b"CREATE TABLE"
    async with wire.up():
        with pytest.raises(Unavailable) as gone:
            await open_store(wire.url)
    assert gone.value.code == Trouble.UNREACHABLE


async def test_a_process_that_stops_in_mid_transaction_does_not_hold_up_the_others(postgres_database: str) -> None:
    """A paused machine does this: its open transaction is dropped, and the other process wins the seq that both wrote."""
    table_id = some_game()
    (first,) = entries(table_id, 1)
    async with await open_store(postgres_database) as stopped, await open_store(postgres_database) as other:
        assert isinstance(stopped, PostgresStore)
        await stopped.append([first])
        db = await stopped._connected()
        await db.transaction().start()
        await db.execute(ADD_ENTRIES, *columns(entries(table_id, 1, first)))
        assert await other.append(entries(table_id, 1, first)) == Stored()
        while not db.is_closed():  # we are told so at about the same time as the other
            await asyncio.sleep(0)
        assert await stopped.append(entries(table_id, 1, first)) == Conflict()


async def test_a_database_that_does_not_let_us_in_says_so(postgres: Postgres) -> None:
    with pytest.raises(Unavailable) as refused:
        await open_store(postgres.url("no_such_database"))
    assert refused.value.code == Trouble.REFUSED


async def test_a_schema_that_is_missing_is_told_without_a_traceback(bare_database: str) -> None:
    with pytest.raises(Unavailable) as refused:
        await open_store(f"{bare_database}{'&' if '?' in bare_database else '?'}options=-csearch_path%3Dnowhere")
    assert refused.value.code == Trouble.REFUSED


async def test_sessions_that_became_read_only_are_replaced(postgres_database: str) -> None:
    async with await open_store(postgres_database) as store:
        assert isinstance(store, PostgresStore)
        (first,) = entries(some_game(), 1)
        await (await store._connected()).execute("SET default_transaction_read_only = on")
        with pytest.raises(Unavailable) as stuck:
            await store.append([first])
        assert stuck.value.code == Trouble.READ_ONLY
        assert await store.append([first]) == Stored()


async def test_a_lock_that_others_hold_is_busy_and_nothing_is_half_written(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S8: a lock timeout used to be an unforeseen error, which closed the line."""
    monkeypatch.setitem(SETTINGS, "lock_timeout", "100")
    table_id = some_game()
    first, second = entries(table_id, 2)
    other = await asyncpg.connect(postgres_database)
    async with await open_store(postgres_database) as store:
        assert await store.append([first]) == Stored()
        async with other.transaction():
            await other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            for doing in (store.append([second]), store.load(table_id)):
                with pytest.raises(Unavailable) as busy:
                    await doing
                assert busy.value.code == Trouble.BUSY
        assert await store.append([second]) == Stored()
    await other.close()


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (asyncpg.SerializationError("x"), Trouble.BUSY),
        (asyncpg.DeadlockDetectedError("x"), Trouble.BUSY),
        (asyncpg.InsufficientPrivilegeError("x"), Trouble.REFUSED),
        (asyncpg.DiskFullError("x"), Trouble.DISK_FULL),
        (asyncpg.InternalServerError("x"), Trouble.UNREACHABLE),
        (asyncpg.ConfigurationLimitExceededError("x"), Trouble.UNREACHABLE),
    ],
)
async def test_whatever_the_database_says_is_told_as_trouble_with_it(error: Exception, code: Trouble) -> None:
    with pytest.raises(Unavailable) as told:
        async with reaching():
            raise error
    assert told.value.code == code


async def test_a_statement_that_is_wrong_is_not_taken_for_trouble_with_the_database() -> None:
    with pytest.raises(asyncpg.UndefinedTableError):
        async with reaching():
            raise asyncpg.UndefinedTableError("x")
