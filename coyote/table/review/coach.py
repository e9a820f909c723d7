"""The odds coach: the chances that somebody who practises against bots has at their turn.

Law: it sees through the eyes of the seat and no others; its answer is made from a view, so it cannot depend on the player's own
card. It says nothing where another person plays, since that would be help against somebody, nor to a phone on a head, which
others look at.
"""

from __future__ import annotations

from coyote.odds import unknown
from coyote.odds.sensible import sensible
from coyote.rules.game import out_of_turn
from coyote.rules.refusals import IllegalMove
from coyote.rules.sight import view
from coyote.table.refusals import TableCode, no
from coyote.table.review.chances import chances, fails, rounded, totals
from coyote.table.rights import seated
from coyote.table.setting import PHONES
from coyote.table.table import Table
from coyote.table.wire.outbound_review import CoachTold


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
    numbers = [] if known is None else sensible(known, sees.options)
    return CoachTold(seat, totals(known), call, tuple((number, rounded(chance)) for number, chance in numbers))
