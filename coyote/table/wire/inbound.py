"""Inbound messages: what a client may ask of a table, and how moves are written.

Law: strict. An unknown field, a wrong type or a value out of bounds is refused before the table is asked anything. Every
message carries an `op`, a word that the client makes up for each thing it wants: sent twice, it is done once.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from coyote.rules.model.cards import FARTHEST, Card
from coyote.rules.model.moves import (
    Again,
    Agree,
    Call,
    Coin,
    Declare,
    Dodge,
    GiveUp,
    Lay,
    Peek,
    PlayerMove,
    Point,
    Withdraw,
)
from coyote.table.refusals import TableCode, no
from coyote.table.setting import Setting

Op = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
Seat = Annotated[int, Meta(ge=0, le=11)]
Seq = Annotated[int, Meta(ge=0)]
Number = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
Word = Annotated[str, Meta(min_length=1, max_length=24)]
LONGEST_SIGNAL: Final = 14_000
"""The longest text of a signal; an offer of a browser has some 6,500 characters."""
Hash = Annotated[bytes, Meta(min_length=32, max_length=32)]
"""32 bytes, in base64."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A message that refuses unknown fields."""


# moves


class SaidNumber(Strict, frozen=True, tag_field="do", tag="declare"):
    number: Number
    special: Word | None = None
    target: Seat | None = None


class SaidCoyote(Strict, frozen=True, tag_field="do", tag="call"):
    pass


class UsedCoin(Strict, frozen=True, tag_field="do", tag="coin"):
    coin: Word
    guess: Word | None = None


class SaidAgree(Strict, frozen=True, tag_field="do", tag="agree"):
    pass


class SaidAgain(Strict, frozen=True, tag_field="do", tag="again"):
    pass


class SaidDodge(Strict, frozen=True, tag_field="do", tag="dodge"):
    pass


class SatOut(Strict, frozen=True, tag_field="do", tag="withdraw"):
    pass


class UsedEye(Strict, frozen=True, tag_field="do", tag="peek"):
    pass


class UsedCard(Strict, frozen=True, tag_field="do", tag="lay"):
    pass


class PointedAt(Strict, frozen=True, tag_field="do", tag="point"):
    target: Seat


class GaveUp(Strict, frozen=True, tag_field="do", tag="give-up"):
    open: bool


SeatMove = (
    SaidNumber | SaidCoyote | UsedCoin | SaidAgree | SaidAgain | SaidDodge | SatOut | UsedEye | UsedCard | PointedAt | GaveUp
)


def to_rules(move: SeatMove) -> PlayerMove:
    """The move as the rules know it."""
    match move:
        case SaidNumber(number, special, target):
            return Declare(number, special, target)
        case SaidCoyote():
            return Call()
        case UsedCoin(coin, guess):
            return Coin(coin, None if guess is None else Card(guess))
        case SaidAgree():
            return Agree()
        case SaidAgain():
            return Again()
        case SaidDodge():
            return Dodge()
        case SatOut():
            return Withdraw()
        case UsedEye():
            return Peek()
        case UsedCard():
            return Lay()
        case PointedAt(target):
            return Point(target)
        case GaveUp(open):
            return GiveUp(open)


def from_rules(move: PlayerMove) -> SeatMove:
    """The move as the wire writes it."""
    match move:
        case Declare(number, special, target):
            return SaidNumber(number, special, target)
        case Call():
            return SaidCoyote()
        case Coin(coin, guess):
            return UsedCoin(coin, guess)
        case Agree():
            return SaidAgree()
        case Again():
            return SaidAgain()
        case Dodge():
            return SaidDodge()
        case Withdraw():
            return SatOut()
        case Peek():
            return UsedEye()
        case Lay():
            return UsedCard()
        case Point(target):
            return PointedAt(target)
        case GiveUp(open):
            return GaveUp(open)


# what a client asks


class Ask(Strict, frozen=True, tag_field="ask"):
    """Something a guest wants of the table."""

    op: Op


class Sit(Ask, frozen=True, tag="sit"):
    """Sit down under this name; or come back to the seat that the guest left in mid-game, under the old name."""

    name: Word
    animal: Word | None = None
    """As whom, if nobody else is it; otherwise, and with None, as the first animal that is free."""


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
    """Host: let nobody new in; or let everybody in again, also who was shown out."""

    locked: bool


class Knock(Ask, frozen=True, tag="knock"):
    """Ask the host to be let in under this name, without sitting down."""

    name: Word


class Admit(Ask, frozen=True, tag="let-in"):
    """Host: let in who knocked."""

    knock: Seq


class TurnAway(Ask, frozen=True, tag="turn-away"):
    """Host: send away who knocked."""

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
    """Say whether one's camera and microphone are on, for those who have something on, too."""

    camera: bool
    microphone: bool


class Watched(Ask, frozen=True, tag="watched"):
    """Seen enough of the count of this round: the game may go on as far as this seat is concerned."""

    round: Annotated[int, Meta(ge=1)]


class Look(Ask, frozen=True, tag="look"):
    """Ask for a whole frame, and for nothing else."""


class Signal(Ask, frozen=True, tag="signal"):
    """Hand a text to one other person, so that two browsers can connect to each other. It may get lost."""

    to: Seq
    """The receiver's `sitter`."""
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SIGNAL)]
    """Only the two browsers understand it."""


AnyAsk = (
    Sit
    | Leave
    | Change
    | AddBot
    | Remove
    | PassHost
    | Lock
    | Knock
    | Admit
    | TurnAway
    | Pick
    | Nudge
    | StandIn
    | Hurry
    | Start
    | Play
    | Commit
    | Show
    | Switch
    | Watched
    | React
)

_decoder: Final[msgspec.json.Decoder[AnyAsk | Look | Signal]] = msgspec.json.Decoder(AnyAsk | Look | Signal)


def read_ask(text: str | bytes) -> AnyAsk | Look | Signal:
    """What a client asks; raises TableRefused. The reason is in msgspec's words, which name the field."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise no(TableCode.MALFORMED, reason=str(error)[:200]) from None
