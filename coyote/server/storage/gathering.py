"""Group commit: what waits while one transaction is under way goes into the next one, all together.

Law: one transaction at a time, in the order of asking. Everybody who waits gets an answer or an error; somebody who gives up
waiting changes nothing for the others. After the end nobody is let in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from coyote.server.storage.errors import Trouble, Unavailable

Job = TypeVar("Job")
Answer = TypeVar("Answer")


class Gathering(Generic[Job, Answer]):
    """Jobs gather here until the transaction before them is done."""

    def __init__(self, commit: Callable[[list[Job]], Awaitable[Sequence[Answer | Exception]]]) -> None:
        self._commit = commit
        self._waiting: list[tuple[Job, asyncio.Future[Answer]]] = []
        self._running: asyncio.Task[None] | None = None
        self._closed = False

    async def put(self, job: Job) -> Answer:
        """What came of the job, after its transaction."""
        if self._closed:
            raise Unavailable(Trouble.CLOSED)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, answer))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return await answer

    async def close(self) -> None:
        """Let nobody in any more, and wait until nobody waits."""
        self._closed = True
        while self._running is not None:
            await asyncio.shield(self._running)

    async def _run(self) -> None:
        while batch := [(job, answer) for job, answer in self._waiting if not answer.done()]:
            self._waiting = []
            try:
                answers = await self._commit([job for job, _ in batch])
            except Exception as error:
                answers = [error] * len(batch)
            for (_, future), answer in zip(batch, answers, strict=True):
                if future.done():
                    continue  # they gave up waiting
                if isinstance(answer, Exception):
                    future.set_exception(answer)
                else:
                    future.set_result(answer)
        self._waiting = []
        self._running = None
