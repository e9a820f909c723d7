"""The log of a table: the one place where it is written, and the table as it stands in this process.

Law: validate, append, adopt, one at a time. What the store has not taken has not happened. If somebody else has written to the
log, the key (table, seq) clashes; then we read what is new and ask again. So any number of processes may write to one table.
After an append whose outcome is unknown, we read the log to learn whether it landed. A table is marked as playing before the
start of its game is stored, because a server that takes over finds running games by that mark. No append is waited for longer
than the deadline. There are two ways to the same end: `do` waits for its turn and for the store in a task; the
short way (`short_way`) needs neither.
"""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.deadlines import DEADLINE_S
from coyote.server.environment import Environment
from coyote.server.journal import note_trouble
from coyote.server.storage.errors import Broken, Failed, StoreError, Trouble, Unavailable, Unknown
from coyote.server.storage.store import Entry, Outcome, Status, Stored, TableRow, following
from coyote.server.tables.bundle import Bundle, Kept
from coyote.server.tables.kept import deeds_of, keeper_of, refuse_other_seeds
from coyote.server.tables.summary import summary_of
from coyote.table.deck_deeds import EpochOpened
from coyote.table.deeds import Started, read, written
from coyote.table.effects import going_on, stepped
from coyote.table.forgetting import forgetting, nameless
from coyote.table.keeper import Keeper
from coyote.table.table import Step, Table

TRIES: Final = 20
"""Give up after this many conflicts or unknown outcomes of one append."""

MOST_REWRITTEN: Final = 2_000
"""The longest log that is written anew to take a name out of it."""

Asking = Callable[[Table, bytes], list[Step]]
"""What is to happen at the table as it stands; the bytes are the seed of a deck, in case one is opened."""

Result = TypeVar("Result")


class Again:
    """Somebody else was first: ask again, at the table as it stands now."""


