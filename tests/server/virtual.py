"""Virtual time for tests: the simulator's loop, in which no test waits for a clock or a thread.

Law: when nothing can run, time jumps to the next timer. What a server leaves to threads takes a step, so that others have their
turn before a store answers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from prove.simulate.loop import Loop

Result = TypeVar("Result")


class Virtual(Loop):
    """The loop of one test."""

    def run_in_executor(self, _: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        """Done at once, as nobody else could reach a locked file; known one step later."""
        done, known = super().run_in_executor(None, func, *args), self.create_future()
        self.call_soon(tell, done, known)
        return known


def tell(done: asyncio.Future[Any], known: asyncio.Future[Any]) -> None:
    error = done.exception()
    if known.cancelled():
        return
    if error is not None:
        known.set_exception(error)
    else:
        known.set_result(done.result())


def run(job: Coroutine[Any, Any, Result]) -> Result:
    """As `asyncio.run`, in virtual time."""
    with asyncio.Runner(loop_factory=Virtual) as runner:
        return runner.run(job)


async def settled() -> None:
    """Until everybody else waits for a timer, or for the test."""
    await asyncio.sleep(1e-9)
