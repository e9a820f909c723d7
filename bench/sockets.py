"""Sockets: how many durable moves a second one server process handles, what each costs, and how soon everybody knows.

Law: the server is started as people start it, with limits and durability on; a separate process plays. A move counts when all
four seats have heard of it. CPU time is user and system time of all threads of the server; PostgreSQL's is not included. What a
process keeps once, whether it has two tables or thousands, is no table's memory: a few tables play before that is measured.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from prove.common.running import Running
from tests.servers import Postgres

TABLES: Final = 200
SECONDS: Final = 8.0
FIRST: Final = 5
"""How many tables play for a moment, so that everything is loaded and every cache is as large as it gets."""
Seen = TypeVar("Seen")
TICK: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def measure(repeats: int, say: Callable[[str], None]) -> dict[str, Any]:
    """The figures with each database: of several runs, the one with the median of moves a second."""
    result: dict[str, Any] = {}
    for name, database in (("sqlite", in_a_file), ("postgresql", in_postgres)):
        runs = []
        for number in range(min(repeats, 3)):
            say(f"{name}: {TABLES} tables of 4, run {number + 1} …")
            with database() as where:
                runs.append(run(where))
            say("  " + summary(runs[-1]))
        runs.sort(key=lambda one: one["moves_per_s"])
        result[name] = runs[len(runs) // 2]
    return result


def summary(one: dict[str, Any]) -> str:
    return (
        f"{one['moves_per_s']:,} durable moves/s, {one['cpu_us']} µs of the server's CPU each, "
        f"{one['p50_ms']} ms until every seat knows (p99 {one['p99_ms']}), {one['kb_per_table']} kB a table, "
        f"listening after {one['listening_s']} s"
    )


@contextmanager
def in_a_file() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield str(Path(folder, "coyote.db"))


@contextmanager
def in_postgres() -> Iterator[str]:
    server = Postgres(fsync=True)
    server.start()
    try:
        yield server.url()
    finally:
        server.close()


def run(database: str) -> dict[str, Any]:
    """Run one server and one driver, and return the figures."""
    with Running("--database", database) as server:
        assert server.process is not None
        pid, ports = server.process.pid, [server.port]
        with driving(ports, FIRST, 1.0) as driver:
            driver.communicate("\n\n")
        before = memory_kb(pid)
        result, (seated, began, ended) = driven(ports, TABLES, lambda: (memory_kb(pid), cpu_s(pid)))
        result["cpu_us"] = round((ended[1] - began[1]) / result["moves"] * 1e6)
        result["kb_per_table"] = round((ended[0] - before) / TABLES)
        result["kb_seated"] = round((seated[0] - before) / TABLES)
        result["listening_s"] = round(server.seconds, 2)
    return result


def driven(ports: Sequence[int], tables: int, look: Callable[[], Seen]) -> tuple[dict[str, Any], list[Seen]]:
    """The driver's figures, and what there was to see when all were seated, when they began to be counted, and at the end."""
    with driving(ports, tables, SECONDS) as driver:
        assert driver.stdin is not None and driver.stdout is not None
        seen = list[Seen]()
        for step in ("seated", "playing"):
            assert driver.stdout.readline().strip() == step, "the driver gave up"
            seen.append(look())
            driver.stdin.write("\n")
            driver.stdin.flush()
        result: dict[str, Any] = json.loads(driver.stdout.readline())
        return result, [*seen, look()]


def driving(ports: Sequence[int], tables: int, seconds: float) -> subprocess.Popen[str]:
    """A process that plays at this many tables."""
    command = [sys.executable, "-m", "bench.driver", ",".join(map(str, ports)), str(tables), str(seconds)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def cpu_s(pid: int) -> float:
    """User and system time of a process, as Linux reports it."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory_kb(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])
