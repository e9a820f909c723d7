"""Group commit: jobs that arrive during one transaction go into the next one together.

Law: one transaction at a time, in the order of arrival. Every waiting caller gets an answer or an error; one that stops waiting
changes nothing for the others. After closing, no job is accepted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from coyote.server.storage.errors import Trouble, Unavailable

Job = TypeVar("Job")
Answer = TypeVar("Answer")


class Gathering(Generic[Job, Answer]):
    """Collects jobs until the transaction before them is done."""

    def __init__(self, commit: Callable[[list[Job]], Awaitable[Sequence[Answer | Exception]]]) -> None:
        self._commit = commit
        self._waiting: list[tuple[Job, asyncio.Future[Answer]]] = []
        self._running: asyncio.Task[None] | None = None
        self._closed = False

    def put(self, job: Job) -> asyncio.Future[Answer]:
        """Hand in a job: its result comes after its transaction."""
        if self._closed:
            raise Unavailable(Trouble.CLOSED)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, answer))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return answer

    async def close(self) -> None:
        """Accept no more jobs, and wait until all are done."""
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
                    continue  # the caller gave up waiting
                if isinstance(answer, Exception):
                    future.set_exception(answer)
                else:
                    future.set_result(answer)
        self._waiting = []
        self._running = None
