"""`backup`, `restore` and `doctor` as their users meet them, and what a server that cannot start says."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from coyote.server.doctor import examine
from coyote.server.storage.errors import Trouble
from coyote.server.storage.lock import held
from coyote.server.tables.reading import Finding
from coyote.speech import LANGUAGES, speaker
from tests.server.houses import Clock, houses, opened


def coyote(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "coyote", *words, "--lang", "en"]
    environment = {name: value for name, value in os.environ.items() if name not in ("HOME", "XDG_DATA_HOME")} | env
    result = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment)
    assert "Traceback" not in result.stderr, result.stderr
    return result


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_and_every_finding_has_its_sentence(language: str) -> None:
    speak = speaker(language)
    for code in Trouble:
        assert "x.db" in speak.say(f"trouble-{code}", database="x.db") or code == Trouble.SQLITE_TOO_OLD
    for finding in Finding:
        assert "T1" in speak.say(f"doctor-{finding}", table="T1", seq="7")


@pytest.mark.real_time
async def test_a_backup_is_made_restored_and_looked_at(sqlite_file: str, tmp_path: Path) -> None:
    async with houses(sqlite_file, 1, Clock()) as (house,):
        _, row, _ = await opened(house)
    file, again = str(tmp_path / "monday.db"), str(tmp_path / "again.db")
    made = coyote("backup", file, "--database", sqlite_file)
    assert (made.returncode, made.stdout) == (
        0,
        f"One table is in {file}. Only you can read it: it holds the seeds of running games.\n",
    )
    second = coyote("backup", file, "--database", sqlite_file)
    assert second.returncode == 1
    assert f"There is something in {file} already" in second.stderr
    restored = coyote("restore", file, "--database", again)
    assert (restored.returncode, restored.stdout) == (0, f"One table is in {again}. Start the server with --database {again}\n")
    looked = coyote("doctor", "--database", again)
    assert (looked.returncode, looked.stdout) == (0, "One table is fine.\nEverything is fine.\n")
    with closing(sqlite3.connect(again)) as db:
        db.execute("UPDATE entries SET body = x'00' WHERE seq = 2")
        db.commit()
    ill = coyote("doctor", "--database", again, "--json")
    assert ill.returncode == 1
    assert json.loads(ill.stdout)["ill"] == [{"table": row.id, "finding": "log-broken", "seq": 2}]
    assert f"Table {row.id}: entry 2 is missing" in coyote("doctor", "--database", again).stdout


async def test_the_doctor_reads_postgresql_as_well(postgres_database: str) -> None:
    """Which tables are fine, what is damaged in which other, and that a database of another version is left alone."""
    async with houses(postgres_database, 1, Clock()) as (house,):
        fine, ill, seedless = [(await opened(house))[1].id for _ in range(3)]
    assert (await examine(postgres_database, lambda *_: None)).healthy
    db = await asyncpg.connect(postgres_database)
    try:
        await db.execute("UPDATE entries SET body = '\\x00' WHERE table_id = $1 AND seq = 2", ill)
        await db.execute("UPDATE secrets SET seed = '\\x00' WHERE table_id = $1", seedless)
        told = await asyncio.to_thread(coyote, "doctor", "--database", postgres_database, "--json")
        assert told.returncode == 1
        found = {one["table"]: (one["finding"], one["seq"]) for one in json.loads(told.stdout)["ill"]}
        assert found[ill] == ("log-broken", 2)
        assert found.keys() == {ill, seedless} and fine not in found
        await db.execute("UPDATE coyote_schema SET number = 0")
        report = await examine(postgres_database, lambda *_: None)
        assert (report.version, report.healthy) == (0, False)
    finally:
        await db.close()


@pytest.mark.real_time
def test_the_doctor_tells_databases_of_other_versions_and_programs_apart(sqlite_file: str) -> None:
    for change, sentence in (
        ("UPDATE coyote_schema SET number = 0", "was written by an older Coyote."),
        ("UPDATE coyote_schema SET number = 9999", "was written by a newer Coyote."),
        ("DROP TABLE coyote_schema", "belongs to another program."),
    ):
        with closing(sqlite3.connect(sqlite_file)) as db:
            db.execute(change)
            db.commit()
        looked = coyote("doctor", "--database", sqlite_file)
        assert looked.returncode == 1
        assert sentence in looked.stdout + looked.stderr


@pytest.mark.real_time
def test_a_second_server_on_one_file_is_told_so(sqlite_file: str) -> None:
    with held(Path(sqlite_file)):
        second = coyote("serve", "--no-open", "--port", "0", "--database", sqlite_file)
    assert second.returncode == 1
    assert f"Another Coyote server is using {sqlite_file}." in second.stderr


@pytest.mark.real_time
def test_a_file_that_is_no_database_of_ours_is_told_apart(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear all, " * 1_000)
    with closing(sqlite3.connect(tmp_path / "recipes.db")) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    for name, sentence in (("letter.txt", "is not a database."), ("recipes.db", "belongs to another program.")):
        result = coyote("serve", "--no-open", "--port", "0", "--database", str(tmp_path / name))
        assert result.returncode == 1
        assert sentence in result.stderr


@pytest.mark.real_time
def test_a_user_without_a_home_is_told_to_name_a_file(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    result = coyote("serve", "--no-open", "--port", "0", XDG_DATA_HOME=str(blocked))
    assert result.returncode == 1
    assert "Say where to keep it with --database FILE" in result.stderr
