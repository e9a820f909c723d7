"""The summary of a table in the public list. It is made only of the chairs and the setting."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from coyote.server.storage.store import Status, TableRow
from coyote.server.tickets import shown
from coyote.table.schedule import stands_still
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
    guests: tuple[str, ...] = ()
    """Who they are: told to nobody."""


class TableFound(Summary, frozen=True):
    """A table, for somebody who is looking for one. Its id is not told: it is for those who have come to the table."""

    code: str


class Listed(NamedTuple):
    """What a row says about its table."""

    status: Status
    public: bool
    """Whether it is listed: its host wants it to be, and somebody is there."""
    summary: bytes


_written: Final = msgspec.json.Encoder().encode
kept: Final = msgspec.json.Decoder(Kept).decode


def looks(table: Table) -> tuple[object, ...]:
    """What a summary is made of: while these stay the same, so does the summary."""
    return table.chairs, table.setting, table.playing, table.gate.locked, stands_still(table)


def summary_of(table: Table) -> Listed:
    sitting = [chair for chair in table.chairs if chair is not None]
    people = [chair for chair in sitting if chair.person and not chair.program]
    bots = sum(chair.mind is not None or chair.program for chair in sitting)
    state: Literal["open", "playing", "over"] = "playing" if table.playing else "open" if table.match is None else "over"
    locked = table.gate.locked
    names = () if locked else tuple(chair.name for chair in people)
    guests = tuple(chair.guest for chair in sitting if chair.guest is not None)
    here = sum(chair.away is None for chair in people)
    told = Kept(table.setting.edition, table.setting.seats, len(people), bots, state, names, here, guests)
    public = table.setting.public and here > 0 and not locked
    running = table.playing and not stands_still(table)  # others look for games that must go on, and take them over
    return Listed(Status.PLAYING if running else Status.OPEN, public, _written(told))


def lively(row: TableRow) -> bool:
    """Whether anybody is there to join."""
    return kept(row.summary).here > 0


def deserted(row: TableRow) -> bool:
    """Whether nobody was there when the row was written, as far as it can be read."""
    try:
        return not lively(row)
    except msgspec.DecodeError:
        return True


def waiting(row: TableRow) -> TableRow:
    """The row of a table whose people have all been cut off: its game stands still until one of them returns."""
    told = kept(row.summary)
    return row._replace(status=Status.OPEN, public=False, summary=_written(replace(told, here=0)))


def found(row: TableRow) -> TableFound:
    told = kept(row.summary)
    return TableFound(told.edition, told.seats, told.people, told.bots, told.state, told.names, shown(row.code))
