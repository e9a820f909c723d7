"""Outbound messages about what has been played: the types of what is told of a game afterwards, and by the coach.

Law: as in `outbound`. Chances are decimals from 0 to 1, rounded to six digits; what nobody can know is null. A `place` counts
the moves of the game as in `Moment`: the move in question is the last of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from coyote.rules.model import events
from coyote.table.wire.events import WIRE, AnyHeard
from coyote.table.wire.hearing import Heard
from coyote.table.wire.moves import SeatMove
from coyote.table.wire.outbound import GameTold, TermsTold, You
from coyote.table.wire.telling import Told

if TYPE_CHECKING:
    Shown = Heard
else:
    Shown = WIRE[events.Shown]

Totals = tuple[tuple[int, float], ...]
"""Every total that could be, ascending, with its probability."""


class Moment(msgspec.Struct, frozen=True, tag_field="tell", tag="moment"):
    """A finished game after some of its moves, through somebody's eyes."""

    place: int
    of: int
    terms: TermsTold
    game: GameTold
    you: You
    events: tuple[AnyHeard, ...]
    shown: Shown | None
    """The cards that lie open for the count: from the call until the last `?` has turned over its card."""


class MoveTold(Told, frozen=True):
    """A player's move, and what its seat could know of it."""

    place: int
    round: int
    seat: int
    move: SeatMove
    number: int | None
    """The number in question: the one declared, or the one that stood."""
    chance: float | None
    """Of a declaration: that the total reaches the number; of a call: that it does not; null for other moves."""
    total: int | None
    """What a count came to, or would have come to at that moment."""


class AwardTold(Told, frozen=True):
    """Something to laugh about."""

    award: str
    seat: int
    place: int | None = None
    """The place of the move it is for; null if it is for many."""
    number: int | None = None
    chance: float | None = None
    other: int | None = None
    """Who else had a part in it."""
    bluffs: int = 0


class BraveryTold(Told, frozen=True):
    """How much a seat dared."""

    seat: int
    declarations: int
    mean_chance: float | None
    """How safe its numbers were, on average."""
    bluffs: int
    """Numbers that were more likely wrong than right."""
    caught: int
    """Numbers that were called and failed."""
    calls: int
    right: int


class AnalysisTold(Told, frozen=True):
    """A whole game, when it is over."""

    moves: tuple[MoveTold, ...]
    awards: tuple[AwardTold, ...]
    bravery: tuple[BraveryTold, ...]


class RoundTold(Told, frozen=True):
    """The last finished round of a game that goes on."""

    round: int
    moves: tuple[MoveTold, ...]


class OddsTold(Told, frozen=True):
    """All that the player who moved could know of the total."""

    place: int
    seat: int
    number: int | None
    chance: float | None
    totals: Totals
    total: int | None


class CoachTold(Told, frozen=True):
    """The chances of somebody who is to move."""

    seat: int
    totals: Totals
    call: float | None
    """The chance that a call is right; null if there is nothing to call."""
    numbers: tuple[tuple[int, float], ...]
    """Numbers to say, ascending, each with the chance that it holds."""
