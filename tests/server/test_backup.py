"""Backups are one moment of the database, in one file, and can be served again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from coyote.server.doctor import examine
from coyote.server.storage.backup import back_up, restore
from coyote.server.storage.errors import StoreError, Trouble
from coyote.server.storage.lock import held
from coyote.server.storage.open_store import open_store
from coyote.server.storage.store import Entry, Guest, Secret, Status, Store, TableRow
from coyote.server.tables.reading import Finding, Illness
from tests.server.houses import Clock, houses, opened
from tests.server.logs import entries, some_game


def silent(*_: object) -> None:
    """Nobody watches."""


async def filled(store: Store) -> list[Entry]:
    table_id = some_game()
    group = entries(table_id, 5)
    await store.create_table(TableRow(table_id, "owl", b"link", True, Status.OPEN, b"{}", 7))
    await store.append(group, [Secret(table_id, 1, bytes(32))])
    await store.create_guest(Guest("ann", b"token", "Ann", 9))
    return group


async def holds(database: str, group: list[Entry]) -> None:
    async with await open_store(database) as store:
        table_id = group[0].table_id
        assert await store.load(table_id) == group
        assert await store.secrets(table_id) == [Secret(table_id, 1, bytes(32))]
        assert await store.table(table_id) == TableRow(table_id, "owl", b"link", True, Status.OPEN, b"{}", 7)
        assert await store.guest_by_token(b"token") == Guest("ann", b"token", "Ann", 9)


async def test_a_backup_holds_what_is_still_in_the_log_beside_the_file(sqlite_file: str, tmp_path: Path) -> None:
    """A copy of the file alone would miss all of it, as long as the server runs or after it was killed."""
    copy, backup = tmp_path / "copy.db", tmp_path / "backup.db"
    async with await open_store(sqlite_file) as store:
        group = await filled(store)
        copy.write_bytes(Path(sqlite_file).read_bytes())
        assert await back_up(sqlite_file, backup, silent) == 1
    with closing(sqlite3.connect(copy)) as alone:
        assert alone.execute("SELECT count(*) FROM entries").fetchone() == (0,)
    assert backup.stat().st_mode & 0o077 == 0
    assert [file.name for file in tmp_path.glob("backup*")] == ["backup.db"]
    target = str(tmp_path / "again.db")
    assert await restore(backup, target, silent) == 1
    await holds(target, group)


async def test_a_backup_of_one_kind_of_database_is_restored_into_the_other(
    sqlite_file: str, postgres_database: str, bare_database: str, tmp_path: Path
) -> None:
    async with await open_store(postgres_database) as store:
        group = await filled(store)
        assert await back_up(postgres_database, tmp_path / "one.db", silent) == 1
    await restore(tmp_path / "one.db", str(tmp_path / "laptop.db"), silent)
    await holds(str(tmp_path / "laptop.db"), group)
    await back_up(str(tmp_path / "laptop.db"), tmp_path / "two.db", silent)
    await restore(tmp_path / "two.db", bare_database, silent)
    await holds(bare_database, group)
    with pytest.raises(StoreError) as full:
        await restore(tmp_path / "two.db", bare_database, silent)
    assert full.value.code == Trouble.NOT_EMPTY


async def test_nothing_is_written_over(sqlite_file: str, tmp_path: Path) -> None:
    async with await open_store(sqlite_file) as store:
        await filled(store)
    backup = tmp_path / "backup.db"
    await back_up(sqlite_file, backup, silent)
    before = backup.read_bytes()
    for attempt in (back_up(sqlite_file, backup, silent), restore(backup, sqlite_file, silent)):
        with pytest.raises(StoreError) as refused:
            await attempt
        assert refused.value.code == Trouble.NOT_EMPTY
    assert backup.read_bytes() == before


async def test_what_is_no_backup_is_told_apart(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear all, " * 1_000)
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as foreign:
        foreign.execute("CREATE TABLE recipes (name TEXT)")
    for name, code in (
        ("letter.txt", Trouble.NOT_A_DATABASE),
        ("foreign.db", Trouble.FOREIGN),
        ("nowhere.db", Trouble.UNREACHABLE),
    ):
        with pytest.raises(StoreError) as refused:
            await restore(tmp_path / name, str(tmp_path / "target.db"), silent)
        assert refused.value.code == code
        assert not (tmp_path / "target.db").exists()


def test_two_servers_cannot_hold_one_file(tmp_path: Path) -> None:
    file = tmp_path / "coyote.db"
    with held(file), pytest.raises(StoreError) as second, held(file):
        pass
    assert second.value.code == Trouble.IN_USE
    with held(file):
        assert (tmp_path / "coyote.db-lock").exists()


# the doctor


async def damaged(file: str, *statements: str) -> tuple[Illness, ...]:
    with closing(sqlite3.connect(file)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()
    report = await examine(file, silent)
    assert not report.healthy
    assert report.fine == 1
    return report.ill


async def test_the_doctor_finds_what_is_damaged_and_which_tables_are_fine(sqlite_file: str) -> None:
    async with houses(sqlite_file, 1, Clock()) as (house,):
        _, row, _ = await opened(house)
        _, other, _ = await opened(house)
    report = await examine(sqlite_file, silent)
    assert (report.healthy, report.fine, report.ill) == (True, 2, ())
    ill, one = row.id, f"table_id = '{row.id}'"
    flipped = f"UPDATE secrets SET seed = zeroblob(32) WHERE {one}"
    (found,) = await damaged(sqlite_file, flipped)
    assert (found.table, found.finding) == (ill, Finding.SEED_DIFFERS)
    assert found.seq is not None
    (found,) = await damaged(sqlite_file, f"DELETE FROM secrets WHERE {one}")
    assert found.finding == Finding.SEED_MISSING
    assert await damaged(sqlite_file, f"UPDATE entries SET body = x'7b7d' WHERE {one} AND seq = 2") == (
        Illness(ill, Finding.BROKEN, 2),
    )
    assert await damaged(sqlite_file, f"DELETE FROM entries WHERE {one}") == (Illness(ill, Finding.EMPTY),)
    assert other.id != ill


async def test_the_doctor_changes_nothing_and_works_beside_a_running_server(sqlite_file: str) -> None:
    async with houses(sqlite_file, 1, Clock()) as (house,):
        await opened(house)
        before = Path(sqlite_file).read_bytes()
        assert (await examine(sqlite_file, silent)).healthy
        assert Path(sqlite_file).read_bytes() == before
