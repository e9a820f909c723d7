"""Speaking: uvicorn's protocol for a WebSocket, which hands over messages as they come and writes without waiting.

Law: messages are handed over in their order, to one reader, and reading stops while several wait. What is written is UTF-8
already. Once the handshake is over, nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from coyote.server.edge.inbox import Inbox

WIRE: Final = "coyote"
"""The key in the scope's extensions under which the application finds the wire to write to."""
TEXT: Final = 0x81
"""The first byte of a frame that is a whole text message."""
short, long, longest = (Struct(form).pack for form in ("!BB", "!BBH", "!BBQ"))


def framed(text: bytes) -> bytes:
    """A message as a WebSocket frame."""
    size = len(text)
    if size < 126:
        return short(TEXT, size) + text
    return (long(TEXT, 126, size) if size < 65536 else longest(TEXT, 127, size)) + text


class Speaking(WebSocketsSansIOProtocol):
    """uvicorn's protocol for a WebSocket. The application finds it in its scope and may write to it without waiting."""

    on_writable: Callable[[], None] | None = None
    queue: Any

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = self.inbox = Inbox(self.read_again)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self  # the application has not started yet

    def send_receive_event_to_app(self) -> None:
        """Hand over a whole message. Reading stops only when several wait: to stop it at each costs two calls of the system."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() > 1:
            self.read_paused = True
            self.transport.pause_reading()

    def read_again(self) -> None:
        """Nothing waits any more."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def say(self, texts: list[bytes]) -> None:
        """Write these messages, which are UTF-8 already: the library would decode and encode each of them again."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    async def send(self, message: Any) -> None:
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected  # it was closed meanwhile for what it sent or did not answer: no error of ours
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.forget_handshake()

    def forget_handshake(self) -> None:
        """Nobody asks for the headers any more; they would take 4 kB for as long as the wire is open."""
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []
