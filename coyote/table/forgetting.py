"""Forgetting: a guest who asks for it is gone from a table, and their name from its log if no game needs it.

Law: whoever is forgotten cannot come back, so nobody waits for them: in a game a stand-in has the seat, between games it is
free. What was played under a name keeps it.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from coyote.table.deeds import AnyDeed, Forgotten, Knocked, LetIn, Opened, Sat, TurnedAway
from coyote.table.table import Table

NAMELESS: Final = "forgotten"
"""Stands in a log for the name of somebody who was forgotten."""

NAMED: Final = (Opened, Sat, Knocked, LetIn, TurnedAway)
"""Deeds that hold a guest and their name."""


def forgetting(table: Table, guest: str) -> Forgotten:
    """The deed by which this guest is gone."""
    seats = (seat for seat, chair in enumerate(table.chairs) if chair is not None and chair.guest == guest)
    return Forgotten(guest, next(seats, None))


def nameless(deed: AnyDeed, guest: str) -> AnyDeed:
    """The deed without the name of this guest."""
    named = isinstance(deed, NAMED) and deed.guest == guest
    return replace(deed, name=NAMELESS) if named else deed
