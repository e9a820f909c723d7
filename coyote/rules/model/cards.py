"""Cards (rulebook, section 1): a card *is* its token, the word used in notation and on the command line.

Law: two cards of one kind are equal. The game knows where a card lies; the card does not.
"""

from __future__ import annotations

from typing import Final, NewType

from coyote.errors import CoyoteError

Card = NewType("Card", str)

MYSTERY: Final = Card("?")
DISCARD: Final = Card("discard")
FLIP: Final = Card("flip")
CANCEL: Final = Card("cancel")
DOUBLE: Final = Card("double")
NIGHT: Final = Card("night")

SPECIALS: Final = (MYSTERY, DISCARD, FLIP, CANCEL, DOUBLE, NIGHT)
"""Every kind of special card."""

Order = tuple[Card, ...]
"""The order in which specials act at the count."""
ORDER: Final[Order] = SPECIALS
"""The union of all editions' orders; each edition leaves some of it out."""

FARTHEST: Final = 999
"""No number, on a card or declared, is further from zero than this (Q1)."""

VALUE: Final[dict[Card, int]] = {Card(str(n)): n for n in range(-FARTHEST, FARTHEST + 1)} | dict.fromkeys(SPECIALS, 0)
"""What each card adds to the sum; specials add nothing, they act. The keys are all cards that can exist."""


class UnknownCard(CoyoteError, ValueError):
    """A word that is not a card."""

    def __init__(self, token: str) -> None:
        super().__init__("card-unknown", {"card": token})


def card(token: str) -> Card:
    """The card written `token`.

    >>> card("-5")
    '-5'
    >>> card("05")
    Traceback (most recent call last):
    coyote.rules.model.cards.UnknownCard: card-unknown (card=05)
    """
    if token not in VALUE:
        raise UnknownCard(token)
    return Card(token)


def cards(text: str) -> tuple[Card, ...]:
    """The cards written in `text`, separated by spaces."""
    return tuple(card(token) for token in text.split())
