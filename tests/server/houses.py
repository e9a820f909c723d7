"""The houses of several processes, in one process and on one file: each has its own store, and a bus that delivers nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from typing import Any

from coyote.server.bus import Brokered
from coyote.server.environment import Environment
from coyote.server.guests import welcome
from coyote.server.metrics import Metrics
from coyote.server.storage.errors import Trouble, Unavailable
from coyote.server.storage.open_store import open_store
from coyote.server.storage.store import Entry, Guest, Store, TableRow
from coyote.server.tables.house import House
from coyote.server.tables.line import Line
from coyote.server.tables.steward import Steward
from coyote.table.deeds import AnyDeed
from coyote.table.effects import stepped
from coyote.table.setting import Setting
from coyote.table.table import Step, Table
from prove.common.at_once import AtOnce
from tests.server.virtual import Virtual, settled


class Silent(Brokered):
    """A bus that loses every message."""

    async def _session(self) -> None:
        await asyncio.Event().wait()


class Clock:
    """A clock that the test sets by hand; in virtual time it also goes on with the loop.

    Who sets it on without waiting has a process that stood still: its timers have not come due yet.
    """

    def __init__(self) -> None:
        self._set = 1_000_000 - ticked()

    @property
    def now(self) -> int:
        return self._set + ticked()

    @now.setter
    def now(self, now: int) -> None:
        self._set = now - ticked()

    def __call__(self) -> int:
        return self.now

    def beat(self) -> float:
        """The same in seconds, as a clock that nobody can set."""
        return self.now / 1000

    async def reaches(self, when: int) -> None:
        """Let time go by until then, and whatever is due happen."""
        await asyncio.sleep(max(0, when - self.now) / 1000)
        await settled()


def ticked() -> int:
    """The milliseconds that have gone by in virtual time."""
    loop = asyncio._get_running_loop()
    return round(loop.time() * 1000) if isinstance(loop, Virtual) else 0


class Failing:
    """A store whose methods in `troubled` fail, and those in `hung` never answer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.troubled: set[str] = set()
        self.hung: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        if name in self.troubled:
            return self._fail
        if name in self.hung:
            return self.hang
        return getattr(self._store, name)

    async def now_ms(self, _: int) -> None:
        """The test's clock is everybody's."""

    async def _fail(self, *_: object) -> None:
        raise Unavailable(Trouble.UNREACHABLE)

    async def hang(self, *_: object) -> None:
        await asyncio.Event().wait()


@asynccontextmanager
async def houses(file: str, number: int, clock: Clock) -> AsyncIterator[list[House]]:
    """The houses of this many processes; only the test makes them sweep."""
    async with AsyncExitStack() as opened:
        made = list[House]()
        for _ in range(number):
            store = await opened.enter_async_context(await open_store(file))
            failing: Any = Failing(store)
            env = Environment(failing, Silent("nowhere://"), Metrics(), clock, monotonic=clock.beat, minds=AtOnce())
            made.append(House(env))
        yield made
        for house in made:
            await house.stop()


async def opened(house: House, bots: Sequence[str] = ("cub",), *, start: bool = True) -> tuple[Guest, TableRow, Steward]:
    """A table, with a game if it starts, whose host is not connected yet."""
    guest, _ = await welcome(house.env, "ann")
    row, _ = await house.open(guest, Setting(seats=3), bots, start=start)
    return guest, row, await house.steward(row)


class Reader:
    """A reader that takes everything."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.writable = True
        self.closed: int | None = None
        self.on_writable: Callable[[], None] | None = None

    def say(self, texts: list[bytes]) -> None:
        self.got += texts

    def hang_up(self, code: int) -> None:
        self.closed = code


class Open(Line):
    """A line whose reader the test can look at."""

    __slots__ = ("reader",)

    def __init__(self, guest: str) -> None:
        self.reader = Reader()
        super().__init__(guest, self.reader)


def line_of(guest: Guest) -> Open:
    return Open(guest.id)


def spoiled(file: str, sql: str, *values: object) -> None:
    """Change a database behind its server's back."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute(sql, values)


def doing(*deeds: AnyDeed) -> Callable[[Table, bytes], list[Step]]:
    """For a log: these deeds, however the table stands."""
    return lambda table, _: stepped(table, deeds, table.at)


async def log_of(house: House, game: str) -> list[Entry]:
    return await house.env.store.load(game)


async def dead(house: House) -> None:
    """Let a process die without a word: its clocks stop, and its leases stay as they are."""
    for steward in house.loaded():
        await steward.close()
