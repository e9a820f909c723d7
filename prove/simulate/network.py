"""The network between clients and processes: WebSockets as an ASGI application sees them, without bytes and without kernels.

Law: messages arrive in order, after a while, or not at all when the line is cut. What was sent before a process died may still
arrive. A reader that is behind makes the wire unwritable, as a full buffer would.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from coyote.server.edge.inbox import Inbox
from coyote.server.edge.sockets import PATH, Sockets
from coyote.server.edge.wire import WIRE, message
from prove.simulate.loop import Loop, Owner

ORIGIN = "http://coyote.test"
LATENCY_S = 0.004
NEXT_S = 1e-6
FULL = 2
"""This many unread messages make a wire unwritable."""
GONE = 1006


class Socket:
    """One WebSocket. The client's side: `send`, `cut`, and the callbacks `on_message` and `on_closed`."""

    def __init__(self, loop: Loop, owner: Owner, address: str) -> None:
        self.loop, self.owner, self.address = loop, owner, address
        self.on_message: Callable[[bytes], None] = lambda _: None
        self.on_closed: Callable[[int], None] = lambda _: None
        self.closed = False
        self.reading = True
        self.unread: deque[bytes] = deque()
        # the server's side
        self.writable = True
        self.on_writable: Callable[[], None] | None = None
        self.inbox = Inbox(lambda: None)
        self._there = self._back = 0.0
        """When the last message on each way arrives: none overtakes another."""

    def open(self, sockets: Sockets) -> None:
        scope = {
            "type": "websocket",
            "path": PATH,
            "headers": [(b"origin", ORIGIN.encode())],
            "client": (self.address, 1),
            "extensions": {WIRE: self},
        }
        self.loop.start(self.owner, self.served(sockets, scope))

    async def served(self, sockets: Sockets, scope: dict[str, Any]) -> None:
        connect: dict[str, Any] | None = {"type": "websocket.connect"}

        async def receive() -> Any:
            nonlocal connect
            first, connect = connect, None
            return first or message(await self.inbox.get())

        await sockets(scope, receive, self.answered)
        self.answer(self.closes, GONE)

    # from the client

    def send(self, text: str) -> None:
        self._there = max(self.loop.time() + LATENCY_S, self._there + NEXT_S)
        self.loop.outside(self._there - self.loop.time(), self.arrive, text.encode())

    def arrive(self, text: bytes) -> None:
        if not self.closed:
            self.hand_over(text)

    def hand_over(self, text: bytes | None) -> None:
        """The process notices it when it runs."""
        self.loop.within(self.owner, self.inbox.put_nowait, text)

    def cut(self) -> None:
        """The line breaks, and both sides learn it at once; what is on its way is lost."""
        if not self.closed:
            self.closes(GONE)

    def read(self) -> None:
        """The reader catches up."""
        self.reading = True
        while self.unread:
            self.on_message(self.unread.popleft())
        if not self.owner.dead and not self.writable:
            self.writable = True
            if self.on_writable is not None:
                self.loop.within(self.owner, self.on_writable)

    # from the server

    def say(self, texts: list[bytes]) -> None:
        if self.owner.dead or self.closed:
            return
        for text in texts:
            self.answer(self.reach, text)

    def answer(self, what: Callable[[Any], None], given: object) -> None:
        self._back = max(self.loop.time() + LATENCY_S, self._back + NEXT_S)
        self.loop.outside(self._back - self.loop.time(), what, given)

    async def answered(self, message: dict[str, Any]) -> None:
        if self.closed:
            raise OSError("the other end is gone")
        if message["type"] == "websocket.send":
            self.say([message["text"].encode()])
        elif message["type"] == "websocket.close" and not self.owner.dead:
            self.answer(self.closes, message["code"])

    def hang_up(self, code: int) -> None:
        self.answer(self.closes, code)

    def reach(self, text: bytes) -> None:
        if self.closed:
            return
        if self.reading:
            self.on_message(text)
            return
        self.unread.append(text)
        if len(self.unread) >= FULL:
            self.writable = False

    def closes(self, code: int) -> None:
        if self.closed:
            return
        self.closed = True
        self.unread.clear()
        self.on_closed(code)
        self.hand_over(None)
