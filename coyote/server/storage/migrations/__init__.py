"""Migrations: how a database gets the tables of this program, step by step from any older version.

Law: a released step never changes. Versions are four digits and count up. All steps of an upgrade are one transaction; of
several processes that start at once, one upgrades while the others wait. Alembic and SQLAlchemy are loaded only here, and only
when there is something to do. A new SQLite file does not need them: FRESH is what all steps together make, and a test compares
the two.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sqlalchemy import Connection

NEWEST: Final = "0007"
"""The last file in versions/."""

FRESH: Final = Path(__file__).with_name("fresh.sql")

LOCK: Final = 0x636F796F7465
"""PostgreSQL's advisory locks are numbers; this one spells coyote."""


def upgrade(where: str, version: str = NEWEST) -> None:
    """Bring a database to this version. Blocks; call it from a thread without an event loop."""
    if "://" in where:
        asyncio.run(_upgrade_postgres(where, version))
    else:
        _upgrade_sqlite(where, version)


def _upgrade_sqlite(path: str, version: str) -> None:
    from sqlalchemy import URL, NullPool, create_engine

    engine = create_engine(URL.create("sqlite", database=path), poolclass=NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        _run_steps(connection, version)
        connection.commit()


async def _upgrade_postgres(url: str, version: str) -> None:
    import asyncpg
    from sqlalchemy import NullPool, text
    from sqlalchemy.ext.asyncio import create_async_engine

    # we connect ourselves, because SQLAlchemy does not read such URLs as asyncpg does (sslmode and so on)
    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(_run_steps, version)


def _run_steps(connection: Connection, version: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
