"""The store in PostgreSQL, for any number of server processes.

Law: waiting groups go into one transaction on one connection. If this process wrote the entries that they follow, that is one
statement, which compares those with what is stored. Everything else uses a pool. If the connection is lost while a group is
written, the outcome is unknown, and the caller is told so; the next group connects again. We switch `synchronous_commit` on,
whatever the database's setting, because an acknowledged move must be on its disk.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple, Self

import asyncpg

from coyote.errors import CaughtInside
from coyote.server.storage.errors import StoreError, Trouble, Unavailable, Unknown
from coyote.server.storage.gathering import Gathering
from coyote.server.storage.group import Tips, checked, follows
from coyote.server.storage.memory_sql import Row, Statement
from coyote.server.storage.sql import SqlStore, marking
from coyote.server.storage.store import ORIGIN, Conflict, Entry, Mark, Outcome, Repeated, Secret, Stored

NOW: Final = (
    """SELECT greatest((extract(epoch FROM clock_timestamp()) * 1000)::bigint, (SELECT max(until_ms) FROM leases) - $1)"""
)

TIMEOUT_S: Final = 10.0
"""A database that does not answer for this long counts as lost."""
LOCKED_MS: Final = 5_000
"""How long a statement waits for somebody else's lock."""
STALLED_MS: Final = 2_000
"""A process that is paused in mid-transaction holds up all who write to the same table, for at most this long."""
SETTINGS: Final = {
    "synchronous_commit": "on",
    "application_name": "coyote",
    "default_transaction_isolation": "read committed",
    "idle_in_transaction_session_timeout": str(STALLED_MS),
    "lock_timeout": str(LOCKED_MS),
}

HASHES_AT: Final = """SELECT table_id, seq, hash FROM entries
    JOIN unnest($1::text[], $2::bigint[]) AS wanted (table_id, seq) USING (table_id, seq)"""
ADD_ENTRIES: Final = """INSERT INTO entries (table_id, seq, op_id, at_ms, kind, body, hash)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::bytea[], $7::bytea[])"""
ADD_FOLLOWING: Final = """INSERT INTO entries (table_id, seq, op_id, at_ms, kind, body, hash)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::bytea[], $7::bytea[])
    WHERE cardinality($8::text[]) = (SELECT count(*) FROM entries
        JOIN unnest($8::text[], $9::bigint[], $10::bytea[]) AS before (table_id, seq, hash) USING (table_id, seq, hash))"""
"""The entries, if the ends of logs that they follow are stored; all or none."""
ADD_SECRETS: Final = """INSERT INTO secrets (table_id, epoch, seed)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])"""

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is shutting down, or starting up
    asyncpg.InterfaceError,
    asyncpg.IdleInTransactionSessionTimeoutError,  # we were paused for too long
)
OUR_MISTAKES: Final = (asyncpg.IntegrityConstraintViolationError, asyncpg.SyntaxOrAccessError, asyncpg.DataError)
"""Errors that trying again cannot mend, except a lack of rights. Every other error ends the transaction and may pass."""
TROUBLES: Final[dict[type[Exception], Trouble]] = {
    asyncpg.DiskFullError: Trouble.DISK_FULL,
    asyncpg.LockNotAvailableError: Trouble.BUSY,
    asyncpg.QueryCanceledError: Trouble.BUSY,
    asyncpg.DeadlockDetectedError: Trouble.BUSY,
    asyncpg.SerializationError: Trouble.BUSY,
    asyncpg.ReadOnlySQLTransactionError: Trouble.READ_ONLY,
    asyncpg.InsufficientPrivilegeError: Trouble.REFUSED,
    asyncpg.InvalidSchemaNameError: Trouble.REFUSED,
    asyncpg.InvalidAuthorizationSpecificationError: Trouble.REFUSED,
    asyncpg.InvalidCatalogNameError: Trouble.REFUSED,
}
"""What the database says, as we tell it. What is not listed is UNREACHABLE."""


class Group(NamedTuple):
    """Entries, secrets and marks to be written together."""

    entries: Sequence[Entry]
    secrets: Sequence[Secret]
    marks: Sequence[Mark]


class Clash(CaughtInside):
    """Some group of the batch does not follow from the stored log."""


