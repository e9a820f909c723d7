"""What drivers of WebSocket servers share: a line that reads and writes frames as bytes, and the figures at the end.

Law: a driver must cost less than the server it drives. So a line reads no more of a frame than it needs, and masks with zeros.
"""

from __future__ import annotations

import asyncio
import json
import struct
import sys
import time
from base64 import b64encode
from collections.abc import Callable, Coroutine
from typing import Any

import uvloop


class Frames(asyncio.Protocol):
    """One person's connection, from the upgrade on."""

    transport: Any

    def __init__(self, request: bytes) -> None:
        self.request, self.rest, self.open = request, b"", False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.open:
            head, ended, data = data.partition(b"\r\n\r\n")
            if not ended:
                self.rest = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open = True
            self.opened()
        at, size = 0, len(data)
        while size - at >= 2:
            length, begin = data[at + 1], at + 2
            if length == 126:
                if size - at < 4:
                    break
                length, begin = struct.unpack_from("!H", data, at + 2)[0], at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length, begin = struct.unpack_from("!Q", data, at + 2)[0], at + 10
            if size < begin + length:
                break
            if data[at] == 0x81:
                self.heard(data[begin : begin + length])
            elif data[at] == 0x89:
                self.transport.write(b"\x8a" + bytes([0x80 | length]) + b"\0\0\0\0" + data[begin : begin + length])
            elif data[at] == 0x88:
                raise SystemExit(f"closed: {data[begin : begin + length]!r}")
            at = begin + length
        self.rest = data[at:]

    def send(self, text: bytes) -> None:
        """Send a masked frame, as clients must; the mask is zeros."""
        head = struct.pack("!BB", 0x81, 0x80 | len(text)) if len(text) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(text))
        self.transport.write(head + b"\0\0\0\0" + text)

    def opened(self) -> None:
        """The server has agreed to speak WebSocket."""

    def heard(self, text: bytes) -> None:
        raise NotImplementedError


class Counting:
    """What a driver counts once all tables play: how long each move took, and the bytes that were told."""

    def __init__(self) -> None:
        self.counting = False
        self.bytes = 0
        self.times: list[float] = []

    async def count(self, tables: int, seconds: float) -> dict[str, Any]:
        """Let the tables warm up, wait for a line from standard input, and return the figures of this many seconds."""
        await asyncio.sleep(1.5 + tables / 200)
        await step("playing")
        self.counting, self.bytes = True, 0
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        self.counting, took = False, time.perf_counter() - began
        return figures(self.times, took, self.bytes)


def upgrade(path: str, host: str, origin: str) -> bytes:
    """The request that turns a connection into a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        f"Origin: {origin}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def figures(times: list[float], took: float, told: int) -> dict[str, Any]:
    """The figures of some moves: the times until all had heard of each, the seconds they took, and the bytes told."""
    moves = len(times)
    times.sort()
    return {
        "moves": moves,
        "seconds": round(took, 2),
        "moves_per_s": round(moves / took),
        "p50_ms": round(times[moves // 2] * 1000, 1),
        "p99_ms": round(times[moves * 99 // 100] * 1000, 1),
        "bytes_per_move": round(told / max(1, moves)),
    }


async def step(name: str) -> None:
    """Say where we are, and wait for a line from standard input."""
    print(name, flush=True)
    await asyncio.to_thread(sys.stdin.readline)


def main(drive: Callable[[list[int], int, float], Coroutine[Any, Any, dict[str, Any]]]) -> None:
    """A driver as a program: ports, tables and seconds, and a line of JSON at the end."""
    ports, tables, seconds = [int(port) for port in sys.argv[1].split(",")], int(sys.argv[2]), float(sys.argv[3])
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(drive(ports, tables, seconds))), flush=True)
