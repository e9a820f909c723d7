"""The ledger of a table: its hot copy in this process, and the only way by which anything comes to happen there.

Law: validate, append, adopt, one at a time. What the store has not taken has not happened. Who else writes to the log is
found out by the key (table, seq), and then everything is read and asked again; so any number of processes may write to one
table. An append whose end nobody knows is looked up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Final

from coyote.server.codes import Refusal, ServerCode
from coyote.server.environment import Environment
from coyote.server.journal import note
from coyote.server.storage.errors import Failed, StoreError, Unknown
from coyote.server.storage.store import Entry, Secret, Stored, TableRow, following
from coyote.table.course import Settled, settled
from coyote.table.deeds import AnyDeed, EpochOpened, read, written
from coyote.table.effects import after_deed
from coyote.table.exit import Exit
from coyote.table.keeper import Keeper
from coyote.table.table import Step, Table

TRIES: Final = 20
"""So often an append may come second or stay unknown before it counts as a trouble."""

Asking = Callable[[Table, bytes], list[AnyDeed] | Awaitable[list[AnyDeed]]]
"""What is to happen at a table as it stands; the bytes are the seed of a deck, should one be opened."""
Kept = Callable[[int], None]
"""Called with the seq of what was kept, before anybody is told of it."""


class Again:
    """Somebody else was first: ask the table as it is now."""


class Ledger:
    """Of one table."""

    def __init__(self, env: Environment, row: TableRow, table: Table, tip: Entry, keeper: Keeper) -> None:
        self.env, self.row = env, row
        self.table, self.tip, self.keeper = table, tip, keeper
        self.exit = Exit(keeper)
        self.on_failed: Callable[[], None] = lambda: None
        self._one_at_a_time = asyncio.Lock()
        self._fresh = env.chance(32)
        """The seed of the next deck that is opened here."""

    def told(self, steps: Sequence[Step]) -> None:
        """Something has happened, here or elsewhere, and is kept."""

    async def do(self, op_id: str | None, asking: Asking, kept: Kept | None = None) -> int | None:
        """Deeds that follow from the table as it stands when their turn comes; the seq, if the same was done before."""
        async with self._one_at_a_time:
            try:
                for _ in range(TRIES):
                    deeds = asking(self.table, self._fresh)
                    if isinstance(deeds, Awaitable):
                        deeds = await deeds
                    if not deeds:
                        return None
                    found = await self.append(op_id, deeds, kept)
                    if not isinstance(found, Again):
                        return found
            except StoreError as trouble:
                raise self.failed(trouble) from trouble
            raise Refusal(ServerCode.UNAVAILABLE)

    async def append(self, op_id: str | None, deeds: list[AnyDeed], kept: Kept | None) -> int | Again | None:
        """Keep these deeds and what follows at once; None when they are kept, a seq if they were before."""
        now, table_id, store = self.env.now(), self.row.id, self.env.store
        done, secrets = settled(self.table, deeds, now, self.keeper, self._fresh), list[Secret]()
        entries = self.entries(op_id, done.steps, now)
        if done.opened is not None:
            secrets.append(Secret(table_id, done.opened, self._fresh))
            self._fresh = self.env.chance(32)
        try:
            outcome = await store.append(entries, secrets)
            if isinstance(outcome, Stored):
                if kept is not None:
                    kept(entries[0].seq)
                self.tip = entries[-1]
                self.adopt(done)
                self.env.bus.publish(table_id, self.tip.seq)
                return None
            self.env.metrics.conflicts += 1
        except Unknown:
            pass  # it is looked up like all that came second
        await self.catch_up()
        # Only the name that somebody asked under tells that it was done. What happens by itself is named by its seq, and
        # whoever was first may have done something else there.
        found = None if op_id is None else await store.find_op(table_id, op_id)
        return Again() if found is None else found

    def entries(self, op_id: str | None, steps: Sequence[Step], now: int) -> list[Entry]:
        """The deeds as the log keeps them. What happens by itself is named by its seq: two processes that do it clash."""
        tip, entries, table_id = self.tip, list[Entry](), self.row.id
        for deed, table in steps:
            name = op_id if op_id is not None and not entries else f".{table.seq}"
            tip = following(tip, table_id, name, now, type(deed).__name__.lower(), written(deed))
            entries.append(tip)
        return entries

    def adopt(self, done: Settled) -> None:
        """What is kept is how things stand now."""
        self.keeper = self.exit.keeper = done.keeper
        self.table = done.steps[-1].table
        self.env.metrics.deeds += len(done.steps)
        self.told(done.steps)

    async def catch_up(self) -> None:
        """Read what others have written."""
        entries = await self.env.store.load(self.row.id, self.tip.seq)
        if not entries:
            return
        steps, table = list[Step](), self.table
        for at, deed in deeds_of(entries):
            table = after_deed(table, deed, at)
            steps.append(Step(deed, table))
        if any(isinstance(step.deed, EpochOpened) for step in steps):
            self.keeper = self.exit.keeper = keeper_of(await self.env.store.secrets(self.row.id))
        self.table, self.tip = table, entries[-1]
        self.told(steps)

    async def refresh(self) -> None:
        """Somebody told that there is more to read; or nobody did, which may be a word that was lost."""
        async with self._one_at_a_time:
            await self.catch_up()

    def failed(self, trouble: StoreError) -> Refusal:
        """A trouble of the store as people are told of it; after an error of the disk the process must end."""
        self.env.metrics.troubles[trouble.code] += 1
        note("not kept", table=self.row.id, trouble=trouble.code)
        if isinstance(trouble, Failed):
            self.on_failed()
        return Refusal(ServerCode.UNAVAILABLE)


def deeds_of(entries: Iterable[Entry]) -> Iterator[tuple[int, AnyDeed]]:
    """What entries of a log tell: deeds, each with its time."""
    return ((entry.at_ms, read(entry.body)) for entry in entries)


def keeper_of(secrets: Sequence[Secret]) -> Keeper:
    return Keeper({secret.epoch: secret.seed for secret in secrets})
