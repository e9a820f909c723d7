"""What is put away, and that no wrong clock puts away anything else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from coyote.server.bus import Bus
from coyote.server.environment import Environment
from coyote.server.metrics import Metrics
from coyote.server.storage.open_store import open_store
from coyote.server.storage.store import Guest, Status, TableRow
from coyote.server.tables.retention import APART_S, AT_ONCE, DOUBTED_S, SEEN_S, TIDY_S, Retention

DAY = 24 * 3_600_000
KEEP = 30 * DAY


@dataclass
class Time:
    """A wall clock that can be set, and a clock that cannot."""

    wall: int = 1_000 * DAY
    beat: float = 0.0


@dataclass
class Kept:
    """A store with a few tables and guests, and its retention."""

    env: Environment
    time: Time = field(default_factory=Time)

    @classmethod
    @asynccontextmanager
    async def at(cls, file: str) -> AsyncIterator[Kept]:
        time = Time()
        async with await open_store(file) as store:
            kept = cls(Environment(store, Bus(), Metrics(), lambda: time.wall, monotonic=lambda: time.beat), time)
            kept.retention = Retention(kept.env, KEEP)
            yield kept

    retention: Retention = field(init=False)

    async def table(self, name: str, age: int, status: Status = Status.OPEN) -> None:
        await self.env.store.create_table(TableRow(name, name, None, True, status, b"", self.time.wall - age))

    async def guest(self, name: str, age: int) -> None:
        await self.env.store.create_guest(Guest(name, name.encode(), name, self.time.wall - age))

    async def there(self, name: str) -> bool:
        return await self.env.store.table(name) is not None

    async def run(self, after_s: float, tables: tuple[str, ...] = (), guests: tuple[str, ...] = ()) -> None:
        self.time.beat += after_s
        self.time.wall += int(after_s * 1000)
        await self.retention.run(tables, guests)


async def test_what_was_quiet_twice_an_hour_apart_is_put_away(sqlite_file: str) -> None:
    async with Kept.at(sqlite_file) as kept:
        await kept.table("old", 31 * DAY)
        await kept.table("idle", 8 * DAY)
        await kept.table("new", DAY)
        await kept.guest("gone", 31 * DAY)
        await kept.run(0)
        await kept.run(APART_S - 1)
        assert await kept.there("old")
        await kept.run(1)
        assert not await kept.there("old")
        assert await kept.env.store.guest_by_token(b"gone") is None
        idle, new = await kept.env.store.table("idle"), await kept.env.store.table("new")
        assert idle is not None and new is not None
        assert (idle.status, new.status) == (Status.OVER, Status.OPEN)


async def test_a_clock_that_is_a_month_ahead_for_a_while_puts_nothing_away(sqlite_file: str) -> None:
    """Not for ten seconds, nor for as long as it takes somebody to notice."""
    async with Kept.at(sqlite_file) as kept:
        await kept.table("played", 0, Status.PLAYING)
        await kept.table("open", 0)
        await kept.guest("ann", 0)
        kept.time.wall += 31 * DAY
        for seconds in (0, 5, 5, APART_S, APART_S, APART_S):
            await kept.run(seconds)
        kept.time.wall -= 31 * DAY
        await kept.run(APART_S)
        await kept.run(DOUBTED_S)
        assert await kept.there("played") and await kept.there("open")
        found = await kept.env.store.table("open")
        assert found is not None and found.status == Status.OPEN
        assert await kept.env.store.guest_by_token(b"ann") is not None


async def test_what_is_served_here_and_who_is_on_the_line_is_kept_whatever_the_clock_says(sqlite_file: str) -> None:
    async with Kept.at(sqlite_file) as kept:
        await kept.table("here", 40 * DAY)
        await kept.guest("ann", 40 * DAY)
        for seconds in (0, DOUBTED_S, DOUBTED_S):
            await kept.run(seconds, ("here",), ("ann",))
        assert await kept.there("here")
        assert await kept.env.store.guest_by_token(b"ann") is not None


async def test_guests_on_the_line_are_written_down_as_seen(sqlite_file: str) -> None:
    async with Kept.at(sqlite_file) as kept:
        await kept.guest("ann", 29 * DAY)
        await kept.run(SEEN_S, (), ("ann",))
        found = await kept.env.store.guest_by_token(b"ann")
        assert found is not None and found.last_ms == kept.time.wall


async def test_a_run_puts_away_a_few_and_the_next_runs_the_rest(sqlite_file: str) -> None:
    async with Kept.at(sqlite_file) as kept:
        await kept.table("new", 0)
        for number in range(AT_ONCE + 5):
            await kept.table(f"old{number}", 31 * DAY)
        await kept.run(0)
        await kept.run(APART_S)
        left = [number for number in range(AT_ONCE + 5) if await kept.there(f"old{number}")]
        assert len(left) == 5
        await kept.run(3)
        assert not any([await kept.there(f"old{number}") for number in left])


async def test_an_idle_server_leaves_everything_in_one_file(sqlite_file: str) -> None:
    async with Kept.at(sqlite_file) as kept:
        await kept.table("new", 0)
        log = Path(f"{sqlite_file}-wal")
        assert log.stat().st_size > 0
        await kept.run(TIDY_S)
        assert log.stat().st_size == 0
