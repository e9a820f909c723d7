"""What requests and asks cost a server at most: processor time of a real one, with the nastiest input that is allowed.

A point is a millisecond, so no figure may be above its price in `coyote/server/edge/prices.py`; where one is, it says so. The
limits are off, or most of it would be refused.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

from coyote.server.edge import prices
from coyote.table.setting import Setting
from coyote.table.wire import inbound
from prove.common.client import Line, Person, Place
from prove.common.running import Running

UNLIMITED = """
from coyote.commands import run
from coyote.server.edge import limits, openings
for name in ("LINE", "GUEST", "ASKS", "WEB", "DOOR", "FRAMES", "PIECES", "LASTING"):
    setattr(limits, name, limits.Rate(1e12, 1e12))
limits.LINES_PER_GUEST = limits.LINES_PER_ADDRESS = limits.WIRES_PER_ADDRESS = 10_000
openings.GUEST = openings.NETWORK = openings.Most(10_000, 10_000)
run()
"""
NUMBERS = " ".join(f"{number}x5" for number in range(-9, 20))
NASTY = {"deck": f"?x8 {NUMBERS}", "out_at": "1"}
"""Thirty kinds of cards, and as many `?` as a setting may have."""
DOOR_MS = 1.2
"""What docs/limits.md says about everything that is counted at the door."""
SEATS, WATCHERS, SAID = 12, 100, 300
"""A full table, many who look on, and a round in which nobody calls for long."""


class Unlimited(Running):
    program = ("-c", UNLIMITED)

    def used(self) -> float:
        """Milliseconds of processor time of all threads."""
        assert self.process is not None
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e6


class Bench:
    """Measures one thing after the other."""

    def __init__(self, server: Unlimited, repeats: int, say: Callable[[str], object]) -> None:
        self.server, self.place, self.repeats, self.say = server, Place(server.port), repeats, say
        self.figures: dict[str, float] = {}

    async def measure(self, what: str, price: float, work: Callable[[], Awaitable[int]]) -> None:
        """`work` returns how often it was done; the worst of several times counts."""
        worst = 0.0
        for _ in range(self.repeats):
            before = self.server.used()
            times = await work()
            await asyncio.sleep(0.05)  # what comes of it later belongs to it
            worst = max(worst, self.figures.get(what, 0), (self.server.used() - before) / times)
        self.figures[what] = round(worst, 2)
        self.say(f"{what:<45} {worst:>8.2f} ms, {price:>6} points{'' if worst <= price else '  ABOVE ITS PRICE'}")

    async def request(self, route: str, path: str, body: object = None, token: str | None = None, times: int = 20) -> None:
        method = route.split()[0]

        async def asked() -> int:
            await asyncio.to_thread(self.asked, times, method, path, body, token)
            return times

        await self.measure(route, prices.ROUTES[route], asked)

    def asked(self, times: int, method: str, path: str, body: object, token: str | None) -> None:
        for _ in range(times):
            status, _, told = self.place.http(method, path, body, token)
            assert status < 500, told

    async def routes(self, link: str, game: str, coached: str, ann: Person) -> None:
        """Every route; of a finished game a late moment, which takes long to find."""
        fill = {"{link}": link, "{game}": game, "{place}": str(SAID)}
        bots = {"setting": {"seats": 12, "options": NASTY}, "bots": ["wolf"] * 11, "start": True}
        hand = {"edition": "oliphante_2010", "cards": ["?"] * 60, "pile": ["double"] * 60}
        bodies: dict[str, object] = {"POST /api/tables": bots, "POST /api/guests": {"name": "eve"}, "POST /api/count": hand}
        for once in ("/metrics", "/api/schema/openapi.json"):
            self.asked(1, "GET", once, None, None)  # it is made once in the life of a process
        for route in sorted(prices.ROUTES, key=lambda route: route == "POST /api/tables"):  # last: its bots go on thinking
            path = route.split()[1]
            for name, value in fill.items():
                path = path.replace(name, coached if path.endswith("coach") and name == "{link}" else value)
            if route != "DELETE /api/guests/me":
                for times in (1, 5 if route in bodies else 20):  # the first finds nothing that was kept
                    await self.request(route, path, bodies.get(route), ann.token, times)

    async def free(self, what: str, path: str) -> None:
        """What has no price but is counted at the door."""

        async def asked() -> int:
            await asyncio.to_thread(self.asked, 50, "GET", path, None, None)
            return 50

        await self.measure(what, DOOR_MS, asked)

    async def asks(self, line: Line, asks: Iterable[tuple[type, dict[str, Any]]], lines: int) -> None:
        for kind, fields in asks:

            async def asked(kind: type = kind, fields: dict[str, Any] = fields) -> int:
                for _ in range(10):
                    await said(line, kind, **fields)
                return 10

            await self.measure(f"{kind.__name__} at a table with {lines} lines", prices.of_ask(kind, lines, SEATS), asked)


async def said(line: Line, kind: type, **fields: Any) -> dict[str, Any]:
    """Ask, while another task listens."""
    op = line.op()
    await line.send({"ask": getattr(kind, "__struct_config__").tag, "op": op, **fields})  # noqa: B009 (mypy does not know it)
    while op not in line.answers:
        await asyncio.sleep(0.001)
    return line.answers[op]


async def listen(line: Line) -> None:
    while True:
        told = await line.hear()
        if told["tell"] == "table":
            await line.deal()


async def until(line: Line, enough: Callable[[dict[str, Any]], bool]) -> None:
    while not enough(line.frame):
        await asyncio.sleep(0.005)


async def declare(lines: list[Line], number: int) -> None:
    """Whoever's turn it is says this."""
    mover = next(line for line in lines if line.frame["you"]["seat"] == lines[0].frame["game"]["turn"])
    moved = lines[0].frame["game"]["moved"]
    told = await said(mover, inbound.Play, seq=lines[0].frame["seq"], move={"do": "declare", "number": number})
    assert told["tell"] == "ack", told
    await until(lines[0], lambda frame: frame["game"]["moved"] > moved)


