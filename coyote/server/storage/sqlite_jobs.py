"""Jobs of the SQLite store: each takes the connection that writes, and becomes a part of a transaction.

Law: a job commits nothing itself, and one that cannot be done raises, so that all are rolled back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from coyote.errors import CaughtInside
from coyote.server.storage.group import follows
from coyote.server.storage.memory_sql import Row, Statement
from coyote.server.storage.schema import TABLE, missing
from coyote.server.storage.sql import BY_KEY, FIND_OP, marking
from coyote.server.storage.sqlite_file import numbered, schema_number
from coyote.server.storage.store import ORIGIN, Conflict, Entry, Mark, Repeated, Secret, Stored

HASH_AT: Final = "SELECT hash FROM entries WHERE table_id = ? AND seq = ?"
ADD_ENTRY: Final = "INSERT INTO entries (table_id, seq, op_id, at_ms, kind, body, hash) VALUES (?, ?, ?, ?, ?, ?, ?)"
ADD_SECRET: Final = "INSERT INTO secrets (table_id, epoch, seed) VALUES (?, ?, ?)"

STORED: Final = Stored()

Job = Callable[[sqlite3.Connection], Any]


class Clash(CaughtInside):
    """A group that cannot be written as it stands."""

    def __init__(self, group: Sequence[Entry]) -> None:
        self.group = group


class Addition:
    """The job that writes a group, if it follows from what is stored and nobody was first."""

    __slots__ = ("group", "marks", "secrets")

    def __init__(self, group: Sequence[Entry], secrets: Sequence[Secret], marks: Sequence[Mark]) -> None:
        self.group, self.secrets, self.marks = group, secrets, marks

    def __call__(self, db: sqlite3.Connection) -> Stored:
        before = hash_before(self.group[0], db)
        if before is None or not follows(before, self.group):
            raise Clash(self.group)
        try:
            db.executemany(ADD_ENTRY, self.group)
            return self.added_the_rest(db)
        except sqlite3.IntegrityError:
            raise Clash(self.group) from None

    def added_the_rest(self, db: sqlite3.Connection) -> Stored:
        """Write what goes with the entries."""
        if self.secrets:
            db.executemany(ADD_SECRET, self.secrets)
        if self.marks:
            run(marking(self.marks), db)
        return STORED


def hash_before(first: Entry, db: sqlite3.Connection) -> bytes | None:
    """The hash that an entry must follow from, as it is stored."""
    if first.seq == 1:
        return ORIGIN
    found = db.execute(HASH_AT, (first.table_id, first.seq - 1)).fetchone()
    return None if found is None else bytes(found[0])


def is_quick(job: Job) -> bool:
    """Whether a job takes so little time that the loop can do it: it writes entries, or rows that are found by their keys."""
    if isinstance(job, Addition):
        return True
    return isinstance(job, partial) and job.func is run and all(statement.sql in BY_KEY for statement in job.args[0])


def touches_logs(job: Job) -> bool:
    """Whether a job may change stored entries: every job may, unless it only runs statements that do not name them."""
    if not isinstance(job, partial) or job.func is not run:
        return True
    return any("entries" in statement.sql for statement in job.args[0])


def reason(group: Sequence[Entry], db: sqlite3.Connection) -> Conflict | Repeated:
    """Why a group clashed. Ask after the rollback: before, the group would find itself."""
    for entry in group:
        if found := db.execute(numbered(FIND_OP), (entry.table_id, entry.op_id)).fetchone():
            return Repeated(found[0])
    return Conflict()


def upgrade(db: sqlite3.Connection) -> None:
    """The job that gives a file what it lacks of the schema. It writes even if nothing is missing."""
    for statement in missing(schema_number(db)):
        db.execute(statement)
    db.execute(f"UPDATE {TABLE} SET number = number")  # noqa: S608 (our own words)


def run(statements: Sequence[Statement], db: sqlite3.Connection) -> list[Sequence[Row]]:
    """The job that runs statements."""
    return [db.execute(numbered(statement.sql), statement.values).fetchall() for statement in statements]
