"""A server that is watched from outside: whether it lives, what its journal says, and how much memory it takes."""

from __future__ import annotations

from pathlib import Path

from prove.common.promises import Promises
from prove.common.running import Running

ALIVE = "the process is alive and has met no unexpected error"


def resident(running: Running) -> float:
    """How many megabytes of memory a process holds."""
    assert running.process is not None
    pages = int(Path(f"/proc/{running.process.pid}/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def alive(promises: Promises, running: Running) -> None:
    assert running.process is not None
    promises.kept(ALIVE, running.process.poll() is None, "it has ended")
    troubles = [line for line in running.journal if '"level": "error"' in line or '"level": "warning"' in line]
    promises.kept(ALIVE, not troubles, troubles[:3])
