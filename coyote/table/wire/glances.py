"""Events of a game with eyes as they go over the wire; see `events`.

Law: a card or a seat that the hearer may not know is left out.
"""

from __future__ import annotations

from coyote.rules.model.cards import Card
from coyote.rules.model.peeks import Pointing
from coyote.table.wire.hearing import Heard


class Peeked(Heard, frozen=True):
    seat: int
    card: Card | None = None


class CardLaid(Heard, frozen=True):
    seat: int
    card: Card | None = None


class Pointed(Heard, frozen=True):
    seat: int
    target: int | None = None


class PointsShown(Heard, frozen=True):
    points: tuple[Pointing, ...]


class EyeOpened(Heard, frozen=True):
    seat: int


class EyeClosed(Heard, frozen=True):
    seat: int


class EyeGivenUp(Heard, frozen=True):
    seat: int
    open: bool


class CoyoteCardTaken(Heard, frozen=True):
    seat: int


OfEyes = Peeked | CardLaid | Pointed | PointsShown | EyeOpened | EyeClosed | EyeGivenUp | CoyoteCardTaken
