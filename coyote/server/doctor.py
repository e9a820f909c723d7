"""The doctor: reads a whole store, table by table, and says which tables are fine and what is wrong with the others.

Law: it changes nothing, and one damaged table says nothing about the next. A table is fine if its log is the one that was
written, hash by hash, if its deeds can be read and done again, and if every seed is the one that the server committed to.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from coyote.server.storage.backup import reading
from coyote.server.storage.errors import Broken, StoreError
from coyote.server.storage.open_store import POSTGRES
from coyote.server.storage.schema import NEWEST, missing
from coyote.server.storage.sql import ENTRIES, FARTHEST, SECRETS
from coyote.server.storage.sqlite_file import numbered, schema_number
from coyote.server.storage.store import ORIGIN, Entry, verified
from coyote.server.tables.reading import Finding, Illness, table_of

TABLES: Final = "SELECT id FROM tables UNION SELECT DISTINCT table_id FROM entries ORDER BY 1"
INTEGRITY: Final = "PRAGMA integrity_check(20)"

Find = Callable[..., Awaitable[Sequence[Sequence[Any]]]]
"""Runs a query."""


class Report(NamedTuple):
    """What the doctor found."""

    fine: int
    ill: tuple[Illness, ...]
    database: tuple[str, ...]
    """What the database says about itself, if that is not good."""
    version: int
    known: int = NEWEST

    @property
    def healthy(self) -> bool:
        return not self.ill and not self.database and self.version == self.known


async def examine(database: str, progress: Callable[[int, int], object]) -> Report:
    """Everything in a database; `progress` is told how many tables of how many have been looked at."""
    async with opened(database) as (version, find):
        if missing(version):
            return Report(0, (), (), version)
        said = [] if database.startswith(POSTGRES) else [str(row[0]) for row in await find(INTEGRITY)]
        tables = [row[0] for row in await find(TABLES)]
        ill = list[Illness]()
        for done, table in enumerate(tables, 1):
            found = await diagnosis(find, table)
            if found is not None:
                ill.append(found)
            progress(done, len(tables))
        return Report(len(tables) - len(ill), tuple(ill), tuple(line for line in said if line != "ok"), version)


async def diagnosis(find: Find, table: str) -> Illness | None:
    """What is wrong with one table; None if it is fine."""
    try:
        entries = [Entry(*row) for row in await find(ENTRIES, table, 0, FARTHEST)]
        seeds = {epoch: seed for _, epoch, seed in await find(SECRETS, table)}
    except (sqlite3.Error, StoreError):
        return Illness(table, Finding.UNREADABLE)
    if not entries:
        return Illness(table, Finding.EMPTY)
    return await asyncio.to_thread(examined, table, entries, seeds)


def examined(table: str, entries: Sequence[Entry], seeds: dict[int, bytes]) -> Illness | None:
    try:
        verified(table, 0, ORIGIN, entries)
    except Broken as broken:
        return Illness(table, Finding.BROKEN, broken.seq)
    found = table_of(table, entries, seeds)
    return found if isinstance(found, Illness) else None


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[tuple[int, Find]]:
    """The database, to be read as it is, and the number of its schema."""
    if database.startswith(POSTGRES):
        from coyote.server.storage.postgres import PostgresStore

        async with await PostgresStore.connected(database) as store:
            yield await store.schema_number(), store._read
        return

    async def find(sql: str, *values: object) -> Sequence[Sequence[Any]]:
        return db.execute(numbered(sql), values).fetchall()

    with reading(Path(database)) as db:
        yield schema_number(db), find
