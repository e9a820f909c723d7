"""How groups of entries are written into the log of PostgreSQL, and which stored ends they must follow.

Law: a group is written if the log that it follows ends as the group says, and otherwise not at all. A group that was made here
says which hash it follows from, and one statement compares and writes; for others the ends are read first. If some groups
clash, two statements say which, and why: with several processes at a table that happens every day.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from coyote.errors import CaughtInside
from coyote.server.storage.group import Chain, Tips, follows
from coyote.server.storage.store import ORIGIN, Conflict, Entry, Mark, Outcome, Repeated, Secret

NEWER: Final = """SELECT place, table_id, seq, op_id, at_ms, kind, body, hash
    FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS wanted (id, reached, place)
    JOIN entries ON table_id = id AND seq >= reached ORDER BY place, seq"""
"""Some entries of several logs: those from a seq on, for each."""
HASHES_AT: Final = """SELECT table_id, seq, hash FROM entries
    JOIN unnest($1::text[], $2::bigint[]) AS wanted (table_id, seq) USING (table_id, seq)"""
SEQS_OF: Final = """SELECT table_id, op_id, seq FROM entries
    JOIN unnest($1::text[], $2::text[]) AS wanted (table_id, op_id) USING (table_id, op_id)"""
ADD_ENTRIES: Final = """INSERT INTO entries (table_id, seq, op_id, at_ms, kind, body, hash)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::bytea[], $7::bytea[])"""
ADD_FOLLOWING: Final = """WITH added AS (INSERT INTO entries (table_id, seq, op_id, at_ms, kind, body, hash)
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::bytea[], $7::bytea[])
        WHERE cardinality($8::text[]) = (SELECT count(*) FROM entries
            JOIN unnest($8::text[], $9::bigint[], $10::bytea[]) AS before (table_id, seq, hash) USING (table_id, seq, hash))
        RETURNING 1),
    kept AS (INSERT INTO secrets (table_id, epoch, seed)
        SELECT * FROM unnest($11::text[], $12::bigint[], $13::bytea[]) WHERE EXISTS (SELECT 1 FROM added))
    SELECT count(*) FROM added"""
"""The entries and secrets, if the ends of logs that they follow are stored; all or none. Returns the number of entries."""
ADD_SECRET: Final = "INSERT INTO secrets (table_id, epoch, seed) VALUES ($1, $2, $3)"


class Reached(NamedTuple):
    """A table, and the last seq of it that somebody knows."""

    table_id: str
    seq: int


class Group(NamedTuple):
    """Entries, secrets and marks to be written together."""

    entries: Sequence[Entry]
    secrets: Sequence[Secret]
    marks: Sequence[Mark]


class Clash(CaughtInside):
    """Some group of the batch does not follow from the stored log."""


def known_ends(tips: Tips, groups: list[Group]) -> list[list[Any]] | None:
    """The ends of stored logs that these groups follow, as columns; None: we do not know them.

    Raises Clash if a group does not follow from what we wrote.
    """
    batch, ends = Tips(), list[tuple[str, int, bytes]]()
    for entries, _, _ in groups:
        first = entries[0]
        within = batch.before(first)
        before = within or tips.before(first) or (entries.before if isinstance(entries, Chain) else None)
        if before is None:
            return None
        if not follows(before, entries):
            raise Clash
        if within is None:
            ends.append((first.table_id, first.seq - 1, before))
        batch.keep((entries,))
    return columns(ends) or [[], [], []]


async def add_following(db: Any, entries: Sequence[Entry], secrets: Sequence[Secret], ends: list[list[Any]]) -> None:
    """Write these, in one round trip. Raises Clash, and writes nothing, if the stored logs end otherwise."""
    if await db.fetchval(ADD_FOLLOWING, *columns(entries), *ends, *(columns(secrets) or [[], [], []])) != len(entries):
        raise Clash


async def add(db: Any, entries: Sequence[Entry], secrets: Sequence[Secret]) -> None:
    """Write these, whatever they follow."""
    await db.execute(ADD_ENTRIES, *columns(entries))
    if secrets:
        await db.executemany(ADD_SECRET, secrets)


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


async def clashing(db: Any, groups: list[Group]) -> dict[int, Outcome]:
    """What becomes of the groups that clash, by their place: one of their ops is stored already, or the log ends otherwise."""
    entries = [entry for group in groups for entry in group.entries]
    rows = await db.fetch(SEQS_OF, [entry.table_id for entry in entries], [entry.op_id for entry in entries])
    done = {(table_id, op_id): seq for table_id, op_id, seq in rows}
    around = [(group.entries[0].table_id, group.entries[0].seq - earlier) for group in groups for earlier in (0, 1)]
    hashes = {(table_id, seq): hashed for table_id, seq, hashed in await db.fetch(HASHES_AT, *columns(around))}
    found: dict[int, Outcome] = {}
    for place, (own, *_) in enumerate(groups):
        first = own[0]
        before = ORIGIN if first.seq == 1 else hashes.get((first.table_id, first.seq - 1))
        repeated = [done[key] for entry in own if (key := (entry.table_id, entry.op_id)) in done]
        if repeated:
            found[place] = Repeated(repeated[0])
        elif before is None or (first.table_id, first.seq) in hashes or not follows(before, own):
            found[place] = Conflict()
        else:
            hashes |= {(entry.table_id, entry.seq): entry.hash for entry in own}  # a later group may follow from it
    return found


def columns(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    """Rows as one array for each column, so that PostgreSQL takes them in one statement."""
    return [list(column) for column in zip(*rows, strict=True)]
