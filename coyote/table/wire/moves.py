"""Moves as the wire writes them, in asks, in the log and in what is told.

Law: strict, like everything that comes in. These are the wire's own types, so the rules may change without breaking a client.
"""

from __future__ import annotations

from functools import cache
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

Seat = Annotated[int, Meta(ge=0, le=11)]
Number = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
Word = Annotated[str, Meta(min_length=1, max_length=24)]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A message that refuses unknown fields."""


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


plain_number: Final = cache(Declare)
"""A number without a special is the same move at every table."""


def to_rules(move: SeatMove) -> PlayerMove:
    """The move as the rules know it."""
    match move:
        case SaidNumber(number, None, None):
            return plain_number(number)
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
