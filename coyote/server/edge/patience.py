"""Patience: what we put up with on any wire, whichever protocol it speaks.

Law: nobody holds the processor by sending a lot. Whatever arrives is paid for by its network before anybody looks at it, and
while a network owes too much, its wires are not read: a flood waits in the sender's own buffers, and nobody is refused. Nor can
a client that reads nothing make us hold memory for it.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from asyncio import TimerHandle
from typing import Final

from coyote.server.edge.limits import WIRES, Limits, Purse, Rate
from coyote.server.edge.turnstile import Turnstile

STUCK_S: Final = 20.0
"""A client that leaves our full buffer unread for this long counts as gone."""


class Impatient(asyncio.Protocol):
    """What we put up with on both kinds of wires."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    stuck: TimerHandle | None = None
    held: tuple[Limits, str] | None = None
    """Where this wire is counted, and for which address."""
    purses: list[Purse] | None = None
    """What its address pays from, once something has arrived."""
    turnstile: Turnstile | None = None
    """Where what arrives on this wire waits for its turn, if it must."""
    waiting: TimerHandle | None = None
    """Set while this wire is left waiting at the door."""
    queued = False
    """Whether it waits at the turnstile."""
    unread: bytes = b""
    """What came last, and waits there, too."""

    @abstractmethod
    def read(self, data: bytes) -> None:
        """Look at what has arrived and was paid for."""

    @abstractmethod
    def tolls(self) -> tuple[Rate, ...]:
        """The rates at which a network pays for what arrives on such wires."""

    def data_received(self, data: bytes) -> None:
        wait = self.owe()
        if self.waiting is None and not wait and self.turnstile is None:
            self.read(data)
            return
        self.unread += data
        if self.waiting is None and not self.queued:
            if wait:
                self.waiting = self.loop.call_later(wait, self.enter)
            else:
                self.enter()
        if self.unread:
            self.transport.pause_reading()

    def owe(self, cost: float = 1) -> float:
        """Let the network pay for what arrives: for how many seconds it must be left waiting."""
        if self.held is None:
            return 0.0
        purses = self.purses
        if purses is None:
            purses = self.purses = [Purse(self.held[0], rate, self.held[1]) for rate in self.tolls()]
        return max([purse.wait(cost) for purse in purses])

    def enter(self) -> None:
        """It is paid for; now it may have to wait for its turn."""
        self.waiting = None
        if self.turnstile is None:
            self.read_on()
        else:
            self.queued = True
            self.turnstile.enter(self.loop, "" if self.held is None else self.held[1], self.read_on)

    def read_on(self) -> None:
        self.queued, data, self.unread = False, self.unread, b""
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self.read(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = self.loop.call_later(STUCK_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unstuck()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.unstuck()
        if self.waiting is not None:
            self.waiting.cancel()
        if self.held is not None:
            (limits, address), self.held = self.held, None
            limits.network_closed(WIRES, address)

    def unstuck(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None
