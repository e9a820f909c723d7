"""The sweeper of a house: every few seconds it looks after all tables.

Law: a sweep waits for nobody. Each table's part is a job of its own, and a job that takes long is left to itself: neither
leases nor other tables wait for it, and the next sweep skips that table. One table's trouble is not another's. A game whose
people were all cut off, because their process died, waits for the first of them and costs nothing until then: whoever comes
takes it over. Only a game that goes on although nobody is there is taken over by a sweep.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.journal import note_trouble
from coyote.server.storage.errors import StoreError
from coyote.server.storage.store import TableRow
from coyote.server.tables.moving import hang_up_moved
from coyote.server.tables.steward import Steward
from coyote.server.tables.summary import deserted, waiting
from coyote.table.schedule import stands_still
from coyote.table.table import Table, chair_at, connected

if TYPE_CHECKING:
    from coyote.server.tables.house import House

PATIENCE_S: Final = 1.0
"""How long a sweep waits for tables; those that are not done then go on by themselves."""
AT_ONCE: Final = 16
"""How many tables are taken over at the same time."""
RELISTED: Final = 500
"""How many rows of tables that wait are written at the same time: others wait for it for some milliseconds."""
IDLE_MS: Final = 60_000
"""A table with no connections and nothing left to happen is forgotten after this."""


class Sweeper:
    """Sweeps one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.under_way: dict[str, asyncio.Task[None]] = {}
        """What sweeps are still doing, by table."""
        self.resuming: asyncio.Task[None] | None = None
        """The takeover of tables that nobody runs, while there are some left."""
        self._broken: set[str] = set()
        """Tables that no sweep tries to resume again."""
        self._missed: set[tuple[str, str]] = set()
        """Tables and guests that the last sweep did not find there."""
        self._held: set[str] = set()
        """Leases that the last sweep renewed."""
        self._renewed = 0
        """When it did."""

    async def sweep(self) -> None:
        """Look after every table. A table that takes long is left to itself: nothing else waits for it."""
        house = self.house
        store = house.env.store
        try:
            await house.clock.read(store, house.lease_ms)
            now = house.env.now()
            if not house.alone:
                await self.renew(now)
                await hang_up_moved(house, now)
            if not house.env.pulse.writable:
                await house.take(house.owner)  # something that must be kept
                house.env.pulse.writable = True
            missed: set[tuple[str, str]] = set()
            patience = asyncio.get_running_loop().time() + PATIENCE_S
            await self.resume_all(await store.expired(now))
            for steward in house.loaded():
                await self.apart(steward.row.id, partial(self.look_after, steward, now, missed), patience)
            if self.under_way:
                await asyncio.wait(self.under_way.values(), timeout=PATIENCE_S)
            self._missed = missed
            house.env.metrics.tables = len(house.stewards)
            await store.check()
        except StoreError:
            house.env.pulse.writable = False
            raise
        await house.retention.run(house.stewards, {guest for steward in house.loaded() for guest in steward.lines})

    async def renew(self, now: int) -> None:
        """Renew our leases. One that we failed to release, of a table or a guest, must not look as if we still needed it."""
        house = self.house
        self._held = still = set(await house.env.store.renew(house.owner, now, house.lease_ms))
        late, self._renewed = now - self._renewed >= house.lease_ms, now
        lines = {f"{steward.row.id}/{guest}" for steward in house.loaded() for guest in steward.lines}
        for name in still - lines - house.stewards.keys():
            await house.env.store.release(house.owner, name)
        for steward in house.loaded():
            steward.mine = steward.mine and steward.row.id in still
            if late and steward.lines:
                steward.jobs.later(steward.list_anew)  # others may have written that nobody is there

    async def apart(self, table_id: str, job: Callable[[], Awaitable[None]], patience: float) -> None:
        """Do one table's job, unless its last one is still under way; its trouble is not the others'. They wait until patience
        is at an end: then it goes on beside them."""

        async def doing() -> None:
            try:
                await job()
            except Exception as trouble:
                self.house.fail_if_failed(trouble)
                note_trouble("table not swept", trouble, table=table_id)
            finally:
                del self.under_way[table_id]

        if table_id not in self.under_way:
            task = self.under_way[table_id] = asyncio.create_task(doing())
            await asyncio.wait({task}, timeout=max(0, patience - asyncio.get_running_loop().time()))

    async def resume_all(self, rows: list[TableRow]) -> None:
        """See to these tables, which nobody runs. A sweep waits only so long: the rest goes on beside it, and the next one
        leaves it alone."""
        if self.resuming is None or self.resuming.done():
            rows = [row for row in rows if row.id not in self.house.stewards and row.id not in self._broken]
            self.resuming = asyncio.create_task(self.side_by_side(rows))
        await asyncio.wait({self.resuming}, timeout=PATIENCE_S)

    async def side_by_side(self, rows: list[TableRow]) -> None:
        """Let those wait where somebody was, and take over the others, a few at a time, so that whoever comes meanwhile need
        not wait for all of them."""
        going_on = iter([row for row in rows if deserted(row)])
        await self.let_wait([row for row in rows if not deserted(row)])
        await asyncio.gather(*(self.one_by_one(going_on) for _ in range(AT_ONCE)))

    async def let_wait(self, rows: list[TableRow]) -> None:
        """Nobody needs to look for these tables again, nor finds them in the list: whoever comes to one takes it over."""
        house = self.house
        try:
            for begin in range(0, len(rows), RELISTED):
                some = rows[begin : begin + RELISTED]
                await house.env.store.relist([waiting(row) for row in some if row.id not in house.stewards])
        except StoreError as trouble:
            house.fail_if_failed(trouble)
            note_trouble("tables not relisted", trouble)  # the next sweep tries again

    async def one_by_one(self, rows: Iterator[TableRow]) -> None:
        for row in rows:
            patience = asyncio.get_running_loop().time() + PATIENCE_S
            await self.apart(row.id, partial(self.resume, row), patience)

    async def resume(self, row: TableRow) -> None:
        """Load a table where a game is being played and nobody runs the clock."""
        try:
            await self.house.steward(row)
        except ServerRefused as refused:
            if refused.code is ServerCode.TABLE_BROKEN:
                self._broken.add(row.id)  # the journal said so; whoever comes there is told, too
            else:
                raise

    async def look_after(self, steward: Steward, now: int, missed: set[tuple[str, str]]) -> None:
        """One table's part of a sweep."""
        house, table_id = self.house, steward.row.id
        if not house.alone and (steward.lines or steward.mine):
            await house.refreshed(steward)  # a wake-up may have been lost, even if only the clock needed it
            for name in [f"{table_id}/{guest}" for guest in steward.lines]:
                if name not in self._held:
                    await house.take(name)
        running = steward.table.playing and not stands_still(steward.table)
        if not steward.mine and (steward.lines or running):
            await house.lease(steward, new=False)
        await steward.present_all()
        if steward.mine:
            for guest in people(steward.table):
                if guest not in steward.lines and not await house.elsewhere(table_id, guest, now):
                    missed.add((table_id, guest))
                    if (table_id, guest) in self._missed:
                        await steward.present(guest, here=False)
        needed = steward.lines or (steward.mine and running)
        if not needed and now - steward.idle_since > IDLE_MS:
            await house.forget(steward)


def people(table: Table) -> list[str]:
    """The guests who sit at the table and count as connected."""
    return [guest for seat in connected(table) if (guest := chair_at(table, seat).guest) is not None]
