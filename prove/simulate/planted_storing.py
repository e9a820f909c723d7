"""Planted faults of storing and acknowledging."""

from __future__ import annotations

import asyncio
from typing import Any

from coyote.server.storage.errors import Unknown
from coyote.server.storage.store import Conflict, Stored
from coyote.server.tables.bundle import Bundle
from coyote.server.tables.log import Log
from prove.simulate.model_store import ModelStore

Change = tuple[Any, str, Any]
"""What is changed: the owner, the name, and what takes its place."""


async def nothing(*_: object, **__: object) -> None:
    """Does nothing, in place of something that matters."""


def ack_before_commit() -> list[Change]:
    add = Bundle.add

    def too_soon(self: Bundle, op_id: str | None, steps: Any, fresh: bytes, kept: Any = None) -> None:
        if kept is not None:
            kept(self.entries.tip.seq + 1)
        add(self, op_id, steps, fresh)

    return [(Bundle, "add", too_soon)]


def ack_of_the_last_entry() -> list[Change]:
    add = Bundle.add

    def wrong(self: Bundle, op_id: str | None, steps: Any, fresh: bytes, kept: Any = None) -> None:
        add(self, op_id, steps, fresh, kept and (lambda seq: kept(seq + len(steps))))

    return [(Bundle, "add", wrong)]


def told_before_commit() -> list[Change]:
    append = Log.append

    def too_soon(self: Log, bundle: Bundle) -> Any:
        before, self.table = self.table, bundle.table
        self._on_kept(bundle.steps)
        self.table = before
        return append(self, bundle)

    return [(Log, "append", too_soon)]


def named_anew() -> list[Change]:
    """Every try is stored under another name."""
    add = Bundle.add

    def renamed(self: Bundle, op_id: str | None, *given: Any) -> None:
        add(self, op_id and f"{op_id}@{self.entries.tip.seq}", *given)

    return [(Bundle, "add", renamed)]


def op_renamed_at_every_try() -> list[Change]:
    return [*named_anew(), (ModelStore, "find_op", nothing)]


def op_not_looked_up() -> list[Change]:
    return [(ModelStore, "find_op", nothing)]


def unknown_taken_for_stored() -> list[Change]:
    append = ModelStore.append

    async def hopeful(self: ModelStore, *given: Any, **more: Any) -> Any:
        try:
            return await append(self, *given, **more)
        except Unknown:
            return Stored()

    return [(ModelStore, "append", hopeful)]


def conflict_taken_for_stored() -> list[Change]:
    append = ModelStore.append

    async def hopeful(self: ModelStore, *given: Any, **more: Any) -> Any:
        outcome = await append(self, *given, **more)
        return Stored() if isinstance(outcome, Conflict) else outcome

    return [(ModelStore, "append", hopeful)]


def stale_copy_after_a_conflict() -> list[Change]:
    return [(Log, "catch_up", nothing)]


def secret_stored_apart() -> list[Change]:
    append = ModelStore.append

    async def apart(self: ModelStore, group: Any, secrets: Any = (), marks: Any = ()) -> Any:
        outcome = await append(self, group, (), marks)
        if secrets and isinstance(outcome, Stored):
            await asyncio.sleep(0.3)
            self.database.seeds |= {(secret.table_id, secret.epoch): secret for secret in secrets}
        return outcome

    return [(ModelStore, "append", apart)]


ALL = (
    ack_before_commit,
    ack_of_the_last_entry,
    told_before_commit,
    op_renamed_at_every_try,
    op_not_looked_up,
    unknown_taken_for_stored,
    conflict_taken_for_stored,
    stale_copy_after_a_conflict,
    secret_stored_apart,
)
