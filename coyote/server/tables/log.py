"""The log of a table: the one place where it is written, and the table as it stands in this process.

Law: validate, append, adopt, one at a time. What the store has not taken has not happened. If somebody else has written to the
log, the key (table, seq) clashes; then we read what is new and ask again. So any number of processes may write to
one table. After an append whose outcome is unknown, we read the log to learn whether it landed. A table is marked
as playing before the start of its game is stored, because a server that takes over finds running games by that mark. Nobody
waits longer than the deadline, whatever the store does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.environment import Environment
from coyote.server.journal import note_trouble
from coyote.server.storage.errors import Broken, Failed, StoreError, Trouble, Unavailable, Unknown
from coyote.server.storage.index import Ended, GameRow
from coyote.server.storage.store import Entry, Mark, Secret, Status, Stored, TableRow, following
from coyote.server.tables.fires import fire_marks
from coyote.server.tables.seatings import SEATING, seat_marks
from coyote.server.tables.summary import summary_of
from coyote.table.course import Settled, settled
from coyote.table.deal.fair import server_commit
from coyote.table.deck_deeds import EpochOpened
from coyote.table.deeds import AnyDeed, Started, read, written
from coyote.table.effects import going_on, stepped
from coyote.table.forgetting import forgetting, nameless
from coyote.table.keeper import Keeper
from coyote.table.review import lineup
from coyote.table.table import Step, Table

TRIES: Final = 20
"""Give up after this many conflicts or unknown outcomes of one append."""
DEADLINE_S: Final = 10.0
"""Give up after this long, whoever was waited for: others at this table, or the store."""

MOST_REWRITTEN: Final = 2_000
"""The longest log that is written anew to take a name out of it."""

Asking = Callable[[Table, bytes], list[Step]]
"""What is to happen at the table as it stands; the bytes are the seed of a deck, in case one is opened."""
Kept = Callable[[int], None]
"""Called with the seq of what was stored, before anybody is told about it."""


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
        self._fresh = env.chance(32)
        """The seed of the next deck that is opened here."""
        self._ahead = max(0, table.at - env.now())
        """How far the log is ahead of our clock: it was written by a clock that was wrong."""

    def now(self) -> int:
        """The time at this table, which never goes back."""
        return self.env.now() + self._ahead

    async def do(self, op_id: str | None, asking: Asking, kept: Kept | None = None) -> int | None:
        """Ask `asking` what should happen at the table, and store it. Returns a seq only if op_id had been done before."""

        async def doing() -> int | Again | None:
            steps = asking(self.table, self._fresh)
            return await self.append(op_id, steps, kept) if steps else None

        return await self.tried(doing)

    async def tried(self, job: Callable[[], Awaitable[Result | Again]]) -> Result:
        """Try this, one at a time at this table, until nobody else was first. Raises ServerRefused if that does not happen."""

        try:
            async with asyncio.timeout(DEADLINE_S), self._one_at_a_time:
                for _ in range(TRIES):
                    result = await job()
                    if not isinstance(result, Again):
                        return result
            raise ServerRefused(ServerCode.UNAVAILABLE)
        except TimeoutError as late:
            raise self.failed(Unavailable(Trouble.BUSY)) from late
        except StoreError as trouble:
            raise self.failed(trouble) from trouble

    async def append(self, op_id: str | None, steps: list[Step], kept: Kept | None) -> int | Again | None:
        """Store these steps and what follows by itself. None: they are stored now; a seq: they had been stored before."""
        table_id, store = self.row.id, self.env.store
        if any(isinstance(step.deed, Started) for step in steps):
            await self.list_as_playing()
        done, secrets = settled(steps, self.keeper, self._fresh), list[Secret]()
        entries = self.entries(op_id, done.steps)
        if done.opened is not None:
            secrets.append(Secret(table_id, done.opened, done.keeper.secret(done.opened)))
            self._fresh = self.env.chance(32)
        try:
            outcome = await store.append(entries, secrets, marks_of(self.table, done.steps))
            if isinstance(outcome, Stored):
                if kept is not None:
                    kept(entries[0].seq)
                self.tip, self.env.pulse.writable = entries[-1], True
                self.adopt(done)
                self.env.bus.publish(table_id, self.tip.seq)
                return None
            self.env.metrics.conflicts += 1
        except Unknown:
            pass  # look it up, as after a conflict
        await self.catch_up()
        # Only an op_id proves that our append landed. What happens by itself is named by its seq, and another process may
        # have stored something else there.
        found = None if op_id is None else await store.find_op(table_id, op_id)
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
        """Mark the table as playing first: if we died between the two, no server would find the game."""
        _, public, summary = summary_of(self.table)
        await self.env.store.update_table(self.row.id, Status.PLAYING, public, summary, self.env.now())

    def entries(self, op_id: str | None, steps: Sequence[Step]) -> list[Entry]:
        """The deeds as the log stores them. What happens by itself is named by its seq: two processes that do it clash."""
        tip, entries, table_id = self.tip, list[Entry](), self.row.id
        for deed, table in steps:
            name = op_id if op_id is not None and not entries else f".{table.seq}"
            tip = following(tip, table_id, name, table.at, type(deed).__name__.lower(), written(deed))
            entries.append(tip)
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


def marks_of(before: Table, steps: Sequence[Step]) -> list[Mark]:
    """The games that begin or end with these steps, and who sits down or stands up, for those who look for them."""
    marks = list[Mark]()
    for deed, table in steps:
        if isinstance(deed, Started) and table.match is not None:
            began = lineup.lineup_of(before)
            marks.append(GameRow(table.match.id, table.id, began.number, table.seq, None, lineup.written(began)))
        elif before.playing and not table.playing and table.match is not None:
            marks.append(Ended(table.match.id, table.seq))
        if type(deed) in SEATING or before.playing != table.playing:
            marks += seat_marks(before, deed, table)
            marks += fire_marks(before, table)
        before = table
    return marks


def deeds_of(entries: Iterable[Entry]) -> Iterator[tuple[int, AnyDeed]]:
    """The deeds in the entries of a log, each with its time."""
    return ((entry.at_ms, read(entry.body)) for entry in entries)


def keeper_of(secrets: Sequence[Secret]) -> Keeper:
    return Keeper({secret.epoch: secret.seed for secret in secrets})


def seed_fits(step: Step, seeds: Mapping[int, bytes]) -> bool | None:
    """Whether the seed of a deck that is opened is the one that the server committed to; None: there is none."""
    deed, match = step.deed, step.table.match
    if not isinstance(deed, EpochOpened):
        return True
    assert match is not None
    epoch = len(match.decks)
    seed = seeds.get(match.earlier + epoch)
    return None if seed is None else server_commit(seed, match.dealt_as, epoch, deed.commitments) == deed.commit


def refuse_other_seeds(steps: Iterable[Step], seeds: Mapping[int, bytes]) -> None:
    """Raise Broken where the seed of a deck is not the one that the server committed to."""
    for step in steps:
        if not seed_fits(step, seeds):
            raise Broken(step.table.id, step.table.seq)
