"""A world: the real server on loopback with its own clock, randomness and database, and everybody who looks at it.

Law: one thing is done at a time, and everything that comes of it is heard before the next. All that anybody could hear is kept
with the moment at which it came: messages, answers over HTTP, closings, the journal, and what the bus tells other processes.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from coyote.server.tickets import in_letters
from coyote.table.table import Table
from prove.sight.standing import EPOCH_MS, HOST, ORIGIN, Standing, observed
from prove.sight.stillness import Still

SOON_S, STUCK_S = 0.003, 0.2
"""Time moves on by itself after this many seconds without a message: at the end of a world, and where an answer takes time."""
RESTART_S = 20.0
"""How long the server is down when it is restarted."""
DATE = re.compile(rb"\r\ndate: [^\r]*")
WOBBLES = re.compile(rb"(?m)^(process_\S+|coyote_kept_seconds_(sum|bucket\S*)) .*\n")
"""Metrics of the process, and times that were measured."""
LENGTH = re.compile(rb"\r\ncontent-length: \d+")


class Seen(NamedTuple):
    """Something that somebody could see, and when."""

    step: int
    who: str
    at: float
    what: bytes


class Ear:
    """One connection of one person."""

    def __init__(self, who: str, socket: ClientConnection, world: World) -> None:
        self.who, self.socket, self.world = who, socket, world
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            while True:
                self.world.note(self.who, await self.socket.recv(decode=False))
        except ConnectionClosed:
            self.world.note(self.who, f"closed {self.socket.close_code} {self.socket.close_reason}".encode())

    @property
    def open(self) -> bool:
        return not self.reading.done()

    async def close(self) -> None:
        await self.socket.close()
        await self.reading


class World:
    """Make one with `world`."""

    server: Standing

    def __init__(self, where: str, seed: int) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Still)
        self.loop, self.where = loop, where
        self.rng, self.chance = Random(f"clients {seed}"), Random(f"server {seed}").randbytes
        self.step = 0
        self.seen: list[Seen] = []
        self.tokens: dict[str, str] = {}
        self.ears: dict[tuple[str, int], Ear] = {}
        self.opened: dict[str, str] = {}
        """What the host was told when the table was opened."""

    def note(self, who: str, what: bytes) -> None:
        # asyncpg's timeouts go by the real clock: with PostgreSQL our time stops at moments that are a hair apart
        self.seen.append(Seen(self.step, who, round(self.loop.time(), 3), what))

    @property
    def now(self) -> int:
        return EPOCH_MS + round(self.loop.time() * 1000)

    @property
    def table(self) -> Table:
        return self.server.house.stewards[self.opened["table"]].result().table

    def viewer(self) -> int:
        """The number of somebody who watches and has tuned in; 0: nobody has."""
        lines = self.server.house.stewards[self.opened["table"]].result().lines.values()
        return min((line.viewer for guests in lines for line in guests), default=0)

    # time

    async def settle(self) -> None:
        """Wait until everything is done: a ping's answer comes after whatever was sent before it."""
        for _ in range(2):
            await self.loop.idle()
            for ear in [ear for ear in self.ears.values() if ear.open]:
                with self.loop.moving_after(STUCK_S):  # it is not read before what came earlier was dealt with
                    try:
                        await (await ear.socket.ping())
                    except ConnectionClosed:
                        await ear.reading
        await self.loop.idle()

    async def wait(self, until: int) -> None:
        """Let time pass; what is due happens when it is due."""
        goal = (until - EPOCH_MS) / 1000
        while (when := self.loop.next_timer()) is not None and when <= goal:
            self.loop.move(when)
            await self.settle()
        self.loop.move(goal)
        await self.settle()

    async def end(self) -> None:
        with self.loop.moving_after(SOON_S):
            for ear in self.ears.values():
                await ear.close()
            await self.server.end()

    async def restart(self) -> None:
        """The server ends and another one takes over; everybody who was there comes back."""
        again = RESTART_S + self.loop.time()
        here = [key for key, ear in self.ears.items() if ear.open]
        await self.end()
        self.loop.move(again)
        self.server = await Standing.at(self.where, self.chance, self.note)
        for name, tab in here:
            await self.come(name, tab)

    # people

    async def come(self, name: str, tab: int = 0, *, by_code: bool = False) -> None:
        """Connect with a new tab."""
        token, following = self.tokens[name], in_letters(self.rng.randbytes(32))
        link = self.opened["code" if by_code else "link"]
        with self.loop.moving_after(STUCK_S):
            socket = await connect(
                f"ws://{HOST}/api/socket",
                origin=Origin(ORIGIN),
                host="127.0.0.1",
                port=self.server.port,
                compression=None,
                ping_interval=None,
            )
        self.ears[name, tab] = Ear(f"{name} in tab {tab}", socket, self)
        await self.say(name, tab, json.dumps({"ask": "hello", "link": link, "token": token, "next": following}))
        self.tokens[name] = following
        await self.settle()

    async def go(self, name: str, tab: int) -> None:
        with self.loop.moving_after(STUCK_S):
            await self.ears[name, tab].close()
        await self.settle()

    async def say(self, name: str, tab: int, text: str) -> None:
        try:
            with self.loop.moving_after(STUCK_S):  # on a line that the server is closing it waits for the end
                await self.ears[name, tab].socket.send(text)
        except ConnectionClosed:
            self.note(f"{name} in tab {tab}", b"could not be said")
        await self.settle()

    async def call(self, who: str | None, method: str, path: str, body: str | None = None) -> bytes:
        """The raw answer to an HTTP request."""
        lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}", "connection: close"]
        if who is not None:
            lines.append(f"authorization: Bearer {self.tokens[who]}")
        if body is not None:
            lines += ["content-type: application/json", f"content-length: {len(body.encode())}"]
        with self.loop.moving_after(STUCK_S):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            writer.write(("\r\n".join(lines) + f"\r\n\r\n{body or ''}").encode())
            answer = DATE.sub(b"", await reader.read())
            writer.close()
            await writer.wait_closed()
        if path == "/metrics":
            answer = WOBBLES.sub(b"", LENGTH.sub(b"", answer))
        self.note(f"{who or 'anybody'} over HTTP", f"{method} {path} {body}: ".encode() + answer)
        return answer

    async def called(self, who: str | None, method: str, path: str, body: object = None) -> Any:
        """The JSON of a good answer."""
        answer = await self.call(who, method, path, None if body is None else json.dumps(body))
        head, _, told = answer.partition(b"\r\n\r\n")
        assert head[9:10] == b"2", answer
        return json.loads(told)

    async def guest(self, name: str) -> None:
        self.tokens[name] = (await self.called(None, "POST", "/api/guests", {"name": name}))["token"]


@asynccontextmanager
async def world(where: str, seed: int) -> AsyncIterator[World]:
    """A server on a new database, with nobody there yet."""
    here = World(where, seed)
    with observed(here.note):
        here.server = await Standing.at(where, here.chance, here.note)
        try:
            yield here
        finally:
            here.step = sys.maxsize  # what comes of closing is not looked at
            await here.end()