async def seated(
    place: Place, number: int, setting: Setting, hearing: list[asyncio.Task[None]]
) -> tuple[Person, str, list[Line]]:
    people = [await Person.at(place, f"ann{one}") for one in range(number)]
    link = (await people[0].open(setting))["link"]
    lines = [await person.line(link) for person in people]
    hearing += [asyncio.create_task(listen(line)) for line in lines]
    for person, line in list(zip(people, lines, strict=True))[1:]:
        await said(line, inbound.Sit, name=person.name)
    return people[0], link, lines


async def measured(bench: Bench) -> None:
    hearing = list[asyncio.Task[None]]()
    playing = lambda frame: frame.get("game", {}).get("stage") == "play"  # noqa: E731
    # a finished game: one round of two, with many moves
    ann, _, two = await seated(bench.place, 2, Setting(options=NASTY), hearing)
    await said(two[0], inbound.Start)
    await until(two[0], playing)
    for number in range(SAID):
        await declare(two, number - 200)
    await declare(two, 900)
    game = two[0].frame["game"]["id"]
    mover = next(line for line in two if line.frame["you"]["seat"] == two[0].frame["game"]["turn"])
    await said(mover, inbound.Play, seq=two[0].frame["seq"], move={"do": "call"})
    await until(two[0], lambda frame: bool(frame["table"]["state"] == "over"))
    # a full table with many watchers
    _, link, lines = await seated(bench.place, SEATS, Setting(options=NASTY, seats=SEATS), hearing)
    watcher = await Person.at(bench.place, "wim")
    for _ in range(WATCHERS):
        hearing.append(asyncio.create_task(listen(await watcher.line(link, deals=False))))
    everybody = SEATS + WATCHERS
    changed = {"setting": {"options": NASTY, "seats": SEATS, "bank": 30}}
    await bench.asks(lines[0], [(inbound.PassHost, {"seat": 0}), (inbound.Change, changed)], everybody)
    await bench.asks(lines[5], [(inbound.Leave, {}), (inbound.Sit, {"name": "ann5"})], everybody)

    async def begun() -> int:
        await said(lines[0], inbound.Start)
        await until(lines[0], playing)
        return 1

    bench.repeats, repeats = 1, bench.repeats
    price = prices.of_ask(inbound.Start, everybody, SEATS) + SEATS * sum(
        prices.of_ask(kind, everybody, SEATS) for kind in (inbound.Commit, inbound.Show)
    )
    await bench.measure("Start, twelve Commit and Show", price, begun)
    for number in range(SAID):
        await declare(lines, number - 200)

    async def moves() -> int:
        for number in range(SAID, SAID + 20):
            await declare(lines, number - 200)
        return 20

    await bench.measure(f"Play at a table with {everybody} lines", prices.of_ask(inbound.Play, everybody, SEATS), moves)
    bench.repeats = repeats
    await bench.asks(lines[0], [(inbound.React, {"reaction": "howl"})], everybody)

    async def looks() -> int:
        for _ in range(20):
            await lines[0].send({"ask": "look", "op": "l"})
        await asyncio.sleep(0.1)
        return 20

    await bench.measure("Look", prices.ASKS[inbound.Look], looks)

    async def hellos() -> int:
        for _ in range(5):
            await (await watcher.line(link, deals=False)).close()
        return 5

    await bench.measure("hello", prices.HELLO, hellos)
    coached = await ann.open(Setting(options=NASTY, seats=SEATS), ("cub",) * 11, start=True)
    await bench.routes(link, game, coached["link"], ann)
    for what, path in (("the page", "/"), ("a route that is not there", "/api/nothing"), ("a bad handshake", "/api/socket")):
        await bench.free(what, path)
    for task in hearing:
        task.cancel()
    await bench.place.hang_up()


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    """Milliseconds of processor time, by what was asked."""
    with tempfile.TemporaryDirectory() as folder, Unlimited("--database", str(Path(folder, "prices.db"))) as server:
        bench = Bench(server, min(repeats, 3), say)
        asyncio.run(measured(bench))
    return bench.figures
