"""SQLite when the process is killed and when the disk fails: whatever was acknowledged is stored, every time."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import IO

import pytest

from coyote.server.storage.errors import Failed, StoreError, Trouble, Unavailable
from coyote.server.storage.open_store import open_store
from coyote.server.storage.sqlite_file import trouble_of
from coyote.server.storage.store import Entry, Status, Stored, TableRow
from coyote.server.storage.unused import Unused
from tests.server.logs import Ack, entries, lost, some_game
from tests.servers import ROOT


@contextlib.contextmanager
def writing(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    """A writer, and what it prints. At the end it is killed, by a signal that no process can catch."""
    command = [sys.executable, "-m", "tests.server.writer", *arguments]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout
        finally:
            process.kill()


def acks_in(lines: Iterator[str] | list[str]) -> list[Ack]:
    words = [line.split() for line in lines if line.endswith("\n")]
    return [Ack(parts[0], int(parts[1]), parts[2]) for parts in words if len(parts) == 3]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a locked file."""
    for module in ("sqlite", "sqlite_file"):
        monkeypatch.setattr(f"coyote.server.storage.{module}.BUSY_MS", 0)


@pytest.mark.real_time
async def test_a_killed_process_loses_nothing_that_it_acknowledged(sqlite_file: str) -> None:
    acks: list[Ack] = []
    for number in (10, 33, 100, 250):
        with writing(sqlite_file) as (process, output):
            acks += acks_in(list(islice(output, number)))
            process.kill()
            acks += acks_in(list(output))
    assert len(acks) >= 393
    async with await open_store(sqlite_file) as store:
        assert await lost(store, acks) == []
    with contextlib.closing(sqlite3.connect(sqlite_file)) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.real_time
async def test_the_same_check_finds_what_an_early_acknowledgement_loses(sqlite_file: str) -> None:
    """The test holds the lock, so that no commit can come before the kill: the loss does not depend on luck."""
    with contextlib.closing(sqlite3.connect(sqlite_file, isolation_level=None)) as rival:
        with writing(sqlite_file, "--early") as (process, output):
            first = list(islice(output, 1))
            rival.execute("BEGIN IMMEDIATE")
            acks = acks_in(first + list(islice(output, 5_000)))
            process.kill()
            acks += acks_in(list(output))
        rival.execute("ROLLBACK")
    async with await open_store(sqlite_file) as store:
        assert await lost(store, acks)


@pytest.mark.real_time
async def test_on_a_failing_disk_exactly_the_acknowledged_entries_are_stored(sqlite_file: str) -> None:
    with writing(sqlite_file, "--most", "1000000") as (_, output):
        *lines, error, refused = list(output)
    assert (error, refused) == (
        f"{Trouble.DISK_FAILED}\n",
        f"{Trouble.DISK_FAILED}\n",
    )  # and from then on it refuses everything
    acks = acks_in(lines)
    assert len(acks) > 100
    async with await open_store(sqlite_file) as store:
        assert await lost(store, acks) == []
        stored = [len(await store.load(table_id)) for table_id in {ack.table_id for ack in acks}]
        assert sum(stored) == len(acks)


async def test_a_full_disk_is_reported_and_writing_resumes_when_there_is_room(
    sqlite_file: str, connections: list[sqlite3.Connection]
) -> None:
    table_id, acked = some_game(), list[Entry]()
    async with await open_store(sqlite_file) as store:
        connections[0].execute("PRAGMA max_page_count = 60")
        group = entries(table_id, 3, body=bytes(500))
        try:
            while await store.append(group) == Stored():
                acked += group
                group = entries(table_id, 3, after=acked[-1], body=bytes(500))
        except Unavailable as full:
            assert full.code == Trouble.DISK_FULL
        assert len(acked) > 30
        assert await store.load(table_id) == acked
        connections[0].execute("PRAGMA max_page_count = 1000")
        assert await store.append(group) == Stored()
        assert await store.load(table_id) == acked + group


async def test_a_file_that_another_process_keeps_locked_is_busy(sqlite_file: str, impatient: None) -> None:
    async with await open_store(sqlite_file) as store:
        group = entries(some_game(), 1)
        with contextlib.closing(sqlite3.connect(sqlite_file, isolation_level=None)) as rival:
            rival.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable) as busy:
                await store.append(group)
        assert busy.value.code == Trouble.BUSY
        assert await store.append(group) == Stored()


