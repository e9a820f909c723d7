"""Seatings: who sits at a table and who plays its games, as marks beside the log, so that guests find their games again.

Law: marks follow from deeds, and are written with them. They say where somebody sits and in which order a game ended, and
nothing about a card. Programs are not remembered. A game that somebody has left is no longer theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from coyote.server.storage.memory import NO_GAME, GameOver, SatDown, SeatMark, StoodUp
from coyote.table.deeds import AnyDeed, Left, Removed, Sat, Started
from coyote.table.match import Match
from coyote.table.table import Table, is_program

SEATING: Final = frozenset((Sat, Started, Left, Removed))
"""Deeds after which somebody sits where they did not, or the other way round."""


def seat_marks(before: Table, deed: AnyDeed, table: Table) -> Iterator[SeatMark]:
    """What this deed means for those who sit at the table."""
    if type(deed) in SEATING:
        yield from seated(before, deed, table)
    if before.playing and not table.playing and table.match is not None:
        yield from ended(before, table, table.match)


def seated(before: Table, deed: AnyDeed, table: Table) -> Iterator[SeatMark]:
    if isinstance(deed, Sat):
        if not is_program(deed.guest):
            yield SatDown(deed.guest, table.id, NO_GAME, deed.seat, table.at)
    elif isinstance(deed, Left | Removed):
        chair = before.chairs[deed.seat]
        if chair is not None and chair.guest is not None and not before.playing:
            yield StoodUp(chair.guest, table.id, NO_GAME)
    elif table.match is not None:
        for seat, chair in enumerate(table.chairs):
            if chair is not None and chair.person and chair.guest is not None and not chair.program:
                yield SatDown(chair.guest, table.id, table.match.id, seat, table.at)


def ended(before: Table, table: Table, match: Match) -> Iterator[SeatMark]:
    yield GameOver(table.id, match.id, table.at, places(match))
    for chair in before.chairs:
        if chair is not None and chair.guest is not None and chair.left:
            yield StoodUp(chair.guest, table.id, match.id)
            yield StoodUp(chair.guest, table.id, NO_GAME)


def places(match: Match) -> bytes:
    """The seats of a finished game, the winner first."""
    out = match.game.round.out
    inside = [seat for seat in range(match.game.terms.seats) if seat not in out]
    return bytes([*inside, *reversed(out)])
