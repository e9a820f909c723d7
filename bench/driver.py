"""The driver of `bench sockets`: tables of four people who move as soon as it is their turn, over real WebSockets.

Law: it runs in a process of its own, so that its work is not counted as the server's. It reads no more of a frame than it
needs to move. Each table comes from a network of its own (127.x.y.0/24), so that the server's limits stay on. If there are
several processes, the people of a table are at all of them in turn, as a proxy might have it.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from base64 import b64encode
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from bench.lines import Counting, Frames, main, step, upgrade
from coyote.table.deal.fair import client_commit
from prove.common.client import Place

SEATS: Final = 4
ENOUGH: Final = 25
"""People call any number above this, …"""
STEP: Final = 3
"""… and else say so much more, from 1 on."""
PATIENCE_S: Final = 0.1
"""Whoever was too fast asks again after this time."""
SEEDS: Final = [bytes([seat]) * 32 for seat in range(SEATS)]


class Able(msgspec.Struct):
    """What the player may do."""

    lowest: int | None = None
    call: bool = False


class You(msgspec.Struct):
    """In news, what is left out is as it was."""

    options: Able | UnsetType | None = UNSET
    awaited: str | UnsetType | None = UNSET


class Game(msgspec.Struct):
    id: str | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    number: int | UnsetType | None = UNSET


class About(msgspec.Struct):
    state: str
    games: int = 0


class Fair(msgspec.Struct):
    epoch: int


class Message(msgspec.Struct):
    """The parts of a message that the driver needs."""

    tell: str
    seq: int = 0
    table: About | str | None = None
    you: You | None = None
    game: Game | None = None
    fair: Fair | None = None
    code: str = ""


read_message: Final = msgspec.json.Decoder(Message).decode


class Table:
    """Four lines, and the moves that not all of them have heard of."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.lines: list[Line] = []
        self.moves: list[Move] = []

    def heard(self, line: int, seq: int) -> None:
        """Note that a line has heard of everything up to this seq."""
        for move in list(self.moves):
            if seq > move.after:
                move.heard |= 1 << line
                if move.heard == (1 << SEATS) - 1:
                    self.moves.remove(move)
                    self.driver.moved(time.perf_counter() - move.asked)


class Move:
    """A move on its way: when it was asked, the seq it was made at, and the seats that have heard of it, as bits."""

    __slots__ = ("after", "asked", "heard")

    def __init__(self, after: int) -> None:
        self.asked, self.after, self.heard = time.perf_counter(), after, 0


