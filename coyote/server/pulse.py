"""The pulse of a process: whether it was running all the time, and whether its store takes what is written.

Law: time in which a process did nothing (a laptop slept, a debugger or the system stopped it) counts against nobody: anything
done at a table checks the pulse first, so that a gap is known before any clock strikes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

BEAT_S: Final = 1.0
"""How often the pulse is felt when nothing else happens."""
GAP_MS: Final = 3_000
"""Without a beat for this long, the process was not running."""


class Pulse:
    """The pulse of one process. It is felt from `begin` on."""

    def __init__(self) -> None:
        self.writable = True
        """Whether the store took what was written last."""
        self._last: int | None = None
        self._on_gap: Callable[[int], None] | None = None

    def begin(self, now: int, on_gap: Callable[[int], None]) -> None:
        """From now on, `on_gap` is called with the time since which the process has not been running, whenever it wakes up."""
        self._last, self._on_gap = now, on_gap

    def felt(self, now: int) -> None:
        """The process is running."""
        if self._last is None or self._on_gap is None:
            return
        last, self._last = self._last, now
        if now - last > GAP_MS:
            self._on_gap(last)
