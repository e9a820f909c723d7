"""What people hear: events of a game and of its table as they go over the wire, one Struct for each kind.

Law: these are the wire's own types, so the rules may change without breaking a client. An event of the rules is written only
after `sight.seen` has let it through, field by field under the same names (a test compares them); of a deed only what
everybody may know is told, and never who a guest is.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from coyote.rules import events as told
from coyote.rules.cards import Card
from coyote.rules.events import Event, Heads, Worn
from coyote.rules.total import Count
from coyote.table import deeds as did
from coyote.table.table import Table


def code(name: str) -> str:
    """`CoyotesTaken` -> `coyotes-taken`."""
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("-")


class Heard(msgspec.Struct, frozen=True, tag_field="event", tag=code, omit_defaults=True):
    """Something that happened."""


# the game


class StarterNamed(Heard, frozen=True):
    seat: int


class Dealt(Heard, frozen=True):
    round: int
    starter: int
    heads: Heads


class Declared(Heard, frozen=True):
    seat: int
    number: int
    special: str | None = None
    target: int | None = None


class Changed(Heard, frozen=True):
    seat: int
    number: int


class Agreed(Heard, frozen=True):
    seat: int
    number: int


class AskedAgain(Heard, frozen=True):
    seat: int
    declarer: int
    number: int


class CoinTurned(Heard, frozen=True):
    seat: int
    coin: str


class ExtraLaid(Heard, frozen=True):
    seat: int
    card: Card


class Exchanged(Heard, frozen=True):
    seat: int
    card: Card | None


class MoreWorn(Heard, frozen=True):
    seat: int
    card: Card | None


class Guessed(Heard, frozen=True):
    seat: int
    guess: Card
    card: Card


class Refilled(Heard, frozen=True):
    pass


class Called(Heard, frozen=True):
    seat: int
    declarer: int
    number: int


class Shown(Heard, frozen=True):
    heads: Heads
    extra: tuple[Worn, ...] = ()
    more: tuple[Worn, ...] = ()
    replaced: tuple[Worn, ...] = ()


class TurnedOver(Heard, frozen=True):
    card: Card


class Counted(Heard, frozen=True):
    count: Count
    """[cards, what each is worth, plain sum, steps of [special, by, on, sum], total, night]."""
    number: int


class NobodyPaid(Heard, frozen=True):
    pass


class CoyotesTaken(Heard, frozen=True):
    seat: int
    coyotes: int


class WentOut(Heard, frozen=True):
    seat: int


class Reshuffled(Heard, frozen=True):
    pass


class NextStarts(Heard, frozen=True):
    seat: int


class Won(Heard, frozen=True):
    seat: int


RULES: Final = (
    *(StarterNamed, Dealt, Declared, Changed, Agreed, AskedAgain, CoinTurned, ExtraLaid, Exchanged, MoreWorn, Guessed),
    *(Refilled, Called, Shown, TurnedOver, Counted, NobodyPaid, CoyotesTaken, WentOut, Reshuffled, NextStarts, Won),
)
WIRE: Final[dict[type, type[Heard]]] = {getattr(told, kind.__name__): kind for kind in RULES}


def of_event(event: Event) -> Heard:
    """An event that its hearer may hear, as it is written."""
    kind: Any = WIRE[type(event)]
    return kind(*[getattr(event, field) for field in kind.__struct_fields__])  # type: ignore[no-any-return]


# the table


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


class SettingChanged(Heard, frozen=True):
    pass


class Started(Heard, frozen=True):
    game: str


class StoodIn(Heard, frozen=True):
    """The next event's move was made for somebody, who is away or whose time was up."""

    seat: int
    by: str


class Reacted(Heard, frozen=True):
    seat: int
    reaction: str


class Credited(Heard, frozen=True):
    ms: int


def of_deed(deed: did.AnyDeed, table: Table) -> Heard | None:
    """What is told of a deed besides the events of the game; the making of a deck is told as it stands, not as events."""
    match deed:
        case did.Sat(seat, _, name):
            return Sat(seat, name)
        case did.BotSat(seat, mind, name):
            return Sat(seat, name, mind)
        case did.Moved(seat, _, by):
            return StoodIn(seat, by) if by in ("stand-in", "clock") else None
        case did.Left(seat):
            return Left(seat)
        case did.Removed(seat):
            return Removed(seat)
        case did.Away(seat):
            return Away(seat)
        case did.Back(seat):
            return Back(seat)
        case did.HostPassed(seat):
            return HostPassed(seat)
        case did.Changed():
            return SettingChanged()
        case did.Started():
            assert table.match is not None
            return Started(table.match.id)
        case did.Reacted(seat, reaction):
            return Reacted(seat, reaction)
        case did.Credited(ms):
            return Credited(ms)
        case _:
            return None


AnyHeard = (
    StarterNamed
    | Dealt
    | Declared
    | Changed
    | Agreed
    | AskedAgain
    | CoinTurned
    | ExtraLaid
    | Exchanged
    | MoreWorn
    | Guessed
    | Refilled
    | Called
    | Shown
    | TurnedOver
    | Counted
    | NobodyPaid
    | CoyotesTaken
    | WentOut
    | Reshuffled
    | NextStarts
    | Won
    | Sat
    | Left
    | Removed
    | Away
    | Back
    | HostPassed
    | SettingChanged
    | Started
    | StoodIn
    | Reacted
    | Credited
)
