"""How soon a command answers and a server listens, beyond what the bare interpreter takes.

The commands run in turn, so that a busy moment of the machine hits them all. Python's bytecode goes into a folder of its own,
written by a first pass that does not count, whatever the environment says about writing bytecode.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Final

from prove.common.running import Running

BARE: Final = "bare"
COMMANDS: Final = {
    BARE: ("-c", "pass"),
    "import": ("-c", "from coyote import start"),
    "help": ("-m", "coyote", "--help"),
    "score": ("-m", "coyote", "score", "1", "2"),
    "odds": ("-m", "coyote", "odds", "--see", "20 -5 double"),
    "editions": ("-m", "coyote", "editions"),
}


def seconds(arguments: tuple[str, ...], env: dict[str, str]) -> float:
    """The time from the start of a program to its end."""
    begun = perf_counter()
    subprocess.run([sys.executable, "-P", *arguments], env=os.environ | env, stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - begun


def listening(env: dict[str, str], folder: Path) -> float:
    """The time from the start of a server until it prints its address."""
    with Running("--database", str(folder / f"{perf_counter()}.db"), env=env) as server:
        return server.seconds


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    """Median milliseconds beyond the bare interpreter; `serve` is the time until it listens, on a new SQLite file."""
    with tempfile.TemporaryDirectory(prefix="coyote-start-") as folder:
        env = {"PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPATH": str(Path(__file__).parents[1])}
        times: dict[str, list[float]] = {name: [] for name in (*COMMANDS, "serve")}
        for number in range(repeats + 1):
            took = {name: seconds(arguments, env) for name, arguments in COMMANDS.items()}
            took["serve"] = listening(env, Path(folder))
            for name, value in took.items() if number else ():
                times[name].append(value)
    medians = {name: statistics.median(values) for name, values in times.items()}
    figures = {f"{BARE}_ms": round(medians[BARE] * 1000)}
    say(f"{BARE:<9} {figures[f'{BARE}_ms']:>5} ms")
    for name in (name for name in medians if name != BARE):
        figures[f"{name}_ms"] = round((medians[name] - medians[BARE]) * 1000)
        say(f"{name:<9} {figures[f'{name}_ms']:>5} ms more")
    return dict(figures)
