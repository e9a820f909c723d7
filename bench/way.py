"""The way of a move: what a process spends from the bytes of an ask to the bytes of its news, without sockets.

Law: everything of the server is real, from its protocols to its SQLite file, except the transports, which hand bytes over
inside the process. The people are those of `bench sockets`; their time is measured and taken off. `writes` is what a kernel
would have been asked for: each would be a system call. What a call costs with the deal after it follows from rounds of two
lengths: in long ones there are fewer calls.
"""

from __future__ import annotations

import asyncio
import gc
import json
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import process_time, thread_time
from typing import Any, Final

from bench.driver import ENOUGH, SEATS, STEP, Driver, Line, Table
from bench.lines import upgrade
from coyote.server import tickets
from coyote.server.bus import Bus
from coyote.server.edge.limits import Limits
from coyote.server.environment import Environment
from coyote.server.guests import welcome
from coyote.server.metrics import Metrics
from coyote.server.serving import GARBAGE, Service, configured, fastest_loop
from coyote.server.storage.open_store import open_store
from coyote.server.tables.house import House
from coyote.table.setting import Setting

TABLES: Final = 100
SLICE: Final = 1_000
"""Moves in each measured slice."""
LONG: Final = 200
"""In long rounds people call any number above this."""
ORIGIN: Final = "http://coyote.test"


class End(asyncio.Transport):
    """One end of a connection inside the process; `arrive` takes what is written to it."""

    def __init__(self, arrive: Callable[[bytes], object], address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("127.0.0.1", 80)})
        self.arrive, self.closed, self.writes = arrive, False, 0
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.writes += 1
        self.arrive(bytes(data))

    def soon(self, data: bytes) -> None:
        """The other end has written this."""
        asyncio.get_running_loop().call_soon(self.received, data)

    def received(self, data: bytes) -> None:
        self.protocol.data_received(data)

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        """What is written arrives anyway: nobody here floods."""

    def resume_reading(self) -> None:
        """Nothing waits."""


class Meter(Driver):
    """The people, and how long they took."""

    def __init__(self, house: House, connect: Callable[[End], asyncio.Protocol]) -> None:
        super().__init__([])
        self.house, self.connect = house, connect
        self.ends: list[End] = []
        self.spent, self.due, self.arrived = 0.0, False, list[tuple[Line, bytes]]()

    def tell(self, line: Line, data: bytes) -> None:
        """The server has written this."""
        self.arrived.append((line, data))
        if not self.due:
            self.due = True
            asyncio.get_running_loop().call_soon(self.hear)

    def hear(self) -> None:
        began, arrived, self.arrived, self.due = thread_time(), self.arrived, [], False
        for line, data in arrived:
            line.data_received(data)
        self.spent += thread_time() - began

    async def sit_down(self, number: int) -> Table:
        """Open a table, and connect and seat four people."""
        table, link, env = Table(self), "", self.house.env
        for seat in range(SEATS):
            token = (await welcome(env, f"p{seat}"))[1]
            if not link:
                guest = await env.store.guest_by_token(tickets.hashed(token))
                assert guest is not None
                link = (await self.house.open(guest, Setting(), (), start=False))[1]
            hello = {"ask": "hello", "link": link, "token": token, "next": tickets.new_token(env.chance)}
            line = Line(table, seat, json.dumps(hello).encode(), upgrade("/api/socket", "coyote.test", ORIGIN))
            table.lines.append(line)
            server = End(partial(self.tell, line), f"127.{1 + number // 250}.{number % 250}.1")
            client = End(server.soon, "127.0.0.1")
            self.ends.append(server)
            server.protocol = self.connect(server)
            server.protocol.connection_made(server)
            line.connection_made(client)
            await line.seated
            if seat:
                line.ask(b"sit", b'"name":"p%d"' % seat)
        return table

    async def moves(self, number: int) -> None:
        wanted = len(self.times) + number
        while len(self.times) < wanted:
            await asyncio.sleep(0.005)


@asynccontextmanager
async def playing(database: str, tables: int, enough: int) -> AsyncIterator[Meter]:
    """People who play at so many tables of a server in this process."""
    limits, store = Limits(), await open_store(database)
    house = House(Environment(store, Bus(), Metrics()))
    config = configured(house, Service(database, origins=frozenset({ORIGIN})), limits)
    config.load()
    from uvicorn.server import ServerState

    state, make = ServerState(), getattr(config, "http_protocol_class")  # noqa: B009 (mypy does not know it)
    await house.start()
    meter = Meter(house, lambda _: make(config, state, {}))
    sitting = [await meter.sit_down(one) for one in range(tables)]
    meter.driving = meter.counting = True
    meter.enough = enough
    for table in sitting:
        table.lines[0].ask(b"start")
    yield meter
    meter.over, meter.driving = True, False
    house.drain()
    for end in meter.ends:
        end.protocol.connection_lost(None)
    await asyncio.gather(*state.tasks)
    await house.stop()
    await store.close()


async def slices(database: str, number: int, tables: int, enough: int) -> dict[str, Any]:
    """CPU microseconds for a move in each slice, and the system calls that it would have been written with."""
    costs, writes = list[float](), list[float]()
    async with playing(database, tables, enough) as meter:
        await meter.moves(3 * SLICE)
        for _ in range(number):
            gc.collect()
            began, people, moved, wrote = process_time(), meter.spent, len(meter.times), sum(end.writes for end in meter.ends)
            await meter.moves(SLICE)
            took, moves = process_time() - began - (meter.spent - people), len(meter.times) - moved
            costs.append(took / moves * 1e6)
            writes.append((sum(end.writes for end in meter.ends) - wrote) / moves)
    costs.sort()
    return {
        "best_us": round(costs[max(0, len(costs) // 10 - 1)], 1),
        "median_us": round(costs[len(costs) // 2], 1),
        "writes": round(sum(writes) / len(writes), 2),
        "refused": meter.refused,
    }


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, Any]:
    """The best tenth of several slices shows what the machine can do, and the median what it did."""
    gc.set_threshold(*GARBAGE)
    found = []
    for enough in (ENOUGH, LONG):
        with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=fastest_loop()) as runner:
            found.append(runner.run(slices(str(Path(folder, "coyote.db")), repeats, TABLES, enough)))
    figures, long = found
    say(f"{figures['best_us']} µs a move (median {figures['median_us']}), {figures['writes']} writes")
    figures["call_in_declarations"] = round(call_in_declarations(figures["best_us"], long["best_us"]), 1)
    say(f"{long['best_us']} in long rounds, so that a call with its deal costs {figures['call_in_declarations']} declarations")
    return figures


def call_in_declarations(short: float, long: float) -> float:
    """How many declarations a call costs, from the average cost of a move in short and in long rounds."""
    moves, more = (len(range(1, enough + 1, STEP)) + 2 for enough in (ENOUGH, LONG))
    declaration = (more * long - moves * short) / (more - moves)
    return (moves * short - (moves - 1) * declaration) / declaration
