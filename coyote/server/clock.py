"""The clock of a server: one for all processes of a store, and it never goes back.

Law: the time is the store's, where the store has a clock (PostgreSQL), and otherwise the machine's when the server started. It
is carried forward by a clock that nobody can set. So a machine whose clock is wrong, or is set while people play, costs
nobody a turn, a lease or a seat. A table whose log is ahead of this clock keeps its own time (`tables.log`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from coyote.server.storage.store import Store

BOOT: Final = getattr(time, "CLOCK_BOOTTIME", None)


def machine_ms() -> int:
    """Milliseconds since 1970, as the machine believes."""
    return time.time_ns() // 1_000_000


def steady() -> float:
    """Seconds, by a clock that nobody can set; where there is one, by one that also runs while the machine sleeps."""
    return time.monotonic() if BOOT is None else time.clock_gettime(BOOT)


class Clock:
    """Milliseconds since 1970."""

    def __init__(self, machine: Callable[[], int], monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._since, self._told = monotonic(), machine()

    def __call__(self) -> int:
        return self._told + round((self._monotonic() - self._since) * 1000)

    async def read(self, store: Store, lease_ms: int) -> None:
        """Read the store's clock. What it says was true before the answer came, so we are never ahead of it."""
        told = await store.now_ms(lease_ms)
        if told is not None and told > self():
            self._since, self._told = self._monotonic(), told

    async def begin(self, store: Store, lease_ms: int) -> None:
        """Read it for the first time: until then we only had the machine's word for it."""
        told = await store.now_ms(lease_ms)
        if told is not None:
            self._since, self._told = self._monotonic(), told
