"""A table: who sits at it, and what is being played.

Law: a table never changes; each deed makes a new one (`effects`). It never asks for the time or for randomness.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from coyote.table.deeds import AnyDeed
from coyote.table.gate import Gate
from coyote.table.match import Match
from coyote.table.setting import Setting

PROGRAM: Final = "bot-"
"""How the id of a guest that is a program begins, a bot that somebody runs elsewhere. So it stays recognizable."""


def is_program(guest: str | None) -> bool:
    return guest is not None and guest.startswith(PROGRAM)


class Chair(NamedTuple):
    """Who sits there: a person, a program, or a mind."""

    name: str
    sitter: int
    """The seq of the deed that seated them: by this number the host means them, and not whoever sits there next."""
    guest: str | None = None
    mind: str | None = None
    away: int | None = None
    """When the person disconnected or left; None: they are here."""
    left: bool = False
    """The person left during the game and may come back."""
    asleep: int | None = None
    """Since when a bot plays for a person who is here and did nothing; None: they play themselves."""
    animal: str | None = None
    """Which animal a person or a program is; None: all animals were taken, or it is a mind, which has its own."""
    camera: bool = False
    microphone: bool = False
    """Whether the person has them on; both are off for somebody who is not connected."""

    @property
    def person(self) -> bool:
        """A person who has not left; or a program, to which the same things happen."""
        return self.guest is not None and not self.left

    @property
    def program(self) -> bool:
        return is_program(self.guest)

    @property
    def on(self) -> bool:
        """Whether a camera or microphone is on, so that others with one on may connect."""
        return self.camera or self.microphone


Chairs = tuple[Chair | None, ...]


class Table(msgspec.Struct, frozen=True):
    """A table after its last deed."""

    id: str
    seq: int
    """How many deeds there have been."""
    at: int
    """The time of the last of them, in milliseconds."""
    setting: Setting
    host: str | None
    """The guest who is host and sits at the table; None: no person does."""
    chairs: Chairs
    """During a game they are its seats; between games some may be free."""
    gate: Gate
    match: Match | None = None
    lasting: int = 1
    """How many of its deeds were coming and going, noises and changes, which need no turn and stay in the log."""

    @property
    def playing(self) -> bool:
        return self.match is not None and not self.match.over

    def seat_of(self, guest: str | None) -> int | None:
        """Where this guest sits; None for watchers, among them those who have left."""
        if guest is None:
            return None
        for seat, chair in enumerate(self.chairs):
            if chair is not None and chair.guest == guest and not chair.left:
                return seat
        return None

    def left_by(self, guest: str) -> int | None:
        """The seat that this guest left during the game."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair and chair.left and chair.guest == guest), None)


class Step(NamedTuple):
    """A deed, and the table after it."""

    deed: AnyDeed
    table: Table


def connected(table: Table) -> list[int]:
    """The seats of people and programs who are connected."""
    return [seat for seat, chair in enumerate(table.chairs) if chair and chair.person and chair.away is None]


def people_here(table: Table) -> list[int]:
    """The seats of people who are connected: no game goes on for programs alone, and none of them decides anything."""
    return [seat for seat in connected(table) if not chair_at(table, seat).program]


def chair_at(table: Table, seat: int) -> Chair:
    chair = table.chairs[seat]
    assert chair is not None
    return chair
