"""A player who does not give up: plays at one table, over as many connections as it takes, and writes everything down.

Law: one ask at a time. When a line is cut before the answer, the player reconnects, to the next process there is, and sends
the same op again; now and then they forget it instead, so that the outcome of some asks stays unknown. Tokens and seeds are
kept beside the lines, as a browser keeps them. They ask as fast as answers come, and as the server's limits allow.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException

from coyote.table.asks import REACTIONS
from coyote.table.deal.fair import client_commit
from coyote.table.setting import Setting
from prove.common.client import Line, Person, Place, Refused, Told
from prove.crash.history import Asked, Seen

PACE_S = 0.05
"""A line may ask 20 times a second."""
GIVES_UP = 0.15
COMES_BACK_S = 0.1
NOT_NOW = ("unavailable", "too-fast", "too-many")
"""Refusals after which the client sends the same again."""


class Player:
    """A player at one table."""

    def __init__(self, person: Person, opened: Told, sitting: int, places: Sequence[Place], chance: Random) -> None:
        self.person, self.opened, self.sitting, self.places, self.chance = person, opened, sitting, places, chance
        self.patience = 10.0
        self.at = chance.randrange(len(places))
        """The place that the player is connected to."""
        self.seen = Seen(person.id, opened["table"])
        self.asked: list[Asked] = []
        self.pending: Asked | None = None
        self.closes = Counter[int]()
        self.line: Line | None = None
        self.lines = 0
        """How many connections there have been."""
        self.ending = self.silent = False
        self._seeds: dict[tuple[str, int], bytes] = {}

    # lines

    async def live(self) -> None:
        """Play until told to end, and then until the last ask is answered."""
        while not self.ending or self.pending is not None:
            try:
                async with asyncio.timeout(self.patience):
                    line = await self.person.line(self.opened["link"], self.places[self.at], deals=False)
            except (OSError, TimeoutError, WebSocketException, Refused):
                await self.elsewhere()
                continue
            self.line, self.lines = line, self.lines + 1
            try:
                await self.talk(line)
                await line.close()
            except (ConnectionClosed, TimeoutError, OSError) as why:
                if isinstance(why, ConnectionClosed) and why.rcvd is not None:
                    self.closes[why.rcvd.code] += 1
                if self.pending is not None:
                    self.pending.cut += 1
                    if self.chance.random() < GIVES_UP and not self.ending:
                        self.pending = None
                await self.elsewhere()
            finally:
                self.line = None

    async def elsewhere(self) -> None:
        """Drop all lines, including those that were never used, and go on to the next place."""
        lines = self.places[self.at].lines
        while lines:
            lines.pop().socket.transport.abort()
        self.at = (self.at + 1) % len(self.places)
        await asyncio.sleep(self.chance.uniform(0.2, 1) * COMES_BACK_S)

    async def talk(self, line: Line) -> None:
        self.seen.frame(line.frame["seq"])
        while not self.ending or self.pending is not None:
            if self.pending is None:
                self.pending = self.wish(line.frame)
            if self.pending is None:
                await self.listen(line, 0.2)
            else:
                await self.settle(line, self.pending)

    async def listen(self, line: Line, seconds: float) -> None:
        """Listen for a while."""
        until = time.perf_counter() + seconds
        while (left := until - time.perf_counter()) > 0:
            try:
                async with asyncio.timeout(left):
                    await self.hear(line)
            except TimeoutError:
                return
            if seconds > PACE_S:
                return

    async def hear(self, line: Line) -> None:
        told = await line.hear()
        line.heard.clear()
        if told["tell"] in ("table", "news"):
            self.seen.frame(told["seq"])

    async def settle(self, line: Line, ask: Asked) -> None:
        """Send an ask, and listen for the answer."""
        await line.send(ask.message)
        async with asyncio.timeout(self.patience):
            while ask.message["op"] not in line.answers:
                await self.hear(line)
        answer = line.answers.pop(ask.message["op"])
        if answer["tell"] == "refused" and answer["code"] in NOT_NOW:
            ask.cut += answer["code"] == "unavailable"
        else:
            ask.seq, ask.refused, ask.answered = answer.get("seq"), answer.get("code"), time.perf_counter()
            ask.line = self.lines
            self.pending = None
        await self.listen(line, PACE_S)

    # wishes

    def wish(self, frame: Told) -> Asked | None:
        """What to ask for now, if anything."""
        fields = None if self.silent or self.ending else self.fields(frame)
        if fields is None:
            return None
        ask = Asked(self.person.id, self.opened["table"], {"op": f"{len(self.asked)}", **fields})
        self.asked.append(ask)
        return ask

    def fields(self, frame: Told) -> dict[str, Any] | None:
        you, table = frame["you"], frame["table"]
        seat, state = you.get("seat"), table["state"]
        if seat is None:
            return {"ask": "sit", "name": self.person.name} if state == "open" else None
        if you.get("awaited") is not None:
            return self.seed(you["awaited"], frame["game"]["id"], frame["fair"]["epoch"], seat)
        if (
            state != "playing"
            and table.get("host") == seat
            and sum(chair is not None for chair in table["chairs"]) >= self.sitting
        ):
            return {"ask": "start"}
        if you.get("options") and frame["game"]["turn"] == seat:
            return {"ask": "play", "seq": frame["seq"], "move": self.move(you["options"])}
        return {"ask": "react", "reaction": self.chance.choice(REACTIONS)} if self.chance.random() < 0.3 else None

    def seed(self, awaited: str, game: str, epoch: int, seat: int) -> dict[str, Any]:
        seed = self._seeds.setdefault((game, epoch), secrets.token_bytes(32))
        if awaited == "commit":
            return {"ask": "commit", "commit": b64encode(client_commit(seed, game, epoch, seat)).decode()}
        return {"ask": "show", "seed": b64encode(seed).decode()}

    def move(self, options: Told) -> dict[str, Any]:
        if options.get("call") and self.chance.random() < 0.25:
            return {"do": "call"}
        lowest: int = max(options["lowest"], 1)
        return {"do": "declare", "number": lowest + self.chance.randrange(4)}


async def gathered(
    places: Callable[[], Sequence[Place]], people: int, bots: Sequence[str], setting: Setting, chance: Random
) -> list[Player]:
    """People at a new table. The first is the host, who starts when all are there, and again after each game."""
    players = list[Player]()
    for number in range(people):
        there = places()
        person = await Person.at(there[0], f"p{chance.randrange(10**6)}")
        opened = players[0].opened if number else await person.open(setting, tuple(bots))
        players.append(Player(person, opened, people + len(bots), there, chance))
    return players
