"""Events of a game as they go over the wire, one Struct for each kind.

Law: these are the wire's own types, so the rules may change without breaking a client. They have the rules' names and
fields; a test compares them.
"""

from __future__ import annotations

from coyote.rules.model.cards import Card
from coyote.rules.model.events import Count, Heads, Worn
from coyote.table.wire.glances import OfEyes
from coyote.table.wire.hearing import Heard
from coyote.table.wire.table_events import OfTable


class StarterNamed(Heard, frozen=True):
    seat: int


class Dealt(Heard, frozen=True):
    round: int
    starter: int
    heads: Heads
    middle: tuple[Card | None, ...] = ()


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


class Dodged(Heard, frozen=True):
    seat: int
    number: int
    target: int


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


class Withdrew(Heard, frozen=True):
    seat: int


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
    middle: tuple[Card, ...] = ()


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
    eyes: bool = False


class WentOut(Heard, frozen=True):
    seat: int


class Reshuffled(Heard, frozen=True):
    why: str


class NextStarts(Heard, frozen=True):
    seat: int


class Won(Heard, frozen=True):
    seat: int


OfGame = (
    StarterNamed
    | Dealt
    | Declared
    | Changed
    | Agreed
    | AskedAgain
    | Dodged
    | CoinTurned
    | ExtraLaid
    | Exchanged
    | MoreWorn
    | Guessed
    | Withdrew
    | OfEyes
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
)
AnyHeard = OfGame | OfTable
