"""Serving: one process that listens, from its first socket to its orderly end.

Law: the port is bound before the rest is loaded, so that early clients wait instead of being turned away. SIGTERM drains, and
so does SIGHUP: no new lines, pending writes are finished, clocks are left to other processes, and lines are closed with 1012 so
that clients come back. After a disk failure the process ends with a status of its own, because nothing it did could be stored.
"""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

from coyote.server.journal import ONCE_S, Sparing
from coyote.server.relays import NO_RELAYS, Relays

if TYPE_CHECKING:
    import uvicorn

    from coyote.server.edge.limits import Limits
    from coyote.server.tables.house import House

BACKLOG: Final = 2048
UNREAD: Final = 128 * 1024
"""Bytes that the system buffers for a client that does not read; by default it would buffer megabytes."""
PING_S: Final = 20.0
DRAIN_S: Final = 10
SWITCH_S: Final = 0.0002
"""How long one thread runs while another waits for Python's lock. The loop must not keep back a thread that returns from the
disk, nor a thread that works for a stranger the loop. A move changes hands several times: with 1 ms, one in a hundred took
three times as long while somebody read old games."""
GARBAGE: Final = (20_000, 50, 100)
"""When Python collects cyclic garbage: there is little of it, and going through all tables takes long."""
DISK_FAILED: Final = 74
"""The exit status of an input/output error, as in sysexits.h."""


@dataclass(frozen=True)
class Service:
    """What to serve, and where."""

    database: str
    redis: str | None = None
    origins: frozenset[str] = field(default_factory=frozenset)
    proxy: str | None = None
    """The address of a proxy whose X-Forwarded-For is believed."""
    keep_days: int = 30
    lease_ms: int = 10_000
    """How long a process that gives no sign of life keeps its clocks."""
    open_metrics: bool = False
    """Whether machines other than this one may read `/metrics`."""
    relays: Relays = NO_RELAYS
    """Who helps browsers to connect to each other."""
    journal: Sparing | None = None
    """Now and then it says how often it left a line out."""


def bound(host: str, port: int) -> socket.socket:
    """A listening socket. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio would leave Nagle on
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)  # accepted connections inherit it
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except BaseException:
        listening.close()
        raise
    return listening


def serve(service: Service, listening: socket.socket, started: Callable[[], None]) -> int:
    """Serve until a signal comes. Returns the exit status."""
    sys.setswitchinterval(SWITCH_S)
    gc.set_threshold(*GARBAGE)
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        return runner.run(serving(service, listening, started))


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one, which there is not on Windows; None: the standard loop."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def configured(house: House, service: Service, limits: Limits) -> uvicorn.Config:
    """How uvicorn serves this house."""
    import uvicorn

    from coyote.server.app import application
    from coyote.server.edge.conversation import LONGEST, LONGEST_SIGNAL
    from coyote.server.edge.protocol import wires

    http, ws = wires(limits, counted=service.proxy is None)
    return uvicorn.Config(
        application(house, limits, service.origins, proxied=service.proxy is not None, open_metrics=service.open_metrics),
        http=http,
        ws=ws,
        ws_max_size=LONGEST_SIGNAL,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        proxy_headers=service.proxy is not None,
        forwarded_allow_ips=service.proxy,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=DRAIN_S,
        h11_max_incomplete_event_size=LONGEST,
    )


async def serving(service: Service, listening: socket.socket, started: Callable[[], None]) -> int:
    import uvicorn

    from coyote.server.bus import bus_at
    from coyote.server.edge.acceptor import accept
    from coyote.server.edge.limits import Limits
    from coyote.server.environment import Environment
    from coyote.server.metrics import Metrics
    from coyote.server.storage.open_store import POSTGRES, open_store
    from coyote.server.tables.house import House

    store = await open_store(service.database)
    brokered = service.redis or (service.database if service.database.startswith(POSTGRES) else None)
    env = Environment(store, bus_at(brokered), Metrics(), relays=service.relays)
    house = House(env, service.keep_days, service.lease_ms)
    limits = Limits()

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            house.drain()
            super().handle_exit(sig, frame)
            self._captured_signals.clear()  # or uvicorn raises it again at the end, and draining is no failure

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup([])  # we accept connections ourselves
            if self.started:
                counted = None if service.proxy else limits
                self.accepting = [asyncio.create_task(accept(one, counted, self.protocol)) for one in sockets or ()]
                started()

        def protocol(self) -> asyncio.Protocol:
            make: Any = self.config.http_protocol_class
            protocol: asyncio.Protocol = make(self.config, self.server_state, self.lifespan.state)
            return protocol

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            for task in self.accepting:
                task.cancel()
            await super().shutdown(sockets)

    server = Server(configured(house, service, limits))

    async def end_if_failed() -> None:
        await house.failed.wait()
        server.should_exit = True

    hang_up_drains(lambda: server.handle_exit(signal.SIGTERM, None))

    async def sum_up() -> None:
        while service.journal is not None:
            await asyncio.sleep(ONCE_S)
            service.journal.sum_up(time.monotonic())

    async with store, env.bus:
        await house.start()  # not within uvicorn, which would make a traceback of a database that fails just now
        beside = [asyncio.create_task(end_if_failed()), asyncio.create_task(sum_up())]
        await server.serve([listening])
        for task in beside:
            task.cancel()
    return DISK_FAILED if house.failed.is_set() else 0


def hang_up_drains(drain: Callable[[], None]) -> None:
    """A closed terminal ends its programs by SIGHUP: we end in order. Under nohup it is ignored, and stays so."""
    hang_up = getattr(signal, "SIGHUP", None)  # Windows has none
    if hang_up is not None and signal.getsignal(hang_up) is signal.SIG_DFL:
        asyncio.get_running_loop().add_signal_handler(hang_up, drain)
