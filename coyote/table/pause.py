"""The pause after a count: the next round waits for those who look at the last one.

Law: the first turn of a round begins when everybody who is here has watched the count, and after `clock.SHOW` at the latest.
Bots and programs do not look. How long somebody looks at cards that lie open is their own affair: it gives nothing away.
"""

from __future__ import annotations

from coyote.table.deeds import AnyDeed, Watched
from coyote.table.refusals import TableCode, no
from coyote.table.rights import seated
from coyote.table.table import Table
from coyote.table.wire import inbound


def watch(table: Table, guest: str, ask: inbound.Watched) -> list[AnyDeed]:
    """Somebody has seen enough of the count of this round."""
    seat, match = seated(table, guest), table.match
    if match is None or match.over:
        raise no(TableCode.NO_GAME)
    shown = match.last is not None and match.last.game.round.finished == ask.round and table.at < match.clock.since
    if not shown or seat in match.watched:
        raise no(TableCode.COUNT_WATCHED)
    return [Watched(seat)]
