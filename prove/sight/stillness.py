"""An event loop in which time stands still: it moves when it is told to, from timer to timer, and all runs in one thread.

Law: what happens depends only on what was sent. The kernel delivers bytes when it likes, so whoever wants to know that all is
done must wait for an answer to everything under way; `idle` says only that nobody here can do anything now.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import Context
from heapq import heappop, heappush
from itertools import count
from typing import TypeVarTuple, Unpack

from prove.common.at_once import Threadless

Given = TypeVarTuple("Given")

OUTSIDE_S = 0.05
"""The longest sleep while bytes are under way."""


class Watch(selectors.DefaultSelector):
    """A selector that wakes those who wait until nothing is left to do."""

    def __init__(self, move_on: Callable[[], None]) -> None:
        super().__init__()
        self.idle: list[asyncio.Future[None]] = []
        self.outside = 0
        """How many jobs others are doing, such as a database."""
        self.patience: float | None = None
        """After this many seconds without a message, time moves on by itself."""
        self._move_on = move_on

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if found or timeout == 0:
            return found
        if self.idle and not self.outside:
            waiting, self.idle = self.idle, []
            for one in waiting:
                one.set_result(None)
            return []
        found = super().select(self.patience or OUTSIDE_S)
        if self.patience and not found and not self.outside:
            self._move_on()
        return found


class Still(Threadless, asyncio.SelectorEventLoop):
    """The loop; its time begins at 0."""

    def __init__(self) -> None:
        self._now = 0.0
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._order = count()
        self.watch = Watch(self._move_on)
        super().__init__(self.watch)

    def time(self) -> float:
        return self._now

    def call_at(
        self, when: float, callback: Callable[[Unpack[Given]], object], *args: *Given, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = super().call_at(when, callback, *args, context=context)
        heappush(self._timers, (when, next(self._order), timer))
        return timer

    async def idle(self) -> None:
        """Wait until nobody can do anything."""
        waiting = self.create_future()
        self.watch.idle.append(waiting)
        await waiting

    @contextmanager
    def moving_after(self, patience: float) -> Iterator[None]:
        """Let time move on, from timer to timer, whenever nothing has come for this many seconds."""
        self.watch.patience = patience
        try:
            yield
        finally:
            self.watch.patience = None

    def next_timer(self) -> float | None:
        while self._timers and (self._timers[0][0] <= self._now or self._timers[0][2].cancelled()):
            heappop(self._timers)
        return self._timers[0][0] if self._timers else None

    def move(self, to: float) -> None:
        """Set the time."""
        self._now = max(self._now, to)

    def _move_on(self) -> None:
        when = self.next_timer()
        if when is not None:
            self.move(when)
