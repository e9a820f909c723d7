"""Chores: how much longer a move takes while the store erases old tables, gives room back, or lists tables.

Law: the way of a move is that of `bench way`, with a database that is full of old tables. Each chore is done five times a
second, where a server does a little of it every few seconds or minutes; moves alone and moves beside it take turns. So this is
far more than live tables ever meet. What reading old games does to others is measured by `prove hostile --neighbours`.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

from bench.driver import ENOUGH
from bench.way import Meter, playing
from coyote.server.serving import fastest_loop
from coyote.server.storage.open_store import open_store
from coyote.server.storage.store import Entry, Status, Store, TableRow, following

OLD: Final = 6_000
"""Tables that nobody has touched for long."""
ENTRIES: Final = 40
"""In the log of each."""
TABLES: Final = 60
"""Tables at which people play."""
REST_S: Final = 0.2
"""Between two chores."""
AT_ONCE: Final = 5
"""Old tables that are erased at once: a server erases fifty, but would not be done while we look."""
WINDOW_S: Final = 3.0
BODY: Final = bytes(160)
Chore = Callable[[], Awaitable[object]]


async def fill(store: Store) -> None:
    """Old tables, as if they had been played at in 1970."""
    for begin in range(0, OLD, 200):
        rows = [
            TableRow(f"old{number:06}", f"OLD{number:06}", None, number % 10 == 0, Status.OVER, b"{}", 1)
            for number in range(begin, begin + 200)
        ]
        await asyncio.gather(*(store.create_table(row) for row in rows))
        await asyncio.gather(*(store.append(log_of(row.id)) for row in rows))


def log_of(table_id: str) -> list[Entry]:
    log: list[Entry] = []
    for seq in range(1, ENTRIES + 1):
        log.append(following(log[-1] if log else None, table_id, f".{seq}", 1_000, "moved", BODY))
    return log


async def chores_of(store: Store, now: int) -> dict[str, Chore]:
    unused = await store.unused(now, now, now, OLD)

    async def erase() -> None:
        nonlocal unused
        some, unused = unused.split(AT_ONCE)
        await store.erase(some, now, now, now)

    return {"erase": erase, "tidy": store.tidy, "list": lambda: store.public_tables(50)}


@asynccontextmanager
async def beside(chore: Chore) -> AsyncIterator[list[int]]:
    """While this is done over and over; how often it was."""
    done = [0]

    async def over_and_over() -> None:
        while True:
            await chore()
            done[0] += 1
            await asyncio.sleep(REST_S)

    task = asyncio.create_task(over_and_over())
    yield done
    task.cancel()
    await asyncio.wait([task])


async def window(meter: Meter) -> tuple[float, float]:
    """The median and the 99th percentile of the moves of a while, in milliseconds."""
    meter.times.clear()
    await asyncio.sleep(WINDOW_S)
    times = sorted(meter.times)
    return times[len(times) // 2] * 1000, times[len(times) * 99 // 100] * 1000


async def measured(database: str, repeats: int, say: Callable[[str], object]) -> dict[str, Any]:
    async with await open_store(database) as store:
        say(f"storing {OLD:,} old tables of {ENTRIES} entries …")
        await fill(store)
    result: dict[str, Any] = {}
    async with playing(database, TABLES, ENOUGH) as meter:
        await asyncio.sleep(WINDOW_S)
        env = meter.house.env
        for name, chore in (await chores_of(env.store, env.now() - 1_000_000)).items():
            pairs, done = list[tuple[tuple[float, float], tuple[float, float]]](), 0
            for _ in range(repeats):
                alone = await window(meter)
                async with beside(chore) as times:
                    pairs.append((alone, await window(meter)))
                done += times[0]
            here = [median(one[0][place] for one in pairs) for place in (0, 1)]
            there = [median(one[1][place] for one in pairs) for place in (0, 1)]
            say(f"{name}: p50 {here[0]:.1f} → {there[0]:.1f} ms, p99 {here[1]:.1f} → {there[1]:.1f} ms; done {done:,} times")
            result[name] = {"p50": round(there[0] / here[0], 2), "p99": round(there[1] / here[1], 2), "done": done}
    return result


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, Any]:
    """How many times longer a move takes beside each chore: medians over several windows."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=fastest_loop()) as runner:
        return runner.run(measured(str(Path(folder, "coyote.db")), repeats, say))
