"""Events of a game with eyes: peeks, the Coyote card, pointing, and what becomes of eyes (R12-R15). See `events`.

Law: what only one seat may know is None for all others; `sight.seen` sees to that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coyote.rules.model.cards import Card
from coyote.rules.model.peeks import Pointing


@dataclass(frozen=True, slots=True)
class Peeked:
    """A seat closed an eye and looked at the card in the middle; all others hear None."""

    seat: int
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A seat used the Coyote card: one more card lies face down in the middle; all others hear None."""

    seat: int
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Pointed:
    """A seat has pointed at somebody; all others hear None."""

    seat: int
    target: int | None = None


@dataclass(frozen=True, slots=True)
class PointsShown:
    """All have pointed, and everybody sees at whom."""

    points: tuple[Pointing, ...]


@dataclass(frozen=True, slots=True)
class EyeOpened:
    """A seat opened an eye: it won the call, or pointed at whoever did."""

    seat: int


@dataclass(frozen=True, slots=True)
class EyeClosed:
    """A seat closed an eye: it pointed at whoever lost."""

    seat: int


@dataclass(frozen=True, slots=True)
class EyeGivenUp:
    """The loser gave up this eye."""

    seat: int
    open: bool


@dataclass(frozen=True, slots=True)
class CoyoteCardTaken:
    """The loser has the Coyote card in the next round."""

    seat: int


Glance = Peeked | CardLaid | Pointed | PointsShown | EyeOpened | EyeClosed | EyeGivenUp | CoyoteCardTaken

HEARD_BY_ALL: Final = (PointsShown, EyeOpened, EyeClosed, EyeGivenUp, CoyoteCardTaken)
"""Those that hold no secret."""