class Log:
    """The state of one table, kept in step with its log.

    `on_kept` is called with every step that is stored, here or elsewhere; `on_failed` when the disk has failed.
    """

    def __init__(
        self,
        env: Environment,
        row: TableRow,
        table: Table,
        tip: Entry,
        keeper: Keeper,
        on_kept: Callable[[Sequence[Step]], None],
        on_failed: Callable[[], None],
    ) -> None:
        self.env, self.row = env, row
        self.table, self.tip, self.keeper = table, tip, keeper
        self._on_kept, self._on_failed = on_kept, on_failed
        self._one_at_a_time = asyncio.Lock()
        self.storing: Future[Outcome] | None = None
        """What is being stored on the short way, without anybody holding the lock."""
        self.fresh = env.chance(32)
        """The seed of the next deck that is opened here."""
        self._ahead = max(0, table.at - env.now())
        """How far the log is ahead of our clock, if whoever wrote it had a fast one."""

    def now(self) -> int:
        """The time at this table, which never goes back."""
        return self.at(self.env.now())

    def at(self, now: int) -> int:
        """The same, when it is `now` on our clock."""
        return now + self._ahead

    async def do(self, op_id: str | None, asking: Asking, kept: Kept | None = None, *, behind: bool = False) -> int | None:
        """Ask `asking` what should happen at the table, and store it. Returns a seq only if op_id had been done before."""

        async def doing() -> int | Again | None:
            nonlocal behind
            if behind:
                behind = False
                return await self.looked_up(op_id)
            steps = asking(self.table, self.fresh)
            return await self.stored(op_id, steps, kept) if steps else None

        return await self.tried(doing)

    async def tried(self, job: Callable[[], Awaitable[Result | Again]]) -> Result:
        """Run this under the table's lock, again if another process came first. Raises ServerRefused if that never ends."""

        try:
            async with asyncio.timeout(DEADLINE_S), self._one_at_a_time:
                await self.alone()
                for _ in range(TRIES):
                    result = await job()
                    if not isinstance(result, Again):
                        return result
            raise ServerRefused(ServerCode.UNAVAILABLE)
        except TimeoutError as late:
            raise self.failed(Unavailable(Trouble.BUSY)) from late
        except StoreError as trouble:
            raise self.failed(trouble) from trouble

    async def alone(self) -> None:
        """Wait for what is being stored on the short way, and for what waits there. We hold the lock, so no more can come."""
        while self.storing is not None:
            await asyncio.wait([self.storing])

    @property
    def locked(self) -> bool:
        """Whether the short way is closed."""
        return self._one_at_a_time.locked()

    async def stored(self, op_id: str | None, steps: list[Step], kept: Kept | None) -> int | Again | None:
        """Store these steps and what follows by itself. None: they are stored now; a seq: they had been stored before."""
        if any(isinstance(step.deed, Started) for step in steps):
            await self.list_as_playing()
        bundle = self.bundle()
        bundle.add(op_id, steps, self.fresh, kept)
        try:
            outcome = await self.append(bundle)
            if isinstance(outcome, Stored):
                self.landed(bundle)
                return None
            self.env.metrics.conflicts += 1
        except Unknown:
            pass  # look it up, as after a conflict
        return await self.looked_up(op_id)

    def bundle(self) -> Bundle:
        """An empty bundle, at the table as it stands."""
        return Bundle(self.tip, self.table, self.keeper)

    def append(self, bundle: Bundle) -> Future[Outcome]:
        """Hand a bundle to the store. Raises ServerRefused if it takes nothing at all."""
        secrets = bundle.secrets
        if secrets:
            self.fresh = self.env.chance(32)
        try:
            return asyncio.ensure_future(self.env.store.append(bundle.entries, secrets, bundle.marks))
        except StoreError as trouble:
            raise self.failed(trouble) from trouble

    def landed(self, bundle: Bundle) -> None:
        """A bundle is stored."""
        for kept, seq in bundle.kept:
            kept(seq)
        self.tip, self.env.pulse.writable = bundle.entries.tip, True
        self.adopt(bundle)
        self.env.bus.publish(self.row.id, self.tip.seq)

    async def looked_up(self, op_id: str | None) -> int | Again:
        """Whether our op was stored, after a clash or an unknown outcome: the seq, or Again.

        Only an op_id proves that our append landed. What happens by itself is named by its seq, and another process may have
        stored something else there.
        """
        await self.catch_up()
        found = None if op_id is None else await self.env.store.find_op(self.row.id, op_id)
        return Again() if found is None else found

    async def forget(self, guest: str) -> None:
        """Take a guest from the table and, if no game was played there, their name from its log, unless that is very long."""

        def asking(table: Table, _: bytes) -> list[Step]:
            return stepped(table, [forgetting(table, guest)], self.now())

        if not await self.tried(lambda: self.rewritten(guest, asking)):
            await self.do(None, asking)

    async def rewritten(self, guest: str, asking: Asking) -> bool | Again:
        """Whether the log was written anew, with these steps at its end and without the name of this guest."""
        await self.catch_up()
        if self.table.match is not None or self.tip.seq > MOST_REWRITTEN:
            return False
        bundle, log = self.bundle(), list[Entry]()
        bundle.add(None, asking(self.table, self.fresh), self.fresh)
        for entry in (*await self.env.store.load(self.row.id), *bundle.entries):
            body = written(nameless(read(entry.body), guest))
            log.append(following(log[-1] if log else None, entry.table_id, entry.op_id, entry.at_ms, entry.kind, body))
        if len(log) != self.tip.seq + 1 or not await self.env.store.rewrite(log):
            return Again()
        self.tip = log[-1]
        self.adopt(bundle)
        self.env.bus.publish(self.row.id, self.tip.seq)
        return True

    async def list_as_playing(self) -> None:
        """Mark the table as playing first: if we died between the mark and the start, no server would find the game."""
        _, public, summary = summary_of(self.table)
        await self.env.store.update_table(self.row.id, Status.PLAYING, public, summary, self.env.now())

    def adopt(self, bundle: Bundle) -> None:
        """What is stored becomes the current state."""
        self.keeper, self.table = bundle.keeper, bundle.table
        self.env.metrics.deeds += len(bundle.steps)
        self._on_kept(bundle.steps)

    async def catch_up(self) -> None:
        """Read what others have written."""
        entries = await self.env.store.load(self.row.id, self.tip.seq)
        if not entries:
            return
        steps = list(going_on(self.table, deeds_of(entries)))
        if any(isinstance(step.deed, EpochOpened) for step in steps):
            secrets = await self.env.store.secrets(self.row.id)
            refuse_other_seeds(steps, {secret.epoch: secret.seed for secret in secrets})
            self.keeper = keeper_of(secrets)
        self.table, self.tip = steps[-1].table, entries[-1]
        self._ahead = max(self._ahead, self.table.at - self.env.now())
        self._on_kept(steps)

    async def refresh(self) -> None:
        """Catch up when told that there is more to read, or in case that message was lost."""
        try:
            async with asyncio.timeout(DEADLINE_S), self._one_at_a_time:
                await self.alone()
                await self.catch_up()
        except TimeoutError as late:
            raise Unavailable(Trouble.BUSY) from late

    def failed(self, trouble: StoreError) -> ServerRefused:
        """Count and note a trouble of the store. After a disk failure the process must end; a broken log stays broken."""
        self.env.metrics.troubles[trouble.code] += 1
        note_trouble("append failed", trouble, table=self.row.id)
        if isinstance(trouble, Broken):
            return ServerRefused(ServerCode.TABLE_BROKEN)
        self.env.pulse.writable = False
        if isinstance(trouble, Failed):
            self._on_failed()
        return ServerRefused(ServerCode.UNAVAILABLE)
