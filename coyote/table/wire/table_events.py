"""Events of a table as they go over the wire, one Struct for each kind.

Law: they tell of deeds that are not part of a game, and never of a card.
"""

from __future__ import annotations

from coyote.table.wire.hearing import Heard


class Sat(Heard, frozen=True):
    seat: int
    name: str
    mind: str | None = None


class Left(Heard, frozen=True):
    seat: int


class Removed(Heard, frozen=True):
    seat: int


class Away(Heard, frozen=True):
    seat: int


class Back(Heard, frozen=True):
    seat: int


class HostPassed(Heard, frozen=True):
    seat: int


class Locked(Heard, frozen=True):
    pass


class Unlocked(Heard, frozen=True):
    pass


class FacesOpened(Heard, frozen=True):
    pass


class FacesClosed(Heard, frozen=True):
    pass


class Knocked(Heard, frozen=True):
    name: str


class LetIn(Heard, frozen=True):
    name: str


class TurnedAway(Heard, frozen=True):
    name: str


class SettingChanged(Heard, frozen=True):
    pass


class Started(Heard, frozen=True):
    game: str


class StoodIn(Heard, frozen=True):
    """The move of the next event was made for somebody who is away, or whose time was up."""

    seat: int
    by: str


class Entered(Heard, frozen=True):
    """The move of the next event was entered by somebody else than its seat."""

    seat: int
    by: str


class Hurried(Heard, frozen=True):
    """This seat lets the bots that are left hurry to the end."""

    seat: int


class Wished(Heard, frozen=True):
    """This seat would like a stand-in to play for the one to move."""

    seat: int
    sleeper: int


class Slept(Heard, frozen=True):
    """A bot plays for somebody who is here and has been silent."""

    seat: int


class Woke(Heard, frozen=True):
    seat: int


class Picked(Heard, frozen=True):
    seat: int
    animal: str


class Nudged(Heard, frozen=True):
    seat: int
    target: int


class Reacted(Heard, frozen=True):
    seat: int
    reaction: str


class Credited(Heard, frozen=True):
    ms: int


OfTable = (
    Sat
    | Left
    | Removed
    | Away
    | Back
    | HostPassed
    | Locked
    | Unlocked
    | FacesOpened
    | FacesClosed
    | Knocked
    | LetIn
    | TurnedAway
    | SettingChanged
    | Started
    | StoodIn
    | Entered
    | Hurried
    | Picked
    | Nudged
    | Wished
    | Slept
    | Woke
    | Reacted
    | Credited
)
