"""Tallying: finished games are judged and added to their player's tally, when the player asks for it.

Law: a few at a time, the oldest first, each paid for like its analysis; what cannot be paid for now waits. A game is added
once: if somebody else was faster, we look again and add nothing twice. A daily fire that ended after its seed was told counts
for nothing: its player may have known every card.
"""

from __future__ import annotations

from typing import Final

import msgspec

from coyote.bots import ready
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.edge.prices import ROUTES
from coyote.server.http.shelf import Game, Shelf
from coyote.server.http.visit import Visitor
from coyote.server.storage.memory import NO_STAMP
from coyote.server.storage.memory import Tally as Stored
from coyote.server.tables.daily import too_late
from coyote.server.tables.seatings import places
from coyote.table.review.progress import Outcome, Tally, added

AT_ONCE: Final = 4
"""How many games one question adds."""
MOST_PENDING: Final = 40
"""Games beyond this many are not even counted as waiting."""
TRIES: Final = 5
JUDGED: Final = ROUTES["GET /api/games/{game}/analysis"]

_written: Final = msgspec.json.Encoder().encode
_read: Final = msgspec.json.Decoder(Tally).decode


def read_tally(body: bytes) -> Tally:
    """A tally as it is stored."""
    return _read(body) if body else Tally()


async def tallied(visit: Visitor, shelf: Shelf, guest: str) -> tuple[Tally, int]:
    """A guest's tally with the games that have ended since, and how many are still missing."""
    store = visit.env.store
    for _ in range(TRIES):
        stored = await store.tally(guest) or Stored(NO_STAMP, b"")
        waiting = await store.untallied(guest, MOST_PENDING)
        tally, done = read_tally(stored.body), list[str]()
        for game, seat in waiting[:AT_ONCE]:
            try:
                found = await shelf.game(game, visit.pay)
                if not too_late(found.match, found.ended):
                    tally = added(tally, await outcome(visit, shelf, found, seat), list(ready()))
            except ServerRefused as refused:
                if refused.code is not ServerCode.TOO_FAST:
                    raise
                break
            done.append(game)
        if not done:
            return tally, len(waiting)
        new = Stored(visit.env.chance(16), _written(tally))
        if await store.keep_tally(guest, stored.stamp, new, done):
            return tally, len(waiting) - len(done)
    raise ServerRefused(ServerCode.UNAVAILABLE)


async def outcome(visit: Visitor, shelf: Shelf, game: Game, seat: int) -> Outcome:
    """A finished game as this seat had it."""
    match = game.match
    if shelf.threads.kept(("analysis", match.id)) is None:
        visit.pay(JUDGED)
    told = await shelf.analysis(match.id, visit.pay)
    return Outcome(match.id, seat, places(match)[0] == seat, game.minds, told)
