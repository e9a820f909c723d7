"""What can go wrong with a store, as stable codes.

Law: the text of an error never holds a body, a seed or a password.

    CoyoteError
      StoreError          carries a Trouble
        Unavailable       no entry was written; try the same again
        Unknown           the connection was lost during the commit: reload, and look the op_id up
        Failed            the disk failed: this store refuses everything from now on; open a new one and look the op_id up
        Broken            a stored log is not what was written
        Newer             the database belongs to a newer program
"""

from __future__ import annotations

from enum import StrEnum, unique

from coyote.errors import CoyoteError


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


class StoreError(CoyoteError):
    """Something that a store could not do."""

    code: Trouble

    def __init__(self, code: Trouble, **values: int | str) -> None:
        super().__init__(code, values)


class Unavailable(StoreError):
    """No entry was written, so an append may be tried again; for any other write, trying again shows whether it happened."""


class Unknown(StoreError):
    """The connection was lost during the commit: the group may be stored or not."""

    def __init__(self) -> None:
        super().__init__(Trouble.COMMIT_UNKNOWN)


class Failed(StoreError):
    """The disk failed. A failed sync must not be retried: it may then succeed without having written anything."""

    def __init__(self, reason: str, code: Trouble = Trouble.DISK_FAILED) -> None:
        super().__init__(code, reason=reason)


class Broken(StoreError):
    """The log of a table is not what was written."""

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(Trouble.LOG_BROKEN, table=table_id, seq=seq)
        self.table_id, self.seq = table_id, seq


class Newer(StoreError):
    """A newer program made this database, so this one must not write to it."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(Trouble.NEWER, found=found, known=known)
