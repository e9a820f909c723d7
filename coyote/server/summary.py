"""What a list of rooms shows of a table: it is public, and made of nothing but chairs and the setting."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from coyote.server.store import Room, Status
from coyote.server.tickets import shown
from coyote.table.table import Table


class Summary(msgspec.Struct, frozen=True):
    """Of a table."""

    edition: str
    seats: int
    people: int
    bots: int
    state: Literal["open", "playing", "over"]
    names: tuple[str, ...]


class Kept(Summary, frozen=True):
    """As it is kept beside a room."""

    here: int
    """How many of the people are connected."""


class RoomTold(Summary, frozen=True):
    """A room, for those who look for one."""

    table: str
    code: str


class Listed(NamedTuple):
    """What a room's row says of its table."""

    status: Status
    public: bool
    summary: bytes


_written: Final = msgspec.json.Encoder().encode
_read: Final = msgspec.json.Decoder(Kept).decode


def summary_of(table: Table) -> Listed:
    sitting = [chair for chair in table.chairs if chair is not None]
    people = [chair for chair in sitting if chair.person]
    bots = sum(chair.mind is not None for chair in sitting)
    state: Literal["open", "playing", "over"] = "playing" if table.playing else "open" if table.match is None else "over"
    names = tuple(chair.name for chair in people)
    here = sum(chair.away is None for chair in people)
    told = Kept(table.setting.edition, table.setting.seats, len(people), bots, state, names, here)
    return Listed(Status.PLAYING if table.playing else Status.OPEN, table.setting.public, _written(told))


def lively(room: Room) -> bool:
    """Whether anybody is there who could be joined."""
    return _read(room.summary).here > 0


def room_told(room: Room) -> RoomTold:
    told = _read(room.summary)
    return RoomTold(told.edition, told.seats, told.people, told.bots, told.state, told.names, room.game, shown(room.code))
