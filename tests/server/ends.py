"""The other end of a WebSocket inside the process: frames as a client sends them, and what becomes of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

from uvicorn.server import ServerState

from coyote.server.edge.framing import unmasked
from coyote.server.edge.wire import WIRE, Wire
from prove.hostile.raw import CLOSE, TEXT, frame

CONT, PONG = 0, 10
KEY = b"\x37\xfa\x21\x3d"
LONGEST = 2000
OFFERED = "permessage-deflate; client_max_window_bits"
REQUEST = (
    "GET /api/socket?x=1 HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Extensions: {OFFERED}\r\n\r\n"
).encode()


def sent(payload: bytes | str, opcode: int = TEXT, *, fin: bool = True, rsv: int = 0, key: bytes = KEY) -> bytes:
    """A frame of a client, masked."""
    data = payload.encode() if isinstance(payload, str) else payload
    plain = frame(data, opcode, fin=fin, rsv=rsv)
    return plain[: len(plain) - len(data) - 4] + key + unmasked(data, key)


class Transport(asyncio.Transport):
    """Notes what is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 5), "sockname": ("192.0.2.2", 80)})
        self.written, self.closed, self.reading = b"", False, True

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Other:
    """The other end of a wire: what it was sent, and what the application heard of it."""

    def __init__(self) -> None:
        self.state, self.transport, self.heard = ServerState(), Transport(), list[bytes]()
        config: Any = SimpleNamespace(loaded_app=self.app, ws_max_size=LONGEST, ws_ping_interval=None)
        self.wire = Wire(config, self.state, {})
        self.wire.connection_made(self.transport)

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope, self.asked = scope, dict(scope)
        wire: Wire = scope["extensions"][WIRE]
        await receive()
        await send({"type": "websocket.accept"})
        over = asyncio.get_running_loop().create_future()

        def hear(text: bytes | None) -> None:
            if text is None:
                over.set_result(None)
            else:
                self.heard.append(text)
                wire.inbox.go_on()

        wire.inbox.listen(hear)
        await over

    def say(self, *pieces: bytes) -> None:
        for piece in pieces:
            if not self.transport.closed:
                self.wire.data_received(piece)

    @property
    def told(self) -> list[tuple[int, bytes]]:
        """The frames that the server has written: opcode and payload."""
        return list(frames_in(self.transport.written))

    @property
    def closed_with(self) -> int | None:
        """The code of the last frame, if it closes."""
        opcode, payload = (self.told or [(0, b"")])[-1]
        return int.from_bytes(payload[:2], "big") if opcode == CLOSE else None


def frames_in(data: bytes) -> Iterator[tuple[int, bytes]]:
    while data:
        first, size, data = data[0], data[1], data[2:]
        if size == 126:
            size, data = int.from_bytes(data[:2], "big"), data[2:]
        assert first & 0xF0 == 0x80 and size < 127, "whole, and not masked"
        yield first & 15, data[:size]
        data = data[size:]


@asynccontextmanager
async def other() -> AsyncIterator[Other]:
    """The other end of a wire that was accepted."""
    end = Other()
    end.say(REQUEST)
    await asyncio.sleep(0)
    assert end.transport.written.startswith(b"HTTP/1.1 101 "), end.transport.written
    assert b"extensions" not in end.transport.written.lower(), "12, 13: compression is declined"
    end.transport.written = b""
    yield end
    end.wire.connection_lost(None)
    await asyncio.gather(*end.state.tasks)
    assert not end.state.connections


def cuts(frames: Sequence[bytes]) -> dict[str, list[bytes]]:
    """The same bytes, as they may arrive."""
    whole = b"".join(frames)
    return {
        "at once": [whole],
        "frame by frame": list(frames),
        "octet by octet": [whole[at : at + 1] for at in range(len(whole))],
        "head apart": [part for one in frames for part in (one[:1], one[1:]) if part],
        "end apart": [part for one in frames for part in (one[:-1], one[-1:]) if part],
    }
