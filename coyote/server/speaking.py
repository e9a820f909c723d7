"""How a WebSocket speaks: uvicorn's protocol, but for the frames that we send.

Law: without compression a server's message is two or four bytes and its text; written as that, a table's news cost half of
what they cost on the way through the library's general machine. Shaking hands, reading, pinging and closing are the library's.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

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
    """What uvicorn makes for every WebSocket."""

    async def send(self, message: Any) -> None:
        """`encoded` are texts in UTF-8, which the library would decode and encode again, each by itself."""
        texts: list[bytes] | None = message.get("encoded")
        if not self.writable.is_set():
            await self.writable.wait()
        if texts is None:
            if self.close_sent:
                raise ClientDisconnected  # closed meanwhile for what it sent or did not answer: nobody's mistake here
            return await super().send(message)
        if self.disconnected:
            raise ClientDisconnected
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))
