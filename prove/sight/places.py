"""Where worlds store their games: each gets a new, empty database."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Protocol, Self

from coyote.server.storage.open_store import open_store

MEMORY = Path("/dev/shm")
"""Files in memory cost no time; durability is proven elsewhere."""
TEMPLATE = "template_sight"


class Places(Protocol):
    """Gives out places for new stores."""

    def new(self) -> str: ...


class Files:
    """SQLite files; each new one deletes the one before."""

    def __enter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="coyote-sight-", dir=MEMORY if MEMORY.is_dir() else None))
        self.numbers = count()
        return self

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

    def new(self) -> str:
        for old in self.folder.iterdir():
            old.unlink()
        return str(self.folder / f"{next(self.numbers)}.db")


@contextmanager
def databases() -> Iterator[Places]:
    """Databases of a PostgreSQL that is started for this."""
    import asyncpg

    from tests.servers import Postgres

    server = Postgres()
    server.start()

    async def execute(sql: str) -> None:
        db = await asyncpg.connect(server.url())
        await db.execute(sql)
        await db.close()

    async def made() -> None:
        await (await open_store(server.url(TEMPLATE))).close()

    class Databases:
        numbers = count()

        def new(self) -> str:
            name = f"sight_{next(self.numbers)}"
            asyncio.run(execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}"))
            return server.url(name)

    try:
        asyncio.run(execute(f"CREATE DATABASE {TEMPLATE}"))
        asyncio.run(made())
        yield Databases()
    finally:
        server.close()
