"""The driver of boardgame.io: tables of four who move as soon as it is their turn, in Socket.IO's text over WebSockets.

Law: as `bench.driver`: a process of its own, which reads no more than it needs; a move counts when all four seats know.
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, Final

import msgspec

from bench.driver import ENOUGH, SEATS, STEP
from bench.lines import Counting, Frames, main, upgrade

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


class Line(Frames):
    """One person's connection."""

    def __init__(self, table: Table, seat: int, port: int) -> None:
        super().__init__(upgrade("/socket.io/?EIO=4&transport=websocket", f"localhost:{port}", f"http://localhost:{port}"))
        self.table, self.seat = table, seat
        self.ready = asyncio.get_running_loop().create_future()

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
        kind, args = ("call", []) if number > ENOUGH else ("declare", [number + STEP if number else 1])
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


class Driver(Counting):
    """Plays at all tables, and counts the moves."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.port = port
        self.driving = False

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
        figures = await self.count(tables, seconds)
        self.driving = False
        return figures


if __name__ == "__main__":
    main(lambda ports, tables, seconds: Driver(*ports).drive(tables, seconds))
