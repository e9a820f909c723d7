"""Cards face down in the middle, eyes to peek at them with, and who points at whom: what a game with eyes is made of (R12-R15).

Law: it is public who has looked at a card, and how many eyes somebody has open. What the card is, and at whom somebody points,
is not, until everything is shown.
"""

from __future__ import annotations

from typing import NamedTuple

from coyote.rules.model.cards import Card


class Laid(NamedTuple):
    """A card face down in the middle."""

    card: Card
    seen_by: tuple[int, ...] = ()
    """The seats that have looked at it."""
    shut: bool = False
    """Nobody may peek at it: it was laid there with the Coyote card (R15)."""


class Eyes(NamedTuple):
    """What lasts from round to round where lives are eyes (R12)."""

    open: tuple[int, ...]
    """How many open eyes each seat has; the rest of its lives are closed eyes."""
    holder: int | None = None
    """Who has the Coyote card in this round (R15)."""


class Pointing(NamedTuple):
    """A seat and the one it pointed at."""

    seat: int
    target: int


class FaceDown(NamedTuple):
    """A card face down in the middle, as everybody sees it."""

    seen_by: tuple[int, ...]
    """The seats that have looked at it."""
    shut: bool
    """Nobody may peek at it: it was laid there with the Coyote card."""
