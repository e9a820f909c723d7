"""Worker threads: a few of them, beside the loop, for work that strangers ask for over HTTP.

Law: neither a table nor another request waits for such work. Only a few pieces are under way at once, whoever asks; if too many
are waiting, a new one is refused. Work that somebody is already waiting for is not done twice. Results are kept by weight.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from coyote.server.codes import ServerCode, ServerRefused

THREADS: Final = 2
MOST_WAITING: Final = 40
"""How many pieces of work may be under way or waiting."""

T = TypeVar("T")
P = ParamSpec("P")


class Weighed(NamedTuple):
    """A result, and what it weighs."""

    value: Any
    weight: int


class WorkerThreads:
    """Work that is done in threads, and what came of it."""

    def __init__(self, most_kept: int) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "coyote-worker")
        self._most_kept, self._weight = most_kept, 0
        self._kept: dict[Hashable, Weighed] = {}
        self._under_way: dict[Hashable, asyncio.Task[Weighed]] = {}
        self.waiting = 0

    async def run(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """The result of this work, done in a thread."""
        if self.waiting >= MOST_WAITING:
            raise ServerRefused(ServerCode.UNAVAILABLE)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **named))
        finally:
            self.waiting -= 1

    def kept(self, key: Hashable) -> Weighed | None:
        """What is kept under this key; what was asked for last is dropped last."""
        kept = self._kept.pop(key, None)
        if kept is not None:
            self._kept[key] = kept
        return kept

    async def once(self, key: Hashable, make: Callable[[], Awaitable[Weighed]]) -> Any:
        """What is kept under this key; otherwise it is made, once for all who ask meanwhile."""
        if (kept := self.kept(key)) is not None:
            return kept.value
        making = self._under_way.get(key)
        if making is None:
            making = self._under_way[key] = asyncio.create_task(self._made(key, make))
            making.add_done_callback(lambda made: made.cancelled() or made.exception())  # perhaps nobody waits any more
        return (await asyncio.shield(making)).value

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[Weighed]]) -> Weighed:
        try:
            made = await make()
        finally:
            del self._under_way[key]
        if made.weight <= self._most_kept:
            self._kept[key], self._weight = made, self._weight + made.weight
        while self._weight > self._most_kept:
            oldest = next(iter(self._kept))
            self._weight -= self._kept.pop(oldest).weight
        return made

    def close(self) -> None:
        """What has not begun is not done any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
