"""A server process: the real application from the socket edge inwards, with a clock, a store and a bus of its own.

Law: only the outside is replaced. A process can be killed at any step, paused, drained and started again; what it says after
its death is not heard. Its clock may be wrong, drift and jump.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random

from coyote.server.bus import Bus
from coyote.server.edge.limits import Limits
from coyote.server.edge.openings import Openings
from coyote.server.edge.sockets import Sockets
from coyote.server.environment import Environment
from coyote.server.metrics import Metrics
from coyote.server.storage.errors import StoreError
from coyote.server.storage.store import Store
from coyote.server.tables.house import House
from prove.common.at_once import AtOnce
from prove.simulate.broker import Broker, ModelBus
from prove.simulate.file import FileStore
from prove.simulate.loop import Loop, Owner
from prove.simulate.network import GONE, ORIGIN, Socket

EPOCH_MS = 1_700_000_000_000
"""When every world begins."""
RESTARTS = 1012
"""The close code of a server that will be back."""


class Clock:
    """The clock of a machine: off by this many milliseconds, and too fast by this share."""

    def __init__(self, loop: Loop) -> None:
        self.loop, self.off_ms, self.drift = loop, 0, 0.0

    def __call__(self) -> int:
        return EPOCH_MS + self.off_ms + round(self.loop.time() * 1000 * (1 + self.drift))


class Process(Owner):
    """One life of a server; a restarted one is another."""

    def __init__(
        self,
        loop: Loop,
        name: str,
        opens: Callable[[], Awaitable[Store]],
        broker: Broker | None,
        clock: Clock,
        seed: str,
        on_end: Callable[[Process, str], None],
    ) -> None:
        super().__init__()
        self.loop, self.name, self.opens, self.clock, self.on_end = loop, name, opens, clock, on_end
        self.sockets: list[Socket] = []
        self.ended = False
        self.store: Store | None = None
        self.house: House | None = None
        self.bus = Bus() if broker is None else ModelBus(broker, self)
        self.chance = Random(seed).randbytes
        loop.start(self, self.live())

    async def live(self) -> None:
        try:
            self.store = await self.opens()
            await self.bus.start()
            env = Environment(self.store, self.bus, Metrics(), self.clock, self.chance, self.loop.time, AtOnce())
            self.house = House(env)
            self.edge = Sockets(self.house, Limits(), frozenset({ORIGIN}), Openings(self.house))
            await self.house.start()
            await self.house.failed.wait()
            how = "failed"
        except StoreError:
            how = "did not start"
        self.on_end(self, how)
        self.die()

    @property
    def listens(self) -> bool:
        return not self.ended and not self.dead and self.house is not None and self.house.ready

    def connect(self, address: str) -> Socket | None:
        """A new connection; None if nobody listens."""
        if not self.listens:
            return None
        socket = Socket(self.loop, self, address)
        self.sockets.append(socket)
        socket.open(self.edge)
        return socket

    def struck(self) -> None:
        self.on_end(self, "killed")
        self.die()

    def die(self) -> None:
        """SIGKILL: the kernel closes the connections, which the clients notice."""
        if self.dead:
            return
        self.ended = True
        self.loop.kill(self)
        if isinstance(self.bus, ModelBus):
            self.bus.broker.buses.pop(self, None)
        if isinstance(self.store, FileStore):
            self.store.vanish()
        for socket in self.sockets:
            self.loop.outside(0.001, socket.closes, GONE)

    def drain(self) -> bool:
        """SIGTERM: an end without loss. Whether it was up."""
        if self.house is None or self.ended or self.dead:
            return False
        self.ended = True
        self.loop.start(self, self.drained(self.house))
        return True

    async def drained(self, house: House) -> None:
        house.drain()
        for socket in self.sockets:
            socket.closes(RESTARTS)
        await house.stop()
        await self.bus.stop()
        self.on_end(self, "drained")
        self.die()
