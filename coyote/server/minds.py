"""Minds at work: bots decide in a few processes of their own, so that nobody at any table waits for a thought.

Law: the processes are started when the first game begins, and are used for nothing else. Each has one question at a time; the
others wait. Networks take turns, so one with many questions waits behind its own, and pay for each: thinking has a price like
all other work. A caller may stop waiting at any time, and a question that nobody waits for any more is not asked. A process
that dies or hangs is replaced, after a growing pause. Why processes: docs/decisions/0007.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from coyote.errors import CaughtInside
from coyote.server.journal import note
from coyote.server.thinker import LENGTH, START, packed, unpacked
from coyote.table.autopilot import Choice, Decision

MOST: Final = 2
"""How many processes, if there are twice as many processors; otherwise one."""
HUNG_S: Final = 10.0
"""A thought that takes longer than this will never end: no mind needs a tenth of it."""
LONGEST_PAUSE_S: Final = 60.0
MOST_WAITING: Final = 100
"""Questions of one network that wait: more than it may have tables open."""


class Lost(CaughtInside):
    """No decision came of a question."""


class Minds:
    """The minds of one server."""

    def __init__(self) -> None:
        self.pays: Callable[[str, Choice], bool] = lambda *_: True
        """Whether this network can pay for a thought."""
        self._questions: dict[str, deque[tuple[Choice, asyncio.Future[Decision]]]] = {}
        """The questions of each network, in the order of their turns."""
        self._asked = asyncio.Semaphore(0)
        self._thinking: list[asyncio.Task[None]] = []
        self._processes: set[Process] = set()

    def warm_up(self) -> None:
        """Start the processes, if that has not been done yet. It takes a second before the first can answer."""
        if not self._thinking:
            processes = max(1, min(MOST, (os.cpu_count() or 1) // 2))
            self._thinking = [asyncio.create_task(self._think()) for _ in range(processes)]

    async def decide(self, choice: Choice, payer: str = "", paid: bool = False, /) -> Decision:
        """What the mind decides, as soon as it has done so. Raises Lost, also if the network that pays for it cannot.

        The fire of a day is paid for when it is lit, and waits for nothing else that its network wants to know.
        """
        self.warm_up()
        lane = f"fire {payer}" if paid else payer
        if len(self._questions.get(lane, ())) >= MOST_WAITING or not (paid or self.pays(payer, choice)):
            raise Lost
        answer: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()
        self._questions.setdefault(lane, deque()).append((choice, answer))
        self._asked.release()
        return await answer

    async def _next(self) -> tuple[Choice, asyncio.Future[Decision]]:
        """The next question; whoever asked it waits behind all others with the following one."""
        await self._asked.acquire()
        lane = next(iter(self._questions))
        waiting = self._questions.pop(lane)
        question = waiting.popleft()
        if waiting:
            self._questions[lane] = waiting
        return question

    async def close(self) -> None:
        """Stop thinking at once."""
        thinking, self._thinking = self._thinking, []
        for one in thinking:
            one.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        for process in tuple(self._processes):
            await self._end(process)  # one that was being replaced just now

    async def _think(self) -> None:
        """Hand out questions to one process after the other."""
        pause = 1.0
        while True:
            try:
                async with self._thinker() as process:
                    while True:
                        await self._ask(process)
                        pause = 1.0
            except (OSError, EOFError, TimeoutError) as trouble:
                note("thinker lost", trouble=type(trouble).__name__)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _ask(self, process: Process) -> None:
        """Ask the next question that somebody waits for."""
        choice, answer = await self._next()
        if answer.done():
            return
        assert process.stdin is not None and process.stdout is not None
        try:
            async with asyncio.timeout(HUNG_S):
                process.stdin.write(packed(choice))
                await process.stdin.drain()
                head = await process.stdout.readexactly(LENGTH)
                found = unpacked(await process.stdout.readexactly(int.from_bytes(head, "big")))
        except (OSError, EOFError, TimeoutError):
            if not answer.done():
                answer.set_exception(Lost())
            raise
        if isinstance(found, Decision):
            if not answer.done():
                answer.set_result(found)
            return
        note("mind failed", mind=choice.mind, error=str(found))
        if not answer.done():
            answer.set_exception(Lost())

    @asynccontextmanager
    async def _thinker(self) -> AsyncIterator[Process]:
        """A process that thinks, until it is no longer needed. In a session of its own it hears no Ctrl-C."""
        command = sys.executable, "-c", START.format(path=sys.path)
        starting = asyncio.create_task(
            asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True)
        )
        try:
            yield await asyncio.shield(starting)
        finally:
            process = await starting  # whoever stops in the middle of the start must end it as well
            self._processes.add(process)
            await self._end(process)

    async def _end(self, process: Process) -> None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()
        self._processes.discard(process)
