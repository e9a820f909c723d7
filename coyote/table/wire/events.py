"""Events of a game and of its table as they go over the wire, one Struct for each kind.

Law: these are the wire's own types, so the rules may change without breaking a client. The events of the game have the rules'
names and fields; a test compares them.
"""

from __future__ import annotations

from coyote.rules.model.cards import Card
from coyote.rules.model.events import Count, Heads, Worn
from coyote.table.wire.glances import OfEyes
from coyote.table.wire.hearing import Heard

# the game


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


class Locked(Heard, frozen=True):
    pass


class Unlocked(Heard, frozen=True):
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
OfTable = (
    Sat
    | Left
    | Removed
    | Away
    | Back
    | HostPassed
    | Locked
    | Unlocked
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
AnyHeard = OfGame | OfTable
