"""Deeds of a deck: the seeds that decide its order, and the cards that come from it.

Law: as in `deeds`. The server's own seed is in no deed, and a seat's seed only once it is shown.
"""

from __future__ import annotations

from coyote.table.deed import Deed


class EpochOpened(Deed, frozen=True):
    """A deck is about to be shuffled: the server has committed to its seed, which is kept elsewhere."""

    commit: bytes


class Committed(Deed, frozen=True):
    """A seat has committed to its seed."""

    seat: int
    commit: bytes


class Closed(Deed, frozen=True):
    """No more commitments are accepted: from now on seeds are shown."""


class Shown(Deed, frozen=True):
    """A seat has shown its seed."""

    seat: int
    seed: bytes


class Shuffled(Deed, frozen=True):
    """No more seeds are accepted: the order of the deck is fixed."""


class Begun(Deed, frozen=True):
    """The Dealer drew who starts."""

    starter: int


class Dealt(Deed, frozen=True):
    """The Dealer gave everybody a card."""

    cards: tuple[str, ...]


class Drawn(Deed, frozen=True):
    """The Dealer drew a card for a coin or a special."""

    card: str


class TurnedOver(Deed, frozen=True):
    """The Dealer turned over a card for a `?`."""

    card: str
