"""A loop with virtual time, and processes in it that can be killed and paused.

Law: one thread, no waiting. When nothing can run, time jumps to the next timer. Whatever a process starts belongs to it (by a
context variable), so killing it is simple: nothing that belongs to it runs any more. What it was doing ends at an await, as a
real kill would end it, and its clean-up code does not run. Nothing here is random. A run is a few thousand steps of a few
microseconds, so this loop does no more than it must in each.
"""

from __future__ import annotations

import asyncio
import heapq
from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from itertools import count
from typing import Any, TypeVarTuple, Unpack

from prove.common.at_once import Threadless


class Owner:
    """What work in the loop belongs to. A process is one; the world outside belongs to nobody."""

    def __init__(self) -> None:
        self.dead = self.paused = False
        self.doom: int | None = None
        """After this many more steps it is killed."""
        self.frozen: list[asyncio.Handle] = []
        """What would have run, had it not been paused."""
        self.late: list[Timer] = []
        """What would have come due."""

    def step(self) -> None:
        """One more step is about to be queued."""
        if self.doom is not None:
            self.doom -= 1
            if self.doom < 0:
                self.doom = None
                self.struck()

    @abstractmethod
    def struck(self) -> None:
        """The doom has come."""


OWNER: ContextVar[Owner | None] = ContextVar("owner", default=None)


EMPTY = Context()
Given = TypeVarTuple("Given")
Timer = tuple[float, int, asyncio.TimerHandle]
"""When, in which order among those of the same moment, and what."""


def owner_of(handle: asyncio.Handle) -> Owner | None:
    found: Owner | None = handle._context.get(OWNER)  # type: ignore[attr-defined]
    return found


class Loop(Threadless):
    """The loop; its time begins at 0. It relies on two names of asyncio's own: `_run_once` and `_stopping`."""

    _stopping: bool

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._soon = deque[asyncio.Handle]()
        self._timers = list[Timer]()
        self._order = count()
        self.tasks = set[asyncio.Task[Any]]()
        """All that are unfinished, kept so that garbage collection runs no clean-up code of the dead."""
        self.set_task_factory(self.made)

    def made(self, loop: asyncio.AbstractEventLoop, job: Any, **more: Any) -> asyncio.Task[Any]:
        task = asyncio.Task(job, loop=loop, **more)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard, context=EMPTY)
        return task

    # what asyncio asks of a loop

    def time(self) -> float:
        return self._now

    def _run_once(self) -> None:
        """All that can be done now; then time moves on to the next timer."""
        soon, timers = self._soon, self._timers
        while soon and not self._stopping:
            handle = soon.popleft()
            if not handle._cancelled:
                handle._run()
        if self._stopping:
            return
        if not timers:
            raise RuntimeError("everybody waits, and nothing will ever happen")
        self._now = max(self._now, timers[0][0])
        while timers and timers[0][0] <= self._now:
            soon.append(heapq.heappop(timers)[2])

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It stays where it is, and is passed over."""

    def call_soon(
        self, callback: Callable[[Unpack[Given]], object], *args: *Given, context: Context | None = None
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context  # an empty one is false
        handle = asyncio.Handle(callback, args, self, context)
        owner = context.get(OWNER)
        if owner is not None:
            owner.step()
            if owner.dead:
                handle.cancel()
                return handle
            if owner.paused:
                owner.frozen.append(handle)
                return handle
        self._soon.append(handle)
        return handle

    def call_at(
        self, when: float, callback: Callable[[Unpack[Given]], object], *args: *Given, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context  # an empty one is false
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        owner = context.get(OWNER)
        if owner is not None and owner.dead:
            handle.cancel()
        else:
            heapq.heappush(self._timers, (when, next(self._order), handle))
        return handle

    # owners

    def outside(self, delay: float, callback: Callable[..., object], *args: Any) -> None:
        """Something of the world: it happens whoever dies."""
        self.call_at(self._now + delay, callback, *args, context=Context())

    def of_nobody(self, job: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run a job that belongs to the world."""
        return self.create_task(job, context=Context())

    def start(self, owner: Owner, job: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run a job that belongs to this owner."""
        context = copy_context()
        context.run(OWNER.set, owner)
        return self.create_task(job, context=context)

    def within(self, owner: Owner, callback: Callable[[Unpack[Given]], object], *args: *Given) -> None:
        """Something reaches this owner, who notices it unless dead, and not while paused."""
        context = Context()
        context.run(OWNER.set, owner)
        self.call_soon(callback, *args, context=context)

    def kill(self, owner: Owner) -> None:
        """Nothing that belongs to it runs any more."""
        owner.dead = True
        self.taken_from(owner)
        owner.frozen, owner.late = [], []

    def pause(self, owner: Owner) -> None:
        """It stands still, as after SIGSTOP; the others see its connections open and silent."""
        owner.paused = True
        owner.frozen, owner.late = self.taken_from(owner)

    def resume(self, owner: Owner) -> None:
        """It goes on; what was due meanwhile is late."""
        owner.paused = False
        self._soon += owner.frozen
        for timer in owner.late:
            heapq.heappush(self._timers, timer)
        owner.frozen, owner.late = [], []

    def taken_from(self, owner: Owner) -> tuple[list[asyncio.Handle], list[Timer]]:
        """All that it was about to do."""
        ready = [handle for handle in self._soon if owner_of(handle) is owner]
        timers = [timer for timer in self._timers if owner_of(timer[2]) is owner]
        others = [handle for handle in self._soon if owner_of(handle) is not owner]
        self._soon.clear()
        self._soon.extend(others)
        self._timers[:] = [timer for timer in self._timers if owner_of(timer[2]) is not owner]
        heapq.heapify(self._timers)
        return ready, timers
