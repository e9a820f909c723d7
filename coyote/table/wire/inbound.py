"""Inbound messages: what a client may ask of a table.

Law: strict. An unknown field, a wrong type or a value out of bounds is refused before the table is asked anything. Every
message carries an `op`, a word that the client makes up for each thing it wants: sent twice, it is done once.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from coyote.table.refusals import TableCode, no
from coyote.table.setting import Setting
from coyote.table.wire.moves import Seat, SeatMove, Strict, Word

Op = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
Seq = Annotated[int, Meta(ge=0)]
LONGEST_SIGNAL: Final = 14_000
"""The longest text of a signal; an offer of a browser has some 6,500 characters."""
VIEWERS: Final = 2**48
"""The numbers of viewers go down to minus this, which every client can count to."""
Hash = Annotated[bytes, Meta(min_length=32, max_length=32)]
"""32 bytes, in base64."""


class Ask(Strict, frozen=True, tag_field="ask"):
    """Something a guest wants of the table."""

    op: Op


class Sit(Ask, frozen=True, tag="sit"):
    """Sit down under this name; or come back to the seat that the guest left in mid-game, under the old name."""

    name: Word
    animal: Word | None = None
    """Which animal to be, if nobody else is; otherwise, and with None, the first that is free."""


class Leave(Ask, frozen=True, tag="leave"):
    """Stand up."""


class Change(Ask, frozen=True, tag="change"):
    """Host: change the setting."""

    setting: Setting


class AddBot(Ask, frozen=True, tag="add-bot"):
    """Host: give a free seat to a mind."""

    mind: Word


class Remove(Ask, frozen=True, tag="remove"):
    """Host: take a bot away, or show a guest the door."""

    sitter: Seq


class PassHost(Ask, frozen=True, tag="pass-host"):
    """Host: make somebody else the host."""

    sitter: Seq


class Lock(Ask, frozen=True, tag="lock"):
    """Host: let nobody new in; or let everybody in again, even those who were shown out."""

    locked: bool


class OpenFaces(Ask, frozen=True, tag="open-faces"):
    """Host: let those who watch see and hear whoever has a camera or a microphone on; or no longer."""

    open: bool


class Knock(Ask, frozen=True, tag="knock"):
    """Ask the host to be let in under this name, without sitting down."""

    name: Word


class Admit(Ask, frozen=True, tag="let-in"):
    """Host: let in whoever knocked."""

    knock: Seq


class TurnAway(Ask, frozen=True, tag="turn-away"):
    """Host: send away whoever knocked."""

    knock: Seq


class Pick(Ask, frozen=True, tag="pick"):
    """Be another animal."""

    animal: Word


class Nudge(Ask, frozen=True, tag="nudge"):
    """Remind somebody who takes long over their turn that the others are waiting."""

    seat: Seat


class StandIn(Ask, frozen=True, tag="stand-in"):
    """Let a bot play for somebody who is here and has been silent at their turn."""

    seat: Seat


class Hurry(Ask, frozen=True, tag="hurry"):
    """Let the bots hurry to the end, when nobody else is left in the game."""


class Start(Ask, frozen=True, tag="start"):
    """Host: start a game with those who sit there; after one, start another."""

    starter: Seat | None = None
    """Who starts the first round (Q26); None: the fair deal draws somebody."""


class Play(Ask, frozen=True, tag="play"):
    """Make a move, at the table as it was after this many deeds."""

    seq: Seq
    move: SeatMove


class Commit(Ask, frozen=True, tag="commit"):
    """Commit to a seed for the next deck."""

    commit: Hash


class Show(Ask, frozen=True, tag="show"):
    """Show that seed."""

    seed: Hash


class React(Ask, frozen=True, tag="react"):
    """Make a noise or a face."""

    reaction: Word


class Switch(Ask, frozen=True, tag="switch"):
    """Say whether one's camera and microphone are on; it matters to those who have theirs on, too."""

    camera: bool
    microphone: bool


class Watched(Ask, frozen=True, tag="watched"):
    """Seen enough of the count of this round: the game may go on as far as this seat is concerned."""

    round: Annotated[int, Meta(ge=1)]


class Look(Ask, frozen=True, tag="look"):
    """Ask for a whole frame, and for nothing else."""


class TuneIn(Ask, frozen=True, tag="tune-in"):
    """See and hear, as somebody who watches, whoever has something on: ask where relays are, and become a viewer. Somebody who
    has something on asks for new credentials this way, and it does not count as a sign of life."""


class Signal(Ask, frozen=True, tag="signal"):
    """Hand a text to one other person, so that two browsers can connect to each other. It may get lost."""

    to: Annotated[int, Meta(ge=-VIEWERS)]
    """The receiver's `sitter`; or, below zero, the number of a viewer, by which their own signals were sent."""
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SIGNAL)]
    """Only the two browsers understand it."""


Arranging = Sit | Leave | Change | AddBot | Remove | PassHost | Lock | OpenFaces | Knock | Admit | TurnAway | Pick
Playing = Nudge | StandIn | Hurry | Start | Play | Commit | Show | Switch | Watched | React
AnyAsk = Arranging | Playing

Beside = Look | TuneIn | Signal
"""What changes nothing at the table."""

_decoder: Final[msgspec.json.Decoder[AnyAsk | Beside]] = msgspec.json.Decoder(AnyAsk | Beside)


def read_ask(text: str | bytes) -> AnyAsk | Beside:
    """What a client asks; raises TableRefused. The reason is in msgspec's words, which name the field."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise no(TableCode.MALFORMED, reason=str(error)[:200]) from None
