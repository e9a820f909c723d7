"""The summary of a table in the public list. It is made only of the chairs and the setting."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from coyote.server.storage.store import Status, TableRow
from coyote.server.tickets import shown
from coyote.table.course import stands_still
from coyote.table.table import Table


class Summary(msgspec.Struct, frozen=True):
    """What anybody may know about a table."""

    edition: str
    seats: int
    people: int
    bots: int
    state: Literal["open", "playing", "over"]
    names: tuple[str, ...]


class Kept(Summary, frozen=True):
    """The summary as it is stored in a table's row."""

    here: int
    """How many of the people are connected."""


class TableFound(Summary, frozen=True):
    """A table, for somebody who is looking for one."""

    table: str
    code: str


class Listed(NamedTuple):
    """What a row says about its table."""

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
    running = table.playing and not stands_still(table)  # others look for games that must go on, and take them over
    return Listed(Status.PLAYING if running else Status.OPEN, table.setting.public, _written(told))


def lively(row: TableRow) -> bool:
    """Whether anybody is there to join."""
    return _read(row.summary).here > 0


def found(row: TableRow) -> TableFound:
    told = _read(row.summary)
    return TableFound(told.edition, told.seats, told.people, told.bots, told.state, told.names, row.id, shown(row.code))
