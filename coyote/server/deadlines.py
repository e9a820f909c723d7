"""Deadlines: nobody waits for a store longer than this.

Law: all waits are equally long, so they run out in the order in which they began, and one timer is enough for a process. A wait
that runs out is cancelled.
"""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Future
from typing import Any, Final

DEADLINE_S: Final = 10.0


class Deadlines:
    """What a process waits for, the oldest first."""

    def __init__(self) -> None:
        self._until: dict[Future[Any], float] = {}
        self._timer: asyncio.TimerHandle | None = None

    def add(self, waited_for: Future[Any]) -> None:
        """Cancel this when its time is up."""
        loop = waited_for.get_loop()
        self._until[waited_for] = loop.time() + DEADLINE_S
        if self._timer is None:
            self._timer = loop.call_later(DEADLINE_S, self._strike, loop)

    def met(self, waited_for: Future[Any]) -> None:
        """This is waited for no longer."""
        self._until.pop(waited_for, None)

    def _strike(self, loop: AbstractEventLoop) -> None:
        now = loop.time()
        while self._until:
            oldest = next(iter(self._until))
            if self._until[oldest] > now:
                self._timer = loop.call_at(self._until[oldest], self._strike, loop)
                return
            del self._until[oldest]
            oldest.cancel()
        self._timer = None
