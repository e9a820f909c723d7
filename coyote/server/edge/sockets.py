"""Sockets: a WebSocket from its handshake to its end.

Law: a foreign origin gets no connection; a client that does not say hello in time, or has an unknown token, gets not a byte of
a table. After that a conversation begins.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import Any, Final, Protocol

import msgspec

from coyote.errors import CoyoteError
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.edge import limits
from coyote.server.edge.answers import answer_to
from coyote.server.edge.conversation import Conversation
from coyote.server.edge.guesses import found
from coyote.server.edge.inbox import Inbox
from coyote.server.edge.limits import Limits
from coyote.server.edge.networks import network
from coyote.server.edge.openings import Openings
from coyote.server.edge.prices import HELLO
from coyote.server.edge.wire import WIRE
from coyote.server.guests import come_again
from coyote.server.journal import note
from coyote.server.storage.store import Guest, TableRow
from coyote.server.tables.house import House
from coyote.server.tables.line import Line, Wire
from coyote.server.tables.steward import Steward
from coyote.server.tickets import shown
from coyote.table.wire.moves import Strict

PATH: Final = "/api/socket"
HELLO_S: Final = 10.0
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


class Heard(Wire, Protocol):
    """A wire that can be written to and listened to."""

    inbox: Inbox


hello_of: Final = msgspec.json.Decoder(Hello).decode


@dataclass(frozen=True, slots=True)
class Sockets:
    """An ASGI application for WebSockets."""

    house: House
    limits: Limits
    origins: frozenset[str]
    openings: Openings

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()  # websocket.connect
        origins = [value.decode("latin-1") for name, value in scope["headers"] if name == b"origin"]
        known = len(origins) == 1 and origins[0] in self.origins
        if not known or not self.house.ready or scope["path"] != PATH:
            await send({"type": "websocket.close", "code": 1008})  # before accepting: HTTP 403
            return
        address, wire = network(scope["client"]), scope["extensions"][WIRE]
        try:
            await send({"type": "websocket.accept"})
            await self.connected(address, receive, send, wire)
        except OSError:  # the other end is gone
            return
        except Exception as error:
            note("unexpected error", logging.ERROR, error)
            with contextlib.suppress(OSError):
                await send({"type": "websocket.close", "code": UNFORESEEN})

    async def connected(self, address: str, receive: Any, send: Any, wire: Heard) -> None:
        try:
            self.limits.network_opened(limits.LINES, address, limits.LINES_PER_ADDRESS)
        except CoyoteError as why:
            await turn_away(send, why)
            return
        try:
            await self.received(address, receive, send, wire)
        finally:
            self.limits.network_closed(limits.LINES, address)

    async def received(self, address: str, receive: Any, send: Any, wire: Heard) -> None:
        """Serve a connection from an address that does not have too many of them."""
        try:
            row, guest = await self.greeted(receive, address)
            self.limits.line_opened(guest.id, limits.LINES_PER_GUEST)
        except CoyoteError as why:
            await turn_away(send, why)
            return
        try:
            line = Line(guest.id, wire, self.house.env.outbox)
            try:
                steward = await self.house.come(row, line)
            except CoyoteError as why:
                await turn_away(send, why)
                return
            line.answer(written(Welcome(guest.id, guest.name, row.id, shown(row.code))))
            self.house.env.metrics.lines += 1
            note("line opened", logging.DEBUG, table=row.id)
            try:
                await self.talk(steward, line, wire, send, address)
            finally:
                self.house.env.metrics.lines -= 1
                note("line closed", logging.DEBUG, table=row.id)
                await self.house.go(steward, line)
        finally:
            self.limits.line_closed(guest.id)

    async def greeted(self, receive: Any, address: str) -> tuple[TableRow, Guest]:
        try:
            async with asyncio.timeout(HELLO_S):
                message = await receive()
        except TimeoutError:
            raise ServerRefused(ServerCode.HELLO_LATE) from None
        try:
            hello = hello_of(message.get("text") or b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise ServerRefused(ServerCode.HELLO_EXPECTED) from None
        self.limits.charge(address, HELLO)
        try:
            row = await found(self.house, self.limits, hello.link, address)  # first: a wrong link must not use up a token
            return row, await come_again(self.house.env, hello.token, hello.next)
        except ServerRefused:
            self.limits.blame(address)
            raise

    async def talk(self, steward: Steward, line: Line, wire: Heard, send: Any, address: str) -> None:
        """Listen and answer until either side hangs up."""
        conversation = Conversation(self.house, self.limits, self.openings, steward, line, wire.inbox, address)
        code = await conversation.over
        if code is not None:
            await send({"type": "websocket.close", "code": code})


async def turn_away(send: Any, why: CoyoteError) -> None:
    """Say why, and close the connection."""
    told = answer_to(why)
    with contextlib.suppress(OSError):
        await send({"type": "websocket.send", "text": told.body.decode()})
        await send({"type": "websocket.close", "code": told.close})
