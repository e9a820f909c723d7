"""The log of a table: the one place where it is written, and the table as it stands in this process.

Law: validate, append, adopt, one at a time. What the store has not taken has not happened. If somebody else has written to the
log, the key (table, seq) clashes; then we read what is new and ask again. So any number of processes may write to one table.
After an append whose outcome is unknown, we read the log to learn whether it landed. A table is marked as playing before the
start of its game is stored, because a server that takes over finds running games by that mark. Nobody waits longer than the
deadline, whatever the store does. There are two ways to the same end: `do` waits for its turn and for the store in a task;
`do_at_once` needs neither, and works only while nothing else is under way.
"""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, TypeVar

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.deadlines import DEADLINE_S
from coyote.server.environment import Environment
from coyote.server.journal import note_trouble
from coyote.server.storage.errors import Broken, Failed, StoreError, Trouble, Unavailable, Unknown
from coyote.server.storage.group import Chain
from coyote.server.storage.store import Entry, Mark, Outcome, Secret, Status, Stored, TableRow, following
from coyote.server.tables.kept import deeds_of, keeper_of, marks_of, refuse_other_seeds
from coyote.server.tables.summary import summary_of
from coyote.table.deck_deeds import EpochOpened
from coyote.table.deeds import Started, read, written
from coyote.table.effects import going_on, stepped
from coyote.table.forgetting import forgetting, nameless
from coyote.table.keeper import Keeper
from coyote.table.schedule import Settled, settled
from coyote.table.table import Step, Table

TRIES: Final = 20
"""Give up after this many conflicts or unknown outcomes of one append."""

MOST_REWRITTEN: Final = 2_000
"""The longest log that is written anew to take a name out of it."""

Asking = Callable[[Table, bytes], list[Step]]
"""What is to happen at the table as it stands; the bytes are the seed of a deck, in case one is opened."""
Kept = Callable[[int], None]
"""Called with the seq of what was stored, before anybody is told about it."""


Result = TypeVar("Result")


class Again:
    """Somebody else was first: ask again, at the table as it stands now."""


Over = Callable[[Exception | Again | None], None]
"""Called when something was done (None), or could not be, or must be tried again behind somebody else."""


