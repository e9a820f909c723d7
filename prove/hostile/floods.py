"""Hostile floods: too much of everything, and what people who only want to play notice of it.

Law: whoever floods is refused and cut off; whoever is slow is given some time and then cut off; and at other tables a move is
acknowledged about as fast as before. Those people have networks of their own, as in real life.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Callable

from coyote.server.edge.limits import DOOR
from prove.common.client import Line, Person, Place
from prove.common.promises import Promises
from prove.common.running import Running
from prove.hostile.attack import KINDS
from prove.hostile.raw import Closed, Raw

TABLES = 8
SECONDS = 6.0
LONGER_S = {"one_guest": 25.0}
"""How long a flood lasts that is held back more than refused: its lines lose all patience in fifteen seconds."""
SLOW = 220
SILENT = 60
UNANSWERED_S = 5.0
PACE_S = 0.2
"""How long people think. Faster, they could not pay for telling everybody once hundreds look on."""

CUT = "a flood is refused as too-fast, and cut at last"
ANSWERED = "other tables' moves are acknowledged during every flood"
LATE = "a line without a hello is told hello-late and closed with 4408"
LORIS = "who does not finish a request in time is cut off"
SLOWLY = "a client that does not read is cut off and no longer counted"
BOUNDED = "memory stays bounded"


class Game:
    """Two people who play with each other for ever, at a human pace."""

    def __init__(self, port: int, number: int) -> None:
        self.place = Place(port, source=f"127.200.{number}.1")
        self.took: list[float] = []
        self.troubles: list[str] = []
        self.link = ""

    async def run(self) -> None:
        ann, bob = await Person.at(self.place, "ann"), await Person.at(self.place, "bob")
        self.link = (await ann.open())["link"]
        first, second = await ann.line(self.link), await bob.line(self.link)
        await second.ask("sit", name="bob")
        await asyncio.gather(self.play(first, host=True), self.play(second, host=False))

    async def play(self, line: Line, *, host: bool) -> None:
        try:
            while True:
                if host and line.frame["table"]["state"] != "playing":
                    await line.ask("start")
                await line.until(lambda frame: line.my_turn or frame["table"]["state"] == "over", 60)
                if line.my_turn:
                    await asyncio.sleep(PACE_S)
                    await self.move(line)
                elif not host:
                    await line.until(lambda frame: frame["table"]["state"] == "playing", 60)
        except (TimeoutError, OSError, Closed) as why:
            self.troubles.append(repr(why))

    async def move(self, line: Line) -> None:
        able = line.frame["you"]["options"]
        number = max(1, able.get("lowest") or 1)
        asked, seq = time.perf_counter(), line.frame["seq"]
        told = await (line.play(do="call") if able.get("call") and number > 12 else line.play(do="declare", number=number))
        self.took.append(time.perf_counter() - asked)
        if told["tell"] != "ack":
            self.troubles.append(str(told))
        await line.until(lambda frame: frame["seq"] > seq)


def percentile(took: list[float], share: float) -> float:
    """This percentile of some times, in milliseconds."""
    return sorted(took)[min(len(took) - 1, int(len(took) * share))] * 1000 if took else float("nan")


class Measure:
    """What other tables feel."""

    def __init__(self, promises: Promises, games: list[Game]) -> None:
        self.promises, self.games, self.before = promises, games, 0.0

    def begin(self) -> None:
        for game in self.games:
            game.took.clear()

    def end(self, what: str) -> None:
        took = [one for game in self.games for one in game.took]
        p99 = percentile(took, 0.99)
        self.before = self.before or p99
        self.promises.figure(f"{what}: moves", len(took))
        self.promises.figure(f"{what}: p50 ms", percentile(took, 0.5))
        self.promises.figure(f"{what}: p99 ms", p99)
        self.promises.figure(f"{what}: p99 ratio", p99 / self.before)
        for game in self.games:
            self.promises.kept(ANSWERED, bool(game.took) and max(game.took) < UNANSWERED_S and not game.troubles, game.troubles)


async def floods(promises: Promises, running: Running, resident: Callable[[Running], float]) -> None:
    games = [Game(running.port, number) for number in range(TABLES)]
    playing = [asyncio.create_task(game.run()) for game in games]
    await asyncio.sleep(5)
    measure = Measure(promises, games)
    before = resident(running)
    promises.say("other tables, undisturbed")
    measure.begin()
    await asyncio.sleep(SECONDS)
    measure.end("undisturbed")
    for kind in KINDS:
        promises.say(f"flood: {kind}")
        measure.begin()
        seen = await attacked(kind, running.port, games[0].link)
        measure.end(kind)
        promises.say(f"  the attacker saw {seen}")
        promises.kept(CUT, good(kind, seen), f"{kind}: {seen}")
    grown = resident(running) - before
    promises.figure("memory grown by, in MB, after the floods", grown)
    promises.kept(BOUNDED, grown < 64, f"{grown:.1f} MB after floods")
    await slow(promises, running, resident, measure)
    for task in playing:
        task.cancel()


def good(kind: str, seen: dict[str, int]) -> bool:
    cut = seen.get("closed with 4429", 0) + seen.get("closed with 1008", 0)
    match kind:
        case "over_http":
            return seen.get("429", 0) > 0 and not any(status.startswith("5") for status in seen)
        case "for_nothing":
            return 0 < seen.get("answered", 0) < DOOR.burst + DOOR.flow * SECONDS + 100
        case "pings" | "fragments":
            return cut + seen.get("closed with 1006", 0) > 0
        case _:
            return cut > 0 and seen.get("too-fast", 0) + seen.get("closed with 1008", 0) > 0


async def attacked(kind: str, port: int, link: str) -> dict[str, int]:
    words = "-m", "prove.hostile.attack", kind, str(port), link, str(LONGER_S.get(kind, SECONDS))
    attacker = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
    out, _ = await attacker.communicate()
    seen: dict[str, int] = json.loads(out)
    return seen


async def slow(promises: Promises, running: Running, resident: Callable[[Running], float], measure: Measure) -> None:
    promises.say("half-open lines, requests that never end, and readers who do not read")
    measure.begin()
    before = resident(running)
    await asyncio.gather(half_open(promises, running.port), loris(promises, running.port), unread(promises, running, measure))
    grown = resident(running) - before
    measure.end("slow ones")
    promises.figure(f"memory grown by, in MB, with {SLOW} who do not read", grown)
    promises.kept(BOUNDED, grown < 64, f"{grown:.1f} MB with slow readers")


async def half_open(promises: Promises, port: int) -> None:
    """Begin as many requests as the door lets in before the first of them is late."""
    place = Place(port, source="127.40.0.1")
    ends = await asyncio.gather(*[raw.ended(15) for raw in [await Raw.at(place) for _ in range(SILENT)]])
    late = [told for code, told in ends if code == 4408 and told[0]["code"] == "hello-late"]
    promises.kept(LATE, len(late) == SILENT, f"{len(late)} of {SILENT}; {[code for code, _ in ends if code != 4408]}")


async def loris(promises: Promises, port: int) -> None:
    """A request a byte at a time, or only its beginning, or nothing at all."""
    starts = [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"]

    async def one(number: int) -> bool:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(f"127.41.{number % 3}.1", 0))
        writer.write(starts[number % 3])
        began = time.monotonic()
        try:
            while time.monotonic() - began < 16:
                if number % 3:
                    writer.write(b"a")
                if await asyncio.wait_for(asyncio.shield(reader.read(1)), 1) == b"":
                    return True
        except TimeoutError:
            return await one_more(reader, writer, began, number)
        except OSError:
            return True
        return False

    async def one_more(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, began: float, number: int) -> bool:
        while time.monotonic() - began < 16:
            await asyncio.sleep(1)
            if reader.at_eof() or writer.is_closing():
                return True
            if number % 3:
                writer.write(b"a")
        return False

    for cut in await asyncio.gather(*(one(number) for number in range(60))):
        promises.kept(LORIS, cut, "still connected after 16 s")


async def unread(promises: Promises, running: Running, measure: Measure) -> None:
    """Clients that ask for frames at a busy table and never read them."""

    async def ten(number: int) -> list[Raw]:
        person = await Person.at(Place(running.port, source=f"127.42.{number // 4}.{1 + number % 4}"), "eve")
        return [await Raw.greeted(person, measure.games[0].link, buffer=4096) for _ in range(10)]

    readers = [raw for some in await asyncio.gather(*(ten(number) for number in range(SLOW // 10))) for raw in some]
    open_now = lines(running)
    promises.kept(SLOWLY, open_now >= SLOW, f"only {open_now} lines are open")
    began, still_open = time.monotonic(), open_now
    while time.monotonic() - began < 45 and still_open > open_now - SLOW:
        for _ in range(5):  # a look at the metrics has its price, and this network must not run out of points
            for raw in readers:
                if not raw.writer.is_closing():
                    raw.say({"ask": "look", "op": "l"})
            await asyncio.sleep(0.1)
        still_open = lines(running)
    promises.kept(SLOWLY, still_open <= open_now - SLOW, f"{still_open} lines, {open_now} with {SLOW} slow ones")
    promises.figure("seconds until the last who did not read was cut off", time.monotonic() - began)
    for raw in readers:
        raw.drop()


def lines(running: Running) -> int:
    """How many lines are open, as /metrics counts them."""
    _, _, text = Place(running.port, source="127.43.0.1").http("GET", "/metrics")
    return int(float(next(line for line in text.decode().splitlines() if line.startswith("coyote_lines")).split()[1]))
