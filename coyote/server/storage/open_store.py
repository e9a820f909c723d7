"""Opening a store: which database it is, and whether its tables must be migrated first.

Law: a database that is up to date, or a new file, costs a query or two. Alembic is loaded only for an older one, since that
takes longer than the rest of a start. A database newer than this program is refused.
"""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, nullcontext
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

    around: AbstractAsyncContextManager[None] = nullcontext()
    if where.startswith(POSTGRES):
        from coyote.server.storage.postgres import reaching

        around = reaching()  # SQLAlchemy passes on as it is what goes wrong while we connect
    try:
        async with around:
            await asyncio.to_thread(upgrade, where)
    except DBAPIError as error:
        code = Trouble.UNREACHABLE if error.connection_invalidated else Trouble.REFUSED
        raise Unavailable(code, reason=type(error.orig).__name__) from error


async def open_as_it_is(where: str) -> Store:
    """The store without migrations. Drivers are loaded here, so that SQLite does not wait for the driver of PostgreSQL."""
    if where.startswith(POSTGRES):
        from coyote.server.storage.postgres import PostgresStore

        return await PostgresStore.open(where)
    from coyote.server.storage.sqlite import SqliteStore

    return await SqliteStore.open(Path(where), FRESH.read_text(encoding="utf-8"))
