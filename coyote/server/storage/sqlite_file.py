"""An SQLite file: a connection to it, which file it is, which schema it has, and what its errors mean."""

from __future__ import annotations

import sqlite3
from functools import cache
from pathlib import Path
from typing import Final

from coyote.server.storage.errors import Failed, Trouble, Unavailable
from coyote.server.storage.schema import NUMBER, TABLE

BUSY_MS: Final = 5000
"""How long to wait for another program that has locked the file, such as a backup."""

PASSING: Final = {
    sqlite3.SQLITE_FULL: Trouble.DISK_FULL,
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_CANTOPEN: Trouble.UNREACHABLE,
}
FATAL: Final = {
    sqlite3.SQLITE_IOERR: Trouble.DISK_FAILED,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.NOT_A_DATABASE,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
}


def connection(path: Path) -> sqlite3.Connection:
    """A connection that syncs every commit; `isolation_level=None` leaves BEGIN and COMMIT to us."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_MS / 1000)
    try:
        db.execute("PRAGMA auto_vacuum = INCREMENTAL")  # a new file can give pages back; an old one ignores this
        db.execute("PRAGMA journal_mode = WAL")  # the first to read the file
    except sqlite3.Error:
        db.close()
        raise
    db.execute("PRAGMA synchronous = FULL")
    # 16 MB: copying pages back less often saves a fifth of a busy server's commits
    db.execute("PRAGMA wal_autocheckpoint = 4000")
    # on a Mac a plain fsync leaves the data in the drive's cache; elsewhere this has no effect
    db.execute("PRAGMA fullfsync = ON")
    return db


def identity(path: Path) -> tuple[int, int] | None:
    """Which file a path leads to; None if it leads to none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def schema_number(db: sqlite3.Connection) -> int:
    """The number of its schema, 0 if it has no tables yet. A file with other tables is not ours to write into."""
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return 0
    if TABLE not in tables:
        raise Unavailable(Trouble.FOREIGN)
    return int(db.execute(NUMBER).fetchone()[0])


@cache
def numbered(sql: str) -> str:
    return sql.replace("$", "?")


def trouble_of(error: sqlite3.Error) -> Exception:
    """Full and busy are temporary; a file that cannot be read or written ends this store; anything else is a bug of ours."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in PASSING:
        return Unavailable(PASSING[code])
    return Failed(error.sqlite_errorname, FATAL[code]) if code in FATAL else error
