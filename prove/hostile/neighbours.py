"""`prove hostile --neighbours`: people at plain tables, and somebody on another network who asks for all that is allowed.

Law: whatever one network asks for within its limits, moves at other tables are acknowledged about as fast as without it, memory
stays bounded, nothing unforeseen happens, and the server still ends in time, in the middle of it. Each attack meets a server of
its own, and is compared with the minutes just before it.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from prove.common.promises import Promises
from prove.common.running import Running
from prove.hostile.floods import UNANSWERED_S, Game, percentile
from prove.hostile.watched import alive, resident

UNHARMED = "beside an attack, moves are acknowledged within twice the time that they took before it, or within 10 ms"
BOUNDED = "memory stays bounded"
ENDS = "in the middle of an attack the server ends in time, and in good order"
PLAYED = "people at other tables play on"
TABLES = 4
NOTICED_MS = 10
"""Nobody feels less."""
MOST_MB = 96
DRAINED_S = 15
PREPARED_S = 120
"""An attack may take so long to get ready."""


class Felt(NamedTuple):
    """What people at other tables felt."""

    moves: int
    p50: float
    p99: float

    def within(self, other: Felt) -> bool:
        pairs = ((self.p50, other.p50), (self.p99, other.p99))
        return all(now <= max(NOTICED_MS, 2 * before) for now, before in pairs)


class Row(NamedTuple):
    """One attack."""

    name: str
    before: Felt
    beside: Felt
    grown_mb: float
    drained_s: float

    def written(self) -> str:
        ratio50, ratio99 = self.beside.p50 / self.before.p50, self.beside.p99 / self.before.p99
        figures = f"{self.before.p50:.1f} / {self.before.p99:.1f} | {self.beside.p50:.1f} / {self.beside.p99:.1f}"
        return f"| {self.name} | {figures} | {ratio50:.1f} / {ratio99:.1f} | {self.grown_mb:.0f} | {self.drained_s:.1f} |"


HEAD = """| attack | alone: p50 / p99 ms | beside it | ratio | MB more | ended after s |
|---|---|---|---|---|---|"""


async def felt(games: Sequence[Game], seconds: float) -> Felt:
    for game in games:
        game.took.clear()
    await asyncio.sleep(seconds)
    took = [one for game in games for one in game.took]
    return Felt(len(took), percentile(took, 0.5), percentile(took, 0.99))


async def beside(promises: Promises, running: Running, name: str, seconds: float) -> Row:
    games = [Game(running.port, number) for number in range(TABLES)]
    playing = [asyncio.create_task(game.run()) for game in games]
    await asyncio.sleep(min(5, seconds))
    before = await felt(games, seconds)
    attacker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "prove.hostile.neighbours_attacks", name, str(running.port), str(seconds + DRAINED_S),
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert attacker.stdout is not None
    try:
        async with asyncio.timeout(PREPARED_S):
            promises.kept(PLAYED, await attacker.stdout.readline() == b"ready\n", f"{name} did not get ready")
        memory = resident(running)
        during = await felt(games, seconds)
        grown = resident(running) - memory
        for game in games:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(UNANSWERED_S):
                    while not game.took:
                        await asyncio.sleep(0.1)
            promises.kept(PLAYED, bool(game.took) and not game.troubles, f"{name}: {game.troubles}")
        alive(promises, running)
        for task in playing:
            task.cancel()
        began = time.monotonic()
        status = await asyncio.to_thread(running.end, signal.SIGTERM)
        drained = time.monotonic() - began
        promises.kept(ENDS, status == 0 and drained < DRAINED_S, f"{name}: status {status} after {drained:.1f} s")
        seen = await ended(attacker)
        promises.say(f"  the attacker saw {seen}")
    finally:
        if attacker.returncode is None:
            attacker.kill()
    return Row(name, before, during, grown, drained)


async def ended(attacker: asyncio.subprocess.Process) -> str:
    """What became of an attack that is told to end."""
    if attacker.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            attacker.terminate()
    out, _ = await attacker.communicate()
    return out.decode().strip()


def neighbours(promises: Promises, names: Sequence[str], seconds: float) -> list[Row]:
    rows = list[Row]()
    for name in names:
        promises.say(f"beside: {name}")
        with tempfile.TemporaryDirectory() as folder, Running("--database", str(Path(folder, "coyote.db"))) as running:
            row = asyncio.run(beside(promises, running, name, seconds))
        rows.append(row)
        promises.kept(UNHARMED, row.beside.within(row.before), row.written())
        promises.kept(BOUNDED, row.grown_mb < MOST_MB, f"{name}: {row.grown_mb:.1f} MB")
        for what, figure in (("p50 ratio", row.beside.p50 / row.before.p50), ("p99 ratio", row.beside.p99 / row.before.p99)):
            promises.figure(f"{name}: {what}", figure)
        promises.figure(f"{name}: MB", row.grown_mb)
    if not promises.quiet:
        print("\n".join([HEAD, *(row.written() for row in rows)]))
    return rows
