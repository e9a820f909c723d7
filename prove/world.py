"""A world: the real server on loopback with a clock, a chance and a database of its own, and everybody who looks at it.

Law: one thing is done at a time, and everything that comes of it is heard before the next. All that anybody could hear is kept
with the moment at which it came: messages, answers over HTTP, closings, the journal, and what the bus tells other processes.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import patch

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from coyote.server import limits
from coyote.server.bus import Brokered, Bus
from coyote.server.figures import Figures
from coyote.server.house import House
from coyote.server.journal import Lines, log
from coyote.server.means import Means
from coyote.server.opening import POSTGRES, open_store
from coyote.server.serving import Service, bound, configured
from coyote.server.store import Store
from coyote.server.tickets import in_letters
from coyote.table.table import Table
from prove.stillness import Still

HOST = "coyote.test"
ORIGIN = f"http://{HOST}"
EPOCH_MS = 1_700_000_000_000
"""When every world begins."""
SOON_S, STUCK_S = 0.003, 0.2
"""How long nothing must come before time moves by itself, at the end of a world, and where an answer is not given at once."""
GENEROUS = limits.Rate(1e9, 1e9)
DATE = re.compile(rb"\r\ndate: [^\r]*")
WOBBLES = re.compile(rb"(?m)^(process_\S+|coyote_kept_seconds_(sum|bucket\S*)) .*\n")
"""Figures of the process, and times that were measured."""
LENGTH = re.compile(rb"\r\ncontent-length: \d+")


class Seen(NamedTuple):
    """Something that somebody could see, and when."""

    step: int
    who: str
    at: float
    what: bytes


class Ear:
    """One connection of somebody."""

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


class Quiet(uvicorn.Server):
    """Without the ticking: it would only write the date."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.end = asyncio.Event()
        self.up = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        self.up.set()
        await self.end.wait()


class World:
    """Make one with `world`."""

    def __init__(self, loop: Still, house: House, port: int, seed: int) -> None:
        self.loop, self.house, self.port = loop, house, port
        self.rng = Random(f"clients {seed}")
        self.step = 0
        self.seen: list[Seen] = []
        self.tokens: dict[str, str] = {}
        self.ears: dict[tuple[str, int], Ear] = {}
        self.opened: dict[str, str] = {}
        """The table, as its opener was told of it."""

    def note(self, who: str, what: bytes) -> None:
        self.seen.append(Seen(self.step, who, self.loop.time(), what))

    @property
    def now(self) -> int:
        return EPOCH_MS + round(self.loop.time() * 1000)

    @property
    def table(self) -> Table:
        return self.house.stewards[self.opened["table"]].result().table

    # time

    async def settle(self) -> None:
        """Until everything is done: whatever is on its way to somebody comes before the answer to a ping after it."""
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
        """Let time pass; all that is due happens when it is due."""
        goal = (until - EPOCH_MS) / 1000
        while (when := self.loop.next_timer()) is not None and when <= goal:
            self.loop.move(when)
            await self.settle()
        self.loop.move(goal)
        await self.settle()

    # people

    async def come(self, name: str, tab: int = 0, *, by_code: bool = False) -> None:
        """On the line, with a new tab."""
        token, following = self.tokens[name], in_letters(self.rng.randbytes(32))
        room = self.opened["code" if by_code else "room"]
        with self.loop.moving_after(STUCK_S):
            socket = await connect(
                f"ws://{HOST}/api/socket",
                origin=Origin(ORIGIN),
                host="127.0.0.1",
                port=self.port,
                compression=None,
                ping_interval=None,
            )
        self.ears[name, tab] = Ear(f"{name} in tab {tab}", socket, self)
        await self.say(name, tab, json.dumps({"ask": "hello", "room": room, "token": token, "next": following}))
        self.tokens[name] = following
        await self.settle()

    async def go(self, name: str, tab: int) -> None:
        with self.loop.moving_after(STUCK_S):
            await self.ears[name, tab].close()
        await self.settle()

    async def say(self, name: str, tab: int, text: str) -> None:
        try:
            await self.ears[name, tab].socket.send(text)
        except ConnectionClosed:
            self.note(f"{name} in tab {tab}", b"could not be said")
        await self.settle()

    async def call(self, who: str | None, method: str, path: str, body: str | None = None) -> bytes:
        """An answer over HTTP, as it came."""
        lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}", "connection: close"]
        if who is not None:
            lines.append(f"authorization: Bearer {self.tokens[who]}")
        if body is not None:
            lines += ["content-type: application/json", f"content-length: {len(body.encode())}"]
        with self.loop.moving_after(STUCK_S):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
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


class Unheard(Brokered):
    """A bus between processes, so that clocks are run by leases; there is nobody else to hear it."""

    def __init__(self) -> None:
        super().__init__("")
        self._hearing = True

    async def start(self) -> None:
        """There is nobody to be heard."""

    async def _session(self) -> None:
        """It never begins."""


class Journal(logging.Handler):
    """All lines, without the time of day."""

    def __init__(self, note: Callable[[str, bytes], None]) -> None:
        super().__init__()
        self.setFormatter(Lines())
        self.note = note

    def emit(self, record: logging.LogRecord) -> None:
        told = json.loads(self.format(record))
        del told["at"]
        self.note("the journal", json.dumps(told).encode())


@contextmanager
def overheard(here: World, bus: Bus) -> Iterator[None]:
    """What the server writes to its journal, and what it tells other processes."""
    journal, level, publish = Journal(here.note), log.level, bus.publish

    def told(*what: Any) -> None:
        here.note("the bus", repr(what).encode())
        publish(*what)

    logging.getLogger().addHandler(journal)
    log.setLevel(logging.INFO)
    try:
        with patch.object(bus, "publish", told):
            yield
    finally:
        logging.getLogger().removeHandler(journal)
        log.setLevel(level)


@asynccontextmanager
async def world(where: str, seed: int) -> AsyncIterator[World]:
    """A server on a new database, with nobody there yet."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Still)
    several = where.startswith(POSTGRES)
    store, bus = await open_store(where), Unheard() if several else Bus()
    if several:
        counted(loop, store)
    chance = Random(f"server {seed}")
    house = House(Means(store, bus, Figures(), lambda: EPOCH_MS + round(loop.time() * 1000), chance.randbytes))
    server = Quiet(configured(house, Service(where, origins=frozenset({ORIGIN}))))
    listening = bound("127.0.0.1", 0)
    here = World(loop, house, listening.getsockname()[1], seed)
    still_clock = SimpleNamespace(monotonic=loop.time)
    with overheard(here, bus), patch.object(limits, "time", still_clock), patch.object(limits, "WEB", GENEROUS):
        serving = asyncio.create_task(server._serve([listening]))
        await server.up.wait()
        try:
            yield here
        finally:
            here.step = sys.maxsize  # what comes of closing is not looked at
            with loop.moving_after(SOON_S):
                for ear in here.ears.values():
                    await ear.close()
                server.end.set()
                await serving
                listening.close()


def counted(loop: Still, store: Store) -> None:
    """While a database is at work, not all is done."""
    for name in ("_read", "_write", "append"):
        really = getattr(store, name)

        async def work(*what: Any, _really: Any = really) -> Any:
            loop.watch.outside += 1
            try:
                return await _really(*what)
            finally:
                loop.watch.outside -= 1

        setattr(store, name, work)
