"""`bench sockets --peer`: durable moves of ours beside moves of boardgame.io in memory, which keeps nothing.

Law: the peer plays a TOY of the same shape (`server.cjs`), not Coyote: no specials, fair deal, clock, limits or disk. Both
sides run in turn, in one sitting, with as many tables of four on the same machine; only ratios of medians count.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from bench import sockets

VERSION: Final = "boardgame.io@0.50.2"
HERE: Final = Path(__file__).parent
FOLDER: Final = HERE.parents[1] / "build" / "peer" / VERSION


def measure(repeats: int, say: Callable[[str], None]) -> dict[str, Any]:
    """Run both in turn; cpu_ratio and moves_ratio are ours over theirs."""
    ours, theirs = list[dict[str, Any]](), list[dict[str, Any]]()
    install(say)
    for number in range(repeats):
        with sockets.in_a_file() as file:
            ours.append(sockets.run(file))
        say(f"ours, run {number + 1}: {sockets.summary(ours[-1])}")
        theirs.append(run())
        other = theirs[-1]
        say(f"{VERSION}, a toy in memory, run {number + 1}: {other['moves_per_s']:,} moves/s, {other['cpu_us']} µs of CPU")
    result: dict[str, Any] = {"peer": f"{VERSION}, a toy of the same shape, in memory", "tables": sockets.TABLES}
    for name in ("cpu_us", "moves_per_s", "bytes_per_move"):
        mine, other = (statistics.median(one[name] for one in runs) for runs in (ours, theirs))
        result |= {name: round(mine), f"peer_{name}": round(other)}
    result["cpu_ratio"] = round(result["cpu_us"] / result["peer_cpu_us"], 2)
    result["moves_ratio"] = round(result["moves_per_s"] / result["peer_moves_per_s"], 2)
    return result


def install(say: Callable[[str], None]) -> None:
    """Put the peer into the build folder, unless it is there."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("bench sockets --peer needs node and npm")
    FOLDER.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "server.cjs", FOLDER)
    if not (FOLDER / "node_modules/boardgame.io/package.json").exists():
        say(f"installing {VERSION} from npm …")
        subprocess.run([npm, "install", "--no-audit", "--no-fund", "--silent", VERSION], cwd=FOLDER, check=True)


@contextmanager
def serving() -> Iterator[tuple[int, int]]:
    """The toy's server: its port and its process."""
    command = ["node", "server.cjs"]
    with subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            assert server.stdout is not None
            said = list[str]()
            while not (line := server.stdout.readline()).startswith("listening "):
                said.append(line)
                if not line:
                    raise SystemExit("the toy's server did not start:\n" + "".join(said))
            port = int(line.split()[1])
            yield port, server.pid
        finally:
            server.kill()


def run() -> dict[str, Any]:
    """Run one server and one driver, and return the figures."""
    with serving() as (port, pid):
        command = [sys.executable, "-m", "bench.peer.driver", str(port), str(sockets.TABLES), str(sockets.SECONDS)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as driver:
            assert driver.stdin is not None and driver.stdout is not None
            assert driver.stdout.readline().strip() == "playing", "the driver gave up"
            cpu = sockets.cpu_s(pid)
            driver.stdin.write("\n")
            driver.stdin.flush()
            result: dict[str, Any] = json.loads(driver.stdout.readline())
            spent = sockets.cpu_s(pid) - cpu
    result["cpu_us"] = round(spent / result["moves"] * 1e6)
    return result
