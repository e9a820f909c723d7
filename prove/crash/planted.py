"""A server with a fault planted in it: `python prove/crash/planted.py FAULT serve …`.

Law: a proof that does not find the fault out is worth nothing. Each is one that a server of this kind could have, planted in
the running program; the program's files are not touched.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any

from coyote.commands import run
from coyote.server.storage import postgres
from coyote.server.storage.postgres import PostgresStore
from coyote.server.storage.sql import SqlStore, Statement
from coyote.server.tables import steward as steward_module
from coyote.server.tables.house import House
from coyote.server.tables.ledger import Ledger
from coyote.server.tables.steward import Steward
from coyote.table.deeds import Credited


def ack_first() -> None:
    """An ask is acknowledged before it is kept, as boardgame.io tells before it stores."""
    append = Ledger.append

    async def too_soon(self: Ledger, op_id: str | None, steps: Any, kept: Any) -> Any:
        if kept is not None:
            kept(self.tip.seq + 1)
            await asyncio.sleep(0.1)  # long enough to be met by a kill, also on a slow machine
        return await append(self, op_id, steps, None)

    Ledger.append = too_soon  # type: ignore[method-assign]


def no_key() -> None:
    """What was asked is kept under another name each time, so that what is said again is done again."""
    entries = Ledger.entries

    def renamed(self: Ledger, op_id: str | None, *rest: Any) -> Any:
        return entries(self, op_id and f"{op_id}@{self.tip.seq}", *rest)

    async def never(*_: object) -> None:
        return None

    planted: Any = Ledger
    planted.entries = renamed
    planted = SqlStore
    planted.find_op = never


def no_credit() -> None:
    """The time in which no server was there counts."""
    planted: Any = steward_module
    resumed = planted.resumed
    planted.resumed = lambda *given: [deed for deed in resumed(*given) if not isinstance(deed, Credited)]


def no_heir() -> None:
    """What a dead process was doing is left undone."""

    async def lease(self: House, steward: Steward, *, new: bool) -> None:
        if new:
            await taken(self, steward, new=True)

    taken, House.lease = House.lease, lease  # type: ignore[method-assign]


def no_fence() -> None:
    """In PostgreSQL the lease alone decides who may write: no key, and nobody looks what the log ends with."""
    planted: Any = postgres
    opened = PostgresStore.open.__func__  # type: ignore[attr-defined]

    async def without_keys(cls: type[PostgresStore], url: str) -> PostgresStore:
        store: PostgresStore = await opened(cls, url)
        if await store.version() is not None:
            drop = "ALTER TABLE entries DROP CONSTRAINT IF EXISTS"
            await store._write(*(Statement(f"{drop} {key}", ()) for key in ("entries_pkey", "entries_game_op_id_key")))
        return store

    async def follow(*_: object) -> None:
        return None

    planted.PostgresStore.open = classmethod(without_keys)
    planted.follow = follow


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
