"""The line from a terminal to a table: frames come in, asks go out, and a line that breaks is opened again.

Law: nothing is taken for done before the table has said so. What was not answered is asked again on the next line, under the
same `op`, which the table does once. Seeds for the fair deal are given without anybody pressing a key.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from base64 import b64encode
from collections.abc import Callable
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException
from websockets.typing import Origin

from coyote.table.deal.fair import client_commit
from coyote.table.wire import outbound
from coyote.terminal.fireside import Ended, Unable
from coyote.terminal.remote.errands import Place
from coyote.terminal.remote.keys import Key, Keys
from coyote.terminal.remote.unpacked import Welcome, merged, read

HEARTBEAT_S: Final = 15.0
PATIENCE_S: Final = 8.0
"""How long a server may be silent after we have said something."""
FIRST_WAIT_S: Final = 0.4
LONGEST_WAIT_S: Final = 12.0
SAME_AGAIN_S: Final = 1.0
FINAL: Final = (4400, 4401, 4403, 4404, 4410, 4429)
"""Close codes after which there is no point in trying again."""

Heard = Callable[[outbound.Frame | None], None]


class Line:
    """A guest's line to a table, for as long as it is wanted."""

    def __init__(self, place: Place, keys: Keys, name: str, heard: Heard) -> None:
        self.place, self.keys, self.name = place, keys, name
        self.heard = heard
        """Is told of each frame, and with None that the line is broken."""
        self.frame: outbound.Frame | None = None
        self.code = ""
        self.behind = float("inf")
        """How many seconds the server's clock is behind ours, at most."""
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[int]]] = {}
        self._seeds: dict[tuple[str, int], bytes] = {}
        self._answered: object = None
        self._refused: Unable | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Keep the line until it cannot be kept: raises Ended, with what is wrong."""
        tries = 0
        while True:
            try:
                async with connect(
                    f"ws{self.place.server.removeprefix('http')}/api/socket",
                    origin=Origin(self.place.server),
                    compression=None,
                    ping_interval=None,
                    open_timeout=PATIENCE_S,
                    close_timeout=1,
                    max_size=2**24,
                    proxy=None,
                ) as socket:
                    self._socket = socket
                    await self._send(self._hello())
                    while True:
                        await self._hear(await self._next(socket))
                        tries = 0
            except (OSError, TimeoutError, WebSocketException) as error:
                self._socket = None
                closed = getattr(getattr(error, "rcvd", None), "code", None)
                if closed in FINAL:
                    raise Ended(self._refused or Unable("unreachable", server=self.place.server)) from None
                if self.frame is None and tries >= 2:
                    strange = isinstance(error, InvalidHandshake | InvalidMessage)
                    raise Ended(Unable("not-a-server" if strange else "unreachable", server=self.place.server)) from None
            if self.frame is not None and tries == 0:
                self.heard(None)
            wait = min(LONGEST_WAIT_S, FIRST_WAIT_S * 2**tries) * (0.5 + random.random())
            tries += 1
            await asyncio.sleep(wait)

    async def _next(self, socket: ClientConnection) -> str | bytes:
        """The next message. After a long silence a look asks whether the line lives."""
        try:
            async with asyncio.timeout(HEARTBEAT_S):  # wait_for may swallow a cancellation before Python 3.12
                return await socket.recv()
        except TimeoutError:
            await self._send({"ask": "look", "op": new_op()})
            async with asyncio.timeout(PATIENCE_S):
                return await socket.recv()

    def _hello(self) -> dict[str, str]:
        key = self.keys.of(self.place.server, self.name)
        assert key is not None  # whoever opens a line has become a guest
        offered = key._replace(next=key.next or secrets.token_urlsafe(32))
        self.keys.keep(self.place.server, offered)
        return {"ask": "hello", "link": self.place.link, "token": offered.token, "next": offered.next}

    async def _send(self, message: object) -> None:
        if self._socket is not None:
            await self._socket.send(json.dumps(message))

    async def _hear(self, text: str | bytes) -> None:
        told = read(text)
        match told:
            case Welcome():
                self._welcomed(told)
                for ask, _ in list(self._waiting.values()):
                    await self._send(ask)
            case outbound.Ack(op, seq):
                self._answer(op, lambda asked: asked.set_result(seq))
            case outbound.RefusedTold():
                self._refuse(told)
            case outbound.Frame():
                await self._see(told)
            case outbound.News(after=after, seq=seq) if self.frame is not None and after <= self.frame.seq:
                if seq > self.frame.seq:
                    await self._see(merged(self.frame, told))
            case outbound.News():  # some news got lost: a whole frame says it all
                await self._send({"ask": "look", "op": new_op()})

    def _welcomed(self, told: Welcome) -> None:
        key = self.keys.of(self.place.server, self.name)
        self.keys.keep(self.place.server, Key(told.guest, self.name, key.next if key else ""))
        self.code = told.code
        self._answered = None

    def _answer(self, op: str, give: Callable[[asyncio.Future[int]], None]) -> None:
        _, asked = self._waiting.pop(op, ({}, None))
        if asked is not None and not asked.done():
            give(asked)

    def _refuse(self, told: outbound.RefusedTold) -> None:
        unable = Unable(told.code, **told.values)
        if told.op is None:
            self._refused = unable
        elif told.code == "unavailable" and told.op in self._waiting:
            self._later(self._again(told.op))  # nobody knows yet whether it was done; asked again, it is done once
        else:
            self._answer(told.op, lambda asked: asked.set_exception(unable))

    async def _again(self, op: str) -> None:
        await asyncio.sleep(SAME_AGAIN_S)
        if op in self._waiting:
            await self._send(self._waiting[op][0])

    def _later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _see(self, frame: outbound.Frame) -> None:
        self.behind = min(self.behind, time.time() - frame.at / 1000)
        self.frame = frame
        self.heard(frame)
        await self._give_seed(frame)

    async def _give_seed(self, frame: outbound.Frame) -> None:
        """Our part in the fair deal (docs/fair-deal.md)."""
        awaited, seat = frame.you.awaited, frame.you.seat
        if awaited is None or seat is None or frame.game is None or frame.fair is None:
            return
        game, epoch = frame.game.id, frame.fair.epoch
        if self._answered == (awaited, game, epoch) or (awaited == "show" and (game, epoch) not in self._seeds):
            return
        self._answered = awaited, game, epoch
        seed = self._seeds.setdefault((game, epoch), secrets.token_bytes(32))
        given = client_commit(seed, game, epoch, seat) if awaited == "commit" else seed
        named = "commit" if awaited == "commit" else "seed"
        await self._send({"ask": awaited, "op": new_op(), named: b64encode(given).decode()})

    async def ask(self, ask: str, **fields: Any) -> int:
        """Ask the table for something, and wait until it is done: the seq of the deed. Raises Unable."""
        op = new_op()
        asked: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        message = {"ask": ask, "op": op, **fields}
        self._waiting[op] = message, asked
        await self._send_if_live(message)
        return await asked

    async def _send_if_live(self, message: object) -> None:
        try:
            await self._send(message)
        except (OSError, WebSocketException):
            return  # it is sent again when the line is back

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._socket is not None:
            await self._socket.close()


def new_op() -> str:
    return secrets.token_urlsafe(9)
