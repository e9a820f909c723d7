"""Opening a store: which database it is.

Law: a database that is up to date costs a query or two. One that is empty or older is brought up to date, and one that a newer
program made, or another one, is refused.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from coyote.server.storage.store import Store

POSTGRES: Final = ("postgresql://", "postgres://")


async def open_store(where: str) -> Store:
    """The store at the URL of a PostgreSQL database, or in a file of SQLite."""
    if where.startswith(POSTGRES):  # drivers are loaded here, so that SQLite does not wait for that of PostgreSQL
        from coyote.server.storage.postgres import PostgresStore

        return await PostgresStore.open(where)
    from coyote.server.storage.sqlite import SqliteStore

    return await SqliteStore.open(Path(where))