class Line(Frames):
    """One person's connection."""

    def __init__(self, table: Table, seat: int, hello: bytes, request: bytes) -> None:
        super().__init__(request)
        self.table, self.seat, self.hello = table, seat, hello
        self.ops, self.asked = 0, b""
        self.seated = asyncio.get_running_loop().create_future()
        self.last = 0
        self.given: object = None
        self.state = "open"
        self.epoch = 0
        self.game = ""
        self.turn = -1
        self.number: int | None = None
        self.options: Able | None = None
        self.awaited: str | None = None

    def opened(self) -> None:
        self.send(self.hello)

    def connection_lost(self, _: Exception | None) -> None:
        if not self.table.driver.over:
            raise SystemExit("a line was lost")

    def ask(self, ask: bytes, fields: bytes = b"") -> None:
        self.ops += 1
        self.asked = b'{"ask":"%s","op":"%d"%s}' % (ask, self.ops, b"," + fields if fields else b"")
        self.send(self.asked)

    def heard(self, text: bytes) -> None:
        message = read_message(text)
        if message.tell == "refused":
            self.table.driver.refused[message.code] = self.table.driver.refused.get(message.code, 0) + 1
            if message.code == "too-fast":
                asyncio.get_running_loop().call_later(PATIENCE_S, self.send, self.asked)
        if message.tell not in ("table", "news"):
            return
        self.table.driver.bytes += len(text)
        self.know(message)
        if not self.seated.done():
            self.seated.set_result(None)
        if message.seq <= self.last:
            return
        self.last = message.seq
        self.table.heard(self.seat, message.seq)
        if not self.table.driver.driving:
            return
        if self.awaited is not None and self.epoch:
            given = self.awaited, self.epoch, self.game
            if given != self.given:
                self.given = given
                self.give(self.awaited, self.epoch, self.game)
        elif self.state != "playing":
            if self.seat == 0:
                self.ask(b"start")
        elif self.options is not None and self.turn == self.seat:
            self.move(message.seq, self.options)

    def know(self, message: Message) -> None:
        """Put a message into what this line knows."""
        whole, you, game = message.tell == "table", message.you, message.game
        if whole:
            self.options, self.awaited = None, None
        if isinstance(message.table, About):
            self.state = message.table.state
        if message.fair is not None:
            self.epoch = message.fair.epoch
        if you is not None:
            self.options = self.options if you.options is UNSET else you.options
            self.awaited = self.awaited if you.awaited is UNSET else you.awaited
        if game is not None:
            self.game = self.game if game.id is UNSET else game.id
            self.turn = self.turn if game.turn is UNSET else game.turn
            self.number = self.number if game.number is UNSET else game.number

    def give(self, awaited: str, epoch: int, game: str) -> None:
        """Commit to a seed, or show it."""
        seed = SEEDS[self.seat]
        if awaited == "commit":
            self.ask(b"commit", b'"commit":"%s"' % b64encode(client_commit(seed, game, epoch, self.seat)))
        else:
            self.ask(b"show", b'"seed":"%s"' % b64encode(seed))

    def move(self, seq: int, able: Able) -> None:
        if (able.call and (self.number or 0) > self.table.driver.enough) or able.lowest is None:
            move = b'{"do":"call"}'
        else:
            move = b'{"do":"declare","number":%d}' % max(able.lowest, 1 if self.number is None else self.number + STEP)
        self.table.moves.append(Move(seq))
        self.ask(b"play", b'"seq":%d,"move":%s' % (seq, move))


class Driver(Counting):
    """Plays at all tables, and counts the moves."""

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__()
        self.ports, self.enough = ports, ENOUGH
        self.driving = self.over = False
        self.refused: dict[str, int] = {}

    def moved(self, seconds: float) -> None:
        if self.counting:
            self.times.append(seconds)

    async def sit_down(self, number: int) -> Table:
        """Open a table, and connect and seat four people."""
        source = f"127.{1 + number // 250}.{number % 250}.1"
        table, link = Table(self), ""
        for seat in range(SEATS):
            port = self.ports[(number + seat) % len(self.ports)]
            place = Place(port, source=source)
            guest = await place.call("POST", "/api/guests", {"name": f"p{seat}"})
            if not link:
                link = (await place.call("POST", "/api/tables", {}, guest["token"]))["link"]
            hello = {"ask": "hello", "link": link, "token": guest["token"], "next": secrets.token_urlsafe(32)}
            line = Line(
                table, seat, json.dumps(hello).encode(), upgrade("/api/socket", f"{place.host}:{place.port}", place.origin)
            )
            table.lines.append(line)
            await asyncio.get_running_loop().create_connection(partial(same, line), "127.0.0.1", port, local_addr=(source, 0))
            await line.seated
            if seat:
                line.ask(b"sit", b'"name":"p%d"' % seat)
        return table

    async def drive(self, tables: int, seconds: float) -> dict[str, Any]:
        """Seat the tables, play for a while, and return the figures. Each step waits for a line from standard input."""
        sitting = [await self.sit_down(number) for number in range(tables)]
        await step("seated")
        self.driving = True
        for table in sitting:
            table.lines[0].ask(b"start")
        figures = await self.count(tables, seconds)
        self.over = True
        return figures | {"refused": self.refused}


def same(line: Line) -> Line:
    return line


if __name__ == "__main__":
    main(lambda ports, tables, seconds: Driver(ports).drive(tables, seconds))
