"""The store in PostgreSQL, for any number of server processes.

Law: waiting groups go into one transaction on one connection. That is one statement, which compares the entries that they
follow with what is stored, and one more for each run of marks of one kind. Groups that clash cost the others one more
transaction, however many there are. Everything else uses a pool; tables that catch up at the same time share a query. If the
connection is lost while a group is written, the outcome is unknown, and the caller is told so; the next group connects again.
We switch `synchronous_commit` on, whatever the database's setting, because an acknowledged move must be on its disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import groupby
from typing import Any, Final, Self

import asyncpg

from coyote.server.storage.errors import StoreError, Trouble, Unavailable, Unknown
from coyote.server.storage.gathering import Gathering
from coyote.server.storage.group import Tips, checked
from coyote.server.storage.memory_sql import Row, Statement
from coyote.server.storage.postgres_errors import LOST, reaching, trouble_of
from coyote.server.storage.postgres_log import (
    NEWER,
    Clash,
    Group,
    Reached,
    add,
    add_following,
    clashing,
    columns,
    follow,
    known_ends,
)
from coyote.server.storage.schema import NUMBER, TABLE, missing
from coyote.server.storage.sql import SqlStore, marking
from coyote.server.storage.store import Conflict, Entry, Mark, Outcome, Secret, Stored

NOW: Final = (
    """SELECT greatest((extract(epoch FROM clock_timestamp()) * 1000)::bigint, (SELECT max(until_ms) FROM leases) - $1)"""
)

LOCK: Final = 0x636F796F7465
"""PostgreSQL's advisory locks are numbers; this one spells coyote."""
TIMEOUT_S: Final = 10.0
"""A database that does not answer for this long counts as lost."""
LOCKED_MS: Final = 5_000
"""How long a statement waits for somebody else's lock."""
CLOSING_S: Final = 2.0
"""How long closing waits for queries that are under way."""
STALLED_MS: Final = 2_000
"""A process that is paused in mid-transaction holds up all who write to the same table, for at most this long."""
SETTINGS: Final = {
    "synchronous_commit": "on",
    "application_name": "coyote",
    "default_transaction_isolation": "read committed",
    "idle_in_transaction_session_timeout": str(STALLED_MS),
    "lock_timeout": str(LOCKED_MS),
    "plan_cache_mode": "force_custom_plan",  # a plan made for a small table would be kept, and read all of a large one
}


