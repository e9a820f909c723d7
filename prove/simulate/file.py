"""A real SQLite file in a simulated world."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from coyote.server.storage.sqlite import SqliteStore
from coyote.server.storage.store import Entry, Mark, Outcome, Secret, Stored
from prove.simulate.database import Database


def nobody_listens(_: Sequence[Entry]) -> None:
    """Ignores what is stored."""


class FileStore(SqliteStore):
    """Tells what it has stored, and can be let go of as the kernel lets go of a dead process's files."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._under_way: list[Sequence[Entry]] = []
        self.on_stored: Callable[[Sequence[Entry]], None] = nobody_listens
        self.on_lost: Callable[[Sequence[Entry]], None] = nobody_listens
        """Called with what the process was storing when it died: the file may hold it."""

    async def append(self, group: Sequence[Entry], secrets: Sequence[Secret] = (), marks: Sequence[Mark] = ()) -> Outcome:
        self._under_way.append(group)
        try:
            outcome = await super().append(group, secrets, marks)
        finally:
            self._under_way.remove(group)
        if isinstance(outcome, Stored):
            self.on_stored(group)
        return outcome

    def vanish(self) -> None:
        for group in self._under_way:
            self.on_lost(group)
        for db in (self._writes, self._reads):
            db.close()
        for thread in (self._writer, self._reader):
            thread.shutdown(wait=False)


async def opened(
    path: Path, on_stored: Callable[[Sequence[Entry]], None], on_lost: Callable[[Sequence[Entry]], None]
) -> FileStore:
    store = await FileStore.open(path)
    store.on_stored, store.on_lost = on_stored, on_lost
    return store


async def all_of(path: Path) -> Database:
    """What the file holds in the end."""
    store = await FileStore.open(path)
    found = Database()
    for (table_id,) in await store._read("SELECT id FROM tables"):
        found.entries[table_id] = await store.load(table_id)
        found.seeds |= {(secret.table_id, secret.epoch): secret for secret in await store.secrets(table_id)}
    store.vanish()
    return found
