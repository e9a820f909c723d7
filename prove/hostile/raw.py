"""A raw WebSocket: frames as bytes, right or wrong, for rude clients.

Law: it sends what it is told to, and reads only when asked; nothing is mended on the way.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
from base64 import b64encode
from typing import Any, Self

from prove.common.client import Person, Place, Told

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
GONE = 1006
"""The connection ended without a close code."""


class Closed(Exception):
    """The server has closed the connection."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Turned(Exception):
    """The server did not accept the handshake."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True, rsv: int = 0, masked: bool = True) -> bytes:
    """One frame, masked with zeros, which is allowed and saves our time."""
    first, mask = (0x80 if fin else 0) | rsv << 4 | opcode, 0x80 if masked else 0
    size = len(payload)
    if size < 126:
        head = bytes([first, mask | size])
    elif size < 65536:
        head = bytes([first, mask | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([first, mask | 127]) + size.to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + payload


class Raw:
    """A connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.extensions = ""
        self.heard = 0
        """Bytes of messages."""
        self.first: Told = {}
        """The first frame that `greeted` read; news goes on from it."""

    @classmethod
    async def at(cls, place: Place, origin: str | None = "", headers: str = "", buffer: int | None = None) -> Self:
        """Connect. Raises Turned. Without `origin` it is the right one, None sends none; a small buffer fills up soon."""
        sock = socket.socket()
        if buffer is not None:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        sock.setblocking(False)
        if place.source:
            sock.bind((place.source, 0))
        await asyncio.get_running_loop().sock_connect(sock, (place.host, place.port))
        reader, writer = await asyncio.open_connection(sock=sock, limit=1 << 18)
        said = "" if origin is None else f"Origin: {origin or place.origin}\r\n"
        key = b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {place.host}:{place.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{said}{headers}\r\n".encode("latin-1")
        )
        raw = cls(reader, writer)
        try:
            answer = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)).decode("latin-1")
        except (asyncio.IncompleteReadError, ConnectionError):
            raw.drop()
            raise Turned(0) from None
        status = int(answer.split(" ", 2)[1])
        if status != 101:
            raw.drop()
            raise Turned(status)
        found = [line for line in answer.split("\r\n") if line.lower().startswith("sec-websocket-extensions")]
        raw.extensions = "".join(found)
        return raw

    @classmethod
    async def greeted(cls, person: Person, link: str, place: Place | None = None, buffer: int | None = None) -> Self:
        """Say hello and read up to the first frame."""
        raw = await cls.at(place or person.place, buffer=buffer)
        raw.say(person.hello(link))
        told = await raw.hear()
        if told["tell"] != "welcome":
            raw.drop()
            raise Closed(GONE)
        person.token, person.next = person.next, ""
        raw.first = await raw.hear()
        return raw

    def say(self, message: object) -> None:
        self.send(frame(json.dumps(message).encode()))

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def drain(self) -> None:
        try:
            await self.writer.drain()
        except ConnectionError:
            raise Closed(GONE) from None

    async def hear(self, seconds: float = 20) -> Told:
        """The next message. Raises Closed or TimeoutError."""
        async with asyncio.timeout(seconds):
            while True:
                opcode, payload = await self.frame()
                if opcode == CLOSE:
                    raise Closed(int.from_bytes(payload[:2], "big") if len(payload) >= 2 else 1005)
                if opcode in (TEXT, BINARY):
                    self.heard += len(payload)
                    told: dict[str, Any] = json.loads(payload)
                    return told

    async def frame(self) -> tuple[int, bytes]:
        read = self.reader.readexactly
        try:
            first, size = await read(2)
            if size >= 126:
                size = int.from_bytes(await read(2 if size == 126 else 8), "big")
            return first & 15, await read(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Closed(GONE) from None

    async def ended(self, seconds: float = 20) -> tuple[int, list[Told]]:
        """The close code and what came before it; 0 if the connection stays open."""
        told = list[Told]()
        try:
            while True:
                told.append(await self.hear(seconds))
        except Closed as closed:
            self.drop()
            return closed.code, told
        except TimeoutError:
            return 0, told

    def drop(self) -> None:
        transport: Any = self.writer.transport
        transport.abort()
