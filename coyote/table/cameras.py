"""Cameras and microphones: who has them on, and whose browsers may talk to each other about a connection.

Law: pictures and sounds go from browser to browser and never through a table. A table only knows who has a camera or microphone
on. Such a person may send a signal to exactly one other such person; nobody else can. A watcher is a viewer only while the host
allows it, and only receives. Nobody needs this where all sit in one room. Signals are not deeds: they are handed on, or lost.
"""

from __future__ import annotations

from coyote.table.deeds import AnyDeed, FacesClosed, FacesOpened, Switched
from coyote.table.refusals import TableCode, TableRefused, no
from coyote.table.rights import raise_any, refuse_all_but_host, seat_of_sitter, seated
from coyote.table.setting import SCREENS
from coyote.table.silence import waking
from coyote.table.table import Table, chair_at
from coyote.table.wire import inbound


def switch(table: Table, guest: str, ask: inbound.Switch) -> list[AnyDeed]:
    seat = seated(table, guest)
    if chair_at(table, seat).program:
        raise no(TableCode.CAMERAS_NOT_HERE)
    raise_any(refuse_cameras(table))
    return [*waking(table, seat), Switched(seat, ask.camera, ask.microphone)]


def open_faces(table: Table, guest: str, ask: inbound.OpenFaces) -> list[AnyDeed]:
    raise_any(refuse_all_but_host(table, guest), refuse_cameras(table))
    return [FacesOpened() if ask.open else FacesClosed()]


def refuse_cameras(table: Table) -> TableRefused | None:
    return no(TableCode.CAMERAS_NOT_HERE) if table.setting.heads != SCREENS else None


def refuse_viewing(table: Table, guest: str) -> TableRefused | None:
    """Why a guest may not see and hear those who have something on."""
    seat = table.seat_of(guest)
    if seat is not None:
        return None if chair_at(table, seat).on else no(TableCode.SWITCHED_OFF)
    if guest in table.gate.shown_out:
        return no(TableCode.SHOWN_OUT)
    return None if table.gate.faces_open else no(TableCode.FACES_CLOSED)


def sender_of(table: Table, guest: str, to: int, viewer: int = 0) -> int:
    """The `sitter` of a guest who may hand a signal to the one with this number, or their number as a `viewer`, which is below
    zero. Raises TableRefused."""
    if viewer and table.seat_of(guest) is None:
        raise_any(refuse_viewing(table, guest))
        own = viewer
    else:
        chair = chair_at(table, seated(table, guest))
        if not chair.on:
            raise no(TableCode.SWITCHED_OFF)
        own = chair.sitter
    if to < 0 and own >= 0:
        raise_any(None if table.gate.faces_open else no(TableCode.FACES_CLOSED))
    elif own == to or to < 0 or not chair_at(table, seat_of_sitter(table, to)).on:
        raise no(TableCode.NOTHING_ON_THERE)
    return own
