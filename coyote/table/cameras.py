"""Cameras and microphones: who has them on, and whose browsers may talk to each other about a connection.

Law: pictures and sounds go from browser to browser and never through a table. A table only knows who has something on. Whoever
has may send a signal to exactly one other person who has, too; nobody else can, and no watcher. Nobody needs this where all sit
in one room. Signals are not deeds: they are handed on, or lost.
"""

from __future__ import annotations

from coyote.table.deeds import AnyDeed, Switched
from coyote.table.refusals import TableCode, no
from coyote.table.rights import seat_of_sitter, seated
from coyote.table.setting import SCREENS
from coyote.table.silence import waking
from coyote.table.table import Table, chair_at
from coyote.table.wire import inbound


def switch(table: Table, guest: str, ask: inbound.Switch) -> list[AnyDeed]:
    seat = seated(table, guest)
    if table.setting.heads != SCREENS or chair_at(table, seat).program:
        raise no(TableCode.CAMERAS_NOT_HERE)
    return [*waking(table, seat), Switched(seat, ask.camera, ask.microphone)]


def sender_of(table: Table, guest: str, to: int) -> int:
    """The `sitter` of a guest who may hand a signal to the one with this number. Raises TableRefused."""
    own = chair_at(table, seated(table, guest))
    if not own.on:
        raise no(TableCode.SWITCHED_OFF)
    if own.sitter == to or not chair_at(table, seat_of_sitter(table, to)).on:
        raise no(TableCode.NOTHING_ON_THERE)
    return own.sitter
