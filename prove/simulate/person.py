"""A person at one table, with one or two tabs: knows the protocol, keeps what a browser keeps, and writes everything down.

Law: one ask at a time a tab. What was not answered is said again under the same op, at whatever process answers; sometimes it
is given up, or said again although it was answered. Everything is drawn from a seed.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from math import inf
from random import Random
from typing import Any

import msgspec

from coyote.table.asks import REACTIONS
from coyote.table.deal.fair import client_commit
from prove.common.client import merged
from prove.crash.history import Asked
from prove.simulate.loop import Loop
from prove.simulate.network import Socket

Told = dict[str, Any]

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
        self.heard: list[list[Told]] = []
        """The frames that each of their lines has brought, or from which they were put together."""
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
                person.heard.append(self.heard)
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
        person = self.person
        person.next = person.next or urlsafe_b64encode(self.rng.randbytes(32)).rstrip(b"=").decode()
        self.say({"ask": "hello", "link": person.link, "token": person.token, "next": person.next})
        told = await self.hear(PATIENCE_S)
        if told["tell"] == "refused":
            self.person.trace(f"{person.name}/{self.number} turned away: {told['code']}")
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

    # wishes

    def wish(self) -> Asked | None:
        if any(tab.pending is not None for tab in self.person.tabs):
            return None  # one thing at a time, as a person does
        fields = self.fields(self.frame)
        return None if fields is None else self.person.ask(fields)

    def fields(self, frame: Told) -> Told | None:
        person, you, table = self.person, frame["you"], frame["table"]
        seat, state = you.get("seat"), table["state"]
        whim = not person.ending and self.rng.random() < person.whims
        if seat is None:
            left = any(chair and chair.get("left") and chair["name"] == person.name for chair in table["chairs"])
            free = any(chair is None for chair in table["chairs"])
            return {"ask": "sit", "name": person.name} if left or (state != "playing" and free) else None
        if you.get("awaited") is not None:
            return self.seed(you["awaited"], frame["game"]["id"], frame["fair"]["epoch"], seat)
        sitting = sum(chair is not None for chair in table["chairs"])
        if (
            state != "playing"
            and table.get("host") == seat
            and sitting >= person.wanted
            and table.get("games", 0) < person.games
        ):
            return {"ask": "start"}
        if "options" in you and frame["game"]["turn"] in ((seat,) if table["setting"]["heads"] == "screens" else range(12)):
            return {"ask": "play", "seq": frame["seq"], "move": self.move(you["options"])}
        return self.whim(table, seat) if whim else None

    def whim(self, table: Told, seat: int) -> Told:
        kind = self.rng.choice(("react", "react", "look", "leave", "pass-host", "nonsense"))
        others = [place for place, chair in enumerate(table["chairs"]) if chair and chair["kind"] == "person" and place != seat]
        if kind == "react" or (kind == "pass-host" and (not others or table.get("host") != seat)):
            return {"ask": "react", "reaction": self.rng.choice(REACTIONS)}
        if kind == "pass-host":
            return {"ask": "pass-host", "seat": self.rng.choice(others)}
        if kind == "leave":
            return {"ask": "leave"}
        return {"ask": "look"} if kind == "look" or table["state"] != "playing" else {"ask": "start"}

    def seed(self, awaited: str, game: str, epoch: int, seat: int) -> Told:
        seeds = self.person.seeds
        if (game, epoch) not in seeds:
            seeds[game, epoch] = self.rng.randbytes(32)
        seed = seeds[game, epoch]
        if awaited == "commit":
            return {"ask": "commit", "commit": b64encode(client_commit(seed, game, epoch, seat)).decode()}
        return {"ask": "show", "seed": b64encode(seed).decode()}

    def move(self, able: Told) -> Told:
        rng, ending = self.rng, self.person.ending
        if able.get("call") and rng.random() < (0.6 if ending else 0.35):
            return {"do": "call"}
        coins = able.get("coins", ())
        if coins and rng.random() < 0.3:
            coin = rng.choice(coins)
            guess = {"guess": rng.choice(able["guesses"])} if coin in able.get("guessed", ()) else {}
            return {"do": "coin", "coin": coin, **guess}
        if able.get("withdraw") and rng.random() < 0.5:
            return {"do": "withdraw"}
        if able.get("lowest") is None:
            return {"do": "call"}
        number = max(able["lowest"], 1) + rng.randrange(4)
        if number == able.get("unless"):
            number += 1
        return {"do": "declare", "number": min(number, able["highest"])}
