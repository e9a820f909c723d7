"""The house: all tables that this process serves, how they are found and opened, and who runs their clocks.

Law: a table is loaded when somebody comes for it or when it must go on by itself, and forgotten when neither is true. Alone
on its database (SQLite) a process runs every clock. Among several, it runs the clocks whose leases it holds, takes over those
of dead processes, and holds a lease for each guest who is connected to it, so that nobody waits for a guest whose process
died.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from coyote.server import tickets
from coyote.server.bus import Brokered
from coyote.server.clock import Clock
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.environment import Environment
from coyote.server.journal import note, note_trouble
from coyote.server.pulse import BEAT_S
from coyote.server.storage.errors import Failed, StoreError
from coyote.server.storage.memory import NO_GAME, SatDown
from coyote.server.storage.store import Guest, TableRow, following
from coyote.server.tables.daily import Fire
from coyote.server.tables.line import Line
from coyote.server.tables.retention import Retention
from coyote.server.tables.signals import hand
from coyote.server.tables.steward import Steward
from coyote.server.tables.summary import summary_of
from coyote.server.tables.sweeper import Sweeper, people
from coyote.table.asks import answer, opening
from coyote.table.deeds import written
from coyote.table.effects import new_table
from coyote.table.keeper import Keeper
from coyote.table.setting import Setting
from coyote.table.table import Step, Table
from coyote.table.wire.inbound import AddBot, AnyAsk, Lock, Start

LEASE_MS: Final = 10_000
"""How long a process that gives no sign of life keeps its clocks and its guests."""
SWEEPS: Final = 0.3
"""A sweep runs after this share of the lease."""


class House:
    """The tables of one process."""

    def __init__(self, env: Environment, keep_days: int = 30, lease_ms: int = LEASE_MS) -> None:
        self.clock, self.lease_ms = Clock(env.now, env.monotonic), lease_ms
        self.env = env = replace(env, now=self.clock)
        self.retention = Retention(env, keep_days * 24 * 3_600_000)
        self.owner = env.bus.process = tickets.new_id(env.chance)
        self.alone = not isinstance(env.bus, Brokered)
        self.stewards: dict[str, asyncio.Future[Steward]] = {}
        self.ready = False
        self.failed = asyncio.Event()
        self._watching: dict[str, asyncio.Task[None]] = {}
        self.lighting = asyncio.Lock()
        """Daily fires are lit one at a time, so that two taps light one."""
        self.sweeper = Sweeper(self)
        self._sweeping: list[asyncio.Task[None]] = []

    # finding and opening

    async def find(self, said: str) -> TableRow:
        """The table with this link or code."""
        code = tickets.code_of(said)
        store = self.env.store
        row = await (store.table_by_link(tickets.hashed(said)) if code is None else store.table_by_code(code))
        if row is None:
            raise ServerRefused(ServerCode.TABLE_UNKNOWN)
        return row

    async def open(
        self,
        guest: Guest,
        setting: Setting,
        minds: Iterable[str],
        *,
        start: bool,
        animal: str | None = None,
        fire: Fire | None = None,
        network: str | None = None,
    ) -> tuple[TableRow, str]:
        """A new table and its link. Raises what the table and the rules refuse it with. With a fire, the game is that of a day,
        and nobody else sees it. The bots think on the account of this network."""
        env, now = self.env, self.env.now()
        first = opening(setting, guest.id, guest.name, animal)
        table_id, link = tickets.new_id(env.chance), tickets.new_link(env.chance)
        table = new_table(table_id, first, now)
        asks: list[AnyAsk] = [AddBot("op", mind) for mind in minds]
        asks += [Lock("op", True)] if fire else []
        asks += [Start("op")] if start else []
        game, day = (fire.game, fire.day) if fire else (tickets.new_id(env.chance), None)
        furnished(table, guest.id, asks, now, game, day)  # raises before anything is stored
        entry = following(None, table_id, ".1", now, "opened", written(first))
        while True:
            status, _, summary = summary_of(table)
            origin = None if network is None else tickets.group_of(network)
            row = TableRow(table_id, tickets.new_code(env.chance), tickets.hashed(link), False, status, summary, now, origin)
            if await env.store.create_table(row):
                break
        await env.store.append([entry], marks=[SatDown(guest.id, table_id, NO_GAME, 0, now)])
        keeper = Keeper({1: fire.seed} if fire else {})
        steward = Steward(env, row, table, entry, keeper, self.failed.set)
        steward.met, steward.clock.payer = False, network or steward.clock.payer
        self.stewards[table_id] = asyncio.get_running_loop().create_future()
        self.stewards[table_id].set_result(steward)
        await self.lease(steward, new=True)
        await steward.log.do(None, lambda table, _: furnished(table, guest.id, asks, env.now(), game, day))
        return row, link

    async def steward(self, row: TableRow) -> Steward:
        """The steward of this table. The first to come loads it; the others wait."""
        loading = self.stewards.get(row.id)
        if loading is None:
            loading = self.stewards[row.id] = asyncio.create_task(self.load(row))
            loading.add_done_callback(lambda loaded: self.forget_if_failed(row.id, loaded))
        return await asyncio.shield(loading)

    async def load(self, row: TableRow) -> Steward:
        steward = await Steward.at(self.env, row, self.failed.set)
        await self.lease(steward, new=False)
        return steward

    def forget_if_failed(self, table_id: str, loaded: asyncio.Future[Steward]) -> None:
        if loaded.cancelled() or loaded.exception() is not None:
            self.stewards.pop(table_id, None)

    async def lease(self, steward: Steward, *, new: bool) -> None:
        """Run this table's clock, if nobody else does."""
        table_id = steward.row.id
        self.env.metrics.tables = len(self.stewards)
        if not self.alone and table_id not in self._watching:
            self._watching[table_id] = asyncio.create_task(self.watch(steward))
        try:
            if self.alone or await self.take(table_id):
                if new:
                    steward.mine = True
                elif not steward.mine:
                    now = self.env.now()
                    await steward.take_over([one for one in people(steward.table) if await self.elsewhere(table_id, one, now)])
        except (StoreError, ServerRefused) as trouble:
            note_trouble("takeover failed", trouble, table=table_id)  # people are served; the next sweep tries again

    async def take(self, name: str) -> bool:
        return await self.env.store.take(name, self.owner, self.env.now(), self.lease_ms) is not None

    async def watch(self, steward: Steward) -> None:
        """Read what other processes write to a table."""
        with self.env.bus.watch(steward.row.id) as wake, self.env.bus.hear(steward.row.id, partial(hand, steward)):
            heard = 0
            while True:
                reached = await wake.wait()
                if reached > steward.log.tip.seq or reached == heard:  # again: the bus was away and asks us to look
                    await self.refreshed(steward)
                heard = reached

    async def refreshed(self, steward: Steward) -> None:
        try:
            await steward.log.refresh()
        except Exception as trouble:  # whatever it was, the next wake-up must find us listening
            self.fail_if_failed(trouble)
            note_trouble("refresh failed", trouble, table=steward.row.id)

    # coming and going

    async def come(self, row: TableRow, line: Line) -> Steward:
        line.since = self.env.now()
        if not self.alone:
            await self.take(f"{row.id}/{line.guest}")
        steward = await self.steward(row)
        await steward.come(line, behind=not self.alone)
        return steward

    async def go(self, steward: Steward, line: Line) -> None:
        steward.go(line)
        if not self.alone and line.guest not in steward.lines:
            try:
                await self.env.store.release(self.owner, f"{steward.row.id}/{line.guest}")
            except StoreError as trouble:
                note_trouble("lease not released", trouble)  # a sweep will do it

    # every few seconds

    async def start(self) -> None:
        """Begin to sweep, which also resumes the games that were being played."""
        await self.clock.begin(self.env.store, self.lease_ms)
        self.ready = True
        self.env.pulse.begin(self.env.now(), self.missed)
        self._sweeping = [asyncio.create_task(job) for job in (self.sweep_for_ever(), self.beat_for_ever())]

    async def beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            self.env.pulse.felt(self.env.now())

    def missed(self, since: int) -> None:
        """This process was not running. What it missed is credited; a lease that may be another's by now must be taken anew."""
        gap = self.env.now() - since
        note("was not running", ms=gap)
        for steward in self.loaded():
            if steward.mine:
                steward.missed(since)
                steward.mine = self.alone or gap < self.lease_ms
                steward.jobs.later(steward.credit)

    async def sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as trouble:  # whatever it was, clocks and leases depend on the next sweep
                self.fail_if_failed(trouble)
                note_trouble("sweep failed", trouble)
            await asyncio.sleep(self.lease_ms * SWEEPS / 1000)

    async def sweep(self) -> None:
        await self.sweeper.sweep()

    def fail_if_failed(self, trouble: Exception) -> None:
        """Wherever it is met, a store that has failed ends the process: nothing more would be kept."""
        if isinstance(trouble, Failed):
            self.failed.set()

    def loaded(self) -> list[Steward]:
        return [one.result() for one in self.stewards.values() if one.done() and not one.cancelled() and not one.exception()]

    async def elsewhere(self, table_id: str, guest: str, now: int) -> bool:
        """Whether this guest is connected to another process."""
        return not self.alone and await self.env.store.leased(f"{table_id}/{guest}", now)

    async def forget(self, steward: Steward) -> None:
        table_id = steward.row.id
        del self.stewards[table_id]
        if not self.alone:
            self._watching.pop(table_id).cancel()  # at once: whoever comes now gets a new steward, which must hear the bus
        await steward.close()
        if not self.alone:
            await self.env.store.release(self.owner, table_id)

    # shutting down

    def drain(self) -> None:
        """Let nobody new in. From now on a line that is cut does not mean that somebody went away."""
        self.ready = False
        for steward in self.loaded():
            steward.closing = True

    async def stop(self) -> None:
        """Finish what is being written, and leave the clocks to other processes."""
        self.drain()
        if self.sweeper.resuming is not None:
            self.sweeper.resuming.cancel()
        for task in (*self._sweeping, *self._watching.values(), *self.sweeper.under_way.values()):
            task.cancel()
        await self.env.minds.close()
        await asyncio.gather(*(steward.close() for steward in self.loaded()))
        if not self.alone:
            try:
                await self.env.store.release(self.owner)
            except StoreError as trouble:
                note_trouble("leases not released", trouble)


def furnished(table: Table, guest: str, asks: list[AnyAsk], now: int, game: str, day: str | None = None) -> list[Step]:
    """The steps of several asks of one guest, each at the table that the one before has left."""
    steps = list[Step]()
    for ask in asks:
        steps += answer(steps[-1].table if steps else table, guest, ask, now, game, day)
    return steps
