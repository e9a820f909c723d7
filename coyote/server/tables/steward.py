"""The steward of a table: who is on the line, what they are told, and the clock.

Law: an ask is acknowledged when it is kept, and then everybody is told. Who holds the table's lease runs its clock and its
bots; who does not still serves those on his lines. That somebody went away is written down sooner or later, whatever happens.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Container, Sequence
from operator import is_
from typing import Final, Self

from coyote.rules.refusals import Refused
from coyote.server.codes import Refusal, ServerCode
from coyote.server.environment import Environment
from coyote.server.journal import note
from coyote.server.storage.errors import StoreError
from coyote.server.storage.store import Entry, Status, TableRow
from coyote.server.tables.ledger import Again, Kept, Ledger, deeds_of, keeper_of
from coyote.server.tables.line import Line
from coyote.server.tables.summary import summary_of
from coyote.table.asks import answer, presence
from coyote.table.course import due, next_deeds, resumed
from coyote.table.deeds import AnyDeed, Away, Committed, Shown, Started
from coyote.table.effects import replayed
from coyote.table.exit import ack, refused
from coyote.table.keeper import Keeper
from coyote.table.refusals import TableRefused
from coyote.table.table import Step, Table, chair_at
from coyote.table.wire.inbound import AnyAsk

AGAIN_S: Final = 1.0
"""How long to wait after a trouble of the store."""
SEEDS: Final = (Committed, Shown)


class Steward(Ledger):
    """Make one with `at`."""

    def __init__(self, env: Environment, row: TableRow, table: Table, tip: Entry, keeper: Keeper) -> None:
        super().__init__(env, row, table, tip, keeper)
        self.lines: dict[str, list[Line]] = {}
        """By guest."""
        self.mine = False
        """Whether this process holds the lease."""
        self.idle_since = env.now()
        self.closing = False
        """The server drains: who is cut off now has not gone away."""
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._listing = asyncio.Lock()
        self._listed: tuple[object, ...] = (table.chairs, table.setting, table.playing)

    @classmethod
    async def at(cls, env: Environment, row: TableRow) -> Self:
        """The steward of a table that is in the store."""
        entries = await env.store.load(row.id)
        if not entries:
            raise Refusal(ServerCode.TABLE_UNKNOWN)  # a server was killed before it wrote the first
        secrets = await env.store.secrets(row.id)
        table = replayed(row.id, deeds_of(entries))
        return cls(env, row, table, entries[-1], keeper_of(secrets))

    # asks

    async def ask(self, line: Line, ask: AnyAsk) -> None:
        """What somebody on the line wants: done and acknowledged, or refused and told how things are."""
        guest, op_id, asked = line.guest, f"{line.guest}:{ask.op}", time.perf_counter()
        try:
            before = await self.do(op_id, lambda table, _: answer(table, guest, ask), lambda seq: line.answer(ack(ask.op, seq)))
        except (TableRefused, Refused) as why:
            before = await self.env.store.find_op(self.row.id, op_id)
            if before is None:
                self.env.metrics.refusals[why.code] += 1
                line.answer(refused(ask.op, why))
                line.resync()
        if before is not None:  # it was done before, and is not done again
            line.answer(ack(ask.op, before))
            line.resync()
        self.env.metrics.kept.took(time.perf_counter() - asked)

    # coming and going

    async def come(self, line: Line, *, behind: bool = False) -> None:
        """Somebody is on the line. If we may be behind, we read first: nobody is shown less than he saw elsewhere."""
        first = line.guest not in self.lines
        self.lines.setdefault(line.guest, []).append(line)
        line.resync()
        try:
            if behind:
                await self.refresh()
            if first:
                await self.present(line.guest, here=True)
        except BaseException:
            self.go(line)  # who is turned away is not here
            raise
        line.whole = self.whole  # from now on: before, there was nothing that it should be told

    def go(self, line: Line) -> None:
        """A line is cut."""
        line.whole = None
        lines = self.lines[line.guest]
        lines.remove(line)
        if not lines:
            del self.lines[line.guest]
            self.idle_since = self.env.now()
            self.later(self.gone(line.guest))

    async def present(self, guest: str, *, here: bool) -> None:
        """Write down that somebody is here, or not, if that is so and not written down."""

        def asking(table: Table, _: bytes) -> list[AnyDeed]:
            return presence(table, guest, here=here) if here == (guest in self.lines) else []

        await self.do(None, asking)

    async def gone(self, guest: str) -> None:
        """It must be written down, or the others would wait for ever."""
        while not self.closing:
            try:
                return await self.present(guest, here=False)
            except Refusal:
                await asyncio.sleep(AGAIN_S)

    # telling

    def told(self, steps: Sequence[Step]) -> None:
        """A frame for everybody on the line; those with the same eyes get the same bytes.

        Of seeds that are bound or shown nobody needs to hear one by one: the next frame tells of them all.
        """
        if all(isinstance(step.deed, SEEDS) for step in steps):
            return self.wind()
        frames: dict[int | None, bytes] = {}
        for lines in self.lines.values():
            for line in lines:
                eyes = self.eyes(line)
                frame = frames.get(eyes)
                if frame is None:
                    frame = frames[eyes] = self.exit.frame(self.table, eyes, steps)
                line.push(frame)
                self.env.metrics.frames += 1
        shown = self.table.chairs, self.table.setting, self.table.playing
        if not all(map(is_, shown, self._listed)):
            self._listed = shown
            self.later(self.list_anew())
        self.wind()

    def whole(self, line: Line) -> bytes:
        self.env.metrics.frames += 1
        return self.exit.frame(self.table, self.eyes(line))

    def eyes(self, line: Line) -> int | None:
        chairs = self.table.chairs
        if line.seated_at is not chairs:
            line.eyes, line.seated_at = self.table.seat_of(line.guest), chairs
        return line.eyes

    async def list_anew(self) -> None:
        """What a list of tables shows. By it a game is found that nobody runs, so it must be written, the newest last."""
        async with self._listing:
            while True:
                try:
                    await self.present_all()
                    await self.env.store.update_table(self.row.id, *summary_of(self.table), self.env.now())
                    return
                except (StoreError, Refusal):
                    if self.closing:
                        raise
                    await asyncio.sleep(AGAIN_S)

    async def present_all(self) -> None:
        """People count as being here who are; others may have thought otherwise."""
        for guest in [guest for guest in self.lines if presence(self.table, guest, here=True)]:
            await self.present(guest, here=True)

    async def append(self, op_id: str | None, deeds: list[AnyDeed], kept: Kept | None) -> int | Again | None:
        """A game is listed before it begins: were we killed in between, nobody would look for it."""
        if any(isinstance(deed, Started) for deed in deeds):
            _, public, summary = summary_of(self.table)
            await self.env.store.update_table(self.row.id, Status.PLAYING, public, summary, self.env.now())
        return await super().append(op_id, deeds, kept)

    # the clock

    async def take_over(self, elsewhere: Container[str | None] = ()) -> None:
        """The lease has come to this process: what another one did not finish goes on, and its absence costs nobody time.

        These guests are on the line to other processes, which live.
        """

        def here(table: Table, deed: AnyDeed) -> bool:
            guest = chair_at(table, deed.seat).guest if isinstance(deed, Away) else None
            return guest in self.lines or guest in elsewhere

        def asking(table: Table, _: bytes) -> list[AnyDeed]:
            return [deed for deed in resumed(table, self.env.now()) if not here(table, deed)]

        await self.do(None, asking)
        self.mine = True
        self.wind()
        if self.row.status is not summary_of(self.table).status:
            self.later(self.list_anew())

    def wind(self) -> None:
        """Set the clock for what happens next by itself."""
        when = due(self.table) if self.mine else None
        if when == self._timer_at:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer_at, self._timer = when, None
        if when is not None:
            wait = max(0, when - self.env.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: self.later(self.strike()))

    async def strike(self) -> None:
        """Something happens by itself. Minds think in a thread of their own, so that no other table waits for them."""
        self._timer_at = self._timer = None

        def asking(table: Table, fresh: bytes) -> Awaitable[list[AnyDeed]]:
            return asyncio.to_thread(next_deeds, table, self.env.now(), self.keeper, fresh)

        try:
            await self.do(None, asking)
        except Refusal:
            await asyncio.sleep(AGAIN_S)
        finally:
            self.wind()

    def later(self, job: Awaitable[None]) -> None:
        """Do this soon, and remember that it is being done."""

        async def doing() -> None:
            try:
                await job
            except (StoreError, Refusal) as trouble:
                note("left undone", table=self.row.id, trouble=trouble.code)

        task = asyncio.create_task(doing())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish what is being done, and let the clock stand still."""
        self.mine, self.closing = False, True
        self.wind()
        while self._tasks:
            await asyncio.wait(self._tasks)
