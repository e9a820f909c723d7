"""A server without limits, and a meter of its processor time: what `bench prices` measures with."""

from __future__ import annotations

import asyncio
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
from coyote.table import silence
silence.SILENT = silence.SLOW = 0  # nobody waits a minute for a stand-in
for name in ("LINE", "GUEST", "ASKS", "WEB", "CALLS", "DOOR", "PACE", "FRAMES", "PIECES", "LASTING", "SIGNALS", "KNOCKS"):
    setattr(limits, name, limits.Rate(1e12, 1e12))
limits.LINES_PER_GUEST = limits.LINES_PER_ADDRESS = limits.WIRES_PER_ADDRESS = 10_000
openings.GUEST = openings.NETWORK = openings.Most(10_000, 10_000)
run()
"""
NUMBERS = " ".join(f"{number}x5" for number in range(-9, 20))
NASTY = {"deck": f"?x8 {NUMBERS}", "out_at": "1"}
"""Thirty kinds of cards, and as many `?` as a setting may have."""
DOOR_MS = 1.4
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

    async def routes(self, link: str, over: str, game: str, coached: str, ann: Person) -> None:
        """Every route but "forget me"; of a finished game a late moment, which takes long to find."""
        fill = {"{link}": link, "{game}": game, "{place}": str(SAID)}
        tables = {"GET /api/tables/{link}/last": over, "GET /api/tables/{link}/coach": coached}
        bots = {"setting": {"seats": 12, "options": NASTY}, "bots": ["wolf"] * 11, "start": True}
        hand = {"edition": "oliphante_2010", "cards": ["?"] * 60, "pile": ["double"] * 60}
        bodies: dict[str, object] = {"POST /api/tables": bots, "POST /api/guests": {"name": "eve"}, "POST /api/count": hand}
        bodies |= {"POST /api/daily": {}, "POST /api/guests/me/move": {}, "POST /api/moves": {"code": "baba-babe"}}
        for once in ("/metrics", "/api/schema/openapi.json"):
            self.asked(1, "GET", once, None, None)  # it is made once in the life of a process
        for route in sorted(prices.ROUTES, key=lambda route: route == "POST /api/tables"):  # last: its bots go on thinking
            path = route.split()[1]
            for name, value in fill.items():
                path = path.replace(name, tables.get(route, value) if name == "{link}" else value)
            if route != "DELETE /api/guests/me":
                for times in (1, 5 if route in bodies else 20):  # the first finds nothing that was kept
                    await self.request(route, path, bodies.get(route), ann.token, times)

    async def free(self, what: str, path: str) -> None:
        """What has no price but is counted at the door."""

        async def asked() -> int:
            await asyncio.to_thread(self.asked, 50, "GET", path, None, None)
            return 50

        await self.measure(what, DOOR_MS, asked)

    async def ask(self, kind: type, lines: int, work: Callable[[], Awaitable[int]]) -> None:
        """Another ask at a table with this many lines."""
        self.repeats, repeats = 1, self.repeats
        answered = prices.of_ask(kind, lines, SEATS)
        await self.measure(f"{kind.__name__} at a table with {lines} lines", answered, work)
        self.repeats = repeats

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
        line.heard.clear()
        if told["tell"] in ("table", "news") and line.deals:
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
