"""Backups: everything that a store keeps, in one SQLite file that only its owner can read.

Law: a backup is one moment of the database, taken while it is used. It is the same kind of file whatever database it came from,
so a backup of PostgreSQL can be served from a laptop, and the other way round. Nothing is ever written over: neither a
backup nor a database that holds anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from coyote.server.storage.errors import Failed, Trouble, Unavailable
from coyote.server.storage.lock import held
from coyote.server.storage.open_store import POSTGRES, open_store
from coyote.server.storage.schema import TABLE, missing
from coyote.server.storage.sqlite_file import schema_number, trouble_of

NOT_COPIED: Final = {"leases", "moves", TABLE}
"""Leases belong to processes that are running now, a code for another device is good for minutes; a copy has its own number."""
ROWS: Final = 2_000
"""How many rows are copied at a time."""

Progress = Callable[[str, int], object]
"""Called with the part that is being copied, and how many of its rows are done."""


async def back_up(database: str, file: Path, progress: Progress) -> int:
    """Copy a database into a new file; returns how many tables it holds."""
    if not database.startswith(POSTGRES) and not Path(database).is_file():
        raise Unavailable(Trouble.UNREACHABLE)
    await (await open_store(database)).close()  # an older database is brought up to date; a broken one is reported as always
    with created(file) as made:
        if database.startswith(POSTGRES):
            await from_postgres(database, made, progress)
        else:
            await asyncio.to_thread(from_sqlite, Path(database), made, progress)
        return await asyncio.to_thread(examined, made)


async def restore(file: Path, database: str, progress: Progress) -> int:
    """Copy a backup, of this version or an older one, into a database that holds nothing yet; returns how many tables."""
    if not file.is_file():
        raise Unavailable(Trouble.UNREACHABLE)
    refuse_foreign(file)
    with TemporaryDirectory() as folder:
        copy = Path(folder, "copy.db")
        copy.touch(mode=0o600)
        await asyncio.to_thread(from_sqlite, file, copy, progress)
        await (await open_store(str(copy))).close()  # brings an older one up to date, and refuses a newer one
        if database.startswith(POSTGRES):
            await (await open_store(database)).close()
            await into_postgres(copy, database, progress)
        else:
            there = Path(database)
            if there.exists() and there.stat().st_size:
                raise Unavailable(Trouble.NOT_EMPTY)
            with held(there), created(there, over=True) as made:
                await asyncio.to_thread(from_sqlite, copy, made, progress)
        return await asyncio.to_thread(examined, copy)


@contextlib.contextmanager
def created(file: Path, *, over: bool = False) -> Iterator[Path]:
    """A new file that its owner alone may read; it has its name only when it is whole and on the disk."""
    if file.exists() and not over:
        raise Unavailable(Trouble.NOT_EMPTY)
    growing = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        growing.touch(mode=0o600, exist_ok=False)
        yield growing
        with growing.open("rb") as done:
            os.fsync(done.fileno())
        growing.replace(file)
    except OSError as error:
        raise Unavailable(Trouble.UNREACHABLE, reason=type(error).__name__) from error
    finally:
        growing.unlink(missing_ok=True)


def from_sqlite(database: Path, file: Path, progress: Progress) -> None:
    """SQLite copies itself page by page, beside whoever writes."""
    try:
        with contextlib.closing(sqlite3.connect(database)) as source, contextlib.closing(sqlite3.connect(file)) as target:
            source.backup(target, pages=ROWS, progress=lambda _, left, whole: progress("pages", whole - left))
            target.execute("DELETE FROM leases")
            target.commit()
            target.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    except sqlite3.Error as error:
        raise trouble_of(error) from error


async def from_postgres(database: str, file: Path, progress: Progress) -> None:
    import asyncpg

    from coyote.server.storage.postgres_errors import reaching

    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as target:
        for statement in missing(0):
            target.execute(statement)
        async with reaching():
            source = await asyncpg.connect(database)
            try:
                async with source.transaction(isolation="repeatable_read", readonly=True):
                    for part, columns in parts(target).items():
                        await carried_over(source, target, part, columns, progress)
            finally:
                await source.close()


def parts(file: sqlite3.Connection) -> dict[str, list[str]]:
    """The tables whose rows are copied, with their columns."""
    tables = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    return {name: [row[1] for row in file.execute(f"PRAGMA table_info({name})")] for name in tables if name not in NOT_COPIED}


async def carried_over(source: Any, target: sqlite3.Connection, part: str, names: list[str], progress: Progress) -> None:
    columns, places = ", ".join(names), ", ".join("?" for _ in names)
    rows, copied = await source.cursor(f"SELECT {columns} FROM {part}"), 0  # noqa: S608 (our own words)
    while some := await rows.fetch(ROWS):
        target.execute("BEGIN")
        target.executemany(f"INSERT INTO {part} ({columns}) VALUES ({places})", [tuple(row) for row in some])  # noqa: S608 (…)
        target.execute("COMMIT")
        copied += len(some)
        progress(part, copied)


async def into_postgres(file: Path, database: str, progress: Progress) -> None:
    import asyncpg

    from coyote.server.storage.postgres_errors import reaching

    with contextlib.closing(sqlite3.connect(file)) as source:
        kept = parts(source)
        async with reaching():
            target = await asyncpg.connect(database)
            try:
                async with target.transaction():
                    await target.execute(f"LOCK TABLE {', '.join(kept)} IN EXCLUSIVE MODE")
                    for part in kept:
                        if await target.fetchval(f"SELECT EXISTS (SELECT 1 FROM {part})"):  # noqa: S608 (our own words)
                            raise Unavailable(Trouble.NOT_EMPTY)
                    for part, names in kept.items():
                        copied = 0
                        rows = source.execute(f"SELECT {', '.join(names)} FROM {part}")  # noqa: S608 (our own words)
                        while some := rows.fetchmany(ROWS):
                            whole = [fitted(part, row) for row in some]
                            await target.copy_records_to_table(part, records=whole, columns=names)
                            copied += len(some)
                            progress(part, copied)
            finally:
                await target.close()


def fitted(part: str, row: tuple[object, ...]) -> tuple[object, ...]:
    """SQLite keeps truth as a number."""
    return (*row[:3], bool(row[3]), *row[4:]) if part == "tables" else row


def refuse_foreign(file: Path) -> None:
    """Raises Unavailable for a file that is no backup of ours."""
    with reading(file) as db:
        if not schema_number(db):
            raise Unavailable(Trouble.FOREIGN)


def examined(file: Path) -> int:
    """How many tables a backup holds; raises Failed if it is damaged."""
    with reading(file) as db:
        if db.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise Failed("integrity_check", Trouble.DAMAGED)
        return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])


@contextlib.contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A file that is only read; its errors are told as those of any store."""
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
            yield db
    except sqlite3.Error as error:
        raise trouble_of(error) from error
