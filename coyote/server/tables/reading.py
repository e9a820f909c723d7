"""Reading a table from its log: the table as it stands, or what is wrong with it.

Law: a table is whole if its log is the one that was written, its deeds can be read and done again, and every seed is the one
that the server committed to. One that is not whole is not played on: nobody would know with which cards.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from enum import StrEnum, unique
from typing import Final, NamedTuple

import msgspec

from coyote.rules.refusals import Refused
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.deadlines import DEADLINE_S
from coyote.server.journal import note
from coyote.server.storage.errors import Broken, Trouble, Unavailable
from coyote.server.storage.store import Entry, Store
from coyote.server.tables.kept import keeper_of, seed_fits
from coyote.table.deeds import AnyDeed, read
from coyote.table.effects import replaying
from coyote.table.keeper import Keeper
from coyote.table.table import Table

SHORT: Final = 100
"""A log of at most this many entries is read in a few milliseconds, less than it takes to wait for a thread."""


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


class Read(NamedTuple):
    """A table as it stands, with the last entry of its log and its secrets."""

    table: Table
    tip: Entry
    keeper: Keeper


async def read_table(store: Store, table_id: str) -> Read:
    """A table that is in the store. Refused if it is not whole, and then the journal says why."""
    try:
        async with asyncio.timeout(DEADLINE_S):
            entries, secrets = await store.load(table_id), await store.secrets(table_id)
    except TimeoutError as late:
        raise Unavailable(Trouble.BUSY) from late
    except Broken as broken:
        raise unfit(Illness(table_id, Finding.BROKEN, broken.seq)) from broken
    if not entries:
        raise ServerRefused(ServerCode.TABLE_UNKNOWN)  # a server was killed before it wrote the first entry
    seeds = {secret.epoch: secret.seed for secret in secrets}
    if len(entries) <= SHORT:
        table = table_of(table_id, entries, seeds)
    else:
        table = await asyncio.to_thread(table_of, table_id, entries, seeds)  # a long log takes seconds
    if isinstance(table, Illness):
        raise unfit(table)
    return Read(table, entries[-1], keeper_of(secrets))


def unfit(illness: Illness) -> ServerRefused:
    note("table broken", logging.ERROR, table=illness.table, finding=illness.finding, seq=illness.seq)
    return ServerRefused(ServerCode.TABLE_BROKEN)


def table_of(table_id: str, entries: Sequence[Entry], seeds: Mapping[int, bytes]) -> Table | Illness:
    """The table that this log makes, whose hashes were checked before; or what is wrong with it."""
    deeds = list[AnyDeed]()
    for entry in entries:
        try:
            deeds.append(read(entry.body))
        except (msgspec.MsgspecError, ValueError):
            return Illness(table_id, Finding.DEED, entry.seq)
    try:
        return played_anew(table_id, list(zip(entries, deeds, strict=True)), seeds)
    except (Refused, AssertionError, LookupError, TypeError, ValueError):
        return Illness(table_id, Finding.REPLAY)


def played_anew(id: str, log: Sequence[tuple[Entry, AnyDeed]], seeds: Mapping[int, bytes]) -> Table | Illness:
    """The table after all its deeds, unless the seed of a deck is not the one that the server committed to."""
    for step in replaying(id, ((entry.at_ms, deed) for entry, deed in log)):
        fits = seed_fits(step, seeds)
        if not fits:
            return Illness(id, Finding.SEED_MISSING if fits is None else Finding.SEED_DIFFERS, step.table.seq)
    return step.table