class PostgresStore(SqlStore):
    """Make one with `open`."""

    holds = "position($1 IN summary) > 0"

    def __init__(self, url: str, pool: Any) -> None:
        self._url, self._pool = url, pool
        self._writes: Any = None
        self._gathering: Gathering[Group, Outcome] = Gathering(self._commit)
        self._tips = Tips()

    @classmethod
    async def open(cls, url: str) -> Self:
        with_pool = asyncpg.create_pool(url, min_size=1, max_size=8, command_timeout=TIMEOUT_S, server_settings=SETTINGS)
        async with reaching():
            try:
                return cls(url, await with_pool)
            except ValueError as error:  # a malformed URL, perhaps with a password in it
                raise Unavailable(Trouble.UNREACHABLE, reason=type(error).__name__) from None

    def append(self, group: Sequence[Entry], secrets: Sequence[Secret] = (), marks: Sequence[Mark] = ()) -> Awaitable[Outcome]:
        checked(group, secrets)
        return self._gathering.put(Group(group, secrets, marks))

    async def version(self) -> str | None:
        if not (await self._read("SELECT to_regclass('alembic_version')"))[0][0]:
            return None
        rows = await self._read("SELECT version_num FROM alembic_version")
        return str(rows[0][0]) if rows else None

    async def check(self) -> None:
        """The database looks after its files itself."""

    async def tidy(self) -> None:
        """The database looks after its free space, too."""

    async def close(self) -> None:
        await self._gathering.close()
        if self._writes is not None:
            self._writes.terminate()
        self._pool.terminate()  # nothing is under way, and a database that is down cannot be told good-bye

    async def now_ms(self, lease_ms: int) -> int | None:
        return int((await self._read(NOW, lease_ms))[0][0])

    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        async with self._reaching():
            rows: Sequence[Row] = await self._pool.fetch(sql, *values)
            return rows

    async def _write(self, *statements: Statement) -> list[Sequence[Row]]:
        async with self._reaching(), self._pool.acquire() as db, db.transaction():
            return [await db.fetch(statement.sql, *statement.values) for statement in statements]

    async def _write_each(self, sql: str, rows: Sequence[Row]) -> None:
        async with self._reaching(), self._pool.acquire() as db:
            await db.executemany(sql, rows)  # without waiting for one after the other

    @asynccontextmanager
    async def _reaching(self) -> AsyncIterator[None]:
        """Around what writes no log: whatever goes wrong with the connection, it may be tried again."""
        try:
            async with reaching():
                yield
        except Unavailable as trouble:
            if trouble.code == Trouble.READ_ONLY:
                await self._drop_connections()
            raise

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
        """All groups in one transaction; if something clashes, one by one."""
        try:
            await self._together(groups)
        except StoreError:
            raise
        except Exception:
            return [await self._alone(group) for group in groups]
        return [Stored()] * len(groups)

    async def _alone(self, group: Group) -> Outcome | Exception:
        """The outcome of one group, which must not affect the others."""
        try:
            await self._together([group])
        except (Clash, asyncpg.UniqueViolationError):
            return await self._reason(group)
        except Exception as error:
            return error
        return Stored()

    async def _together(self, groups: list[Group]) -> None:
        db = await self._connected()
        entries, ends = [entry for group in groups for entry in group.entries], known_ends(self._tips, groups)
        try:
            if ends is not None:  # one round trip
                if await db.execute(ADD_FOLLOWING, *columns(entries), *ends) != f"INSERT 0 {len(entries)}":
                    raise Clash
            else:
                async with db.transaction():
                    await follow(db, groups)
                    await db.execute(ADD_ENTRIES, *columns(entries))
                    if secrets := [secret for group in groups for secret in group.secrets]:
                        await db.execute(ADD_SECRETS, *columns(secrets))
                    for statement in marking([mark for group in groups for mark in group.marks]):
                        await db.execute(statement.sql, *statement.values)
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

    async def _reason(self, group: Group) -> Outcome | Exception:
        """Why a group clashed."""
        try:
            for entry in group.entries:
                if (seq := await self.find_op(entry.table_id, entry.op_id)) is not None:
                    return Repeated(seq)
        except StoreError as error:
            return error
        return Conflict()


def known_ends(tips: Tips, groups: list[Group]) -> list[list[Any]] | None:
    """The ends of stored logs that these groups follow, as columns; None: we do not know them, or there is more to write.

    Raises Clash if a group does not follow from what we wrote.
    """
    batch, ends = Tips(), list[tuple[str, int, bytes]]()
    for entries, secrets, marks in groups:
        first = entries[0]
        within = batch.before(first)
        before = within or tips.before(first)
        if secrets or marks or before is None:
            return None
        if not follows(before, entries):
            raise Clash
        if within is None:
            ends.append((first.table_id, first.seq - 1, before))
        batch.keep((entries,))
    return columns(ends) if ends else [[], [], []]


async def follow(db: Any, groups: list[Group]) -> None:
    """Raise Clash unless every group follows from the stored log, or from an earlier group of this batch."""
    later = [group.entries[0] for group in groups if group.entries[0].seq > 1]
    hashes = {(entry.table_id, entry.seq - 1): ORIGIN for entry in (group.entries[0] for group in groups) if entry.seq == 1}
    if later:
        rows = await db.fetch(HASHES_AT, [entry.table_id for entry in later], [entry.seq - 1 for entry in later])
        hashes |= {(table_id, seq): hashed for table_id, seq, hashed in rows}
    for group in groups:
        first, last = group.entries[0], group.entries[-1]
        before = hashes.get((first.table_id, first.seq - 1))
        if before is None or not follows(before, group.entries):
            raise Clash
        hashes[last.table_id, last.seq] = last.hash


def columns(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    """Rows as one array for each column, so that PostgreSQL takes them in one statement."""
    return [list(column) for column in zip(*rows, strict=True)]


@asynccontextmanager
async def reaching() -> AsyncIterator[None]:
    """For what does not write the log: after any trouble with the connection it may be tried again."""
    try:
        yield
    except LOST as error:
        raise Unavailable(Trouble.UNREACHABLE, reason=type(error).__name__) from error
    except asyncpg.PostgresError as error:
        trouble = trouble_of(error)
        if trouble is error:
            raise
        raise trouble from error


def trouble_of(error: asyncpg.PostgresError) -> Exception:
    """An error of the database as the store tells it; the error itself if it is a mistake of ours."""
    for kind, code in TROUBLES.items():
        if isinstance(error, kind):
            return Unavailable(code, reason=type(error).__name__)
    return error if isinstance(error, OUR_MISTAKES) else Unavailable(Trouble.UNREACHABLE, reason=type(error).__name__)
