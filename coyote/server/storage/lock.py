"""One server per file: whoever serves from an SQLite file, or restores one, holds a lock beside it.

Law: two servers on one file would each keep tables of their own in memory, and tell people different things. The lock is the
operating system's, so it is gone with the process that held it, however that ended.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

from coyote.server.storage.errors import Trouble, Unavailable


@contextlib.contextmanager
def held(database: Path) -> Iterator[None]:
    """Hold the lock of this file; raises Unavailable if somebody else does."""
    try:
        file = database.with_name(database.name + "-lock").open("a+b")
    except OSError as error:
        raise Unavailable(Trouble.UNREACHABLE, reason=type(error).__name__) from error
    with file:
        try:
            take(file.fileno())
        except OSError as error:
            raise Unavailable(Trouble.IN_USE) from error
        yield


def take(file: int) -> None:
    """Lock an open file for this process; raises OSError at once if another one has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
