"""SQLite when the process is killed and when the disk fails: whatever was acknowledged is stored, every time."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import IO

import pytest

from coyote.server.storage.errors import Failed, Trouble, Unavailable
from coyote.server.storage.open_store import open_store
from coyote.server.storage.sqlite import SqliteStore
from coyote.server.storage.store import Entry, Stored
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


async def test_a_full_disk_is_reported_and_writing_resumes_when_there_is_room(sqlite_file: str) -> None:
    table_id, acked = some_game(), list[Entry]()
    async with await open_store(sqlite_file) as store:
        assert isinstance(store, SqliteStore)
        store._writes.execute("PRAGMA max_page_count = 60")
        group = entries(table_id, 3, body=bytes(500))
        try:
            while await store.append(group) == Stored():
                acked += group
                group = entries(table_id, 3, after=acked[-1], body=bytes(500))
        except Unavailable as full:
            assert full.code == Trouble.DISK_FULL
        assert len(acked) > 30
        assert await store.load(table_id) == acked
        store._writes.execute("PRAGMA max_page_count = 1000")
        assert await store.append(group) == Stored()
        assert await store.load(table_id) == acked + group


async def test_a_file_that_another_process_keeps_locked_is_busy(sqlite_file: str) -> None:
    async with await open_store(sqlite_file) as store:
        assert isinstance(store, SqliteStore)
        store._writes.execute("PRAGMA busy_timeout = 1")
        group = entries(some_game(), 1)
        with contextlib.closing(sqlite3.connect(sqlite_file, isolation_level=None)) as rival:
            rival.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable) as busy:
                await store.append(group)
        assert busy.value.code == Trouble.BUSY
        assert await store.append(group) == Stored()


async def test_every_commit_is_synced(sqlite_file: str) -> None:
    async with await open_store(sqlite_file) as store:
        assert isinstance(store, SqliteStore)
        assert store._writes.execute("PRAGMA synchronous").fetchone() == (2,)
        assert store._writes.execute("PRAGMA journal_mode").fetchone() == ("wal",)


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
