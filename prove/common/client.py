"""A client over real sockets: a guest, their tokens, and a line to a table.

Law: it knows what any client may know, docs/protocol.md, and nothing of the server's code.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from base64 import b64encode
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any, Self

import msgspec
from msgspec import structs
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from coyote.table.deal.fair import client_commit
from coyote.table.setting import Setting
from coyote.table.wire import outbound

Told = dict[str, Any]


class Refused(Exception):
    """The server refused, with a code."""

    def __init__(self, told: Told) -> None:
        super().__init__(told["code"])
        self.code: str = told["code"]


class Place:
    """Where a server is."""

    def __init__(self, port: int, host: str = "127.0.0.1", source: str | None = None) -> None:
        self.port, self.host, self.source = port, host, source
        self.origin = f"http://{host}:{port}"
        self.lines: list[Line] = []
        """The lines that were opened to it."""

    async def hang_up(self) -> None:
        """Close every line."""
        for line in self.lines:
            await line.close()
        self.lines.clear()

    def http(self, method: str, path: str, body: object = None, token: str | None = None) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of an answer."""
        link = HTTPConnection(self.host, self.port, timeout=30, source_address=(self.source, 0) if self.source else None)
        try:
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            if body is not None:
                headers["Content-Type"] = "application/json"
            link.request(method, path, None if body is None else json.dumps(body), headers)
            answer = link.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        finally:
            link.close()

    async def call(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        """The JSON of a good answer; raises Refused."""
        status, _, text = await asyncio.to_thread(self.http, method, path, body, token)
        told: Any = json.loads(text) if text else None
        if status >= 400:
            raise Refused(told)
        return told


class Person:
    """A guest, with a token that is kept as a browser keeps it."""

    def __init__(self, place: Place, name: str) -> None:
        self.place, self.name = place, name
        self.id, self.token, self.next = "", "", ""

    @classmethod
    async def at(cls, place: Place, name: str) -> Self:
        person = cls(place, name)
        told = await place.call("POST", "/api/guests", {"name": name})
        person.id, person.token = told["guest"], told["token"]
        return person

    async def open(self, setting: Setting | None = None, bots: tuple[str, ...] = (), *, start: bool = False) -> Told:
        """A new table: its id, link and code."""
        given = {} if setting is None else {"setting": {f: getattr(setting, f) for f in setting.__struct_fields__}}
        told: Told = await self.place.call("POST", "/api/tables", given | {"bots": bots, "start": start}, self.token)
        return told

    def hello(self, link: str) -> Told:
        self.next = self.next or secrets.token_urlsafe(32)
        return {"ask": "hello", "link": link, "token": self.token, "next": self.next}

    async def line(self, link: str, place: Place | None = None, *, deals: bool = True) -> Line:
        """A line to a table, after its first frame. If it deals, it answers the fair deal by itself."""
        place = place or self.place
        source: dict[str, Any] = {} if place.source is None else {"local_addr": (place.source, 0)}
        socket = await connect(
            f"ws://{place.host}:{place.port}/api/socket",
            origin=Origin(place.origin),
            compression=None,
            ping_interval=None,
            **source,
        )
        line = Line(socket, deals=deals)
        place.lines.append(line)
        await line.send(self.hello(link))
        welcome = await line.hear()
        if welcome["tell"] == "refused":
            await socket.close()
            raise Refused(welcome)
        self.token, self.next = self.next, ""
        line.welcome = welcome
        await line.until(lambda _: True)
        return line


def merged(frame: Told, news: Told) -> Told:
    """The frame that this news makes of the one before: what is left out stays, and null takes a part away."""
    assert news["after"] <= frame.get("seq", 0) < news["seq"], "news do not follow from this frame"
    now = {**frame, "events": None, **news, "tell": "table"}
    del now["after"]
    if "you" in news:
        now["you"] = {**frame.get("you", {}), **news["you"]}
    if (game := news.get("game")) is not None:
        before = frame.get("game", {})
        now["game"] = {**before, **game}
        told = now["game"].pop("said_before", 0)
        if "said" in game:
            now["game"]["said"] = [*before.get("said", [])[:told], *game["said"]]
    return {part: value for part, value in now.items() if value is not None}


def typed(frame: Told) -> outbound.Frame:
    """A frame by its type, without its events and without the number of watchers, which no log knows.

    Two of them are alike, whether an empty field is there or left out.
    """
    told = msgspec.convert({**frame, "events": ()}, outbound.Frame)
    return structs.replace(told, table=structs.replace(told.table, watchers=0))


class Line:
    """A line to a table: the last frame, and everything that was heard."""

    def __init__(self, socket: ClientConnection, *, deals: bool = True) -> None:
        self.socket, self.deals = socket, deals
        self.welcome: Told = {}
        self.frame: Told = {}
        self.heard: list[bytes] = []
        self.answers: dict[str | None, Told] = {}
        self.seeds: dict[int, bytes] = {}
        self._ops = 0
        self._prefix = secrets.token_hex(4)

    async def send(self, message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Told:
        """The next message."""
        text = await self.socket.recv(decode=False)
        self.heard.append(text)
        told: Told = json.loads(text)
        if told["tell"] == "table":
            self.frame = told
        elif told["tell"] == "news":
            self.frame = merged(self.frame, told)
        elif told["tell"] in ("ack", "refused"):
            self.answers[told["op"]] = told
        return told

    async def until(self, enough: Callable[[Told], bool], seconds: float = 30) -> Told:
        """Listen until a frame is as wanted; meanwhile answer the fair deal."""
        async with asyncio.timeout(seconds):
            while not (self.frame and enough(self.frame)):
                told = await self.hear()
                if told["tell"] in ("table", "news") and self.deals:
                    await self.deal()
        return self.frame

    async def deal(self) -> None:
        """Commit to a seed, or show it, if the server waits for it."""
        awaited, fair = self.frame["you"].get("awaited"), self.frame.get("fair")
        if awaited is None or fair is None:
            return
        game, epoch, seat = self.frame["game"]["id"], fair["epoch"], self.frame["you"]["seat"]
        seed = self.seeds.setdefault(epoch, secrets.token_bytes(32))
        op = f"{awaited}-{game[-12:]}-{epoch}"
        given = client_commit(seed, game, epoch, seat) if awaited == "commit" else seed
        await self.send({"ask": awaited, "op": op, ("commit" if awaited == "commit" else "seed"): b64encode(given).decode()})

    def op(self) -> str:
        self._ops += 1
        return f"{self._prefix}-{self._ops}"

    async def ask(self, ask: str, op: str | None = None, **fields: object) -> Told:
        """Ask, and listen until it is answered."""
        op = op or self.op()
        await self.send({"ask": ask, "op": op, **fields})
        async with asyncio.timeout(30):
            while op not in self.answers:
                await self.hear()
        return self.answers[op]

    async def play(self, **move: object) -> Told:
        return await self.ask("play", seq=self.frame["seq"], move=move)

    @property
    def my_turn(self) -> bool:
        frame = self.frame
        return bool(frame.get("game")) and frame["game"]["turn"] == frame["you"]["seat"] and bool(frame["you"].get("options"))

    async def close(self) -> None:
        await self.socket.close()


__all__ = ["ConnectionClosed", "Line", "Person", "Place", "Refused", "Told"]
