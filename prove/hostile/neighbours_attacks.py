"""What a bad neighbour does: `python -m prove.hostile.neighbours_attacks KIND PORT SECONDS`, in a process of its own.

Law: each keeps within what one address may do, and asks for what costs the server most. It says `ready` when it is about to
begin, and at the end prints what became of it as JSON. It is nice to the machine, so that only the server's work is felt.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from typing import Any

from coyote.server.edge.acceptor import AT_ONCE
from coyote.table.setting import MOST_COYOTES, MOST_KINDS, MOST_MYSTERIES, Setting
from prove.common.client import ConnectionClosed, Line, Person, Place, Refused
from prove.hostile.attack import Attack
from prove.hostile.raw import Closed, Raw, Turned

ADDRESS = "127.31.0.1"
LONG = int(os.environ.get("COYOTE_NEIGHBOURS_MOVES", "600"))
"""Moves of a long round."""
PACE_S = 1 / 36
"""Two lines may make this many moves without being refused."""
WATCHERS = 100
MYSTERIES = f"?x{MOST_MYSTERIES} " + " ".join(f"{number}x2" for number in range(1, MOST_KINDS))
KINDS_ONLY = " ".join(f"{7 * number}x3" for number in range(1, MOST_KINDS + 1))


class Neighbour(Attack):
    """An attack from one address."""

    def __init__(self, port: int, seconds: float) -> None:
        super().__init__(port, "", seconds)
        self.seconds = seconds
        self.here = Place(port, source=ADDRESS)

    def ready(self) -> None:
        """From now on, what others feel is measured."""
        print("ready", flush=True)
        self.until = asyncio.get_running_loop().time() + self.seconds

    @property
    def on(self) -> bool:
        return asyncio.get_running_loop().time() < self.until

    async def call(self, method: str, path: str, body: object = None) -> None:
        try:
            await self.here.call(method, path, body)
            self.seen["answered"] += 1
        except Refused as why:
            self.seen[why.code] += 1
            await asyncio.sleep(0.05)
        except OSError:
            self.seen["cut"] += 1
            await asyncio.sleep(0.2)

    async def calls(self, requests: list[tuple[str, str, object]], at_once: int = 7) -> None:
        """These requests again and again, by several at once."""

        async def again(first: int) -> None:
            number = first
            while self.on:
                await self.call(*requests[number % len(requests)])
                number += 1

        await asyncio.gather(*(again(number) for number in range(at_once)))

    async def tables(self, setting: Setting, mind: str) -> None:
        """As many tables full of bots as one gets, each started and left alone."""
        eve = await Person.at(self.here, "eve")
        self.ready()
        while self.on:
            try:
                await eve.open(setting, (mind,) * (setting.seats - 1), start=True)
                self.seen["opened"] += 1
            except Refused as why:
                self.seen[why.code] += 1
                await asyncio.sleep(0.2)

    async def long_round(self, moves: int, setting: Setting) -> tuple[str, Line, Line, list[Person]]:
        """A table of two, where a round has this many moves."""
        people = [await Person.at(self.here, name) for name in ("eve", "mallory")]
        link = (await people[0].open(setting))["link"]
        lines = [await person.line(link) for person in people]
        await lines[1].ask("sit", name="mallory")
        await lines[0].ask("start")
        await asyncio.gather(*(line.until(lambda frame: frame.get("game", {}).get("turn", -1) >= 0) for line in lines))
        first, done = lines[0].frame["game"]["turn"], 0
        for number in range(moves):
            line = lines[(first + number) % 2]
            await line.until(lambda frame, line=line, done=done: line.my_turn and frame["seq"] >= done)
            told = await line.play(do="declare", number=number - 900)
            self.seen[f"said: {told['tell']}"] += 1
            done = told.get("seq", done)
            await asyncio.sleep(PACE_S)
        return link, lines[0], lines[1], people

    async def long_game(self, moves: int) -> tuple[str, str]:
        """The link of a table and the name of its game, which is over after a long round."""
        setting = Setting(options={"out_at": "1", "deck": MYSTERIES}, seats=2)
        link, first, second, _ = await self.long_round(moves, setting)
        newest = max(first.frame["seq"], second.frame["seq"])
        for one in (first, second):
            await one.send({"ask": "look", "op": one.op()})
            await one.until(lambda frame: frame["seq"] > newest)
        line = first if first.my_turn else second
        await line.play(do="call")
        await line.until(lambda frame: frame["table"]["state"] == "over")
        game = str(line.frame["game"]["id"])
        for one in (first, second):
            await one.close()
        return link, game


async def many_mysteries(attack: Neighbour) -> None:
    """C1: a deck of as many `?` as are allowed, and cubs; somebody stays and looks."""
    eve = await Person.at(attack.here, "eve")
    link = (await eve.open(Setting(options={"deck": MYSTERIES}, seats=12), ("cub",) * 11, start=True))["link"]
    attack.ready()
    await attack.calls([("GET", f"/api/tables/{link}/{part}", None) for part in ("frame", "last")])


async def counting(attack: Neighbour) -> None:
    """C2: the longest hands."""
    hand = {"edition": "oliphante_2010", "cards": ["9"] * 30 + ["?"] * 10 + ["flip"] * 20, "pile": ["?"] * 30 + ["flip"] * 30}
    attack.ready()
    await attack.calls([("POST", "/api/count", hand)], 12)


async def slow_minds(attack: Neighbour) -> None:
    """C3: tables of tortoises that the deck makes think."""
    await attack.tables(Setting(options={"deck": MYSTERIES}, seats=12), "tortoise")


async def many_kinds(attack: Neighbour) -> None:
    """C4: tables of hares, with as many kinds as are allowed."""
    await attack.tables(Setting(options={"deck": KINDS_ONLY}, seats=12), "hare")


async def left_alone(attack: Neighbour) -> None:
    """C5: tables of wolves, with the longest games that are allowed."""
    await attack.tables(Setting(options={"out_at": str(MOST_COYOTES // 12)}, seats=12), "wolf")


async def free_of_charge(attack: Neighbour) -> None:
    """C6: what costs nothing: the page, paths that nobody knows, foreign origins, garbage."""
    asked = [
        b"GET / HTTP/1.1",
        b"GET /nothing HTTP/1.1",
        b"GET /api/nothing HTTP/1.1",
        b"GET /api/socket HTTP/1.1",
        b"\x16\x03",
    ]
    attack.ready()

    async def again(number: int) -> None:
        request = asked[number % len(asked)] + b"\r\nHost: 127.0.0.1:%d\r\n\r\n" % attack.port
        while attack.on:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", attack.port, local_addr=(ADDRESS, 0))
                while attack.on:
                    writer.write(request)
                    if not await asyncio.wait_for(reader.read(1 << 16), 5):
                        break
                    attack.seen["answered"] += 1
                writer.close()
            except (OSError, TimeoutError):
                attack.seen["cut"] += 1
                await asyncio.sleep(0.05)

    await asyncio.gather(*(again(number) for number in range(20)))


async def burst(attack: Neighbour) -> None:
    """F8: all requests at once that the door has room for, on many connections, and then as many as it lets in."""
    request = b"GET /api/editions HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % attack.port

    async def one() -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", attack.port, local_addr=(ADDRESS, 0))
            while attack.on:
                writer.write(request)
                head = await reader.readuntil(b"\r\n\r\n")
                await reader.readexactly(int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0] or 0))
                attack.seen[head[9:12].decode()] += 1

    attack.ready()
    await asyncio.gather(*(one() for _ in range(150)))


async def calling(attack: Neighbour) -> None:
    """Connections on which nothing is said, opened and closed again as fast as they come."""
    loop = asyncio.get_running_loop()

    async def again() -> None:
        while attack.on:
            with contextlib.closing(socket.socket()) as called, contextlib.suppress(OSError):
                called.setblocking(False)
                called.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)  # or we soon have no ports left
                called.bind((ADDRESS, 0))
                attack.seen["called"] += 1
                await loop.sock_connect(called, ("127.0.0.1", attack.port))
                attack.seen["answered"] += 1

    attack.ready()
    await asyncio.gather(*(again() for _ in range(20)))


async def long_heads(attack: Neighbour) -> None:
    """F1: requests with thousands of lines, or of chunks, ten of them a second."""
    lines = b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a:b\r\n" * 14_000 + b"\r\n"
    chunks = b"POST /api/count HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 8_000
    attack.ready()
    number = 0
    while attack.on:
        number += 1
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", attack.port, local_addr=(ADDRESS, 0))
            writer.write(lines if number % 2 else chunks)
            said = await reader.readline()
            attack.seen[said[9:12].decode() or "cut"] += 1
            writer.close()
        await asyncio.sleep(0.1)


async def reviews(attack: Neighbour) -> None:
    """C9: the analysis of a long, nasty game, and its last round."""
    link, game = await attack.long_game(LONG)
    attack.ready()
    await attack.calls([("GET", path, None) for path in (f"/api/games/{game}/analysis", f"/api/tables/{link}/last")])


async def looking_back(attack: Neighbour) -> None:
    """C10, A5: moments and odds of a long game, under its name and under others."""
    _, game = await attack.long_game(LONG)
    paths = [f"/api/games/{game}/{part}/{place}" for part in ("moments", "odds") for place in range(3, LONG, 7)]
    paths += [f"/api/games/{game}-{number:04}/moments/1" for number in range(20)]
    attack.ready()
    await attack.calls([("GET", path, None) for path in paths])


async def noises(attack: Neighbour) -> None:
    """C11: reactions in a long round, with many who watch; and moves there."""
    link, first, second, _ = await attack.long_round(LONG, Setting(seats=2))
    watching = list[Raw]()
    for number in range(WATCHERS // 10):
        watcher = await Person.at(attack.here, f"w{number}")
        watching += [await Raw.greeted(watcher, link) for _ in range(10)]
    listening = [asyncio.create_task(attack.listen(raw)) for raw in watching]
    listening += [asyncio.create_task(answers(attack, line)) for line in (first, second)]
    attack.ready()
    while attack.on:
        for line in (first, second):
            await line.send({"ask": "react", "op": line.op(), "reaction": "howl"})
        await asyncio.sleep(0.3)
    attack.seen["kilobytes"] = sum(raw.heard for raw in watching) // 1000
    for task in listening:
        task.cancel()


async def answers(attack: Neighbour, line: Line) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            told = await line.hear()
            attack.seen[f"seated: {told.get('code', told['tell'])}"] += 1


async def public_tables(attack: Neighbour) -> None:
    """A4: public tables, and their list."""
    eve = await Person.at(attack.here, "eve")
    attack.ready()
    while attack.on:
        try:
            await eve.open(Setting(public=True))
            attack.seen["opened"] += 1
        except Refused as why:
            attack.seen[why.code] += 1
        await attack.call("GET", "/api/tables")


async def one_phone(attack: Neighbour) -> None:
    """A10: one phone asks for whole frames of a long round, as often as it may."""
    link, _, _, people = await attack.long_round(LONG, Setting(seats=2))
    attack.ready()
    while attack.on:
        try:
            raw = await Raw.greeted(people[0], link)
            listening = asyncio.create_task(attack.listen(raw))
            while attack.on and not listening.done():
                raw.say({"ask": "look", "op": "l"})
                await raw.drain()
                await asyncio.sleep(1 / 20)
            listening.cancel()
            raw.drop()
        except (Closed, Turned, OSError):
            attack.seen["not let in"] += 1
            await asyncio.sleep(0.2)


async def coming_and_going(attack: Neighbour) -> None:
    """Presence: somebody who sits there connects and goes, again and again."""
    eve = await Person.at(attack.here, "eve")
    link = (await eve.open())["link"]
    attack.ready()
    while attack.on:
        try:
            (await Raw.greeted(eve, link)).drop()
            attack.seen["came"] += 1
        except (Closed, Turned, OSError, TimeoutError):
            attack.seen["not let in"] += 1
            await asyncio.sleep(0.2)


ATTACKS: dict[str, Callable[[Neighbour], Coroutine[Any, Any, None]]] = {
    attack.__name__: attack
    for attack in (
        many_mysteries,
        counting,
        slow_minds,
        many_kinds,
        left_alone,
        free_of_charge,
        burst,
        calling,
        long_heads,
        reviews,
        looking_back,
        noises,
        public_tables,
        one_phone,
        coming_and_going,
    )
}


def main() -> None:
    kind, port, seconds = sys.argv[1:]
    os.nice(10)

    async def run() -> Neighbour:
        attack = Neighbour(int(port), float(seconds))
        task = asyncio.create_task(ATTACKS[kind](attack))
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        try:
            await task
        except (OSError, ConnectionClosed, Refused, asyncio.CancelledError) as why:
            attack.seen[f"ended by {type(why).__name__}"] += 1
        return attack

    print(json.dumps(asyncio.run(run()).seen), flush=True)


if __name__ == "__main__":
    main()
