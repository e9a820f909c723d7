"""Troubles of a store, as stable codes. What an error says holds no body, seed or password.

Exception
  StoreError          carries a Trouble
    Unavailable       no entry was written; the same may be tried again
    Unknown           the connection was lost at the commit: reload, and look the op_id up
    Failed            the disk failed: this store refuses everything from now on; open a new one and look the op_id up
    Broken            a stored log is not what was written
    Newer             the database belongs to a newer program
"""

from __future__ import annotations

from enum import StrEnum, unique


@unique
class Trouble(StrEnum):
    """Every way in which a store can fail."""

    CLOSED = "store-closed"
    UNREACHABLE = "database-unreachable"
    BUSY = "database-busy"
    DISK_FULL = "disk-full"
    COMMIT_UNKNOWN = "commit-unknown"
    DISK_FAILED = "disk-failed"
    REPLACED = "database-replaced"
    READ_ONLY = "database-read-only"
    REFUSED = "database-refused"
    IN_USE = "database-in-use"
    NOT_A_DATABASE = "not-a-database"
    FOREIGN = "database-foreign"
    DAMAGED = "database-damaged"
    NOT_EMPTY = "database-not-empty"
    LOG_BROKEN = "log-broken"
    NEWER = "database-newer"
    SQLITE_TOO_OLD = "sqlite-too-old"


class StoreError(Exception):
    """Something that a store could not do."""

    def __init__(self, code: Trouble, details: str = "") -> None:
        super().__init__(f"{code} ({details})" if details else str(code))
        self.code = code


class Unavailable(StoreError):
    """No entry was written, and the same may be tried again; of anything else, trying again will tell whether it was."""


class Unknown(StoreError):
    """The connection was lost while committing: it may be stored or not."""

    def __init__(self) -> None:
        super().__init__(Trouble.COMMIT_UNKNOWN)


class Failed(StoreError):
    """The disk failed. A sync that failed must not be tried again, for it may succeed without having written."""

    def __init__(self, details: str, code: Trouble = Trouble.DISK_FAILED) -> None:
        super().__init__(code, details)


class Broken(StoreError):
    """The log of a table is not what was written."""

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(Trouble.LOG_BROKEN, f"table={table_id} seq={seq}")
        self.table_id, self.seq = table_id, seq


class Newer(StoreError):
    """The database was made by a newer program, which this one must not write into."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(Trouble.NEWER, f"found={found} known={known}")
