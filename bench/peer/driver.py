"""The driver of boardgame.io: tables of four who move as soon as it is their turn, in Socket.IO's text over WebSockets.

Law: as `bench.driver`: a process of its own, which reads no more than it needs; a move counts when all four seats know.
"""

from __future__ import annotations

import asyncio
import json
import struct
import sys
import time
from base64 import b64encode
from typing import Any, Final

import msgspec
import uvloop

from bench.driver import ENOUGH, SEATS, step

GAME: Final = "toy"


class Ctx(msgspec.Struct):
    currentPlayer: str  # noqa: N815 (their name)


class G(msgspec.Struct):
    number: int


class State(msgspec.Struct):
    G: G
    ctx: Ctx
    _stateID: int  # noqa: N815


class Synced(msgspec.Struct):
    state: State


read_update: Final = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
read_sync: Final = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class Line(asyncio.Protocol):
    """One person's connection."""

    def __init__(self, table: Table, seat: int, port: int) -> None:
        self.table, self.seat, self.port = table, seat, port
        self.rest, self.open = b"", False
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        lines = [
            "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
            f"Host: localhost:{self.port}",
            f"Origin: http://localhost:{self.port}",
            *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}",
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.open:
            head, ended, data = data.partition(b"\r\n\r\n")
            if not ended:
                self.rest = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open = True
        at, size = 0, len(data)
        while size - at >= 2:
            length, begin = data[at + 1], at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                if size - at < 2 + wide:
                    break
                length, begin = int.from_bytes(data[at + 2 : at + 2 + wide], "big"), at + 2 + wide
            if size < begin + length:
                break
            if data[at] == 0x81:
                self.heard(data[begin : begin + length])
            at = begin + length
        self.rest = data[at:]

    def send(self, text: bytes) -> None:
        head = struct.pack("!BB", 0x81, 0x80 | len(text)) if len(text) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(text))
        self.transport.write(head + b"\0\0\0\0" + text)

    def heard(self, text: bytes) -> None:
        driver = self.table.driver
        if text == b"2":
            self.send(b"3")
        elif text.startswith(b"0"):
            self.send(b"40/toy,")
        elif text.startswith(b"40/toy"):
            self.send(b'42/toy,["sync","%s","%d",null,%d]' % (self.table.id, self.seat, SEATS))
        elif text.startswith(b'42/toy,["sync"'):
            self.state = read_sync(text[7:])[2].state
            if not self.ready.done():
                self.ready.set_result(None)
        elif text.startswith(b'42/toy,["update"'):
            driver.bytes += len(text)
            self.state = read_update(text[7:])[2]
            self.table.heard(self.seat)
            if driver.driving:
                self.move()

    def move(self) -> None:
        if self.state.ctx.currentPlayer != str(self.seat):
            return
        number = self.state.G.number
        kind, args = ("call", []) if number > ENOUGH else ("declare", [number + 3 if number else 1])
        action = {"type": "MAKE_MOVE", "payload": {"type": kind, "args": args, "playerID": str(self.seat)}}
        self.table.asked, self.table.ears = time.perf_counter(), 0
        self.send(
            b"42/toy," + json.dumps(["update", action, self.state._stateID, self.table.id.decode(), str(self.seat)]).encode()
        )


class Table:
    """Four lines, and who has heard of the last move."""

    def __init__(self, driver: Driver, number: int) -> None:
        self.driver, self.id = driver, b"t%d" % number
        self.lines: list[Line] = []
        self.asked, self.ears = 0.0, 0

    def heard(self, seat: int) -> None:
        self.ears |= 1 << seat
        if self.ears == (1 << SEATS) - 1 and self.driver.counting:
            self.driver.times.append(time.perf_counter() - self.asked)


class Driver:
    """Plays at all tables, and counts the moves."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.driving = self.counting = False
        self.bytes = 0
        self.times: list[float] = []

    async def drive(self, tables: int, seconds: float) -> dict[str, Any]:
        sitting = [Table(self, number) for number in range(tables)]
        for table in sitting:
            for seat in range(SEATS):
                line = Line(table, seat, self.port)
                table.lines.append(line)
                await asyncio.get_running_loop().create_connection(lambda line=line: line, "localhost", self.port)  # type: ignore[misc]
                await line.ready
        self.driving = True
        for table in sitting:
            table.lines[0].move()
        await asyncio.sleep(1.5 + tables / 200)
        await step("playing")
        self.counting, self.bytes = True, 0
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        self.counting, took = False, time.perf_counter() - began
        self.driving = False
        self.times.sort()
        moves = len(self.times)
        return {
            "moves": moves,
            "seconds": round(took, 2),
            "moves_per_s": round(moves / took),
            "p50_ms": round(self.times[moves // 2] * 1000, 1),
            "p99_ms": round(self.times[moves * 99 // 100] * 1000, 1),
            "bytes_per_move": round(self.bytes / max(1, moves)),
        }


if __name__ == "__main__":
    port, tables, seconds = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(Driver(port).drive(tables, seconds))), flush=True)