async def test_every_commit_is_synced(sqlite_file: str, connections: list[sqlite3.Connection]) -> None:
    async with await open_store(sqlite_file):
        assert connections[0].execute("PRAGMA synchronous").fetchone() == (2,)
        assert connections[0].execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_a_file_that_cannot_be_opened_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unavailable) as no_folder:
        await open_store(str(tmp_path / "nowhere" / "coyote.db"))
    assert no_folder.value.code == Trouble.UNREACHABLE
    (tmp_path / "letter.txt").write_text("Dear all, " * 1_000)
    with pytest.raises(Failed, match="SQLITE_NOTADB"):
        await open_store(str(tmp_path / "letter.txt"))
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    with pytest.raises(Unavailable) as old:
        await open_store(str(tmp_path / "coyote.db"))
    assert old.value.code == Trouble.SQLITE_TOO_OLD


async def test_a_file_that_was_replaced_under_the_server_is_found_out(sqlite_file: str, tmp_path: Path) -> None:
    async with await open_store(sqlite_file) as store:
        await store.append(entries(some_game(), 1))
        await store.check()
        Path(sqlite_file).rename(tmp_path / "moved.db")
        for there in (False, True):
            if there:
                Path(sqlite_file).touch()
            with pytest.raises(Failed) as replaced:
                await store.check()
            assert replaced.value.code == Trouble.REPLACED
        with pytest.raises(Failed):
            await store.append(entries(some_game(), 1))


async def test_a_file_that_cannot_be_written_is_found_out_at_the_start(sqlite_file: str) -> None:
    with contextlib.closing(sqlite3.connect(sqlite_file)) as db:
        db.execute("CREATE TRIGGER stuck BEFORE UPDATE ON coyote_schema BEGIN SELECT RAISE(ABORT, 'no'); END")
        db.commit()
    with pytest.raises(sqlite3.IntegrityError, match="no"):
        await open_store(sqlite_file)


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda file: file.write_text("Dear all, " * 1_000), Trouble.NOT_A_DATABASE),
        (lambda file: file.write_bytes(file.read_bytes()[:-5_000]), Trouble.DAMAGED),
    ],
)
async def test_what_is_wrong_with_a_file_is_told_apart(
    sqlite_file: str, spoil: Callable[[Path], object], code: Trouble
) -> None:
    file = Path(sqlite_file)
    spoil(file)
    with pytest.raises(StoreError) as wrong:
        await open_store(sqlite_file)
    assert wrong.value.code == code


async def test_another_programs_database_is_not_written_into(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
        db.commit()
    with pytest.raises(Unavailable) as foreign:
        await open_store(str(file))
    assert foreign.value.code == Trouble.FOREIGN
    with contextlib.closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


async def test_tidying_leaves_everything_in_one_file_and_gives_freed_pages_back(sqlite_file: str, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.db"
    async with await open_store(str(fresh)) as store:
        table_id = some_game()
        await store.create_table(TableRow(table_id, "owl", None, True, Status.OPEN, b"", 5))
        await store.append(entries(table_id, 400, body=bytes(1_000)))
        await store.tidy()
        full = fresh.stat().st_size
        assert full > 400_000
        with contextlib.closing(sqlite3.connect(shutil.copy(fresh, tmp_path / "copy.db"))) as copy:
            assert copy.execute("SELECT count(*) FROM entries").fetchone() == (400,)
        await store.erase(Unused(tables=(table_id,)), 0, 2_000_000_000_000, 2_000_000_000_000)
        await store.tidy()
        assert fresh.stat().st_size < full / 2


async def test_a_file_that_became_read_only_is_the_end_of_this_store(
    sqlite_file: str, connections: list[sqlite3.Connection]
) -> None:
    async with await open_store(sqlite_file) as store:
        connections[0].execute("PRAGMA query_only = ON")
        for _ in range(2):
            with pytest.raises(Failed) as stuck:
                await store.append(entries(some_game(), 1))
            assert stuck.value.code == Trouble.READ_ONLY


def test_an_error_of_the_disk_is_fatal_and_a_mistake_of_ours_is_not_hidden() -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode, error.sqlite_errorname = sqlite3.SQLITE_IOERR_FSYNC, "SQLITE_IOERR_FSYNC"
    trouble = trouble_of(error)
    assert isinstance(trouble, Failed)
    assert trouble.code == Trouble.DISK_FAILED
    mistake = sqlite3.OperationalError("no such table: recipes")
    assert trouble_of(mistake) is mistake


async def test_tidying_never_commits_what_somebody_is_writing(
    sqlite_file: str, connections: list[sqlite3.Connection], impatient: None
) -> None:
    async with await open_store(sqlite_file) as store:
        connections[0].execute("BEGIN IMMEDIATE")
        connections[0].execute("UPDATE coyote_schema SET number = 2")
        await store.tidy()
        assert connections[0].in_transaction
        connections[0].execute("ROLLBACK")
        assert connections[0].execute("SELECT number FROM coyote_schema").fetchall() == [(1,)]
