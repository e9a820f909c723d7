"""`prove hostile --neighbours`: people at plain tables, and somebody on another network who asks for all that is allowed.

Law: whatever one network asks for within its limits, moves at other tables take at most twice as long as without it, memory
stays bounded, nothing unforeseen happens, and the server still ends in time, in the middle of it. Each attack meets several
servers, one after the other. At each of them people first play alone and then beside the attack, for the same time, so that
quiet and attacked times alternate and a busy machine disturbs both. What differs by no more than the quiet times do is noise.
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

UNHARMED = "beside an attack, moves are acknowledged within twice the time that they take without it"
BOUNDED = "memory stays bounded"
ENDS = "in the middle of an attack the server ends in time, and in good order"
PLAYED = "people at other tables play on"
TABLES = 4
ROUNDS = 2
"""How many servers an attack meets, unless somebody says otherwise."""
SECONDS = 10.0
"""How long people play without an attack, and again beside it, at all these servers together. All attacks then take some
eleven minutes."""
MOST_NOISE_MS = 10
"""If the quiet times differ by more than this, the machine is too busy for the difference to excuse anything."""
MOST_MB = 96
DRAINED_S = 15
PREPARED_S = 120
"""An attack may take this long to get ready."""


class Round(NamedTuple):
    """One attack on one server."""

    quiet: list[float]
    """How long moves took at other tables before it, in seconds."""
    beside: list[float]
    """How long they took during it."""
    grown_mb: float
    drained_s: float


class Felt(NamedTuple):
    """What people at other tables felt: one percentile of how long their moves took, in milliseconds."""

    quiet: float
    beside: float
    noise: float
    """By how much the quiet times differ."""

    @property
    def ratio(self) -> float:
        return self.beside / self.quiet

    @property
    def unharmed(self) -> bool:
        return self.beside <= max(2 * self.quiet, self.quiet + min(self.noise, MOST_NOISE_MS))


def felt(rounds: Sequence[Round], share: float) -> Felt:
    alone = [percentile(one.quiet, share) for one in rounds]
    quiet = [took for one in rounds for took in one.quiet]
    beside = [took for one in rounds for took in one.beside]
    return Felt(percentile(quiet, share), percentile(beside, share), max(alone) - min(alone))


class Row(NamedTuple):
    """One attack."""

    name: str
    p50: Felt
    p99: Felt
    grown_mb: float
    drained_s: float

    def written(self) -> str:
        p50, p99 = self.p50, self.p99
        figures = f"{p50.quiet:.1f} / {p99.quiet:.1f} | {p50.beside:.1f} / {p99.beside:.1f} | {p50.ratio:.1f} / {p99.ratio:.1f}"
        return f"| {self.name} | {figures} | {p50.noise:.1f} / {p99.noise:.1f} | {self.grown_mb:.0f} | {self.drained_s:.1f} |"


def row_of(name: str, rounds: Sequence[Round]) -> Row:
    grown, drained = max(one.grown_mb for one in rounds), max(one.drained_s for one in rounds)
    return Row(name, felt(rounds, 0.5), felt(rounds, 0.99), grown, drained)


HEAD = """| attack | alone: p50 / p99 ms | beside it | ratio | noise ms | MB more | ended after s |
|---|---|---|---|---|---|---|"""


async def taken(games: Sequence[Game], seconds: float) -> list[float]:
    """How long the moves of these games take, for some time."""
    for game in games:
        game.took.clear()
    await asyncio.sleep(seconds)
    return [one for game in games for one in game.took]


async def beside(promises: Promises, running: Running, name: str, seconds: float) -> Round:
    games = [Game(running.port, number) for number in range(TABLES)]
    playing = [asyncio.create_task(game.run()) for game in games]
    await asyncio.sleep(min(5, seconds))
    quiet = await taken(games, seconds)
    attacker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "prove.hostile.neighbours_attacks", name, str(running.port), str(seconds + DRAINED_S),
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert attacker.stdout is not None
    try:
        async with asyncio.timeout(PREPARED_S):
            promises.kept(PLAYED, await attacker.stdout.readline() == b"ready\n", f"{name} did not get ready")
        memory = resident(running)
        during = await taken(games, seconds)
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
    return Round(quiet, during, grown, drained)


async def ended(attacker: asyncio.subprocess.Process) -> str:
    """What became of an attack that is told to end."""
    if attacker.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            attacker.terminate()
    out, _ = await attacker.communicate()
    return out.decode().strip()


def neighbours(promises: Promises, names: Sequence[str], seconds: float = SECONDS, rounds_each: int = ROUNDS) -> list[Row]:
    """Measure these attacks, one after the other. Each row is printed when it is known, so that a run that is cut short tells
    what it found."""
    rows = list[Row]()
    if not promises.quiet:
        print(HEAD, flush=True)
    for name in names:
        rounds = list[Round]()
        for number in range(rounds_each):
            promises.say(f"beside: {name}, {number + 1} of {rounds_each}")
            with tempfile.TemporaryDirectory() as folder, Running("--database", str(Path(folder, "coyote.db"))) as running:
                rounds.append(asyncio.run(beside(promises, running, name, seconds / rounds_each)))
        row = row_of(name, rounds)
        rows.append(row)
        if not promises.quiet:
            print(row.written(), flush=True)
        promises.kept(UNHARMED, row.p50.unharmed and row.p99.unharmed, row.written())
        promises.kept(BOUNDED, row.grown_mb < MOST_MB, f"{name}: {row.grown_mb:.1f} MB")
        for what, figure in (("p50 ratio", row.p50.ratio), ("p99 ratio", row.p99.ratio)):
            promises.figure(f"{name}: {what}", figure)
        promises.figure(f"{name}: MB", row.grown_mb)
    return rows
