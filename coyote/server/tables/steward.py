"""The steward of a table: its connections, what they are told, and whose clock runs.

Law: an ask is acknowledged once it is stored, and then everybody is told. The process that holds the table's lease runs its
clock and its bots; the others still serve their own connections. That somebody went away is written down sooner or later,
whatever happens. Time in which this process could do nothing is credited before anything else happens.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Container, Sequence
from operator import is_
from typing import Final, Self

from coyote.rules.refusals import Refused
from coyote.server.codes import CLOSE, ServerCode, ServerRefused
from coyote.server.environment import Environment
from coyote.server.storage.errors import StoreError
from coyote.server.storage.store import Entry, TableRow
from coyote.server.tables.absences import Absences
from coyote.server.tables.bundle import Kept
from coyote.server.tables.clockwork import AGAIN_S, Clockwork
from coyote.server.tables.jobs import Jobs
from coyote.server.tables.line import Line
from coyote.server.tables.log import Asking, Log
from coyote.server.tables.reading import read_table
from coyote.server.tables.short_way import ShortWay
from coyote.server.tables.summary import looks, summary_of
from coyote.server.tables.watcher_count import WatcherCount, all_of
from coyote.server.tickets import new_id
from coyote.table.asks import answer, presence
from coyote.table.deck_deeds import Committed, Shown
from coyote.table.deeds import AnyDeed, Away, Credited, Forgotten
from coyote.table.effects import stepped
from coyote.table.keeper import Keeper
from coyote.table.refusals import TableRefused
from coyote.table.rights import raise_any, refuse_watching
from coyote.table.schedule import resumed, stands_still, woken
from coyote.table.table import Step, Table, chair_at
from coyote.table.told.frames import Exit, ack, refused
from coyote.table.wire.inbound import AnyAsk, Start

SEEDS: Final = (Committed, Shown)
BROKEN: Final = refused(None, ServerRefused(ServerCode.TABLE_BROKEN))
"""What people are told at a table that cannot go on by itself."""


class Steward:
    """Looks after one table. Make one with `at`."""

    def __init__(
        self, env: Environment, row: TableRow, table: Table, tip: Entry, keeper: Keeper, on_failed: Callable[[], None]
    ) -> None:
        self.env, self.row = env, row
        self.log = Log(env, row, table, tip, keeper, self.tell, on_failed)
        self.exit = Exit(keeper)
        self.lines: dict[str, list[Line]] = {}
        """Connections by guest."""
        self.watcher_count = WatcherCount(self.exit, self.lines, self.eyes, self.whole)
        self.jobs, self.absences, self.short_way = Jobs(row.id), Absences(), ShortWay(self.log)
        self.clock = Clockwork(env, self.log, self.do, self.jobs.later, self.tell_broken)
        self.met = True
        """False until the first line comes to a new table: until then nobody is there, whoever opened it."""
        self.idle_since = env.now()
        self.closing = False
        """The server is shutting down: a line that is cut now does not mean that somebody went away."""
        self.missed_since: int | None = None
        """Since when nothing could be done here; None: everything could."""
        self._listing, self._listed = asyncio.Lock(), looks(table)

    @classmethod
    async def at(cls, env: Environment, row: TableRow, on_failed: Callable[[], None]) -> Self:
        """The steward of a table that is in the store."""
        return cls(env, row, *await read_table(env.store, row.id), on_failed)

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.log.table

    @property
    def mine(self) -> bool:
        """Whether this process holds the lease, and so runs the clock."""
        return self.clock.running

    @mine.setter
    def mine(self, mine: bool) -> None:
        self.clock.running = mine

    # asks

    async def ask(self, line: Line, ask: AnyAsk, *, behind: bool = False) -> None:
        """Do what somebody asks for, and acknowledge it. Raises what the table, the rules or the store refuse it with."""
        guest, op_id, asked = line.guest, f"{line.guest}:{ask.op}", time.perf_counter()
        game = new_id(self.env.chance) if isinstance(ask, Start) else ""
        try:
            if stands_still(self.table):
                await self.do(None, lambda table, _: self.waking(table, guest, ask))
            before = await self.do(
                op_id,
                lambda table, _: answer(table, guest, ask, self.log.now(), game),
                lambda seq: line.answer(ack(ask.op, seq)),
                behind=behind,
            )
        except (TableRefused, Refused):
            before = await self.env.store.find_op(self.row.id, op_id)
            if before is None:
                raise
        finally:
            self.env.metrics.kept.took(time.perf_counter() - asked)
        if before is not None:  # it was done before and is not done again
            line.answer(ack(ask.op, before))
            line.resync()

    def waking(self, table: Table, guest: str, ask: AnyAsk) -> list[Step]:
        """Before an ask that the table will grant: the time for which the game stood still."""
        now = self.log.now()
        return stepped(table, woken(table, now), now) if answer(table, guest, ask, now) else []

    async def do(self, op_id: str | None, asking: Asking, kept: Kept | None = None, *, behind: bool = False) -> int | None:
        """Do something at the table. First, whoever lost time because nothing could be done here gets it back."""
        began = self.env.now()
        self.env.pulse.felt(began)
        try:
            if self.missed_since is not None:
                await self.log.do(None, self.crediting)
                self.missed_since = None
            return await self.log.do(op_id, asking, kept, behind=behind)
        except ServerRefused:
            self.missed(began)
            raise

    def missed(self, since: int) -> None:
        """Nothing could be done here since then. If another process runs the clock, that one knows better."""
        if self.mine:
            self.missed_since = since if self.missed_since is None else min(since, self.missed_since)

    async def credit(self) -> None:
        """Give back what was missed, before the next thing happens."""
        await self.do(None, lambda *_: [])

    def crediting(self, table: Table, _: bytes) -> list[Step]:
        now, since = self.log.now(), self.env.now() if self.missed_since is None else self.missed_since
        lost = min(self.env.now() - since, now - table.at)  # what was done here meanwhile was done by another process
        due_anyway = not table.playing or stands_still(table)
        return [] if lost <= 0 or due_anyway else stepped(table, [Credited(lost)], now)

    # coming and going

    async def come(self, line: Line, *, behind: bool = False) -> None:
        """Somebody connects. If we may be behind, we read first: nobody is shown less than they saw elsewhere."""
        first = line.guest not in self.lines
        self.lines.setdefault(line.guest, []).append(line)
        line.resync()
        try:
            if behind:
                await self.log.refresh()
            raise_any(refuse_watching(self.table, line.guest))
            if first:
                await self.present(line.guest, here=True)
        except BaseException:
            self.go(line)  # whoever is turned away is not here
            raise
        line.whole = self.whole  # only now: before, the line was to be told nothing
        self.watcher_count.recount()
        if self.clock.broken:
            line.answer(BROKEN)
        if not self.met:
            self.met = True
            self.jobs.later(self.list_anew)

    def go(self, line: Line) -> None:
        """A line is cut."""
        line.whole = None
        lines = self.lines[line.guest]
        lines.remove(line)
        if not lines:
            del self.lines[line.guest]
            self.idle_since = self.env.now()
            self.watcher_count.recount()
            self.jobs.later(lambda: self.gone(line.guest))

    async def present(self, guest: str, *, here: bool) -> None:
        """Write down that somebody is here, or is not, if it is true and not written down yet, nor too often lately."""

        def asking(table: Table, _: bytes) -> list[Step]:
            now = self.log.now()
            too_often = not here and self.absences.too_many(guest, now)
            deeds = [] if too_often or here != (guest in self.lines) else presence(table, guest, here=here)
            return stepped(table, [*woken(table, now), *deeds] if deeds else [], now)

        await self.do(None, asking)

    async def gone(self, guest: str) -> None:
        """Write down that somebody went away, now or by a sweep: otherwise the others would wait for ever."""
        while not self.closing:
            try:
                return await self.present(guest, here=False)
            except ServerRefused:
                await asyncio.sleep(AGAIN_S)

    # telling

    def tell(self, steps: Sequence[Step]) -> None:
        """Send everybody the news; connections with the same eyes get the same bytes.

        Committed and shown seeds are no news of their own: the next news tell about all of them.
        """
        table, self.exit.keeper = self.log.table, self.log.keeper
        if all(type(deed) in SEEDS for deed, _ in steps):
            return self.clock.wind()
        if not self.lines:
            self.exit.forget()
        self.absences.heard(steps)
        for deed, _ in steps:
            if isinstance(deed, Forgotten):
                self.hang_up(deed.guest)
        news, lines = self.exit.news, all_of(self.lines.values())
        for line in lines:
            line.push(news(table, self.eyes(line), steps))
        self.env.metrics.frames += len(lines)
        self.exit.told()
        shown = looks(table)
        if not all(map(is_, shown, self._listed)):
            self._listed = shown
            self.watcher_count.recount()  # somebody may have sat down or stood up
            self.jobs.later(self.list_anew)
        self.clock.wind()

    def tell_broken(self) -> None:
        """Tell everybody that this table cannot go on by itself."""
        for line in all_of(self.lines.values()):
            line.answer(BROKEN)

    def hang_up(self, guest: str) -> None:
        """Nobody knows this guest any more: their lines are closed."""
        why = ServerRefused(ServerCode.TOKEN_UNKNOWN)
        for line in self.lines.get(guest, ()):
            line.hang_up(refused(None, why), CLOSE[why.code])

    def whole(self, line: Line) -> bytes:
        """A whole frame for this line."""
        self.env.metrics.frames += 1
        return self.exit.frame(self.table, self.eyes(line))

    def eyes(self, line: Line) -> int | None:
        """The seat through whose eyes this line sees the table."""
        table = self.log.table
        if line.seated_at is not table.chairs:
            line.eyes, line.seated_at = table.seat_of(line.guest), table.chairs
        return line.eyes

    async def list_anew(self) -> None:
        """Update the row that lists this table. A game that nobody runs is found by it, so it must be written, newest last."""
        async with self._listing:
            while True:
                try:
                    await self.present_all()
                    status, public, summary = summary_of(self.table)
                    await self.env.store.update_table(self.row.id, status, public and self.met, summary, self.env.now())
                    return
                except (StoreError, ServerRefused):
                    if self.closing:
                        raise
                    await asyncio.sleep(AGAIN_S)

    async def present_all(self) -> None:
        """Write down that everybody on a line is here; another process may have written otherwise."""
        for guest in [guest for guest in self.lines if presence(self.table, guest, here=True)]:
            await self.present(guest, here=True)

    # the clock

    async def take_over(self, elsewhere: Container[str | None] = ()) -> None:
        """The lease has come to this process: it continues what another one did not finish, and the gap costs nobody time. The
        guests in `elsewhere` are connected to other processes, which live."""

        def here(table: Table, deed: AnyDeed) -> bool:
            guest = chair_at(table, deed.seat).guest if isinstance(deed, Away) else None
            return guest in self.lines or guest in elsewhere

        def asking(table: Table, _: bytes) -> list[Step]:
            now = self.log.now()
            return stepped(table, [deed for deed in resumed(table, now) if not here(table, deed)], now)

        listed = self._listed
        await self.do(None, asking)
        self.mine = True
        self.clock.wind()
        if listed is self._listed:  # nothing to list has changed; but perhaps somebody wrote that the game waits
            self.jobs.later(self.list_anew)

    async def close(self) -> None:
        """Finish what is under way, and stop the clock."""
        self.mine, self.closing = False, True
        self.clock.stop()
        self.watcher_count.close()
        await self.jobs.done()
