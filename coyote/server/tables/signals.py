"""Signals between two browsers: from the line of one person to all lines of another, here or at another process.

Law: nothing is stored, and nothing is repeated. The table says who may send one, and nobody here reads what is in it. Whoever
watches has no number at the table: a line that tunes in gets one, made up, which lasts as long as the line.
"""

from __future__ import annotations

from coyote.server.tables.line import Line
from coyote.server.tables.steward import Steward
from coyote.table.cameras import refuse_viewing, sender_of
from coyote.table.rights import raise_any
from coyote.table.told.frames import signal
from coyote.table.wire.inbound import VIEWERS, Signal


def tune_in(steward: Steward, line: Line) -> None:
    """Make this line a viewer's, unless its guest has a seat. Raises TableRefused."""
    raise_any(refuse_viewing(steward.table, line.guest))
    if steward.table.seat_of(line.guest) is None:
        line.viewer = line.viewer or -1 - int.from_bytes(steward.env.chance(6)) % VIEWERS


def send(steward: Steward, line: Line, ask: Signal) -> None:
    """Hand a signal to the one it is for. Raises TableRefused."""
    told = signal(sender_of(steward.table, line.guest, ask.to, line.viewer), ask.text)
    hand(steward, ask.to, told)
    steward.env.bus.hand_on(steward.row.id, ask.to, told)


def hand(steward: Steward, to: int, told: bytes) -> None:
    """Hand this to the lines of the person with this `sitter`, or to the line of this viewer, if there are any here."""
    if to < 0:
        for lines in steward.lines.values():
            for line in lines:
                if line.viewer == to and steward.eyes(line) is None:
                    line.hand(told)
        return
    for chair in steward.table.chairs:
        if chair is not None and chair.sitter == to and chair.person and chair.guest is not None:
            for line in steward.lines.get(chair.guest, ()):
                line.hand(told)
