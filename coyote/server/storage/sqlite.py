"""The store in one SQLite file, for a server that needs nothing else.

Law: one connection writes, one reads. Every write, a group of entries or a row, is a job, and waiting jobs go into one
transaction with one sync of the disk (WAL, synchronous=FULL). Threads wait for the disk: one for reading, one for the commit.
Entries, and rows that are found by their keys, take a few microseconds in memory before the commit. They are written on the
loop, because a thread beside a busy loop waits for Python's lock at every statement. If a job of the batch clashes, everything
is rolled back, and the jobs are done one by one, each in its own transaction. After a disk error nothing is tried again: the
store has failed. Only its owner may read the file, because it holds the seeds.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from coyote.server.storage.errors import Failed, StoreError, Trouble, Unavailable
from coyote.server.storage.gathering import Gathering
from coyote.server.storage.group import Tips, checked, follows
from coyote.server.storage.memory_sql import Row, Statement
from coyote.server.storage.sql import SqlStore
from coyote.server.storage.sqlite_file import BUSY_MS, connection, identity, numbered, trouble_of
from coyote.server.storage.sqlite_jobs import (
    ADD_ENTRY,
    Addition,
    Clash,
    Job,
    hash_before,
    is_quick,
    reason,
    run,
    touches_logs,
    upgrade,
)
from coyote.server.storage.store import Entry, Mark, Outcome, Secret

OLDEST: Final = (3, 35)
"""The first SQLite with RETURNING. Some distributions ship a new Python with an older one."""

SOME_PAGES: Final = 500
"""How many freed pages one tidying gives back to the disk: 2 MB, a few milliseconds."""

Result = TypeVar("Result")


class SqliteStore(SqlStore):
    """Make one with `open`."""

    holds = "instr(summary, $1) > 0"

    def __init__(self, path: Path) -> None:
        path.touch(mode=0o600)
        self._writes, self._reads = connection(path), connection(path)
        self._path, self._file = path, identity(path)
        self._reads.execute("PRAGMA query_only = ON")
        self._writer, self._reader = (ThreadPoolExecutor(1, f"coyote-{name}") for name in ("writer", "reader"))
        self._gathering: Gathering[Job, Any] = Gathering(self._commit)
        self._failed: tuple[str, Trouble] | None = None
        self._tips = Tips()

    @classmethod
    async def open(cls, path: Path) -> Self:
        """The store in a file, which is created if it does not exist."""
        if sqlite3.sqlite_version_info < OLDEST:
            raise Unavailable(Trouble.SQLITE_TOO_OLD, found=sqlite3.sqlite_version)
        try:
            store = await asyncio.to_thread(cls, path)
        except OSError as error:
            raise Unavailable(Trouble.UNREACHABLE, reason=type(error).__name__) from error
        except sqlite3.Error as error:
            raise trouble_of(error) from error
        try:
            await store._put(upgrade)  # a file that cannot be written is found out now, not at the first move
        except BaseException:
            await store.close()
            raise
        return store

    def append(self, group: Sequence[Entry], secrets: Sequence[Secret] = (), marks: Sequence[Mark] = ()) -> Awaitable[Outcome]:
        checked(group, secrets)
        self._raise_if_failed()
        return self._gathering.put(Addition(group, secrets, marks))

    async def now_ms(self, _: int) -> int | None:
        return None

    async def check(self) -> None:
        self._raise_if_failed()
        if identity(self._path) != self._file:
            self._failed = "the file was moved, deleted or replaced", Trouble.REPLACED
            self._raise_if_failed()

    async def tidy(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._reader, self._tidied)

    async def close(self) -> None:
        await self._gathering.close()
        for thread, db in ((self._reader, self._reads), (self._writer, self._writes)):
            await asyncio.get_running_loop().run_in_executor(thread, db.close)
            thread.shutdown()

    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        self._raise_if_failed()
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._find, sql, values)

    async def _write(self, *statements: Statement) -> list[Sequence[Row]]:
        rows: list[Sequence[Row]] = await self._put(partial(run, statements))
        return rows

    async def _put(self, job: Callable[[sqlite3.Connection], Result]) -> Result:
        self._raise_if_failed()
        result: Result = await self._gathering.put(job)
        return result

    def _raise_if_failed(self) -> None:
        if self._failed is not None:
            raise Failed(*self._failed)

    async def _commit(self, jobs: list[Job]) -> Sequence[Any]:
        there = partial(asyncio.get_running_loop().run_in_executor, self._writer)
        additions = [job for job in jobs if isinstance(job, Addition)]
        if all(map(is_quick, jobs)):
            try:
                answers = self._begun(jobs, additions)
            except Exception:  # whatever it is: one by one, nobody suffers for another
                self._tips.forget()
            else:
                await there(self._ended)
                self._tips.keep(job.group for job in additions)
                return answers
        try:
            return await there(self._transact, jobs)
        finally:
            if additions or any(map(touches_logs, jobs)):
                self._tips.forget()

    def _begun(self, jobs: list[Job], additions: list[Addition]) -> list[Any]:
        """Everything but the commit, without waiting for a lock; all entries in one go."""
        self._raise_if_failed()
        db = self._writes
        with self._or_nothing():
            db.execute("PRAGMA busy_timeout = 0")
            try:
                db.execute("BEGIN IMMEDIATE")
            finally:
                db.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
            ends = Tips()
            for job in additions:
                first = job.group[0]
                before = ends.before(first) or self._tips.before(first) or hash_before(first, db)
                if before is None or not follows(before, job.group):
                    raise Clash(job.group)
                ends.keep((job.group,))
            try:
                db.executemany(ADD_ENTRY, [entry for job in additions for entry in job.group])
                return [job.added_the_rest(db) if isinstance(job, Addition) else job(db) for job in jobs]
            except sqlite3.IntegrityError:
                raise Clash(()) from None

    @contextlib.contextmanager
    def _or_nothing(self) -> Iterator[None]:
        """If anything goes wrong, roll back."""
        db = self._writes
        try:
            yield
        except BaseException as error:
            if db.in_transaction:  # some errors roll back by themselves
                with contextlib.suppress(sqlite3.Error):
                    db.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise self._noted(error) from error
            raise

    # in the threads

    def _ended(self) -> None:
        with self._or_nothing():
            self._writes.execute("COMMIT")

    def _find(self, sql: str, values: tuple[object, ...]) -> list[Row]:
        try:
            return self._reads.execute(numbered(sql), values).fetchall()
        except sqlite3.Error as error:
            raise self._noted(error) from error

    def _transact(self, jobs: list[Job]) -> list[Any]:
        """All jobs in one transaction; if something clashes, one by one."""
        try:
            return self._together(jobs)
        except StoreError:
            raise
        except Exception:
            return [self._alone(job) for job in jobs]

    def _alone(self, job: Job) -> Any:
        """The result or error of one job, which must not affect the others."""
        try:
            try:
                return self._together([job])[0]
            except Clash as clash:
                return reason(clash.group, self._writes)
        except Exception as error:
            return error

    def _together(self, jobs: list[Job]) -> list[Any]:
        self._raise_if_failed()
        db = self._writes
        with self._or_nothing():
            db.execute("BEGIN IMMEDIATE")
            results = [job(db) for job in jobs]
            db.execute("COMMIT")
        return results

    def _noted(self, error: sqlite3.Error) -> Exception:
        trouble = trouble_of(error)
        if isinstance(trouble, Failed):
            self._failed = error.sqlite_errorname, trouble.code
        return trouble

    def _tidied(self) -> None:
        """Give freed pages back, and copy the log into the file, so that one file holds everything while nothing happens.

        On a connection of its own: on the writer's it would commit what is being written.
        """
        try:
            with contextlib.closing(connection(self._path)) as db:
                db.execute("PRAGMA busy_timeout = 0")
                db.executescript(f"PRAGMA incremental_vacuum({SOME_PAGES})")  # `execute` would free a single page
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except sqlite3.Error as error:
            trouble = self._noted(error)
            if not isinstance(trouble, Unavailable):  # somebody else has the file: the next tidying will do
                raise trouble from error
