"""Silence: somebody who is here and does nothing on their turn; the nudge, and the stand-in that the others may call.

Law: nobody who gave a sign of life within the last minute, by the times of the log, can be stood in for. The host calls
the stand-in; if the host is away or is the sleeper, all the others who are here do it together. Whoever sleeps takes the seat
back by doing anything. Long before that any player may nudge them, but not again within `SLOW`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from coyote.table.deeds import AnyDeed, Nudged, Slept, Wished, Woke
from coyote.table.match import Match
from coyote.table.refusals import TableCode, no
from coyote.table.rights import seated, somebody
from coyote.table.table import Table, chair_at, people_here

SILENT: Final = 60_000
"""Milliseconds after which somebody who does not move may be taken for asleep."""

SLOW: Final = 12_000
"""Milliseconds after which somebody who does not move may be nudged, and after which they may be nudged again."""


class Waiting(NamedTuple):
    """A game, somebody who plays in it, and for how long one other has kept it waiting: None if it does not wait for them."""

    match: Match
    seat: int
    waited: int | None


def waiting_for(table: Table, guest: str, seat: int, now: int) -> Waiting:
    match = table.match
    if match is None or match.over:
        raise no(TableCode.NO_GAME)
    own, chair = seated(table, guest), somebody(table, seat)
    awaited = chair.person and chair.asleep is None and match.game.turn == seat and own != seat
    return Waiting(match, own, now - max(match.clock.since, match.stirred) if awaited else None)


def nudge(table: Table, guest: str, slow: int, now: int) -> list[AnyDeed]:
    """What comes of somebody's wish to remind this seat of its turn."""
    match, seat, waited = waiting_for(table, guest, slow, now)
    if waited is None or min(waited, now - match.nudged) < SLOW:
        raise no(TableCode.NOT_SLOW, name=chair_at(table, slow).name, seconds=SLOW // 1000)
    return [Nudged(seat, slow)]


def let_stand_in(table: Table, guest: str, sleeper: int, now: int) -> list[AnyDeed]:
    """What comes of somebody's wish that a bot plays for this seat."""
    match, seat, waited = waiting_for(table, guest, sleeper, now)
    if waited is None or waited < SILENT:
        raise no(TableCode.NOT_SILENT, name=chair_at(table, sleeper).name, seconds=SILENT // 1000)
    host = table.seat_of(table.host)
    if seat == host:
        return [Slept(sleeper)]
    here = set(people_here(table)) - {sleeper}
    if host in here:
        raise no(TableCode.NOT_HOST)
    return [Wished(seat)] if here - match.wishes - {seat} else [Slept(sleeper)]


def waking(table: Table, seat: int | None) -> list[AnyDeed]:
    """Whoever sits there and does something is awake."""
    return [] if seat is None or chair_at(table, seat).asleep is None else [Woke(seat)]
