"""The odds coach: the chances that somebody who practises against bots has at their turn.

Law: it sees through the eyes of the seat and no others; its answer is made from a view, so it cannot depend on the player's own
card. It says nothing where another person plays, since that would be help against somebody, nor to a phone on a head, which
others look at.
"""

from __future__ import annotations

from typing import Final

from coyote.odds import Odds, unknown
from coyote.rules.game import Options, out_of_turn
from coyote.rules.refusals import IllegalMove
from coyote.rules.sight import view
from coyote.table.refusals import TableCode, no
from coyote.table.review.chances import chances, fails, rounded, totals
from coyote.table.rights import seated
from coyote.table.setting import PHONES
from coyote.table.table import Table
from coyote.table.wire.outbound_review import CoachTold

HOPELESS: Final = 0.01
"""Numbers with a smaller chance than this are not worth listing."""


def coach(table: Table, guest: str) -> CoachTold:
    """The chances of this guest; raises TableRefused, or the rules' IllegalMove if it is not the guest's turn."""
    seat, match = seated(table, guest), table.match
    others = [chair for other, chair in enumerate(table.chairs) if other != seat and chair is not None]
    if table.setting.heads == PHONES or any(chair.guest is not None for chair in others):  # whoever left may come back
        raise no(TableCode.COACH_NOT_HERE)
    if match is None:
        raise no(TableCode.NO_GAME)
    if match.game.turn != seat:
        raise IllegalMove(out_of_turn(match.game, seat))
    sees = view(match.game, seat)
    known = chances(unknown(sees))
    call = fails(known, sees.number) if sees.options.call else None
    return CoachTold(seat, totals(known), call, () if known is None else tuple(sensible(known, sees.options)))


def sensible(known: Odds, able: Options) -> list[tuple[int, float]]:
    """Numbers that may be said, from the lowest up to the hopeless; below 0 only those that the total might not reach."""
    if able.lowest is None:
        return []
    first = max(able.lowest, min(known.totals[0][0], 0, able.highest))
    numbers: list[tuple[int, float]] = []
    ways, holds = dict(known.totals), known.holds(first)
    for number in range(first, able.highest + 1):
        chance = holds / known.denominator
        holds -= ways.get(number, 0)
        if chance < HOPELESS and numbers:
            break
        if number != able.unless:
            numbers.append((number, rounded(chance)))
    return numbers
