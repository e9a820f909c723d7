"""A loop with virtual time, and processes in it that can be killed and paused.

Law: one thread, no waiting. When nothing can run, time jumps to the next timer. Whatever a process starts belongs to it (by a
context variable), so killing it is simple: nothing that belongs to it runs any more. What it was doing ends at an await, as a
real kill would end it, and its clean-up code does not run. Nothing here is random.
"""

from __future__ import annotations

import asyncio
import heapq
from abc import abstractmethod
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
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


def owner_of(handle: asyncio.Handle) -> Owner | None:
    found: Owner | None = handle._context.get(OWNER)  # type: ignore[attr-defined]
    return found


class Loop(Threadless):
    """The loop; its time begins at 0. It relies on three names of asyncio's own: `_selector`, `_ready` and `_scheduled`."""

    _ready: Any
    _scheduled: list[asyncio.TimerHandle]

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._selector = self
        self.steps = 0
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

    def select(self, timeout: float | None) -> list[object]:
        if timeout is None:
            raise RuntimeError("everybody waits, and nothing will ever happen")
        if timeout > 0:
            self._now = self._scheduled[0].when()
        return []

    def _process_events(self, events: list[object]) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """There are no other threads."""

    def call_soon(
        self, callback: Callable[[Unpack[Given]], object], *args: *Given, context: Context | None = None
    ) -> asyncio.Handle:
        handle = super().call_soon(callback, *args, context=context)
        owner = owner_of(handle)
        self.steps += 1
        if owner is not None:
            owner.step()
            if owner.dead:
                handle.cancel()
            elif owner.paused:
                self._ready.remove(handle)
                owner.frozen.append(handle)
        return handle

    def call_at(
        self, when: float, callback: Callable[[Unpack[Given]], object], *args: *Given, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = super().call_at(when, callback, *args, context=context)
        owner = owner_of(handle)
        if owner is not None and owner.dead:
            handle.cancel()
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

    def kill(self, owner: Owner) -> None:
        """Nothing that belongs to it runs any more."""
        owner.dead, owner.frozen = True, []
        for handle in self._ready:
            if owner_of(handle) is owner:
                handle.cancel()
        self._scheduled = [timer for timer in self._scheduled if owner_of(timer) is not owner]
        heapq.heapify(self._scheduled)

    def pause(self, owner: Owner) -> None:
        """It stands still, as after SIGSTOP; the others see its connections open and silent."""
        owner.paused = True
        mine = [timer for timer in self._scheduled if owner_of(timer) is owner]
        ready = [handle for handle in self._ready if owner_of(handle) is owner and not handle.cancelled()]
        for handle in ready:
            self._ready.remove(handle)
        self._scheduled = [timer for timer in self._scheduled if timer not in mine]
        heapq.heapify(self._scheduled)
        owner.frozen = [*ready, *mine]

    def resume(self, owner: Owner) -> None:
        """It goes on; what was due meanwhile is late."""
        owner.paused = False
        waiting, owner.frozen = owner.frozen, []
        for handle in waiting:
            if isinstance(handle, asyncio.TimerHandle):
                heapq.heappush(self._scheduled, handle)
            elif not handle.cancelled():
                self._ready.append(handle)
