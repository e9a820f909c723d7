"""A lineup: what a game of a table began with, so that it can be read without what happened there before.

Law: a lineup and the deeds from the start of a game to its end make the same match as the whole log. It names no guest.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from coyote.table.deeds import AnyDeed, Started
from coyote.table.effects import after_deed, starting
from coyote.table.gate import Gate
from coyote.table.match import Match
from coyote.table.seating import together
from coyote.table.setting import Setting
from coyote.table.table import Chair, Table

Minds = tuple[str | None, ...]
"""By seat, the mind of the bot that sat there; None: a person."""


class Lineup(msgspec.Struct, frozen=True):
    """Who plays what."""

    setting: Setting
    names: tuple[str, ...]
    minds: Minds
    number: int
    """Which of the table's games, from 1."""
    earlier: int
    """How many decks the table had opened before."""
    animals: tuple[str | None, ...]
    """By seat, which animals people were."""


class Played(NamedTuple):
    """A game, and where it lies in the log of its table."""

    match: Match
    lineup: Lineup
    first: int
    """The seq with which it starts."""
    last: int | None
    """The seq with which it ends; None: it is being played."""


written: Final = msgspec.json.Encoder().encode
read: Final = msgspec.json.Decoder(Lineup).decode


def lineup_of(table: Table) -> Lineup:
    """What a game that starts at this table begins with."""
    chairs, before = together(table.chairs), table.match
    number, earlier = (1, 0) if before is None else (before.number + 1, before.earlier + len(before.decks))
    names, minds = tuple(chair.name for chair in chairs), tuple(chair.mind for chair in chairs)
    return Lineup(table.setting, names, minds, number, earlier, tuple(chair.animal for chair in chairs))


def replayed_from(table_id: str, lineup: Lineup, first: int, log: Iterable[tuple[int, AnyDeed]]) -> Match:
    """The game that these deeds make, the first of which started it."""
    deeds = iter(log)
    at, start = next(deeds)
    assert isinstance(start, Started)
    chairs = tuple(Chair(name, 0, None if mind else "", mind) for name, mind in zip(lineup.names, lineup.minds, strict=True))
    table = Table(table_id, first - 1, at, lineup.setting, None, chairs, Gate(""))
    began = starting(table, start, at, lineup.number, lineup.earlier)
    table = msgspec.structs.replace(kept_whole(began), seq=first)
    for at, deed in deeds:
        table = after_deed(table, deed, at)
    assert table.match is not None
    return table.match


def kept_whole(table: Table) -> Table:
    """The table of a game that has just begun, and is read with all its moves."""
    assert table.match is not None
    return msgspec.structs.replace(table, match=msgspec.structs.replace(table.match, whole=True))
