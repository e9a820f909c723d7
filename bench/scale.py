"""Scale: what a move costs every part of a large server, with one process and with three at one PostgreSQL and one Redis.

Law: with three processes the people of a table are at all of them, so that every move is told by three: the worst that a proxy
can do. On two cores three processes handle no more moves than one; what each part spends for a move says how many cores it
would need. While everybody is seated and nobody plays, what is left is what tables cost by being there: leases, and reading
again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

import asyncpg

from bench.sockets import TABLES, cpu_s, driven
from prove.common.running import Running
from tests.servers import Postgres, Redis

PROCESSES: Final = (1, 3)
STILL_S: Final = 9.0
"""For how long nobody plays; leases are renewed every three seconds."""
WRITTEN: Final = "SELECT n_tup_ins + n_tup_upd FROM pg_stat_user_tables WHERE relname = 'leases'"


class Seen(NamedTuple):
    """What everybody has spent so far, by their name, and what was written of leases."""

    at: float
    cpu: Mapping[str, float]
    leases: int


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for number in PROCESSES:
        runs = []
        for _ in range(min(repeats, 3)):
            runs.append(run(number))
            say(f"{number} at one PostgreSQL and one Redis: {runs[-1]}")
        runs.sort(key=lambda one: one["server_us"])
        result[str(number)] = runs[len(runs) // 2]
    return result


def run(processes: int) -> dict[str, Any]:
    with ExitStack() as stack:
        postgres, redis = Postgres(fsync=True), Redis()
        for helper in (postgres, redis):
            stack.callback(helper.close)
            helper.start()
        shared = ("--database", postgres.url(), "--redis", redis.url)
        servers = [stack.enter_context(Running(*shared)) for _ in range(processes)]
        waits = iter((STILL_S, 0.0, 0.0))

        def spent() -> Seen:
            cpu = {"server": sum(cpu_s(pid_of(server)) for server in servers)}
            cpu |= {"postgres": of_family(pid_of(postgres)), "redis": cpu_s(pid_of(redis))}
            return Seen(time.monotonic(), cpu, asyncio.run(leases(postgres.url())))

        def look() -> tuple[Seen, Seen]:
            """Before and after a while; at first, all are seated and nobody plays."""
            before = spent()
            time.sleep(next(waits))
            return before, spent()

        result, ((first, last), (_, began), (ended, _)) = driven([server.port for server in servers], TABLES, look)
    seconds = last.at - first.at
    return {
        "moves_per_s": result["moves_per_s"],
        "p50_ms": result["p50_ms"],
        **{f"{part}_us": round((ended.cpu[part] - began.cpu[part]) / result["moves"] * 1e6) for part in began.cpu},
        **{f"{part}_still_percent": round((last.cpu[part] - first.cpu[part]) / seconds * 100, 1) for part in first.cpu},
        "lease_rows_per_s_still": round((last.leases - first.leases) / seconds),
    }


def pid_of(program: Running | Postgres | Redis) -> int:
    assert program.process is not None
    return program.process.pid


def of_family(pid: int) -> float:
    """User and system time of PostgreSQL, which has a process for each connection."""
    kin = [
        Path(f"/proc/{child}") for path in Path(f"/proc/{pid}/task").glob("*/children") for child in path.read_text().split()
    ]
    return sum(cpu_s(int(one.name)) for one in kin if one.exists()) + cpu_s(pid)


async def leases(database: str) -> int:
    """How many rows of leases were written so far."""
    db = await asyncpg.connect(database)
    try:
        return int(await db.fetchval(WRITTEN))
    finally:
        await db.close()
