"""Sockets: a WebSocket from its handshake to its end.

Law: a stranger's origin gets no connection; who does not say hello in time, or with an unknown token, gets no byte of a table.
After that every message is answered: with an ack, a frame, or a refusal and a whole frame. One message is read after the
other was dealt with, so that a flood waits in the sender's own pocket.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from coyote.server.codes import CLOSE, Refusal, ServerCode
from coyote.server.edge import limits
from coyote.server.edge.limits import Bucket, Limits, network
from coyote.server.edge.protocol import WIRE
from coyote.server.guests import come_again
from coyote.server.journal import note
from coyote.server.storage.errors import StoreError
from coyote.server.storage.store import Guest, TableRow
from coyote.server.tables.house import House
from coyote.server.tables.line import Line, Wire
from coyote.server.tables.steward import Steward
from coyote.server.tickets import shown
from coyote.table.refusals import TableRefused
from coyote.table.wire import outbound
from coyote.table.wire.inbound import Commit, Look, Op, Play, Show, Strict, read_ask

PATH: Final = "/api/socket"
HELLO_S: Final = 10.0
LONGEST: Final = 8192
"""Bytes of a message."""
UNFORESEEN: Final = 1011

written: Final = msgspec.json.Encoder().encode


class Hello(Strict, frozen=True, tag_field="ask", tag="hello"):
    """The first message."""

    link: str
    token: str
    next: str


class Welcome(msgspec.Struct, frozen=True, tag_field="tell", tag="welcome"):
    """The answer to a hello; a whole frame follows."""

    guest: str
    name: str
    table: str
    code: str


class OpOnly(msgspec.Struct, frozen=True):
    """Whose message it was, if it can be read that far."""

    op: Op


hello_of: Final = msgspec.json.Decoder(Hello).decode
op_of: Final = msgspec.json.Decoder(OpOnly).decode


@dataclass(frozen=True, slots=True)
class Sockets:
    """An ASGI application for WebSockets."""

    house: House
    limits: Limits
    origins: frozenset[str]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()  # websocket.connect
        origins = [value.decode("latin-1") for name, value in scope["headers"] if name == b"origin"]
        known = len(origins) == 1 and origins[0] in self.origins
        if not known or not self.house.ready or scope["path"] != PATH:
            await send({"type": "websocket.close", "code": 1008})  # before accepting: HTTP 403
            return
        address = network(scope["client"])
        try:
            await send({"type": "websocket.accept"})
            await self.connected(address, receive, send, scope["extensions"][WIRE])
        except OSError:  # the reader is gone
            return
        except Exception as error:
            note("not foreseen", logging.ERROR, error)
            with contextlib.suppress(OSError):
                await send({"type": "websocket.close", "code": UNFORESEEN})

    async def connected(self, address: str, receive: Any, send: Any, wire: Wire) -> None:
        try:
            self.limits.refuse_flood(address, 1)
            self.limits.line_opened(address, limits.LINES_PER_ADDRESS)
        except Refusal as why:
            await turned_away(send, why)
            return
        try:
            await self.received(address, receive, send, wire)
        finally:
            self.limits.line_closed(address)

    async def received(self, address: str, receive: Any, send: Any, wire: Wire) -> None:
        """Somebody from an address that has not too many lines."""
        try:
            row, guest = await self.greeted(receive, address)
            self.limits.line_opened(guest.id, limits.LINES_PER_GUEST)
        except (Refusal, StoreError) as why:
            await turned_away(send, why)
            return
        try:
            line = Line(guest.id, wire)
            try:
                steward = await self.house.come(row, line)
            except (Refusal, StoreError) as why:
                await turned_away(send, why)
                return
            line.answer(written(Welcome(guest.id, guest.name, row.id, shown(row.code))))
            self.house.env.metrics.lines += 1
            try:
                await self.talk(steward, line, receive, send, address)
            finally:
                self.house.env.metrics.lines -= 1
                await self.house.go(steward, line)
        finally:
            self.limits.line_closed(guest.id)

    async def greeted(self, receive: Any, address: str) -> tuple[TableRow, Guest]:
        try:
            async with asyncio.timeout(HELLO_S):
                message = await receive()
        except TimeoutError:
            raise Refusal(ServerCode.HELLO_LATE) from None
        try:
            hello = hello_of(message.get("text") or b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refusal(ServerCode.HELLO_EXPECTED) from None
        try:
            row = await self.house.find(hello.link)  # first: a wrong link must not use a token up
            return row, await come_again(self.house.env, hello.token, hello.next)
        except Refusal:
            self.limits.blame(address)
            raise

    async def talk(self, steward: Steward, line: Line, receive: Any, send: Any, address: str) -> None:
        """Listen and answer until either side ends it."""
        buckets = (
            Bucket(limits.LINE),
            self.limits.bucket(limits.GUEST, line.guest),
            self.limits.bucket(limits.ADDRESS, address),
        )
        patience = Bucket(limits.PATIENCE)
        while not line.clogged:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text") or b""
            if all(bucket.take() for bucket in buckets):
                await self.answer(steward, line, text)
                continue
            self.refuse(line, op_in(text), Refusal(ServerCode.TOO_FAST))
            if not patience.take():
                self.limits.blame(address)
                line.flush()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(HELLO_S):  # for who does not read
                        await send({"type": "websocket.close", "code": CLOSE[ServerCode.TOO_FAST]})
                return
            await asyncio.sleep(0)  # others first: what waits is read without a pause otherwise

    async def answer(self, steward: Steward, line: Line, text: str | bytes) -> None:
        """One message."""
        try:
            ask = read_ask(text)
            self.house.env.metrics.asks[type(ask)] += 1
            if isinstance(ask, Look):
                line.resync()
                return
            if not isinstance(ask, Play | Commit | Show) and not self.limits.bucket(limits.LASTING, line.guest).take():
                raise Refusal(ServerCode.TOO_FAST)
            await steward.ask(line, ask)
        except (TableRefused, Refusal, StoreError) as why:
            self.refuse(line, op_in(text), why)

    def refuse(self, line: Line, op: str | None, why: Exception) -> None:
        refusal = of_edge(op, why)
        self.house.env.metrics.refusals[refusal.code] += 1
        line.answer(written(refusal))
        line.resync()


def op_in(text: str | bytes) -> str | None:
    try:
        return op_of(text).op
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def of_edge(op: str | None, why: Exception) -> outbound.RefusedTold:
    if isinstance(why, TableRefused | Refusal):
        return outbound.RefusedTold(op, why.code, why.values)
    return outbound.RefusedTold(op, ServerCode.UNAVAILABLE, {})


async def turned_away(send: Any, why: Exception) -> None:
    """Tell why, and close."""
    told = of_edge(None, why)
    with contextlib.suppress(OSError):
        await send({"type": "websocket.send", "text": written(told).decode()})
        await send({"type": "websocket.close", "code": CLOSE.get(ServerCode(told.code), 1013)})
