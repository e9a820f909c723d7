"""A person at one table, with one or two tabs: knows the protocol, keeps what a browser keeps, and writes everything down.

Law: one ask at a time in each tab. What was not answered is sent again with the same op, to whichever process answers;
sometimes it is given up, or sent again although it was answered. Everything is drawn from a seed.
"""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from math import inf
from random import Random

import msgspec

from prove.common.client import merged
from prove.crash.history import Asked
from prove.simulate.loop import Loop
from prove.simulate.network import Socket
from prove.simulate.wishes import Told, wish

NOT_NOW = ("unavailable", "too-fast", "too-many")
"""Refusals after which a client says the same again."""
PATIENCE_S = 12.0
"""After this long without an answer a client tries another line."""


class Person:
    """A guest, and all that their browser keeps."""

    def __init__(
        self, loop: Loop, name: str, seed: str, connect: Callable[[str], Socket | None], trace: Callable[[str], None]
    ) -> None:
        self.loop, self.name, self.rng, self.connect, self.trace = loop, name, Random(seed), connect, trace
        self.id = self.token = self.next = self.table_id = self.link = ""
        self.asked: list[Asked] = []
        self.ids: list[str] = []
        """Who they have been: whoever is forgotten comes again as somebody else."""
        self.heard: list[tuple[str, list[Told]]] = []
        """For each line, which guest heard it, and its frames: those that came whole, and those put together from news."""
        self.received: list[tuple[float, int, bytes]] = []
        """When, in which tab, and what."""
        self.seeds: dict[tuple[str, int], bytes] = {}
        self.tabs: list[Tab] = []
        self.wanted = 2
        """The host starts when this many sit there."""
        self.games = 1
        """How many games the host starts."""
        self.whims = 0.0
        """How often they do something that no game needs."""
        self.asleep = False
        """They are there, and do nothing."""
        self.ending = False
        """They do what the game needs, and nothing else."""
        self.since: float | None = None
        """Since when they have had a line without a break."""
        self.hello = asyncio.Lock()
        self.home = asyncio.Event()
        """They are at their machine."""
        self.home.set()

    def come(self) -> None:
        tab = Tab(self, len(self.tabs))
        self.tabs.append(tab)
        tab.task = self.loop.of_nobody(tab.live())

    def ask(self, fields: Told) -> Asked:
        ask = Asked(self.id, self.table_id, {"op": f"{self.name}-{len(self.asked)}", **fields}, since=0.0)
        self.asked.append(ask)
        return ask

    def become(self, guest: str, token: str) -> None:
        """They are this guest from now on. Whatever somebody else had asked for is not theirs to repeat."""
        for tab in self.tabs:
            tab.pending = None
        self.ids.append(guest)
        self.id, self.token, self.next = guest, token, ""

    def spans(self) -> list[tuple[float, float]]:
        """From when to when each of their lines was open."""
        still = [(tab.since, inf) for tab in self.tabs if tab.welcomed]
        return still + [span for tab in self.tabs for span in tab.spans]

    def line_changed(self) -> None:
        on = any(tab.welcomed for tab in self.tabs)
        if on and self.since is None:
            self.since = self.loop.time()
        elif not on and self.since is not None:
            self.since = None


