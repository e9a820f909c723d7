"""An attacker in a process of its own, so as not to slow us down: `python -m prove.hostile.attack KIND PORT LINK SECONDS`.

Law: it does one thing as fast as it can until its time is up, and prints what became of it as JSON.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from prove.common.client import Person, Place
from prove.hostile.raw import PING, Closed, Raw, Turned, frame

LOOK = frame(b'{"ask":"look","op":"l"}')
REACT = frame(b'{"ask":"react","op":"r","reaction":"howl"}')
Seen = Counter[str]


class Attack:
    """Where, and how long."""

    def __init__(self, port: int, link: str, seconds: float) -> None:
        self.port, self.link = port, link
        self.until = time.monotonic() + seconds
        self.seen: Seen = Counter()

    @property
    def on(self) -> bool:
        return time.monotonic() < self.until

    def place(self, network: int, host: int = 1) -> Place:
        return Place(self.port, source=f"127.30.{network}.{host}")

    async def pour(self, person: Person, data: bytes, place: Place | None = None) -> None:
        """The same bytes again and again, on one line after the other as they are cut."""
        while self.on:
            try:
                raw = await Raw.greeted(person, self.link, place)
            except (Closed, Turned, OSError, TimeoutError):
                self.seen["not let in"] += 1
                await asyncio.sleep(0.2)
                continue
            listening = asyncio.create_task(self.listen(raw))
            try:
                while self.on and not listening.done():
                    raw.send(data)
                    self.seen["poured"] += 1
                    await raw.drain()
                    await asyncio.sleep(0)
            except Closed:
                pass
            await asyncio.wait([listening], timeout=3)
            listening.cancel()
            raw.drop()

    async def listen(self, raw: Raw) -> None:
        try:
            while True:
                told = await raw.hear(30)
                self.seen[str(told.get("code", told["tell"]))] += 1
        except Closed as closed:
            self.seen[f"closed with {closed.code}"] += 1
        except TimeoutError:
            self.seen["left open"] += 1


async def one_line(attack: Attack) -> None:
    await attack.pour(await Person.at(attack.place(0), "eve"), LOOK * 20)


async def one_guest(attack: Attack) -> None:
    """Each connection rotates the guest's token, so they come one after the other and stay."""
    person = await Person.at(attack.place(1), "eve")
    lines = list[Raw]()
    for _ in range(13):
        try:
            lines.append(await Raw.greeted(person, attack.link))
        except Closed:
            attack.seen["not let in"] += 1
    listening = [asyncio.create_task(attack.listen(raw)) for raw in lines]
    while attack.on and not all(task.done() for task in listening):
        for raw, task in zip(lines, listening, strict=True):
            if not task.done():
                raw.send(REACT * 5)
                attack.seen["poured"] += 1
        await asyncio.sleep(0.001)
    await asyncio.wait(listening, timeout=3)


async def one_address(attack: Attack) -> None:
    people = [await Person.at(attack.place(2), "eve") for _ in range(40)]
    await asyncio.gather(*(attack.pour(person, LOOK * 5) for person in people))


async def reconnecting(attack: Attack) -> None:
    """Guess links and tokens, each on a connection of its own."""

    async def again() -> None:
        while attack.on:
            try:
                raw = await Raw.at(attack.place(3))
                raw.say({"ask": "hello", "link": "baba-babe", "token": "x" * 43, "next": secrets.token_urlsafe(32)})
                code, told = await raw.ended()
                attack.seen[f"closed with {code}"] += 1
                attack.seen.update(str(one.get("code", one["tell"])) for one in told)
            except (Turned, OSError):
                attack.seen["not let in"] += 1

    await asyncio.gather(*(again() for _ in range(20)))


async def over_http(attack: Attack) -> None:
    async def again() -> None:
        request = f"GET /api/tables/baba-babe HTTP/1.1\r\nHost: 127.0.0.1:{attack.port}\r\n\r\n".encode()
        while attack.on:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", attack.port, local_addr=("127.30.4.1", 0))
                while attack.on:
                    writer.write(request)
                    head = (await reader.readuntil(b"\r\n\r\n")).decode()
                    size = next(line for line in head.lower().split("\r\n") if line.startswith("content-length"))
                    await reader.readexactly(int(size.split(":")[1]))
                    attack.seen[head.split(" ", 2)[1]] += 1
            except (OSError, asyncio.IncompleteReadError, StopIteration):
                attack.seen["cut"] += 1

    await asyncio.gather(*(again() for _ in range(20)))


async def for_nothing(attack: Attack) -> None:
    """What has no price: the page, paths that are not there, other hosts and origins, garbage."""
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    socket = "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\n"
    said = [
        "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        f"{socket}{upgrade}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        "\0\1\2\r\n\r\n",
    ]

    async def again(number: int) -> None:
        while attack.on:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", attack.port, local_addr=("127.30.7.1", 0))
                while attack.on:
                    writer.write(said[number % len(said)].encode())
                    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
                    attack.seen["answered"] += 1
                    length = re.search(r"content-length: (\d+)", head)
                    await reader.readexactly(int(length[1]) if length else 0)
            except (OSError, asyncio.IncompleteReadError):
                attack.seen["cut"] += 1

    await asyncio.gather(*(again(number) for number in range(20)))


async def pings(attack: Attack) -> None:
    await attack.pour(await Person.at(attack.place(5), "eve"), frame(b"?" * 125, PING) * 50)


async def fragments(attack: Attack) -> None:
    await attack.pour(await Person.at(attack.place(6), "eve"), frame(b"", fin=False) + frame(b"", 0, fin=False) * 500)


KINDS: dict[str, Callable[[Attack], Coroutine[Any, Any, None]]] = {
    kind.__name__: kind for kind in (one_line, one_guest, one_address, reconnecting, over_http, for_nothing, pings, fragments)
}


def main() -> None:
    kind, port, link, seconds = sys.argv[1:]
    attack = Attack(int(port), link, float(seconds))
    asyncio.run(KINDS[kind](attack))
    print(json.dumps(attack.seen))


if __name__ == "__main__":
    main()
