"""The real server in this process: application, house, store and sockets, served by uvicorn on loopback.

Law: nothing of the server is left out or replaced except its clock, its randomness, the processes in which its minds think,
and the limits for a network. What it writes to its journal and publishes on its bus is handed to whoever wants to know.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self

import uvicorn

from coyote.server.bus import Brokered, Bus
from coyote.server.edge.limits import Limits
from coyote.server.environment import Environment
from coyote.server.journal import Lines, log
from coyote.server.metrics import Metrics
from coyote.server.serving import Service, bound, configured
from coyote.server.storage.open_store import POSTGRES, open_store
from coyote.server.storage.store import Store
from coyote.server.tables.daily import plan_ahead
from coyote.server.tables.house import House
from prove.common.limitless import limitless
from prove.sight.stillness import Still
from prove.sight.thinking import Slow

HOST = "coyote.test"
ORIGIN = f"http://{HOST}"
EPOCH_MS = 1_700_000_000_000
"""When every world begins."""

Note = Callable[[str, bytes], None]
"""Called with who could see something, and what."""


class Quiet(uvicorn.Server):
    """A server that does not tick: ticking would only write the date."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.end = asyncio.Event()
        self.up = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        self.up.set()
        await self.end.wait()


class Unheard(Brokered):
    """A bus between processes, so that clocks depend on leases; nobody else is there to hear it."""

    def __init__(self) -> None:
        super().__init__("")
        self._hearing = True

    async def start(self) -> None:
        """Nobody is there to be heard."""

    async def _session(self) -> None:
        """It never begins."""


class Journal(logging.Handler):
    """Hands on all lines of the journal, without their times."""

    def __init__(self, note: Note) -> None:
        super().__init__()
        self.setFormatter(Lines())
        self.note = note

    def emit(self, record: logging.LogRecord) -> None:
        told = json.loads(self.format(record))
        del told["at"]
        self.note("the journal", json.dumps(told).encode())


class Standing:
    """A server on a loop in which time stands still."""

    def __init__(self, house: House, server: Quiet, port: int, serving: asyncio.Task[None]) -> None:
        self.house, self.port = house, port
        self._server, self._serving = server, serving

    @classmethod
    async def at(cls, where: str, chance: Callable[[int], bytes], note: Note) -> Self:
        """Start serving the database at this place."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Still)
        several = where.startswith(POSTGRES)
        store, bus = await open_store(where), Unheard() if several else Bus()
        if several:
            counted(loop, store)
            setattr(store, "now_ms", nobodys)  # noqa: B010 - the database's clock goes on while ours stands still
        overheard(bus, note)
        now = lambda: EPOCH_MS + round(loop.time() * 1000)  # noqa: E731
        house = House(Environment(store, bus, Metrics(), now, chance, loop.time, Slow()))
        server = Quiet(configured(house, Service(where, origins=frozenset({ORIGIN})), Limits()))
        listening = bound("127.0.0.1", 0)

        async def served() -> None:
            async with store, bus:
                await house.start()
                await plan_ahead(house.env)  # it draws from the same chance as guests do, and PostgreSQL takes its time over it
                await server._serve([listening])

        serving = asyncio.create_task(served())
        await server.up.wait()
        return cls(house, server, listening.getsockname()[1], serving)

    async def end(self) -> None:
        self._server.end.set()
        await self._serving


@contextmanager
def observed(note: Note) -> Iterator[None]:
    """Read the journal, and let the limits go by the loop's time."""
    journal, level = Journal(note), log.level
    logging.getLogger().addHandler(journal)
    log.setLevel(logging.INFO)
    try:
        with limitless(asyncio.get_running_loop().time, "WEB", "DOOR", "PACE"):
            yield
    finally:
        logging.getLogger().removeHandler(journal)
        log.setLevel(level)


def overheard(bus: Bus, note: Note) -> None:
    """Note what is published to other processes, too."""
    publish = bus.publish

    def published(*what: Any) -> None:
        note("the bus", repr(what).encode())
        publish(*what)

    setattr(bus, "publish", published)  # noqa: B010


async def nobodys(_: int) -> None:
    """No clock."""


def counted(loop: Still, store: Store) -> None:
    """Count what the database is doing as unfinished work."""
    for name in ("_read", "_write", "append"):
        really = getattr(store, name)

        async def work(*what: Any, _really: Any = really, **more: Any) -> Any:
            loop.watch.outside += 1
            try:
                return await _really(*what, **more)
            finally:
                loop.watch.outside -= 1

        setattr(store, name, work)