class PostgresStore(SqlStore):
    """Make one with `open`, or to only read, with `connected`."""

    holds = "position($1 IN summary) > 0"

    def __init__(self, url: str, pool: Any) -> None:
        self._url, self._pool = url, pool
        self._writes: Any = None
        self._gathering: Gathering[Group, Outcome] = Gathering(self._commit)
        self._catching_up: Gathering[Reached, Sequence[Row]] = Gathering(self._newer)
        self._tips = Tips()
        self._closed = False
        self._under_way = 0
        """Queries that use the pool."""
        self._idle = asyncio.Event()

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store in a database, whose tables are created if there are none."""
        store = await cls.connected(url)
        try:
            await store._upgrade()
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    async def connected(cls, url: str) -> Self:
        """The store in a database as it is."""
        with_pool = asyncpg.create_pool(
            url, min_size=1, max_size=8, command_timeout=TIMEOUT_S, server_settings=SETTINGS, reset=nothing_to_reset
        )
        async with reaching():
            try:
                return cls(url, await with_pool)
            except ValueError as error:  # a malformed URL, perhaps with a password in it
                raise Unavailable(Trouble.UNREACHABLE, reason=type(error).__name__) from None

    def append(self, group: Sequence[Entry], secrets: Sequence[Secret] = (), marks: Sequence[Mark] = ()) -> Awaitable[Outcome]:
        checked(group, secrets)
        return self._gathering.put(Group(group, secrets, marks))

    async def _entries(self, table_id: str, after: int, until: int | None) -> Sequence[Row]:
        """Tables that catch up with what other processes wrote need a few rows each: they share a query."""
        if not after or until is not None:
            return await super()._entries(table_id, after, until)
        return await self._catching_up.put(Reached(table_id, after))

    async def _newer(self, wanted: list[Reached]) -> list[Sequence[Row]]:
        found: list[list[Row]] = [[] for _ in wanted]
        for place, *row in await self._read(NEWER, *columns(wanted)):
            found[place - 1].append(tuple(row))
        return [*found]

    async def schema_number(self) -> int:
        """The number of its schema; 0 if it has none."""
        async with self._reaching(), self._pool.acquire() as db:
            return await schema_number(db)

    async def _upgrade(self) -> None:
        """Give the database what it lacks of the schema: on a connection without time limits, since that may take long."""
        if not missing(await self.schema_number()):
            return
        async with reaching():
            db = await asyncpg.connect(self._url)
            try:
                async with db.transaction():
                    await db.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
                    for statement in missing(await schema_number(db)):
                        await db.execute(statement)
            finally:
                db.terminate()

    async def check(self) -> None:
        """The database looks after its files itself."""

    async def tidy(self) -> None:
        """The database looks after its free space, too."""

    async def close(self) -> None:
        await self._gathering.close()
        await self._catching_up.close()
        self._closed = True
        if self._under_way:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._idle.wait(), CLOSING_S)
        if self._writes is not None:
            self._writes.terminate()
        self._pool.terminate()  # a database that is down cannot be told good-bye

    async def now_ms(self, lease_ms: int) -> int | None:
        return int((await self._read(NOW, lease_ms))[0][0])

    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        async with self._reaching():
            rows: Sequence[Row] = await self._pool.fetch(sql, *values)
            return rows

    async def _write(self, *statements: Statement) -> list[Sequence[Row]]:
        if len(statements) == 1:  # which is a transaction by itself: one round trip instead of three
            return [await self._read(statements[0].sql, *statements[0].values)]
        async with self._reaching(), self._pool.acquire() as db, db.transaction():
            return [await db.fetch(statement.sql, *statement.values) for statement in statements]

    async def _write_each(self, sql: str, rows: Sequence[Row]) -> None:
        async with self._reaching(), self._pool.acquire() as db:
            await db.executemany(sql, rows)  # without waiting for one after the other

    @asynccontextmanager
    async def _reaching(self) -> AsyncIterator[None]:
        """Around what writes no log: whatever goes wrong with the connection, it may be tried again."""
        if self._closed:
            raise Unavailable(Trouble.CLOSED)
        self._under_way += 1
        self._idle.clear()
        try:
            async with reaching():
                yield
        except Unavailable as trouble:
            if trouble.code == Trouble.READ_ONLY:
                await self._drop_connections()
            raise
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    async def _drop_connections(self) -> None:
        """A session that became read-only stays so, perhaps because another server is the primary now: connect anew."""
        if self._writes is not None:
            self._writes.terminate()
        await self._pool.expire_connections()

    async def _connected(self) -> Any:
        if self._writes is None or self._writes.is_closed():
            async with reaching():
                self._writes = await asyncpg.connect(
                    self._url, timeout=TIMEOUT_S, command_timeout=TIMEOUT_S, server_settings=SETTINGS
                )
        return self._writes

    async def _commit(self, groups: list[Group]) -> Sequence[Outcome | Exception]:
        """All groups in one transaction. If some clash, the others go together; if one cannot be written at all, one by one."""
        try:
            await self._together(groups)
        except StoreError:
            raise
        except (Clash, asyncpg.UniqueViolationError):
            self._tips.forget()
            clash = await self._clashing(groups)
            if clash:
                others = [group for place, group in enumerate(groups) if place not in clash]
                written = iter(await self._commit(others) if others else ())
                return [clash[place] if place in clash else next(written) for place in range(len(groups))]
        except Exception:
            self._tips.forget()
        else:
            return [Stored()] * len(groups)
        return [await self._alone(group) for group in groups]

    async def _alone(self, group: Group) -> Outcome | Exception:
        """The outcome of one group, which must not affect the others."""
        try:
            await self._together([group])
        except (Clash, asyncpg.UniqueViolationError):
            try:
                return (await self._clashing([group])).get(0, Conflict())
            except StoreError as error:
                return error
        except Exception as error:
            return error
        return Stored()

    async def _together(self, groups: list[Group]) -> None:
        db, ends = await self._connected(), known_ends(self._tips, groups)
        entries = [entry for group in groups for entry in group.entries]
        secrets = [secret for group in groups for secret in group.secrets]
        marks = marking([mark for group in groups for mark in group.marks])
        try:
            if ends is not None and not marks:
                await add_following(db, entries, secrets, ends)
            else:
                async with db.transaction():
                    if ends is not None:
                        await add_following(db, entries, secrets, ends)
                    else:
                        await follow(db, groups)
                        await add(db, entries, secrets)
                    for sql, alike in groupby(marks, key=lambda statement: statement.sql):
                        await db.executemany(sql, [statement.values for statement in alike])
            self._tips.keep(group.entries for group in groups)
        except LOST as error:
            db.terminate()
            raise Unknown from error
        except asyncpg.PostgresError as error:
            trouble = trouble_of(error)
            if trouble is error:
                raise
            if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                await self._drop_connections()
            raise trouble from error

    async def _clashing(self, groups: list[Group]) -> dict[int, Outcome]:
        """Which of these groups clash, by their place, and why. Nothing of theirs was written, so this may fail."""
        async with reaching():
            return await clashing(await self._connected(), groups)


async def schema_number(db: Any) -> int:
    return int(await db.fetchval(NUMBER)) if await db.fetchval("SELECT to_regclass($1)", TABLE) else 0


async def nothing_to_reset(_: Any) -> None:
    """We change nothing in a session, so a connection goes back to the pool without a round trip."""
