"""A server with a fault planted in it: `python prove/crash/planted.py FAULT serve …`.

Law: a proof that misses a fault is worth nothing. Each fault is one that such a server could have. It is planted in the running
program; the files are not touched.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable
from typing import Any

from coyote.commands import run
from coyote.server.storage import postgres
from coyote.server.storage.memory_sql import Statement
from coyote.server.storage.postgres import PostgresStore
from coyote.server.storage.sql import SqlStore
from coyote.server.storage.sqlite import SqliteStore
from coyote.server.tables.house import House
from coyote.server.tables.steward import Steward
from prove.simulate.planted_storing import Change, ack_before_commit, named_anew, nothing
from prove.simulate.planted_tables import downtime_not_credited


def plant(changes: Iterable[Change]) -> None:
    for owner, name, instead in changes:
        setattr(owner, name, instead)


def ack_first() -> None:
    """An ask is acknowledged before it is stored, as in boardgame.io."""

    def slow(append: Any) -> Any:
        async def later(*given: Any, **more: Any) -> Any:
            await asyncio.sleep(0.4)  # long enough for a kill to fall into it, even on a busy machine
            return await append(*given, **more)

        return later

    plant([*ack_before_commit(), *((store, "append", slow(store.append)) for store in (SqliteStore, PostgresStore))])


def no_key() -> None:
    """Every try is stored under another name, so that what is sent again is done again."""
    plant([*named_anew(), (SqlStore, "find_op", nothing)])


def no_credit() -> None:
    """Downtime is not credited."""
    plant(downtime_not_credited())


def no_heir() -> None:
    """Nobody takes over what a dead process was doing."""

    async def lease(self: House, steward: Steward, *, new: bool) -> None:
        if new:
            await taken(self, steward, new=True)

    taken, House.lease = House.lease, lease  # type: ignore[method-assign]


def no_fence() -> None:
    """In PostgreSQL the lease alone decides who may write: there is no key, and nobody checks the end of the log."""
    planted: Any = postgres
    opened = PostgresStore.open.__func__  # type: ignore[attr-defined]

    async def without_keys(cls: type[PostgresStore], url: str) -> PostgresStore:
        store: PostgresStore = await opened(cls, url)
        drop = "ALTER TABLE entries DROP CONSTRAINT IF EXISTS"
        await store._write(*(Statement(f"{drop} {key}", ()) for key in ("entries_pkey", "entries_table_id_op_id_key")))
        return store

    async def follow(*_: object) -> None:
        return None

    planted.PostgresStore.open = classmethod(without_keys)
    planted.follow, planted.known_ends = follow, lambda *_: None


FAULTS: dict[str, Callable[[], None]] = {
    "ack-first": ack_first,
    "no-key": no_key,
    "no-credit": no_credit,
    "no-heir": no_heir,
    "no-fence": no_fence,
}

if __name__ == "__main__":
    fault = sys.argv.pop(1)
    FAULTS[fault]()
    run()
