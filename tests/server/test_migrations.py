"""Migrations make the tables, once, and only in databases that are older than the program."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from coyote.server.storage import migrations
from coyote.server.storage.errors import Newer, Trouble
from coyote.server.storage.open_store import open_store
from tests.servers import ROOT

OPEN = """
import asyncio, sys
from coyote.server.storage.open_store import open_store

async def main():
    await (await open_store(sys.argv[1])).close()

asyncio.run(main())
print(*sorted({name.split(".")[0] for name in sys.modules} & {"alembic", "sqlalchemy", "asyncpg", "redis"}))
"""


def opened_elsewhere(place: str) -> subprocess.Popen[str]:
    """A process that opens the store, and prints which libraries it loaded."""
    return subprocess.Popen([sys.executable, "-c", OPEN, place], cwd=ROOT, stdout=subprocess.PIPE, text=True)


def test_the_newest_version_is_that_of_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_current_head() == migrations.NEWEST


def schema(file: Path) -> set[tuple[str, ...]]:
    """The schema of a file, with normalised white space."""
    with closing(sqlite3.connect(file)) as db:
        made = db.execute("SELECT type, name, coalesce(sql, '') FROM sqlite_master").fetchall()
        version = db.execute("SELECT 'version', version_num FROM alembic_version").fetchall()
    return {tuple(" ".join(text.split()) for text in row) for row in made + version}


async def test_a_new_file_has_the_schema_that_the_migrations_make(tmp_path: Path) -> None:
    """If this fails, `.venv-test/bin/python -m tests.server.fresh` rewrites fresh.sql."""
    at_once, by_steps = tmp_path / "at_once.db", tmp_path / "by_steps.db"
    await (await open_store(str(at_once))).close()
    await asyncio.to_thread(migrations.upgrade, str(by_steps))
    assert schema(at_once) == schema(by_steps)


def test_a_new_file_is_made_without_alembic(tmp_path: Path) -> None:
    with opened_elsewhere(str(tmp_path / "coyote.db")) as process:
        assert process.communicate()[0] == "\n"


@pytest.mark.parametrize("fixture", ["tmp_path", "bare_database"])
def test_processes_that_start_together_on_an_empty_database_all_come_up(fixture: str, request: pytest.FixtureRequest) -> None:
    where = request.getfixturevalue(fixture)
    place = str(where / "coyote.db") if isinstance(where, Path) else where
    processes = [opened_elsewhere(place) for _ in range(2)]
    for process in processes:
        with process:
            process.communicate()
        assert process.returncode == 0


def test_an_up_to_date_store_is_opened_without_alembic(sqlite_file: str) -> None:
    with opened_elsewhere(sqlite_file) as process:
        assert process.communicate()[0] == "\n"


async def test_a_newer_file_is_refused_and_left_alone(sqlite_file: str) -> None:
    with closing(sqlite3.connect(sqlite_file)) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()
        with pytest.raises(Newer, match=r"database-newer .found=9999") as newer:
            await open_store(sqlite_file)
        assert newer.value.code == Trouble.NEWER
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


async def test_a_newer_database_is_refused(postgres_database: str) -> None:
    db = await asyncpg.connect(postgres_database)
    await db.execute("UPDATE alembic_version SET version_num = '9999'")
    await db.close()
    with pytest.raises(Newer):
        await open_store(postgres_database)


async def test_both_databases_have_the_same_tables(sqlite_file: str, postgres_database: str) -> None:
    with closing(sqlite3.connect(sqlite_file)) as file:
        tables = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        here = {(table, column[1]) for table in tables for column in file.execute(f"PRAGMA table_info({table})")}
    db = await asyncpg.connect(postgres_database)
    there = await db.fetch("SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'")
    await db.close()
    assert here == {tuple(row) for row in there}
