"""The doctor: reads a whole store, table by table, and says which tables are fine and what is wrong with the others.

Law: it changes nothing, and one damaged table says nothing about the next. A table is fine if its log is the one that was
written, hash by hash, if its deeds can be read and done again, and if every seed is the one that the server committed to.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from enum import StrEnum, unique
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from coyote.rules.refusals import Refused
from coyote.server.storage.backup import reading
from coyote.server.storage.errors import Broken, StoreError
from coyote.server.storage.migrations import NEWEST
from coyote.server.storage.open_store import POSTGRES, open_as_it_is
from coyote.server.storage.sql import ENTRIES, FARTHEST, SECRETS, SqlStore
from coyote.server.storage.sqlite_file import numbered
from coyote.server.storage.store import ORIGIN, Entry, verified
from coyote.table.deal.fair import server_commit
from coyote.table.deeds import AnyDeed, EpochOpened, Opened, read
from coyote.table.effects import after_deed, new_table

TABLES: Final = "SELECT id FROM tables UNION SELECT DISTINCT table_id FROM entries ORDER BY 1"
VERSION: Final = "SELECT version_num FROM alembic_version"
INTEGRITY: Final = "PRAGMA integrity_check(20)"

Find = Callable[..., Awaitable[Sequence[Sequence[Any]]]]
"""Runs a query."""


@unique
class Finding(StrEnum):
    """What can be wrong with a table."""

    EMPTY = "log-empty"
    """It has a row and no log: a server was killed before it wrote the first entry. Nobody can have come there."""
    UNREADABLE = "rows-unreadable"
    """The database cannot read its rows."""
    BROKEN = "log-broken"
    """An entry is missing, changed, or not where it belongs."""
    DEED = "deed-unreadable"
    REPLAY = "replay-fails"
    SEED_MISSING = "seed-missing"
    SEED_DIFFERS = "seed-differs"


class Illness(NamedTuple):
    """What is wrong with one table, and from which entry on."""

    table: str
    finding: Finding
    seq: int | None = None


class Report(NamedTuple):
    """What the doctor found."""

    fine: int
    ill: tuple[Illness, ...]
    database: tuple[str, ...]
    """What the database says about itself, if that is not good."""
    version: str
    known: str = NEWEST

    @property
    def healthy(self) -> bool:
        return not self.ill and not self.database and self.version == self.known


async def examine(database: str, progress: Callable[[int, int], object]) -> Report:
    """Everything in a database; `progress` is told how many tables of how many have been looked at."""
    async with opened(database) as find:
        ((version,),) = await find(VERSION)
        if version != NEWEST:
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
    deeds = list[AnyDeed]()
    for entry in entries:
        try:
            deeds.append(read(entry.body))
        except (msgspec.MsgspecError, ValueError):
            return Illness(table, Finding.DEED, entry.seq)
    try:
        return played_anew(table, list(zip(entries, deeds, strict=True)), seeds)
    except (Refused, AssertionError, LookupError, TypeError, ValueError):
        return Illness(table, Finding.REPLAY)


def played_anew(id: str, log: Sequence[tuple[Entry, AnyDeed]], seeds: dict[int, bytes]) -> Illness | None:
    """The first deck whose seed is not the one that the server committed to, if any."""
    (opened, first), *rest = log
    assert isinstance(first, Opened)
    table = new_table(id, first, opened.at_ms)
    for entry, deed in rest:
        table = after_deed(table, deed, entry.at_ms)
        if not isinstance(deed, EpochOpened):
            continue
        assert table.match is not None
        epoch = len(table.match.decks)
        seed = seeds.get(table.match.earlier + epoch)
        if seed is None:
            return Illness(id, Finding.SEED_MISSING, entry.seq)
        if server_commit(seed, table.match.id, epoch, deed.commitments) != deed.commit:
            return Illness(id, Finding.SEED_DIFFERS, entry.seq)
    return None


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Find]:
    """The database, to be read as it is."""
    if database.startswith(POSTGRES):
        async with await open_as_it_is(database) as store:
            assert isinstance(store, SqlStore)
            yield store._read
        return

    async def find(sql: str, *values: object) -> Sequence[Sequence[Any]]:
        return db.execute(numbered(sql), values).fetchall()

    with reading(Path(database)) as db:
        yield find
