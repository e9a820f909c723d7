"""A line: one connection of a guest to a table, and what waits to be sent on it.

Law: sending a table's news never waits for a reader. Messages are put on the line and written together, once, at the end of the
current turn of the loop. When too many wait for a slow reader, they are thrown away, and the reader gets one whole frame
instead, as after every refusal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from coyote.server.outbox import Outbox

MOST_WAITING: Final = 64
"""How many messages may wait for one reader."""


class Wire(Protocol):
    """What a line is written to."""

    writable: bool
    """False while the reader is behind."""
    on_writable: Callable[[], None] | None
    """Called when the reader has caught up."""

    def say(self, texts: list[bytes]) -> None:
        """Write these, if the connection is still open."""

    def hang_up(self, code: int) -> None:
        """Close the connection."""


class Line:
    """The line to one tab of one guest."""

    __slots__ = (
        "_answers",
        "_due",
        "_outbox",
        "_resync_due",
        "_waiting",
        "_wire",
        "eyes",
        "guest",
        "seated_at",
        "since",
        "viewer",
        "whole",
    )

    def __init__(self, guest: str, wire: Wire, outbox: Outbox | None = None) -> None:
        self.guest = guest
        self.since = 0
        """When it came to its table."""
        self.eyes: int | None = None
        """The seat through whose eyes this line sees, as of `seated_at`."""
        self.seated_at: object = None
        """The chairs at the time when `eyes` was looked up."""
        self.viewer = 0
        """The number, below zero, of somebody who watches and has tuned in; 0: they have not."""
        self.whole: Callable[[Line], bytes] | None = None
        """Makes a whole frame."""
        self._outbox = Outbox() if outbox is None else outbox
        self._wire = wire
        self._waiting: list[bytes] = []
        self._answers: list[bytes] = []
        """The waiting messages that must not be thrown away."""
        self._resync_due = self._due = False
        wire.on_writable = self.flush

    def push(self, message: bytes) -> None:
        """Send this when its turn comes."""
        if self._resync_due:
            return  # the whole frame that is due will include it
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING and len(self._waiting) - len(self._answers) > MOST_WAITING:
            self._waiting = self._answers.copy()
            self._resync_due = True
        self._soon()

    def hand(self, message: bytes) -> None:
        """Send a signal, which no frame includes; drop it if too much is waiting, since signals may get lost."""
        if len(self._waiting) - len(self._answers) < MOST_WAITING:
            self._waiting.append(message)
            self._soon()

    def answer(self, message: bytes) -> None:
        """Send an ack or a refusal. It is sent even when frames are thrown away: a client is waiting for it."""
        self._waiting.append(message)
        self._answers.append(message)
        self._soon()

    def resync(self) -> None:
        """Send a whole frame after whatever is waiting."""
        self._resync_due = True
        self._soon()

    def hang_up(self, message: bytes, code: int) -> None:
        """Say why, and close the connection."""
        self.answer(message)
        self.whole = None
        self.flush()
        self._wire.hang_up(code)

    @property
    def clogged(self) -> bool:
        """Whether the reader does not even read the answers to its own asks."""
        return len(self._answers) > MOST_WAITING

    def _soon(self) -> None:
        if not self._due:
            self._due = True
            self._outbox.add(self)

    def flush(self) -> None:
        """Write what is waiting, unless the reader is behind."""
        self._due = False
        if not self._wire.writable:
            return
        waiting, self._waiting, self._answers = self._waiting, [], []
        if self._resync_due and self.whole is not None:
            self._resync_due = False
            waiting.append(self.whole(self))
        if waiting:
            self._wire.say(waiting)
