"""`python3 run.py prove crash`: servers are killed while people play, and nothing that was acknowledged may be lost.

Law: the servers are real programs on real sockets, and so are the databases. A client that got no answer sends the same op
again. Afterwards the stored log decides (`history`). A fault that is planted in a server must be found.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from coyote.server.storage.open_store import open_store
from prove.common.running import Running
from prove.crash.crowd import TABLES, Crowd, Kind, figures, progress, share
from prove.crash.history import Findings, examined
from prove.crash.planted import FAULTS
from prove.crash.several import Several
from tests.servers import Missing, Postgres, Redis

RESTARTS = 1012
"""The close code of a server that will be back."""


class Result(NamedTuple):
    """The result of one part of the proof."""

    told: dict[str, object]
    found: Findings


async def one_process(kills: int, seed: int, tables: Sequence[Kind] = TABLES, planted: str | None = None) -> Result:
    """A server alone on an SQLite file, killed at random moments and started again."""
    chance, deaths, starts = Random(seed), list[int](), list[float]()
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder, "coyote.db"))
        with Running("--database", file, planted=planted) as server:
            crowd = await Crowd.come([server.port], tables, seed)
            for kill in range(kills):
                await asyncio.sleep(chance.uniform(0, 0.1) if chance.random() < 0.2 else chance.uniform(0.1, 1.5))
                crowd.blow()
                await asyncio.to_thread(server.end, signal.SIGKILL)
                deaths.append(time.time_ns() // 1_000_000)
                await asyncio.to_thread(server.start)
                starts.append(server.seconds)
                progress(f"one process: {kill + 1} of {kills} kills, {crowd.acked} acknowledged")
            async with await open_store(file) as store:
                silent = await crowd.all_go_on(store)
                late = await crowd.end()
                status = await asyncio.to_thread(server.end)
                found = await examined(store, crowd.asked, crowd.seen, deaths, alone=True)
    ended(found, silent, late, [status], server)
    began = {"start_p50_s": share(starts, 0.5), "start_p99_s": share(starts, 0.99)}
    told = {"part": "one process, SQLite", "kills": kills, **began, **figures(found, crowd)}
    return Result(told, found)


FEWEST_BLOWS: Final = 3


async def several_processes(several: Several, seconds: float, seed: int, tables: Sequence[Kind] = TABLES) -> Result:
    """Several servers on one PostgreSQL, and one blow after another: for so long, and three at the least."""
    chance = Random(seed)
    try:
        await several.start()
        crowd = await Crowd.come(several.ports, tables, seed)
        for player in crowd.players:
            player.patience = 3.0
        until = time.perf_counter() + seconds
        while (left := until - time.perf_counter()) > 0 or several.blows.total() < FEWEST_BLOWS:
            await several.strike(crowd, chance)
            await asyncio.sleep(chance.uniform(0.2, 1.5))
            progress(f"several processes: {left:.0f} s to go, {crowd.acked} acknowledged, {dict(several.blows)}")
        await several.calm()
        async with await open_store(several.url) as store:
            silent = await crowd.all_go_on(store)
            late = await crowd.end()
            statuses = await several.drain()
            found = await examined(store, crowd.asked, crowd.seen, alone=False)
    finally:
        several.kill_all()
    ended(found, silent, late, statuses, *several.servers)
    part = "several processes, PostgreSQL" + ("" if several.redis is None else ", Redis")
    return Result({"part": part, "seconds": seconds, **several.blows, **figures(found, crowd)}, found)


async def drained(several: Several, rounds: int, seed: int, tables: Sequence[Kind] = TABLES) -> Result:
    """Two processes that are restarted in turn by SIGTERM, again and again, while people play."""
    chance, statuses = Random(seed), list[int]()
    try:
        await several.start()
        crowd = await Crowd.come(several.ports, tables, seed)
        for number in range(2 * rounds):
            await asyncio.sleep(chance.uniform(0.5, 1.5))
            crowd.blow(number % 2)
            server = several.servers[number % 2]
            statuses.append(await asyncio.to_thread(server.end))
            await asyncio.to_thread(server.start)
            progress(f"drained: {number + 1} of {2 * rounds}, {crowd.acked} acknowledged")
        async with await open_store(several.url) as store:
            silent = await crowd.all_go_on(store)
            late = await crowd.end()
            statuses += await several.drain()
            found = await examined(store, crowd.asked, crowd.seen, alone=False)
    finally:
        several.kill_all()
    ended(found, silent, late, statuses, *several.servers)
    for code in crowd.closes.keys() - {RESTARTS}:
        found.breach("closed without a word", f"code {code}, {crowd.closes[code]} times")
    if not crowd.closes[RESTARTS]:
        found.breach("closed without a word", "nobody was told that the server restarts")
    return Result({"part": "rolling restarts, PostgreSQL", "restarts": 2 * rounds, **figures(found, crowd)}, found)


def ended(found: Findings, silent: Sequence[str], late: Sequence[object], statuses: Sequence[int], *servers: Running) -> None:
    """Check what must hold at the end of every part."""
    for game in silent:
        found.breach("did not go on", game)
    for _ in late:
        found.breach("never answered", "")
    for status in statuses:
        if status:
            found.breach("ended badly", f"status {status}")
    for server in servers:
        for line in server.journal:
            if '"level": "error"' in line or "Traceback" in line:
                found.breach("unexpected error", line)


@contextmanager
def database() -> Iterator[Postgres]:
    """A PostgreSQL server of our own, deleted afterwards."""
    with closing(Postgres()) as postgres:
        postgres.start()
        yield postgres


def parts(given: argparse.Namespace) -> Iterator[Result]:
    """The parts of the proof, one after the other, each on a database of its own."""
    seed, planted = given.seed, given.planted
    if given.kills:
        yield asyncio.run(one_process(given.kills, seed, planted=planted))
    if given.seconds:
        with database() as postgres:
            several = Several(postgres, postgres.url(), None, 3, planted)
            yield asyncio.run(several_processes(several, given.seconds, seed))
        with database() as postgres, closing(Redis()) as redis:
            redis.start()
            several = Several(postgres, postgres.url(), redis, 3, planted)
            yield asyncio.run(several_processes(several, given.seconds, seed))
    if given.restarts:
        with database() as postgres:
            yield asyncio.run(drained(Several(postgres, postgres.url(), None, 2, planted), given.restarts, seed))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="run.py prove crash", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=50, help="how often to kill a process alone on SQLite  [50]")
    parser.add_argument("--seconds", type=float, default=60, help="how long to strike three processes, also with Redis  [60]")
    parser.add_argument("--restarts", type=int, default=10, help="how often to restart each of two processes by SIGTERM  [10]")
    parser.add_argument("--seed", type=int, default=1, help="the seed of all randomness  [1]")
    parser.add_argument("--json", action="store_true", help="print one line of JSON and nothing else")
    parser.add_argument("--planted", choices=sorted(FAULTS), help="plant a fault in the servers, which must be found")
    given = parser.parse_args(arguments)
    began, results = time.perf_counter(), list[Result]()
    try:
        for result in parts(given):
            results.append(result)
            progress("")
            if not given.json:
                told = {**result.told, "broken": dict(result.found.broken) or "nothing"}
                print(*(f"{name:>32}  {value}" for name, value in told.items()), *result.found.examples, "", sep="\n")
    except Missing as why:
        print(f"Not all could be tried: {why}", file=sys.stderr)
    broken = sum(sum(result.found.broken.values()) for result in results)
    seconds = round(time.perf_counter() - began, 1)
    told_all = [result.told for result in results]
    print(json.dumps({"proof": "crash", "seed": given.seed, "seconds": seconds, "broken": broken, "parts": told_all}))
    return 1 if broken or not results else 0
