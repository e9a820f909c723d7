"""The house: all tables that this process serves, how they are found and opened, and who runs their clocks.

Law: a table is loaded when somebody comes for it or when it must go on by itself, and forgotten when neither is so. Alone on
its database (SQLite) a process runs every clock. Beside others it runs those whose lease it holds, takes over what a dead one
held, and shows by leases of their own whom it has on the line, so that nobody is waited for who is gone with a process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable
from typing import Final

from coyote.server import tickets
from coyote.server.bus import Brokered
from coyote.server.codes import Refusal, ServerCode
from coyote.server.journal import note
from coyote.server.line import Line
from coyote.server.means import Means
from coyote.server.steward import Steward
from coyote.server.store import Guest, Room, following
from coyote.server.summary import summary_of
from coyote.server.trouble import StoreError
from coyote.table import deeds as did
from coyote.table.asks import answer, opening
from coyote.table.course import people_here
from coyote.table.keeper import Keeper
from coyote.table.setting import Setting
from coyote.table.table import Table, after_deed, chair_at, new_table
from coyote.table.wire import AddBot, AnyAsk, Start

LEASE_MS: Final = 10_000
"""How long a process that is not heard of keeps its clocks and its guests."""
SWEEPS: Final = 0.3
"""Of that time a sweep comes after."""
IDLE_MS: Final = 60_000
"""A table without a line and without anything to happen is forgotten after this."""
RETIRE_MS: Final = 7 * 24 * 3_600_000
"""A room that nobody has come to or left for so long is over, and its code free for others."""


class House:
    """Of one process."""

    def __init__(self, means: Means, keep_days: int = 30, lease_ms: int = LEASE_MS) -> None:
        self.means, self.keep_ms, self.lease_ms = means, keep_days * 24 * 3_600_000, lease_ms
        self.owner = tickets.new_id(means.chance)
        self.alone = not isinstance(means.bus, Brokered)
        self.stewards: dict[str, asyncio.Future[Steward]] = {}
        self.ready = False
        self.failed = asyncio.Event()
        self._watching: dict[str, asyncio.Task[None]] = {}
        self._missed: set[tuple[str, str]] = set()
        self._held: set[str] = set()
        """Leases that were renewed by the last sweep."""
        self._swept = 0
        self._sweeping: asyncio.Task[None] | None = None

    # finding and opening

    async def find(self, said: str) -> Room:
        """The room with this link, or with this code."""
        code = tickets.code_of(said)
        store = self.means.store
        room = await (store.room_by_link(tickets.hashed(said)) if code is None else store.room_by_code(code))
        if room is None:
            raise Refusal(ServerCode.ROOM_UNKNOWN)
        return room

    async def open(self, guest: Guest, setting: Setting, minds: Iterable[str], *, start: bool) -> tuple[Room, str]:
        """A new table, and its link; raises what the table and the rules refuse."""
        means, now = self.means, self.means.now()
        first = opening(setting, guest.id, guest.name)
        game, link = tickets.new_id(means.chance), tickets.new_link(means.chance)
        table = new_table(game, first, now)
        asks: list[AnyAsk] = [AddBot("op", mind) for mind in minds]
        asks += [Start("op")] if start else []
        furnished(table, guest.id, asks)  # before anything is kept
        entry = following(None, game, ".1", now, "opened", did.written(first))
        while True:
            status, public, summary = summary_of(table)
            room = Room(game, tickets.new_code(means.chance), tickets.hashed(link), public, status, summary, now)
            if await means.store.create_room(room):
                break
        await means.store.append([entry])
        steward = Steward(means, room, table, entry, Keeper())
        self.stewards[game] = asyncio.get_running_loop().create_future()
        self.stewards[game].set_result(steward)
        await self.lease(steward, new=True)
        await steward.do(None, lambda table, _: furnished(table, guest.id, asks))
        return room, link

    async def steward(self, room: Room) -> Steward:
        """Whoever comes first for a table loads it; the others wait for that."""
        loading = self.stewards.get(room.game)
        if loading is None:
            loading = self.stewards[room.game] = asyncio.create_task(self.load(room))
            loading.add_done_callback(lambda loaded: self.forget_if_failed(room.game, loaded))
        return await asyncio.shield(loading)

    async def load(self, room: Room) -> Steward:
        steward = await Steward.at(self.means, room)
        await self.lease(steward, new=False)
        return steward

    def forget_if_failed(self, game: str, loaded: asyncio.Future[Steward]) -> None:
        if loaded.cancelled() or loaded.exception() is not None:
            self.stewards.pop(game, None)

    async def lease(self, steward: Steward, *, new: bool) -> None:
        """Run its clock, if nobody else does."""
        game = steward.room.game
        steward.on_failed = self.failed.set
        self.means.figures.tables = len(self.stewards)
        if not self.alone and game not in self._watching:
            self._watching[game] = asyncio.create_task(self.watch(steward))
        try:
            if self.alone or await self.take(game):
                if new:
                    steward.mine = True
                elif not steward.mine:
                    now = self.means.now()
                    await steward.take_over([one for one in people(steward.table) if await self.elsewhere(game, one, now)])
        except (StoreError, Refusal) as trouble:
            note("not taken over", game=game, trouble=trouble.code)  # people are served; the next sweep tries again

    async def take(self, name: str) -> bool:
        return await self.means.store.take(name, self.owner, self.means.now(), self.lease_ms) is not None

    async def watch(self, steward: Steward) -> None:
        """Read what others write to a table."""
        with self.means.bus.watch(steward.room.game) as wake:
            heard = 0
            while True:
                reached = await wake.wait()
                if reached > steward.tip.seq or reached == heard:  # the same again: the bus was away, and asks us to look
                    await self.refreshed(steward)
                heard = reached

    async def refreshed(self, steward: Steward) -> None:
        try:
            await steward.refresh()
        except StoreError as trouble:
            note("not read", game=steward.room.game, trouble=trouble.code)

    # coming and going

    async def come(self, room: Room, line: Line) -> Steward:
        if not self.alone:
            await self.take(f"{room.game}/{line.guest}")
        steward = await self.steward(room)
        await steward.come(line, behind=not self.alone)
        return steward

    async def go(self, steward: Steward, line: Line) -> None:
        steward.go(line)
        if not self.alone and line.guest not in steward.lines:
            try:
                await self.means.store.release(self.owner, f"{steward.room.game}/{line.guest}")
            except StoreError as trouble:
                note("lease not released", trouble=trouble.code)  # a sweep does it

    # what is done every few seconds

    async def start(self) -> None:
        """Go on with what was being played, soon."""
        self.ready = True
        self._sweeping = asyncio.create_task(self.sweep_for_ever())

    async def sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as trouble:  # whatever it was, clocks and leases depend on the next one
                note("not swept", trouble=str(getattr(trouble, "code", type(trouble).__name__)))
            await asyncio.sleep(self.lease_ms * SWEEPS / 1000)

    async def sweep(self) -> None:
        store, now = self.means.store, self.means.now()
        if not self.alone:
            await self.renew(now)
        missed: set[tuple[str, str]] = set()
        for game in await store.expired(now):
            if game not in self.stewards:
                await self.apart(game, self.resume(game))
        for steward in self.loaded():
            await self.apart(steward.room.game, self.look_after(steward, now, missed))
        self._missed = missed
        self.means.figures.tables = len(self.stewards)
        if now - self._swept > RETIRE_MS / 100:
            self._swept = now
            await store.retire(now - RETIRE_MS)
            await store.erase(now - self.keep_ms)

    async def renew(self, now: int) -> None:
        """Hold on to what is ours. What we only failed to let go of, a table or a guest, must not look as if it were held."""
        self._held = still = set(await self.means.store.renew(self.owner, now, self.lease_ms))
        lines = {f"{steward.room.game}/{guest}" for steward in self.loaded() for guest in steward.lines}
        for name in still - lines - self.stewards.keys():
            await self.means.store.release(self.owner, name)
        for steward in self.loaded():
            steward.mine = steward.mine and steward.room.game in still

    async def apart(self, game: str, job: Awaitable[None]) -> None:
        """One table's trouble is not another's."""
        try:
            await job
        except Exception as trouble:
            note("not looked after", game=game, trouble=str(getattr(trouble, "code", type(trouble).__name__)))

    async def resume(self, game: str) -> None:
        """A game that is being played, and nobody runs its clock."""
        room = await self.means.store.room(game)
        if room is not None:
            await self.steward(room)

    def loaded(self) -> list[Steward]:
        return [one.result() for one in self.stewards.values() if one.done() and not one.cancelled() and not one.exception()]

    async def look_after(self, steward: Steward, now: int, missed: set[tuple[str, str]]) -> None:
        """One table's part of a sweep."""
        game = steward.room.game
        if not self.alone and steward.lines:
            await self.refreshed(steward)  # a word may have been lost
            for name in [f"{game}/{guest}" for guest in steward.lines]:
                if name not in self._held:
                    await self.take(name)
        if not steward.mine and (steward.lines or steward.table.playing):
            await self.lease(steward, new=False)
        await steward.present_all()
        if steward.mine:
            for guest in people(steward.table):
                if guest not in steward.lines and not await self.elsewhere(game, guest, now):
                    missed.add((game, guest))
                    if (game, guest) in self._missed:
                        await steward.present(guest, here=False)
        needed = steward.lines or (steward.mine and steward.table.playing)
        if not needed and now - steward.idle_since > IDLE_MS:
            await self.forget(steward)

    async def elsewhere(self, game: str, guest: str, now: int) -> bool:
        """Whether another process has this guest on the line."""
        return not self.alone and await self.means.store.leased(f"{game}/{guest}", now)

    async def forget(self, steward: Steward) -> None:
        game = steward.room.game
        del self.stewards[game]
        if not self.alone:
            self._watching.pop(game).cancel()  # at once: whoever comes now gets another steward, who must hear the bus
        await steward.close()
        if not self.alone:
            await self.means.store.release(self.owner, game)

    # the end

    def drain(self) -> None:
        """From now on who is cut off has not gone away, and nobody new is let in."""
        self.ready = False
        for steward in self.loaded():
            steward.closing = True

    async def stop(self) -> None:
        """Finish what is being written, and leave the clocks to others."""
        self.drain()
        for task in (self._sweeping, *self._watching.values()):
            if task is not None:
                task.cancel()
        for steward in self.loaded():
            await steward.close()
        if not self.alone:
            try:
                await self.means.store.release(self.owner)
            except StoreError as trouble:
                note("leases not released", trouble=trouble.code)


def furnished(table: Table, guest: str, asks: list[AnyAsk]) -> list[did.AnyDeed]:
    """The deeds of several asks of one guest, each in the light of those before it."""
    deeds = list[did.AnyDeed]()
    for ask in asks:
        for deed in answer(table, guest, ask):
            table = after_deed(table, deed, table.at)
            deeds.append(deed)
    return deeds


def people(table: Table) -> list[str]:
    """Guests who sit there and count as connected."""
    return [guest for seat in people_here(table) if (guest := chair_at(table, seat).guest) is not None]
