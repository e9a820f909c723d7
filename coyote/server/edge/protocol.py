"""The HTTP protocol of a connection, as bytes come in and go out: uvicorn's, with more distrust.

Law: nobody holds resources by doing nothing. A client that does not finish a request in time, or sends more than we look at, is
cut off. So what one address can make this process remember is bounded.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import TimerHandle
from asyncio.transports import BaseTransport
from typing import Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from coyote.server.codes import ServerRefused
from coyote.server.edge import limits as rates
from coyote.server.edge.limits import Limits, Rate
from coyote.server.edge.networks import network
from coyote.server.edge.patience import Impatient
from coyote.server.edge.turnstile import Turnstile
from coyote.server.edge.wire import Wire

REQUEST_S: Final = 10.0
"""A whole request must arrive within this time."""
AT_ONCE: Final = 8192
"""How many bytes are parsed before we look at how long the head has become."""
MOST_LINES: Final = 100
LONGEST_HEAD: Final = 8192
"""How many lines and bytes the head of a request may have."""
NO_NEWS: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")


def wires(limits: Limits, *, counted: bool) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols for HTTP and WebSockets. Wires behind a proxy are not counted: the proxy must limit its clients."""
    # uvicorn would write a line for each bad request, and a stranger could fill the disk with them
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg not in NO_NEWS)

    class InTurn(Caller):
        turnstile = Turnstile()

    class Counted(InTurn):
        def connection_made(self, transport: BaseTransport) -> None:
            super().connection_made(transport)
            self.count(limits)

    return (Counted if counted else InTurn), Wire


class Caller(Impatient, H11Protocol):
    """A wire that speaks HTTP, possibly until it becomes a WebSocket."""

    late: TimerHandle | None = None
    lines = size = 0
    """How much of the head of a request has come."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.wait()

    def count(self, limits: Limits) -> None:
        address = network(self.client)
        try:
            limits.network_opened(rates.WIRES, address, rates.WIRES_PER_ADDRESS)
        except ServerRefused:
            self.transport.abort()
        else:
            self.held = limits, address

    def tolls(self) -> tuple[Rate, ...]:
        return rates.DOOR, rates.PACE

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()  # it is not idle while we leave it waiting
        super().data_received(data)

    def read(self, data: bytes) -> None:
        """Parse in pieces, so that a head that is too long is never parsed at all, and no body before we know its head: h11
        takes time for every line and every chunk."""
        start = 0
        while start < len(data):
            piece = data[start : start + AT_ONCE]
            if self.conn.their_state is h11.IDLE:
                head, end, _ = piece.partition(b"\r\n\r\n")
                piece = head + end
                self.lines, self.size = self.lines + head.count(b"\n"), self.size + len(head)
                if self.lines > MOST_LINES or self.size > LONGEST_HEAD:
                    return self.refuse(b"431 Request Header Fields Too Large")
            start += len(piece)
            H11Protocol.data_received(self, piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                break
            if self.conn.their_state is not h11.IDLE:
                self.lines = self.size = 0
                if any(name == b"transfer-encoding" for name, _ in self.headers):  # thousands of chunks, and trailers
                    return self.refuse(b"411 Length Required")
        if self.transport.get_protocol() is not self or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.wait_no_more()  # it is a WebSocket now, or the request is whole
        elif self.late is None:
            self.wait()

    def refuse(self, status: bytes) -> None:
        """Answer without anybody looking at the request any further, and hang up."""
        self.transport.write(b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()
        self.wait_no_more()

    def wait(self) -> None:
        self.late = self.loop.call_later(REQUEST_S, self.transport.abort)

    def wait_no_more(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def on_response_complete(self) -> None:
        """Hang up on somebody who has sent the next request already: browsers do not, and it is not paid for."""
        if self.conn.trailing_data[0] and not self.transport.is_closing():
            self.transport.close()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.owe(rates.HANDSHAKE)
        super().handle_websocket_upgrade(event)
        wire = self.transport.get_protocol()
        if isinstance(wire, Wire):
            wire.held, self.held = self.held, None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.wait_no_more()
