"""How a WebSocket speaks: uvicorn's protocol, but for the frames that we send.

Law: without compression a server's message is two or four bytes and its text; written as that, a table's news cost half of
what they cost on the way through the library's general machine. Shaking hands, reading, pinging and closing are the library's.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE: Final = "coyote"
"""The extension of the scope in which an application finds what it may write to."""
TEXT: Final = 0x81
"""A whole message of text."""
short, long, longest = (Struct(form).pack for form in ("!BB", "!BBH", "!BBQ"))


def framed(text: bytes) -> bytes:
    """A message as it goes over the wire."""
    size = len(text)
    if size < 126:
        return short(TEXT, size) + text
    return (long(TEXT, 126, size) if size < 65536 else longest(TEXT, 127, size)) + text


class Speaking(WebSocketsSansIOProtocol):
    """What uvicorn makes for every WebSocket; the application finds it in its scope, and may write to it without waiting."""

    on_writable: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self  # the application has not begun yet

    def say(self, texts: list[bytes]) -> None:
        """These are in UTF-8 already; the library would decode and encode them again, each by itself."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    async def send(self, message: Any) -> None:
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected  # closed meanwhile for what it sent or did not answer: nobody's mistake here
        await super().send(message)
