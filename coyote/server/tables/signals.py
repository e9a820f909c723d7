"""Signals between two browsers: from the line of one person to all lines of another, here or at another process.

Law: nothing is stored, and nothing is repeated. The table says who may send one, and nobody here reads what is in it.
"""

from __future__ import annotations

from coyote.server.tables.line import Line
from coyote.server.tables.steward import Steward
from coyote.table.cameras import sender_of
from coyote.table.told.frames import signal
from coyote.table.wire.inbound import Signal


def send(steward: Steward, line: Line, ask: Signal) -> None:
    """Hand a signal to the one it is for. Raises TableRefused."""
    told = signal(sender_of(steward.table, line.guest, ask.to), ask.text)
    hand(steward, ask.to, told)
    steward.env.bus.hand_on(steward.row.id, ask.to, told)


def hand(steward: Steward, to: int, told: bytes) -> None:
    """Hand this to the lines of the person with this `sitter`, if there are any here."""
    for chair in steward.table.chairs:
        if chair is not None and chair.sitter == to and chair.person and chair.guest is not None:
            for line in steward.lines.get(chair.guest, ()):
                line.hand(told)