class Batch(NamedTuple):
    """What is handed to the store together, and what becomes of the table then."""

    entries: list[Entry]
    secrets: list[Secret]
    marks: list[Mark]
    done: Settled
    kept: Kept | None


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
        self._at_once: Future[Outcome] | None = None
        """What is being stored without anybody holding the lock."""
        self._fresh = env.chance(32)
        """The seed of the next deck that is opened here."""
        self._ahead = max(0, table.at - env.now())
        """How far the log is ahead of our clock, if whoever wrote it had a fast one."""

    def now(self) -> int:
        """The time at this table, which never goes back."""
        return self.env.now() + self._ahead

    async def do(self, op_id: str | None, asking: Asking, kept: Kept | None = None, *, behind: bool = False) -> int | None:
        """Ask `asking` what should happen at the table, and store it. Returns a seq only if op_id had been done before."""

        async def doing() -> int | Again | None:
            nonlocal behind
            if behind:
                behind = False
                return await self.looked_up(op_id)
            steps = asking(self.table, self._fresh)
            return await self.append(op_id, steps, kept) if steps else None

        return await self.tried(doing)

    def do_at_once(self, op_id: str, asking: Asking, kept: Kept, over: Over) -> bool:
        """The same without a task; raises what `asking` raises. False if it has to wait, or takes more than an append."""
        if self._at_once is not None or self._one_at_a_time.locked():
            return False
        steps = asking(self.table, self._fresh)
        if not steps or type(steps[-1].deed) is Started:
            return False
        batch = self.prepared(op_id, steps, kept)
        try:
            storing = self._at_once = asyncio.ensure_future(self.env.store.append(batch.entries, batch.secrets, batch.marks))
        except StoreError as trouble:
            raise self.failed(trouble) from trouble
        self.env.deadlines.add(storing)
        storing.add_done_callback(partial(self._came_back, batch, over))
        return True

    def _came_back(self, batch: Batch, over: Over, storing: Future[Outcome]) -> None:
        self._at_once = None
        self.env.deadlines.met(storing)
        result: Exception | Again | None = None
        try:
            if storing.cancelled():
                raise Unavailable(Trouble.BUSY)
            if isinstance(storing.result(), Stored):
                self.landed(batch)
            else:
                self.env.metrics.conflicts += 1
                result = Again()
        except Unknown:
            result = Again()
        except StoreError as trouble:
            result = self.failed(trouble)
        except Exception as unforeseen:
            result = unforeseen
        over(result)

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
        """Wait for an append begun by `do_at_once`. We hold the lock, so no other can begin."""
        if self._at_once is not None:
            await asyncio.wait([self._at_once])

    async def append(self, op_id: str | None, steps: list[Step], kept: Kept | None) -> int | Again | None:
        """Store these steps and what follows by itself. None: they are stored now; a seq: they had been stored before."""
        if any(isinstance(step.deed, Started) for step in steps):
            await self.list_as_playing()
        batch = self.prepared(op_id, steps, kept)
        try:
            outcome = await self.env.store.append(batch.entries, batch.secrets, batch.marks)
            if isinstance(outcome, Stored):
                self.landed(batch)
                return None
            self.env.metrics.conflicts += 1
        except Unknown:
            pass  # look it up, as after a conflict
        return await self.looked_up(op_id)

    def prepared(self, op_id: str | None, steps: list[Step], kept: Kept | None) -> Batch:
        """These steps and what follows by itself, as they are stored."""
        done, secrets = settled(steps, self.keeper, self._fresh), list[Secret]()
        entries = self.entries(op_id, done.steps)
        if done.opened is not None:
            secrets.append(Secret(self.row.id, done.opened, done.keeper.secret(done.opened)))
            self._fresh = self.env.chance(32)
        return Batch(entries, secrets, marks_of(self.table, done.steps), done, kept)

    def landed(self, batch: Batch) -> None:
        """They are stored."""
        if batch.kept is not None:
            batch.kept(batch.entries[0].seq)
        self.tip, self.env.pulse.writable = batch.entries[-1], True
        self.adopt(batch.done)
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
        steps, log = asking(self.table, self._fresh), list[Entry]()
        for entry in (*await self.env.store.load(self.row.id), *self.entries(None, steps)):
            body = written(nameless(read(entry.body), guest))
            log.append(following(log[-1] if log else None, entry.table_id, entry.op_id, entry.at_ms, entry.kind, body))
        if len(log) != self.tip.seq + 1 or not await self.env.store.rewrite(log):
            return Again()
        self.tip = log[-1]
        self.adopt(Settled(steps, self.keeper))
        self.env.bus.publish(self.row.id, self.tip.seq)
        return True

    async def list_as_playing(self) -> None:
        """Mark the table as playing first: if we died between the mark and the start, no server would find the game."""
        _, public, summary = summary_of(self.table)
        await self.env.store.update_table(self.row.id, Status.PLAYING, public, summary, self.env.now())

    def entries(self, op_id: str | None, steps: Sequence[Step]) -> list[Entry]:
        """The deeds as the log stores them. What happens by itself is named by its seq: two processes that do it clash."""
        entries = Chain(self.tip)
        for deed, table in steps:
            name = op_id if op_id is not None and not entries else f".{table.seq}"
            entries.add(name, table.at, type(deed).__name__.lower(), written(deed))
        return entries

    def adopt(self, done: Settled) -> None:
        """What is stored becomes the current state."""
        self.keeper, self.table = done.keeper, done.steps[-1].table
        self.env.metrics.deeds += len(done.steps)
        self._on_kept(done.steps)

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
