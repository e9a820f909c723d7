"""The statements that SQLite and PostgreSQL share.

Law: one statement, one decision. Whether somebody was faster is decided by the statement itself (`ON CONFLICT`, a `WHERE` on
the old value, `RETURNING` what was changed), never by asking first. Values go in as `$1`; SQLite writes them `?1`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from coyote.server.storage.daily import (
    ADD_DAY,
    ADD_OUTCOME,
    ANSWERED,
    DAY,
    OLD_ANSWERS,
    OUTCOMES_OF,
    DailyOutcome,
    Day,
    Outcomes,
    outdated,
)
from coyote.server.storage.errors import Broken
from coyote.server.storage.index import BEGAN, GAME, GameRow
from coyote.server.storage.memory import OF_A_GUEST, OF_NOBODY, OLD_MOVES, WRITES
from coyote.server.storage.memory_sql import Row, SqlMemory, Statement
from coyote.server.storage.store import ORIGIN, Entry, Guest, Lease, Mark, Secret, Status, Store, TableRow, verified
from coyote.server.storage.unused import Erased, Unused

ENTRIES: Final = (
    "SELECT table_id, seq, op_id, at_ms, kind, body, hash FROM entries WHERE table_id = $1 AND seq BETWEEN $2 AND $3"
    " ORDER BY seq"
)
FARTHEST: Final = 2**63 - 1
"""No seq is greater."""
FIND_OP: Final = "SELECT seq FROM entries WHERE table_id = $1 AND op_id = $2"
ADD_ENTRY: Final = """INSERT INTO entries (table_id, seq, op_id, at_ms, kind, body, hash)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING seq"""
REWRITE: Final = """UPDATE entries SET body = $1, hash = $2 WHERE table_id = $3 AND seq = $4
    AND EXISTS (SELECT 1 FROM entries AS new WHERE new.table_id = $3 AND new.seq = $5 AND new.hash = $6)"""
SECRETS: Final = "SELECT table_id, epoch, seed FROM secrets WHERE table_id = $1 ORDER BY epoch"

TABLE: Final = "SELECT id, code, link_hash, public, status, summary, updated_ms, origin FROM tables"
ADD_TABLE: Final = """INSERT INTO tables (id, code, link_hash, public, status, summary, updated_ms, origin)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id"""
UPDATE_TABLE: Final = """UPDATE tables SET status = $2, public = $3, summary = $4, updated_ms = $5
    WHERE id = $1 AND status <> 'over' RETURNING id"""
RELIST: Final = """UPDATE tables SET status = $2, public = $3, summary = $4
    WHERE id = $1 AND updated_ms = $5 AND status <> 'over'"""
IDLE: Final = "SELECT id FROM tables WHERE status = 'open' AND updated_ms < $1 ORDER BY updated_ms, id LIMIT $2"
RETIRE: Final = "UPDATE tables SET status = 'over' WHERE status = 'open' AND id = $1 AND updated_ms < $2 RETURNING id"

ADD_GUEST: Final = """INSERT INTO guests (id, token_hash, name, last_ms) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING id"""
FIND_GUEST: Final = "SELECT id, token_hash, name, last_ms FROM guests WHERE token_hash = $1"
ROTATE: Final = """UPDATE guests SET token_hash = $3, last_ms = $4 WHERE id = $1 AND token_hash = $2
    AND NOT EXISTS (SELECT 1 FROM guests AS others WHERE others.token_hash = $3) RETURNING id"""
TABLES_OF: Final = """SELECT id FROM tables WHERE {holds}
    OR EXISTS (SELECT 1 FROM leases WHERE leases.name = tables.id || '/' || $2) ORDER BY updated_ms DESC, id LIMIT $3"""
FORGET: Final = "DELETE FROM guests WHERE id = $1 RETURNING id"

TAKE: Final = """INSERT INTO leases (name, owner, epoch, until_ms) VALUES ($1, $2, 1, $4)
    ON CONFLICT (name) DO UPDATE SET
        epoch = CASE WHEN leases.owner = excluded.owner THEN leases.epoch ELSE leases.epoch + 1 END,
        owner = excluded.owner, until_ms = excluded.until_ms
    WHERE leases.owner = excluded.owner OR leases.until_ms <= $3
    RETURNING name, owner, epoch, until_ms"""
RENEW: Final = "UPDATE leases SET until_ms = $2 WHERE owner = $1 RETURNING name"
RELEASE: Final = "UPDATE leases SET until_ms = 0 WHERE owner = $1"
RELEASE_ONE: Final = "UPDATE leases SET until_ms = 0 WHERE owner = $1 AND name = $2"
LEASED: Final = "SELECT 1 FROM leases WHERE name = $1 AND until_ms > $2"
EXPIRED: Final = f"""{TABLE} WHERE status = 'playing'
    AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.name = tables.id AND until_ms > $1) ORDER BY id"""  # noqa: S608 (our own words)

NEWEST: Final = "SELECT max(updated_ms) FROM tables"
UNTOUCHED: Final = """updated_ms < $1
    AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.name = tables.id AND until_ms > $2)
    AND COALESCE((SELECT at_ms FROM entries WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), 0) < $1"""
UNUSED_TABLES: Final = f"SELECT id FROM tables WHERE {UNTOUCHED} ORDER BY updated_ms, id LIMIT $3"  # noqa: S608 (our own words)
UNUSED_GUESTS: Final = "SELECT id FROM guests WHERE last_ms < $1 ORDER BY last_ms, id LIMIT $2"
NEWEST_SEQ: Final = "(SELECT max(seq) FROM entries WHERE table_id = $1)"
# A table that is still unused is closed, and its newest entries go first: nobody finds it, and an append that comes now has no
# entry to follow, and is a Conflict. The row goes last, so that whoever is stopped in the middle finds the table again.
CLOSE_TABLE: Final = f"UPDATE tables SET status = 'over', link_hash = NULL WHERE {UNTOUCHED} AND id = $3 RETURNING id"  # noqa: S608 (our own words)
CLOSED: Final = "EXISTS (SELECT 1 FROM tables WHERE id = $1 AND status = 'over' AND link_hash IS NULL)"
ERASE_NEWEST: Final = f"DELETE FROM entries WHERE table_id = $1 AND seq > {NEWEST_SEQ} - $2 AND {CLOSED} RETURNING seq"  # noqa: S608 (our own words)
ERASE_REST: Final = tuple(
    f"DELETE FROM {kept} WHERE {name} = $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = $1)"  # noqa: S608 (our own words)
    for kept, name in (("secrets", "table_id"), ("seatings", "table_id"), ("games", "table_id"), ("tables", "id"))
)
ENTRIES_AT_ONCE: Final = 2000
"""Entries that one transaction erases: others wait for it for some milliseconds."""
ERASE_LEASES: Final = "DELETE FROM leases WHERE until_ms < $1"
ERASE_GUEST: Final = "DELETE FROM guests WHERE id = $1 AND last_ms < $2 RETURNING id"
SEEN: Final = "UPDATE guests SET last_ms = $2 WHERE id = $1 AND last_ms < $2"

BY_KEY: Final = frozenset((ADD_TABLE, UPDATE_TABLE, ADD_GUEST, ROTATE, TAKE, RELEASE_ONE, ANSWERED))
"""Statements that write one row and find it by its key."""

FEW: Final = 200
"""Up to this many entries are verified on the loop, which takes a millisecond; more than that, in a thread."""


class SqlStore(SqlMemory, Store):
    """Everything in a store except appending to the log, for a database that can read and write rows."""

    holds: str
    """Whether a summary holds the bytes $1."""

    async def _write_each(self, sql: str, rows: Sequence[Row]) -> None:
        """Write many rows with one statement, in one transaction."""
        await self._write(*(Statement(sql, tuple(row)) for row in rows))

    async def _change(self, sql: str, *values: object) -> Sequence[Row]:
        return (await self._write(Statement(sql, values)))[0]

    # the log

    async def load(self, table_id: str, after: int = 0, until: int | None = None) -> list[Entry]:
        rows = await self._entries(table_id, after, until)
        if len(rows) <= FEW:
            return continued(table_id, after, rows)
        return await asyncio.to_thread(continued, table_id, after, rows)

    async def _entries(self, table_id: str, after: int, until: int | None) -> Sequence[Row]:
        return await self._read(ENTRIES, table_id, after, FARTHEST if until is None else until)

    async def rewrite(self, log: Sequence[Entry]) -> bool:
        """The new entry goes first: its key keeps everybody else from appending, and says whether nobody has."""
        *old, new = log
        values = [(entry.body, entry.hash, entry.table_id, entry.seq, new.seq, new.hash) for entry in old]
        added, *_ = await self._write(Statement(ADD_ENTRY, tuple(new)), *(Statement(REWRITE, some) for some in values))
        return bool(added)

    async def find_op(self, table_id: str, op_id: str) -> int | None:
        rows = await self._read(FIND_OP, table_id, op_id)
        return rows[0][0] if rows else None

    async def secrets(self, table_id: str) -> list[Secret]:
        return [Secret(*row) for row in await self._read(SECRETS, table_id)]

    async def game(self, game_id: str) -> GameRow | None:
        rows = await self._read(GAME, game_id)
        return GameRow(*rows[0]) if rows else None

    # tables

    async def create_table(self, row: TableRow) -> bool:
        return bool(await self._change(ADD_TABLE, *row))

    async def table(self, table_id: str) -> TableRow | None:
        return first_row(await self._read(f"{TABLE} WHERE id = $1", table_id))

    async def table_by_code(self, code: str) -> TableRow | None:
        return first_row(await self._read(f"{TABLE} WHERE code = $1 AND status <> 'over'", code))

    async def table_by_link(self, link_hash: bytes) -> TableRow | None:
        return first_row(await self._read(f"{TABLE} WHERE link_hash = $1", link_hash))

    async def public_tables(self, limit: int) -> list[TableRow]:
        listed = f"{TABLE} WHERE public AND status <> 'over' ORDER BY updated_ms DESC, id LIMIT $1"
        return [row_of(row) for row in await self._read(listed, limit)]

    async def update_table(self, table_id: str, status: Status, public: bool, summary: bytes, now_ms: int) -> bool:
        return bool(await self._change(UPDATE_TABLE, table_id, status, public, summary, now_ms))

    async def relist(self, rows: Sequence[TableRow]) -> None:
        await self._write_each(RELIST, [(row.id, row.status, row.public, row.summary, row.updated_ms) for row in rows])

    # guests

    async def create_guest(self, guest: Guest) -> bool:
        return bool(await self._change(ADD_GUEST, *guest))

    async def guest_by_token(self, token_hash: bytes) -> Guest | None:
        rows = await self._read(FIND_GUEST, token_hash)
        return Guest(*rows[0]) if rows else None

    async def rotate_token(self, guest_id: str, old_hash: bytes, new_hash: bytes, now_ms: int) -> bool:
        return bool(await self._change(ROTATE, guest_id, old_hash, new_hash, now_ms))

    async def forget_guest(self, guest_id: str) -> bool:
        forgotten, *_ = await self._write(*(Statement(sql, (guest_id,)) for sql in (FORGET, *OF_A_GUEST)))
        return bool(forgotten)

    async def tables_of(self, guest_id: str, limit: int) -> list[str]:
        return [row[0] for row in await self._read(TABLES_OF.format(holds=self.holds), guest_id.encode(), guest_id, limit)]

    # leases

    async def take(self, name: str, owner: str, now_ms: int, ttl_ms: int) -> Lease | None:
        rows = await self._change(TAKE, name, owner, now_ms, now_ms + ttl_ms)
        return Lease(*rows[0]) if rows else None

    async def renew(self, owner: str, now_ms: int, ttl_ms: int) -> list[str]:
        return sorted(row[0] for row in await self._change(RENEW, owner, now_ms + ttl_ms))

    async def release(self, owner: str, name: str | None = None) -> None:
        await (self._change(RELEASE, owner) if name is None else self._change(RELEASE_ONE, owner, name))

    async def leased(self, name: str, now_ms: int) -> bool:
        return bool(await self._read(LEASED, name, now_ms))

    async def expired(self, now_ms: int) -> list[TableRow]:
        return [row_of(row) for row in await self._read(EXPIRED, now_ms)]

    # the daily fire

    async def planned(self, day: str) -> Day | None:
        rows = await self._read(DAY, day)
        return Day(*rows[0]) if rows else None

    async def plan(self, day: Day) -> Day:
        rows, _ = await self._write(Statement(ADD_DAY, tuple(day)), Statement(OLD_ANSWERS, (outdated(day.day),)))
        return Day(*rows[0])

    async def answered(self, day: str, spot: bytes, answer: bytes) -> bytes:
        rows = await self._change(ANSWERED, day, spot, answer)
        return bytes(rows[0][0])

    async def outcomes(self, day: str) -> Outcomes:
        return {(row[0], row[1]): int(row[2]) for row in await self._read(OUTCOMES_OF, day)}

    # the whole

    async def newest_ms(self) -> int | None:
        rows = await self._read(NEWEST)
        return None if rows[0][0] is None else int(rows[0][0])

    async def unused(self, idle_ms: int, before_ms: int, now_ms: int, limit: int) -> Unused:
        idle = await self._read(IDLE, idle_ms, limit)
        tables = await self._read(UNUSED_TABLES, before_ms, now_ms, limit)
        guests = await self._read(UNUSED_GUESTS, before_ms, limit)
        return Unused(*(tuple(row[0] for row in rows) for rows in (idle, tables, guests)))

    async def erase(self, unused: Unused, idle_ms: int, before_ms: int, now_ms: int) -> Erased:
        """In many small transactions: others wait for one of them at most."""
        retired = await self._write(*(Statement(RETIRE, (table_id, idle_ms)) for table_id in unused.idle))
        tables = 0
        for table_id in unused.tables:
            newest = Statement(ERASE_NEWEST, (table_id, ENTRIES_AT_ONCE))
            closed, _ = await self._write(Statement(CLOSE_TABLE, (before_ms, now_ms, table_id)), newest)
            if closed:
                while any(await self._write(newest)):
                    pass
                await self._write(*(Statement(sql, (table_id,)) for sql in ERASE_REST))
                tables += 1
        guests = await self._write(*(Statement(ERASE_GUEST, (guest, before_ms)) for guest in unused.guests))
        await self._write(*(Statement(sql, (guest,)) for guest in unused.guests for sql in OF_NOBODY))
        await self._write(*(Statement(sql, (before_ms,)) for sql in (ERASE_LEASES, *OLD_MOVES)))
        return Erased(sum(map(len, retired)), tables, sum(map(len, guests)))

    async def seen(self, guests: Sequence[str], now_ms: int) -> None:
        await self._write(*(Statement(SEEN, (guest, now_ms)) for guest in guests))


def marking(marks: Sequence[Mark]) -> list[Statement]:
    """What writes these marks."""
    written = {GameRow: BEGAN, DailyOutcome: ADD_OUTCOME, **WRITES}
    return [Statement(written[type(mark)], tuple(mark)) for mark in marks]


def continued(table_id: str, after: int, rows: Sequence[Row]) -> list[Entry]:
    """The entries after a seq, verified; the first row is the entry that they follow."""
    entries = [Entry(*row) for row in rows]
    if not after:
        return verified(table_id, 0, ORIGIN, entries)
    if not entries or entries[0].seq != after:
        raise Broken(table_id, after)  # an entry that was read before is gone
    return verified(table_id, after, entries[0].hash, entries[1:])


def row_of(row: Row) -> TableRow:
    """A row of `tables`. SQLite stores booleans as numbers."""
    id, code, link_hash, public, status, summary, updated_ms, origin = row
    return TableRow(id, code, link_hash, bool(public), Status(status), summary, updated_ms, origin)


def first_row(rows: Sequence[Row]) -> TableRow | None:
    return row_of(rows[0]) if rows else None
