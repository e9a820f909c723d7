"""A table: who sits at it, and what is being played.

Law: a table never changes; after each deed there is another one (`effects`). It asks nobody for the time or for chance.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from coyote.table.deeds import (
    AnyDeed,
)
from coyote.table.match import Match
from coyote.table.setting import Setting


class Chair(NamedTuple):
    """Who sits there: a person, or a mind."""

    name: str
    guest: str | None = None
    mind: str | None = None
    away: int | None = None
    """Since when the person is not connected, or has left."""
    left: bool = False
    """The person stood up in mid-game and may come back."""

    @property
    def person(self) -> bool:
        """A person who has not left."""
        return self.guest is not None and not self.left


Chairs = tuple[Chair | None, ...]


class Table(msgspec.Struct, frozen=True):
    """A table after its last deed."""

    id: str
    seq: int
    """How many deeds there were."""
    at: int
    """When the last of them was, in milliseconds."""
    setting: Setting
    host: str | None
    """A guest who sits there; None: no person does."""
    chairs: Chairs
    """In a game they are its seats; between games there are free ones."""
    kicked: frozenset[str] = frozenset()
    match: Match | None = None

    @property
    def playing(self) -> bool:
        return self.match is not None and not self.match.over

    def seat_of(self, guest: str | None) -> int | None:
        """Where this guest sits; None for watchers, among them those who have left."""
        for seat, chair in enumerate(self.chairs):
            if chair is not None and chair.guest == guest and chair.person:
                return seat
        return None

    def left_by(self, guest: str) -> int | None:
        """The seat that this guest left in mid-game."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair and chair.left and chair.guest == guest), None)


class Step(NamedTuple):
    """A deed, and the table after it."""

    deed: AnyDeed
    table: Table


def chair_at(table: Table, seat: int) -> Chair:
    chair = table.chairs[seat]
    assert chair is not None
    return chair
