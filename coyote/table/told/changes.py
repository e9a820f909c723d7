"""What has changed of a part that is told by its fields: of the game, for everybody, and of `you`, for one pair of eyes.

Law: put into the fields as they were, the changes make the fields as they are; a field that is back at its default is told,
too. A move costs the same at the end of a long round as at its beginning: of what was said, only the new moves are looked at.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec import structs

from coyote.rules.sight import common, said
from coyote.table.match import Match
from coyote.table.setting import PHONES
from coyote.table.table import Table
from coyote.table.told import frame_parts
from coyote.table.wire import outbound
from coyote.table.wire.moves import from_rules

FIELDS: Final = outbound.GameTold.__struct_fields__
TURN, MOVED, NUMBER, DECLARER, SAID, BEGINS, DEADLINE, BANKS, HURRIED = map(
    FIELDS.index, ("turn", "moved", "number", "declarer", "said", "begins", "deadline", "banks", "hurried")
)


class Standing(NamedTuple):
    """How a game stood when it was told."""

    match: Match
    told: list[Any]
    """The fields of a GameTold, without what was said."""
    said: int
    """How many moves of the round were told."""


def standing(before: Standing | None, match: Match) -> tuple[Standing, dict[str, Any]]:
    """How the game stands, and what has changed; every field, if it was not told before."""
    game, was = match.game, None if before is None else before.match
    same_round = was is not None and was.id == match.id and bool(game.round.heads) and was.game.rounds == game.rounds
    if before is not None and was is not None and same_round and was.game.round is game.round:
        moves, told = said(game, was.game), going_on(before.told, match)  # somebody said a number
    else:
        sees = common(game, was.game if was is not None and same_round else None)
        moves, told = sees.said, list(structs.astuple(frame_parts.of_game(match.id, sees, (), match.moved, match.clock)))
    if before is None:
        changed = dict(zip(FIELDS, told, strict=True))
    else:
        changed = {FIELDS[at]: now for at, (then, now) in enumerate(zip(before.told, told, strict=True)) if then != now}
    since = before.said if before is not None and same_round else 0
    if moves or before is None or since != before.said:
        changed["said"] = [(seat, from_rules(move)) for seat, move in moves]
        if since:
            changed["said_before"] = since
    return Standing(match, told, since + len(moves)), changed


def going_on(told: list[Any], match: Match) -> list[Any]:
    """The fields of a game of which the round is as it was: what everybody sees of it, but for the number and the clock."""
    game, told = match.game, told.copy()
    told[TURN], told[MOVED], told[NUMBER], told[DECLARER] = game.turn, match.moved, game.number, game.declarer
    told[BEGINS], told[DEADLINE], told[BANKS] = frame_parts.of_clock(match.clock, game.turn)
    told[HURRIED] = match.clock.hurried
    return told


def you_stays(before: Table, now: Table) -> tuple[int, ...] | None:
    """If within these steps `you` can have changed only for a few eyes: whose; None: it can have for all.

    Within a Round it changes only for the seats that were and are to move.
    """
    was, match = before.match, now.match
    if was is None or match is None or was.game.round is not match.game.round or now.setting.heads == PHONES:
        return None
    turns = was.game.turn, match.game.turn
    return None if min(turns) < 0 else turns


def differing(before: outbound.You | None, now: outbound.You) -> dict[str, Any]:
    """The fields that have changed; all, if nobody knows how they were."""
    fields, values = now.__struct_fields__, structs.astuple(now)
    if before is None:
        return dict(zip(fields, values, strict=True))
    return {name: value for name, was, value in zip(fields, structs.astuple(before), values, strict=True) if was != value}
