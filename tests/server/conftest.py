"""Fixtures: databases, brokers, and empty stores. Each async test runs in its own loop: in virtual time, if it can."""

from __future__ import annotations

import asyncio
import inspect
import shutil
import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from coyote.server.storage import sqlite
from coyote.server.storage.open_store import open_store
from coyote.server.storage.sqlite_file import connection
from prove.common.client import Place
from tests.server.virtual import run
from tests.servers import Postgres, Redis, running

NUMBERS = count()
LONGEST_S, LONGEST_VIRTUAL_S = 60, 3600
"""So long may a test last. Only one that waits for what never happens gets there."""
SERVERS = {"server", "hurried", "narrow", "postgres", "redis", "postgres_database", "bare_database"}
"""Fixtures that are real servers, or databases there."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever uses a real server runs in real time."""
    for item in items:
        params = item.callspec.params.values() if hasattr(item, "callspec") else ()
        if SERVERS & {*getattr(item, "fixturenames", ()), *(value for value in params if isinstance(value, str))}:
            item.add_marker(pytest.mark.real_time)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    names = inspect.signature(pyfuncitem.function).parameters
    given = {name: pyfuncitem.funcargs[name] for name in names}
    real = pyfuncitem.get_closest_marker("real_time") is not None

    async def whole() -> None:
        try:
            await asyncio.wait_for(pyfuncitem.function(**given), LONGEST_S if real else LONGEST_VIRTUAL_S)
        finally:
            for value in given.values():
                if isinstance(value, Place):
                    await value.hang_up()

    (asyncio.run if real else run)(whole())
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running(Postgres) as server:
        asyncio.run(execute(server, "CREATE DATABASE template_coyote"))
        asyncio.run(made(server.url("template_coyote")))
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with running(Redis) as server:
        yield server


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("template") / "coyote.db"
    asyncio.run(made(str(path)))
    return path


@pytest.fixture
def sqlite_file(empty_file: Path, tmp_path: Path) -> str:
    return str(shutil.copy(empty_file, tmp_path / "coyote.db"))


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[sqlite3.Connection]:
    """What stores in SQLite open from now on: for each, the connection that writes, and the one that reads."""
    made = list[sqlite3.Connection]()

    def noted(path: Path) -> sqlite3.Connection:
        made.append(connection(path))
        return made[-1]

    monkeypatch.setattr(sqlite, "connection", noted)
    return made


@pytest.fixture
def bare_database(postgres: Postgres) -> str:
    """A database without tables."""
    name = f"bare_{next(NUMBERS)}"
    asyncio.run(execute(postgres, f"CREATE DATABASE {name}"))
    return postgres.url(name)


@pytest.fixture
def postgres_database(postgres: Postgres) -> str:
    name = f"test_{next(NUMBERS)}"
    asyncio.run(execute(postgres, f"CREATE DATABASE {name} TEMPLATE template_coyote"))
    return postgres.url(name)


@pytest.fixture(params=["sqlite_file", "postgres_database"])
def place(request: pytest.FixtureRequest) -> str:
    """Where a store can be opened; the test runs once for each kind of database."""
    return str(request.getfixturevalue(request.param))


async def made(where: str) -> None:
    await (await open_store(where)).close()


async def execute(server: Postgres, sql: str) -> None:
    db = await asyncpg.connect(server.url())
    await db.execute(sql)
    await db.close()
