"""Sockets: a WebSocket from its handshake to its end.

Law: a foreign origin gets no connection; a client that does not say hello in time, or has an unknown token, gets not a byte of
a table. After that every message is answered, with an ack, a frame, or a refusal and a whole frame, except a signal that was
handed on. The next message is read only when the last one has been dealt with, so that a flood waits in the sender's
own buffers.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from coyote.errors import CoyoteError
from coyote.server.codes import CLOSE, ServerCode, ServerRefused
from coyote.server.edge import limits
from coyote.server.edge.answers import answer_to
from coyote.server.edge.guesses import found
from coyote.server.edge.limits import Bucket, Limits
from coyote.server.edge.networks import network
from coyote.server.edge.openings import Openings
from coyote.server.edge.prices import HELLO, of_ask
from coyote.server.edge.speaking import WIRE
from coyote.server.guests import come_again
from coyote.server.journal import note
from coyote.server.reserved import refuse_name_in
from coyote.server.storage.store import Guest, TableRow
from coyote.server.tables import signals
from coyote.server.tables.house import House
from coyote.server.tables.line import Line, Wire
from coyote.server.tables.steward import Steward
from coyote.server.tickets import shown
from coyote.table.refusals import TableRefused
from coyote.table.table import Table
from coyote.table.told.frames import relays
from coyote.table.wire.inbound import AnyAsk, Change, Commit, Knock, Look, Op, Play, Show, Signal, Switch, read_ask
from coyote.table.wire.moves import Strict

PATH: Final = "/api/socket"
HELLO_S: Final = 10.0
LONGEST: Final = 8192
"""The longest message, in bytes, unless it is a signal."""
LONGEST_SIGNAL: Final = 16384
"""The longest signal: a browser describes itself with some 6,500 bytes, or more with many networks."""
UNFORESEEN: Final = 1011
OF_A_GAME: Final = frozenset((Play, Commit, Show))
"""Asks that nothing but the table can refuse."""

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
    """The op of a message that cannot be read any further."""

    op: Op


hello_of: Final = msgspec.json.Decoder(Hello).decode
op_of: Final = msgspec.json.Decoder(OpOnly).decode


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
        address = network(scope["client"])
        try:
            await send({"type": "websocket.accept"})
            await self.connected(address, receive, send, scope["extensions"][WIRE])
        except OSError:  # the other end is gone
            return
        except Exception as error:
            note("unexpected error", logging.ERROR, error)
            with contextlib.suppress(OSError):
                await send({"type": "websocket.close", "code": UNFORESEEN})

    async def connected(self, address: str, receive: Any, send: Any, wire: Wire) -> None:
        try:
            self.limits.network_opened(limits.LINES, address, limits.LINES_PER_ADDRESS)
        except CoyoteError as why:
            await turn_away(send, why)
            return
        try:
            await self.received(address, receive, send, wire)
        finally:
            self.limits.network_closed(limits.LINES, address)

    async def received(self, address: str, receive: Any, send: Any, wire: Wire) -> None:
        """Serve a connection from an address that does not have too many of them."""
        try:
            row, guest = await self.greeted(receive, address)
            self.limits.line_opened(guest.id, limits.LINES_PER_GUEST)
        except CoyoteError as why:
            await turn_away(send, why)
            return
        try:
            line = Line(guest.id, wire)
            try:
                steward = await self.house.come(row, line)
            except CoyoteError as why:
                await turn_away(send, why)
                return
            line.answer(written(Welcome(guest.id, guest.name, row.id, shown(row.code))))
            self.house.env.metrics.lines += 1
            note("line opened", logging.DEBUG, table=row.id)
            try:
                await self.talk(steward, line, receive, send, address)
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

    async def talk(self, steward: Steward, line: Line, receive: Any, send: Any, address: str) -> None:
        """Listen and answer until either side hangs up."""
        own, of_guest = Bucket(limits.LINE), self.limits.bucket(limits.GUEST, line.guest)
        patience = Bucket(limits.PATIENCE)
        while not line.clogged:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text") or b""
            try:
                if not (own.take() and of_guest.take()):
                    raise ServerRefused(ServerCode.TOO_FAST)
                await self.answer(steward, line, text, address)
                continue
            except CoyoteError as why:
                self.refuse(line, text, why)
                if why.code is not ServerCode.TOO_FAST:
                    continue
            if not patience.take():
                self.limits.blame(address)
                line.flush()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(HELLO_S):  # the client may not be reading
                        await send({"type": "websocket.close", "code": CLOSE[ServerCode.TOO_FAST]})
                return
            # let others go first: otherwise waiting messages are read without a pause
            await asyncio.sleep(self.limits.wait(limits.REFUSALS, address))

    async def answer(self, steward: Steward, line: Line, text: str | bytes, address: str) -> None:
        """Deal with one message. Raises what it is refused with."""
        try:
            ask = read_ask(text)
        except TableRefused:
            self.pay(steward, type(None), address)
            raise
        self.pay(steward, type(ask), address)
        self.house.env.metrics.asks[type(ask)] += 1
        if isinstance(ask, Signal):
            if not self.limits.bucket(limits.SIGNALS, line.guest).take():
                raise ServerRefused(ServerCode.TOO_FAST)
            signals.send(steward, line, ask)
            return
        if len(text) > LONGEST:
            raise ServerRefused(ServerCode.BODY_UNFIT, reason=f"longer than {LONGEST}")
        if isinstance(ask, Look):
            line.resync()
            return
        if type(ask) not in OF_A_GAME:
            self.check(steward.table, line.guest, ask, address)
        await steward.ask(line, ask)
        if isinstance(ask, Switch) and (ask.camera or ask.microphone):
            line.answer(relays(self.house.env.relays.told(line.guest, self.house.env.now())))

    def check(self, table: Table, guest: str, ask: AnyAsk, address: str) -> None:
        """Refuse what only the server can refuse, of an ask that is not part of a game."""
        if not self.limits.bucket(limits.LASTING, guest).take():
            raise ServerRefused(ServerCode.TOO_FAST)
        if isinstance(ask, Change) and ask.setting.public and not table.setting.public:
            self.openings.check(guest, address, more=0, public=True)
        refuse_name_in(ask, table, guest)
        if isinstance(ask, Knock) and not self.limits.take(limits.KNOCKS, address, 1):
            raise ServerRefused(ServerCode.TOO_FAST)

    def pay(self, steward: Steward, kind: type, address: str) -> None:
        """Let a network pay for an ask, and for telling everybody at the table what comes of it."""
        price = of_ask(kind, sum(map(len, steward.lines.values())), len(steward.table.chairs))
        if not self.limits.take(limits.ASKS, address, price):
            raise ServerRefused(ServerCode.TOO_FAST)

    def refuse(self, line: Line, text: str | bytes, why: CoyoteError) -> None:
        """Say why this message did nothing, and how things stand."""
        told = answer_to(why, op_in(text))
        self.house.env.metrics.refusals[told.code] += 1
        line.answer(told.body)
        line.resync()


def op_in(text: str | bytes) -> str | None:
    """The op of a message; None if it cannot be read that far."""
    try:
        return op_of(text).op
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


async def turn_away(send: Any, why: CoyoteError) -> None:
    """Say why, and close the connection."""
    told = answer_to(why)
    with contextlib.suppress(OSError):
        await send({"type": "websocket.send", "text": told.body.decode()})
        await send({"type": "websocket.close", "code": told.close})
