"""A line: one connection of a guest to a table, and what waits to be sent on it.

Law: whoever tells a table's news never waits for a reader. What is told is put on the line and sent by the line's own task;
when too much waits, it is thrown away and the reader gets one whole frame instead, as after every refusal.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

MOST_WAITING: Final = 64
"""Messages that may wait for one reader."""

Send = Callable[[Any], Awaitable[None]]


class Line:
    """To one tab of one guest."""

    __slots__ = ("_answers", "_ended", "_send", "_some", "_waiting", "_whole", "eyes", "guest", "seated_at", "whole")

    def __init__(self, guest: str, send: Send) -> None:
        self.guest = guest
        self.eyes: int | None = None
        """The seat through whose eyes it sees, as of `seated_at`."""
        self.seated_at: object = None
        """The chairs when that was looked up."""
        self.whole: Callable[[Line], bytes] | None = None
        """Makes a whole frame."""
        self._send = send
        self._waiting: list[bytes] = []
        self._answers: list[bytes] = []
        """Those among what waits, which are not thrown away."""
        self._whole = False
        self._some: asyncio.Future[None] | None = None
        """What the writer waits for, when there is nothing to send."""
        self._ended: int | None = None

    def push(self, message: bytes) -> None:
        """Send this when its turn comes."""
        if self._whole:
            return  # the whole frame that is due tells it, too
        if len(self._waiting) - len(self._answers) >= MOST_WAITING:
            self._waiting = self._answers.copy()
            self._whole = True
        else:
            self._waiting.append(message)
        self._wake()

    def answer(self, message: bytes) -> None:
        """An ack or a refusal: it is sent even where frames are thrown away, for one is waiting for it."""
        self._waiting.append(message)
        self._answers.append(message)
        self._wake()

    @property
    def clogged(self) -> bool:
        """Whether the reader does not even fetch the answers to what it asks."""
        return len(self._answers) > MOST_WAITING

    def resync(self) -> None:
        """Send a whole frame after what waits."""
        self._whole = True
        self._wake()

    def end(self, code: int) -> None:
        """Say what waits, then close."""
        self._ended = code
        self._wake()

    def _wake(self) -> None:
        some, self._some = self._some, None
        if some is not None and not some.done():  # the writer may have been told to stop
            some.set_result(None)

    async def write(self) -> None:
        """Send until the end; a reader who is gone raises what the server raises then."""
        send, loop = self._send, asyncio.get_running_loop()
        while True:
            if not self._waiting and not self._whole and self._ended is None:
                self._some = loop.create_future()
                await self._some
            waiting, self._waiting, self._answers = self._waiting, [], []
            if self._whole and self.whole is not None:
                self._whole = False  # first, for what is told while this is sent must not be lost
                waiting.append(self.whole(self))
            if waiting:
                await send({"type": "websocket.send", "encoded": waiting})
            if self._ended is not None and not self._waiting:
                await send({"type": "websocket.close", "code": self._ended})
                return
