"""The schema makes the tables, once; later files of it upgrade a database; one that is newer or not ours is left alone."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path

import asyncpg
import pytest

from coyote.server.storage import postgres, schema, sqlite_jobs
from coyote.server.storage.errors import Newer, Trouble, Unavailable
from coyote.server.storage.open_store import open_store
from coyote.server.storage.schema import NEWEST, missing
from tests.servers import ROOT

OPEN = """
import asyncio, sys
from coyote.server.storage.open_store import open_store

async def main():
    await (await open_store(sys.argv[1])).close()

asyncio.run(main())
"""


@pytest.fixture(params=["tmp_path", "bare_database"])
def empty(request: pytest.FixtureRequest) -> str:
    """Where a store can be made; the test runs once for each kind of database."""
    where = request.getfixturevalue(request.param)
    return str(where / "coyote.db") if isinstance(where, Path) else where


async def run(where: str, sql: str) -> list[tuple[object, ...]]:
    """What a statement finds in either database."""
    if "://" not in where:
        with closing(sqlite3.connect(where, isolation_level=None)) as file:
            return file.execute(sql).fetchall()
    db = await asyncpg.connect(where)
    try:
        return [tuple(row) for row in await db.fetch(sql)]
    finally:
        await db.close()


def test_the_files_are_numbered_without_a_gap() -> None:
    assert {file.stem for file in schema.FOLDER.glob("*.sql")} == {str(number) for number in range(1, NEWEST + 1)}


def test_a_database_that_is_up_to_date_lacks_nothing() -> None:
    assert missing(0) and not missing(NEWEST)


@pytest.mark.real_time
def test_processes_that_start_together_on_an_empty_database_all_come_up(empty: str) -> None:
    processes = [subprocess.Popen([sys.executable, "-c", OPEN, empty], cwd=ROOT) for _ in range(4)]
    assert [process.wait() for process in processes] == [0] * 4


async def test_a_later_file_upgrades_a_database_and_keeps_what_is_in_it(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await open_store(empty)).close()
    await run(empty, "INSERT INTO fires (day, place, rounds, games) VALUES ('2026-11-18', 1, 2, 3)")
    folder, newest = tmp_path / "schema", NEWEST + 1
    folder.mkdir()
    (folder / f"{newest}.sql").write_text("ALTER TABLE fires ADD COLUMN hot BIGINT;\nUPDATE fires SET hot = 4;\n")
    for module in (postgres, sqlite_jobs):
        monkeypatch.setattr(module, "missing", partial(missing, folder=folder, newest=newest))
    for _ in range(2):
        await (await open_store(empty)).close()
        assert await run(empty, "SELECT day, place, rounds, games, hot FROM fires") == [("2026-11-18", 1, 2, 3, 4)]
        assert await run(empty, schema.NUMBER) == [(newest,)]


async def test_a_file_that_fails_changes_nothing(empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await open_store(empty)).close()
    folder, newest = tmp_path / "schema", NEWEST + 1
    folder.mkdir()
    (folder / f"{newest}.sql").write_text("DROP TABLE fires;\nDROP TABLE no_such_table;\n")
    for module in (postgres, sqlite_jobs):
        monkeypatch.setattr(module, "missing", partial(missing, folder=folder, newest=newest))
    with pytest.raises((sqlite3.OperationalError, asyncpg.UndefinedTableError)):
        await open_store(empty)
    assert await run(empty, "SELECT * FROM fires") == []
    assert await run(empty, schema.NUMBER) == [(NEWEST,)]


async def test_a_newer_database_is_refused_and_left_alone(place: str) -> None:
    await run(place, f"UPDATE {schema.TABLE} SET number = 9999")
    with pytest.raises(Newer, match=r"database-newer .found=9999") as newer:
        await open_store(place)
    assert newer.value.code == Trouble.NEWER
    assert await run(place, schema.NUMBER) == [(9999,)]


async def test_another_programs_database_is_refused_and_left_alone(empty: str) -> None:
    await run(empty, "CREATE TABLE guests (party TEXT)")
    with pytest.raises(Unavailable) as foreign:
        await open_store(empty)
    assert foreign.value.code == Trouble.FOREIGN
    assert await run(empty, "SELECT party FROM guests") == []
    with pytest.raises((sqlite3.OperationalError, asyncpg.UndefinedTableError)):
        await run(empty, schema.NUMBER)
