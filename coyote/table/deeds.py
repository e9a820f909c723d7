"""Deeds: the entries of a table's log, in the past tense. `written` and `read` are how the log is written and read.

Law: a table is nothing but its deeds in their order; replaying them gives the same table. So a deed holds all that the replay
needs, and nothing that can be worked out: no view, no total, no turn. The one exception is how sure a bot was, which costs too
much to work out for every reader. A kind of deed never changes its meaning; a log with an unknown kind is refused, not guessed
at.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from coyote.table.deck_deeds import Begun, Closed, Committed, Dealt, Drawn, EpochOpened, Shown, Shuffled, TurnedOver
from coyote.table.deed import Deed
from coyote.table.setting import Setting
from coyote.table.wire.moves import SeatMove

By = Literal["person", "bot", "stand-in", "clock"]
"""Who made a move: the person, the bot that has the seat, a bot for somebody who is away, or one because time was up."""
PERSON: Final = "person"


class Opened(Deed, frozen=True, omit_defaults=True):
    """The table was set up by this guest, who is its host and sits at it."""

    setting: Setting
    guest: str
    name: str
    animal: str | None = None
    """The one they wished for; None: the first that is free."""


class Sat(Deed, frozen=True, omit_defaults=True):
    """A guest sat down."""

    seat: int
    guest: str
    name: str
    animal: str | None = None
    """The one they wished for, which was free; None: the first that is."""


class BotSat(Deed, frozen=True):
    """A mind was given a seat."""

    seat: int
    mind: str
    name: str


class Left(Deed, frozen=True):
    """Somebody stood up for good: before the start the seat is free, in a game a bot plays on."""

    seat: int


class Removed(Deed, frozen=True):
    """The host took a bot away, or showed a guest the gate."""

    seat: int


class Away(Deed, frozen=True):
    """Somebody's last connection is gone."""

    seat: int


class Back(Deed, frozen=True):
    """Somebody is back, connected again or returned after leaving: they play the seat from now on."""

    seat: int


class HostPassed(Deed, frozen=True, omit_defaults=True):
    """The host is now whoever sits there."""

    seat: int
    given: bool = False
    """The owner gave the table away: it is theirs now."""


class Locked(Deed, frozen=True):
    """Nobody new sits down or watches any more."""


class Unlocked(Deed, frozen=True):
    """Anybody may come in again, even those who were shown out."""


class FacesOpened(Deed, frozen=True):
    """Whoever watches may see and hear those who have a camera or a microphone on."""


class FacesClosed(Deed, frozen=True):
    """Only those who sit here see and hear each other."""


class Knocked(Deed, frozen=True):
    """A guest who does not sit here would like to be let in."""

    guest: str
    name: str


class LetIn(Deed, frozen=True):
    """The host let in a guest who knocked."""

    guest: str
    name: str


class TurnedAway(Deed, frozen=True):
    """The host sent away a guest who knocked."""

    guest: str
    name: str


class Forgotten(Deed, frozen=True):
    """A guest asked to be forgotten: gone from their seat, if they had one, and from the gate. In a game a bot plays on."""

    guest: str
    seat: int | None


class Changed(Deed, frozen=True):
    """Another setting was agreed on."""

    setting: Setting


class Started(Deed, frozen=True, omit_defaults=True):
    """A game began with those who sit there, in the order of their seats."""

    game: str
    """Its name, which cannot be guessed."""
    starter: int | None = None
    """The seat of the game that the host named to start the first round; None: the Dealer draws one (Q26)."""
    day: str | None = None
    """The day whose fire it is, dealt alike for everybody; None: it is dealt for this table alone."""


class Moved(Deed, frozen=True, omit_defaults=True):
    """A seat made its move."""

    seat: int
    move: SeatMove
    by: By
    sure: float | None = None
    """How likely the number in question held, as far as a bot knew; it gives its reason after the round."""
    entered: str | None = None
    """With phones on heads, the name of whoever entered it, if it was somebody else."""


class Hurried(Deed, frozen=True):
    """Somebody who is out wants to see how it ends: the bots that are left hurry."""

    seat: int


class Picked(Deed, frozen=True):
    """Somebody is another animal now."""

    seat: int
    animal: str


class Nudged(Deed, frozen=True):
    """Somebody reminded the seat to move that the others are waiting."""

    seat: int
    target: int


class Wished(Deed, frozen=True):
    """Somebody would like a stand-in to play for the seat to move."""

    seat: int


class Slept(Deed, frozen=True):
    """Somebody who is here has done nothing for so long that a bot plays for them."""

    seat: int


class Woke(Deed, frozen=True):
    """Somebody for whom a bot played takes the seat back."""

    seat: int


class Switched(Deed, frozen=True):
    """Somebody's camera and microphone are on from now on, or off."""

    seat: int
    camera: bool
    microphone: bool


class Watched(Deed, frozen=True):
    """Somebody has seen enough of the last count."""

    seat: int


class Reacted(Deed, frozen=True):
    """Somebody made a noise or a face."""

    seat: int
    reaction: str


class Credited(Deed, frozen=True):
    """Some time did not count, because no server was running."""

    ms: int


AnyDeed = (
    Opened
    | Sat
    | BotSat
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
    | Forgotten
    | Changed
    | Started
    | EpochOpened
    | Committed
    | Closed
    | Shown
    | Shuffled
    | Begun
    | Dealt
    | Drawn
    | TurnedOver
    | Moved
    | Hurried
    | Picked
    | Nudged
    | Wished
    | Slept
    | Woke
    | Switched
    | Watched
    | Reacted
    | Credited
)

written: Final = msgspec.json.Encoder().encode
read: Final = msgspec.json.Decoder(AnyDeed).decode
