"""The inbox of a wire: messages that have arrived and wait for their reader.

Law: messages are handed over in order, one at a time; None comes last and means that nothing more will come. A reader can wait
for the next message; later a listener may take over, which is called with each message as it comes and says when it has dealt
with it. Until then the other messages wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

Message = bytes | None


class Inbox:
    """What has arrived on one wire. `on_empty` is called when a listener has dealt with everything."""

    __slots__ = ("_busy", "_handing", "_hear", "_on_empty", "_reader", "_waiting")

    def __init__(self, on_empty: Callable[[], None]) -> None:
        self._waiting: list[Message] = []  # no deque: an empty one takes 600 bytes
        self._reader: asyncio.Future[Message] | None = None
        self._hear: Callable[[Message], None] | None = None
        self._busy = self._handing = False
        self._on_empty = on_empty

    def qsize(self) -> int:
        return len(self._waiting)

    @property
    def ended(self) -> bool:
        """Whether nothing more will come after what waits here."""
        return bool(self._waiting) and self._waiting[-1] is None

    def put_nowait(self, message: Message) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(message)
            return
        self._waiting.append(message)
        if self._hear is not None and not self._busy:
            self.go_on()

    async def get(self) -> Message:
        """The next message; asyncio's queue, for many readers, takes three times as long."""
        if self._waiting:
            return self._waiting.pop(0)
        self._reader = asyncio.get_running_loop().create_future()
        try:
            return await self._reader
        finally:
            self._reader = None

    def listen(self, hear: Callable[[Message], None]) -> None:
        """Hand everything to this listener from now on, who calls `go_on` after each message."""
        self._hear = hear
        self.go_on()

    def go_on(self) -> None:
        """The last message has been dealt with."""
        self._busy = False
        if self._handing or self._hear is None:
            return  # it was dealt with at once: the loop below goes on
        self._handing = True
        try:
            while self._waiting and not self._busy:
                self._busy = True
                self._hear(self._waiting.pop(0))
        finally:
            self._handing = False
        if not self._waiting:
            self._on_empty()
