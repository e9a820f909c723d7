"""Done at once: what a server leaves to threads and processes, in worlds that have one thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from coyote.server.minds import Minds
from coyote.table.autopilot import Choice, Decision, decided


class Threadless(asyncio.BaseEventLoop):
    """A loop without threads, because nobody can say when a thread finishes."""

    def run_in_executor(self, _: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


class AtOnce(Minds):
    """Minds that decide in this thread."""

    def warm_up(self) -> None:
        """There is nothing to start."""

    async def decide(self, choice: Choice, _: str = "", __: bool = False, /) -> Decision:
        return decided(choice)
