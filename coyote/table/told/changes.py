"""What has changed in a part that is told field by field: in the game, for everybody, and in `you`, for one pair of eyes.

Law: the old fields with the changes put in are the new fields; a field that is back at its default is told, too.
A move costs the same at the end of a long round as at its beginning: of what was said, only the new moves are looked at.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Final

from msgspec import Struct, structs

from coyote.rules.game import NOTHING
from coyote.rules.sight import able_to, common, said
from coyote.table.match import Match
from coyote.table.setting import PHONES
from coyote.table.table import Table
from coyote.table.told import frame_parts
from coyote.table.wire import outbound
from coyote.table.wire.moves import from_rules

FIELDS: Final = outbound.GameTold.__struct_fields__
WITHIN: Final = ("turn", "moved", "number", "declarer", "begins", "deadline", "banks", "hurried")
"""The fields that change while a Round stays as it is, besides what was said."""
PLACES: Final = tuple([FIELDS.index(name) for name in WITHIN])
within_of: Final = itemgetter(*PLACES)


class Standing(Struct, frozen=True):
    """How a game stood when it was told. All Standings of a Round share `told`, so that a move makes only its few changes."""

    match: Match
    told: list[Any]
    """The fields of a GameTold, without what was said, when its Round was first told."""
    within: tuple[Any, ...]
    """Those fields that may have changed within the Round, as they stand."""
    said: int
    """How many moves of the round were told."""

    def fields(self) -> list[Any]:
        """The fields as they stand."""
        fields = self.told.copy()
        for place, value in zip(PLACES, self.within, strict=True):
            fields[place] = value
        return fields


def standing(before: Standing | None, match: Match) -> tuple[Standing, dict[str, Any]]:
    """How the game stands, and what has changed; every field, if it was not told before."""
    game, was = match.game, None if before is None else before.match
    if before is not None and before.match.game.round is game.round and game.round.heads:
        return going_on(before, match)
    same_round = was is not None and was.id == match.id and bool(game.round.heads) and was.game.rounds == game.rounds
    sees = common(game, was.game if was is not None and same_round else None)
    moves, told = sees.said, list(structs.astuple(frame_parts.of_game(match.id, sees, (), match.moved, match.clock)))
    if before is None:
        changed = dict(zip(FIELDS, told, strict=True))
    else:
        changed = {FIELDS[at]: now for at, (then, now) in enumerate(zip(before.fields(), told, strict=True)) if then != now}
    since = before.said if before is not None and same_round else 0
    if moves or before is None or since != before.said:
        changed["said"] = [(seat, from_rules(move)) for seat, move in moves]
        if since:
            changed["said_before"] = since
    return Standing(match, told, within_of(told), since + len(moves)), changed


def going_on(before: Standing, match: Match) -> tuple[Standing, dict[str, Any]]:
    """The same for a game whose Round has not changed: somebody said a number, or the clock has changed."""
    game, clock = match.game, match.clock
    values = game.turn, match.moved, game.number, game.declarer, *frame_parts.of_clock(clock, game.turn), clock.hurried
    changed: dict[str, Any] = {name: now for name, then, now in zip(WITHIN, before.within, values, strict=True) if then != now}
    moves = said(game, before.match.game)
    if moves:
        changed["said"] = [(seat, from_rules(move)) for seat, move in moves]
        if before.said:
            changed["said_before"] = before.said
    return Standing(match, before.told, values, before.said + len(moves)), changed


def you_stays(before: Table, now: Table) -> tuple[int, ...] | None:
    """Whose options can have changed in these steps, if nothing else in `you` can have; None: anything can, for everybody.

    Within a Round the seats that were and are to move have other options, and all else is as it was.
    """
    was, match = before.match, now.match
    if was is None or match is None or was.game.round is not match.game.round or now.setting.heads == PHONES:
        return None
    turns = was.game.turn, match.game.turn
    return None if min(turns) < 0 else turns


def of_turn(table: Table, seat: int | None) -> outbound.Able | None:
    """What this seat may do now, where all people see cards as `sight` shows them."""
    assert table.match is not None
    able = able_to(table.match.game, seat)
    return None if able is NOTHING else frame_parts.of_options(able)


def differing(before: outbound.You | None, now: outbound.You) -> dict[str, Any]:
    """The fields that have changed; all, if nobody knows how they were."""
    fields, values = now.__struct_fields__, structs.astuple(now)
    if before is None:
        return dict(zip(fields, values, strict=True))
    return {name: value for name, was, value in zip(fields, structs.astuple(before), values, strict=True) if was != value}