class Tab:
    """One tab, over as many sockets as it takes."""

    def __init__(self, person: Person, number: int) -> None:
        self.person, self.number, self.rng = person, number, person.rng
        self.socket: Socket | None = None
        self.inbox: asyncio.Queue[Told | None] = asyncio.Queue()
        self.frame: Told = {}
        self.heard: list[Told] = []
        self.spans: list[tuple[float, float]] = []
        self.pending: Asked | None = None
        self.welcomed = self.closing = False
        self.since = self.ended = 0.0
        self.task: asyncio.Task[None] | None = None

    async def live(self) -> None:
        person = self.person
        while not self.closing:
            await person.home.wait()
            self.socket = person.connect(f"10.{self.number}.{len(person.name)}.1")
            if self.socket is not None:
                self.inbox, self.frame, self.heard = asyncio.Queue(), {}, []
                self.socket.on_message, self.socket.on_closed = self.on_message, self.on_closed
                try:
                    async with person.hello:
                        await self.greet()
                    self.welcomed, self.since = True, person.loop.time()
                    person.line_changed()
                    await self.talk()
                except (TimeoutError, ConnectionError):
                    if self.pending is not None:
                        self.pending.cut += 1
                        if self.rng.random() < 0.1 and not person.ending:
                            self.pending = None
                finally:
                    self.socket.cut()
                    if self.welcomed:
                        self.spans.append((self.since, self.ended))
                    self.welcomed = False
                    person.line_changed()
            await asyncio.sleep(0.1 + self.rng.random())

    def on_message(self, text: bytes) -> None:
        self.person.received.append((self.person.loop.time(), self.number, text))
        self.inbox.put_nowait(msgspec.json.decode(text))

    def on_closed(self, code: int) -> None:
        self.person.received.append((self.person.loop.time(), self.number, b"closed %d" % code))
        self.person.trace(f"{self.person.name}/{self.number} line closed {code}")
        self.ended = self.person.loop.time()
        self.inbox.put_nowait(None)

    async def hear(self, seconds: float) -> Told:
        """The next message; TimeoutError, or ConnectionError once the line is cut."""
        if self.inbox.empty():
            async with asyncio.timeout(seconds):
                told = await self.inbox.get()
        else:
            told = self.inbox.get_nowait()
        if told is None:
            raise ConnectionError
        if told["tell"] in ("table", "news"):
            self.frame = told if told["tell"] == "table" else merged(self.frame, told)
            self.heard.append(self.frame)
        return told

    def say(self, message: Told) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(message).decode())

    async def greet(self) -> None:
        person, greeting = self.person, self.person.id
        person.heard.append((greeting, self.heard))
        person.next = person.next or urlsafe_b64encode(self.rng.randbytes(32)).rstrip(b"=").decode()
        self.say({"ask": "hello", "link": person.link, "token": person.token, "next": person.next})
        told = await self.hear(PATIENCE_S)
        if told["tell"] == "refused":
            self.person.trace(f"{person.name}/{self.number} turned away: {told['code']}")
            raise ConnectionError
        if person.id != greeting:  # forgotten meanwhile: this welcome, and the token that came true with it, are another's
            raise ConnectionError
        person.token, person.next = person.next, ""
        while not self.frame:
            await self.hear(PATIENCE_S)

    async def talk(self) -> None:
        while not self.closing:
            while not self.inbox.empty():
                await self.hear(PATIENCE_S)
            if self.pending is None:
                self.pending = self.wish()
            if self.pending is not None:
                await self.settle(self.pending)
                continue
            with suppress(TimeoutError):
                await self.hear(1.0 + self.rng.random() * 3)
                continue
            if len(self.person.tabs) > 1 and self.rng.random() < self.person.whims:
                raise ConnectionError  # this tab is closed, and opened again

    async def settle(self, ask: Asked) -> None:
        person, op = self.person, ask.message["op"]
        self.say(ask.message)
        while True:
            answer = await self.hear(PATIENCE_S)
            if answer["tell"] in ("ack", "refused") and answer["op"] == op:
                break
            if answer["tell"] == "table" and ask.kind == "look":
                self.pending = None
                return
        person.trace(f"{person.name}/{self.number} {op} {ask.kind}: {answer.get('seq', answer.get('code'))}")
        if answer["tell"] == "refused" and answer["code"] in NOT_NOW:
            ask.cut += answer["code"] == "unavailable"
            await asyncio.sleep(0.5)
            return
        if answer["tell"] == "ack":
            if ask.seq is not None and ask.seq != answer["seq"]:
                ask.refused = f"told {ask.seq}, then {answer['seq']}"
            ask.seq = answer["seq"]
        elif ask.seq is None:
            ask.refused = answer["code"]
        self.pending = None
        if not person.ending and self.rng.random() < person.whims and ask.seq is not None and len(person.tabs) > 1:
            other = person.tabs[1 - self.number]
            if other.pending is None:
                other.pending = ask  # the same op again, on another line
        await asyncio.sleep(self.rng.random() * 0.4)

    def wish(self) -> Asked | None:
        person = self.person
        if person.asleep or any(tab.pending is not None for tab in person.tabs):
            return None  # one thing at a time, as a person does
        fields = wish(person, self.frame)
        return None if fields is None else person.ask(fields)
