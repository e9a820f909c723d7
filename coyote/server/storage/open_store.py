"""Opening a store: which database it is, whether its tables are those of this program, and if not, making them so.

Law: a database that is up to date, or a new file, costs a query or two; Alembic is loaded only for one that is older, since
that takes longer than all else of a start. A newer database than ours is refused.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from coyote.server.storage.errors import Newer, Trouble, Unavailable
from coyote.server.storage.migrations import FRESH, NEWEST, upgrade
from coyote.server.storage.store import Store

POSTGRES: Final = ("postgresql://", "postgres://")


async def open_store(where: str) -> Store:
    """The store at the URL of a PostgreSQL database, or in a file of SQLite."""
    store = await open_as_it_is(where)
    try:
        version = await store.version()
        if version is None or version < NEWEST:
            await upgraded(where)
        elif version > NEWEST:
            raise Newer(version, NEWEST)
    except BaseException:
        await store.close()
        raise
    return store


async def upgraded(where: str) -> None:
    """Bring the database to this version; what it refuses is a trouble like any other."""
    from sqlalchemy.exc import DBAPIError

    try:
        await asyncio.to_thread(upgrade, where)
    except DBAPIError as error:
        raise Unavailable(Trouble.REFUSED, type(error.orig).__name__) from error


async def open_as_it_is(where: str) -> Store:
    """The drivers are loaded here: who plays on SQLite need not wait for that of PostgreSQL."""
    if where.startswith(POSTGRES):
        from coyote.server.storage.postgres import PostgresStore

        return await PostgresStore.open(where)
    from coyote.server.storage.sqlite import SqliteStore

    return await SqliteStore.open(Path(where), FRESH.read_text(encoding="utf-8"))
