"""Cards (rulebook, section 1): a card *is* its token, the word used in notation and on the command line.

Law: two cards of one kind are the same value; where a card lies is the business of the game, not of the card.
"""

from __future__ import annotations

from typing import Final, NewType

Card = NewType("Card", str)

MYSTERY: Final = Card("?")
DISCARD: Final = Card("discard")
FLIP: Final = Card("flip")
CANCEL: Final = Card("cancel")
DOUBLE: Final = Card("double")
NIGHT: Final = Card("night")

SPECIALS: Final = (MYSTERY, DISCARD, FLIP, CANCEL, DOUBLE, NIGHT)
"""Every special there is."""

Order = tuple[Card, ...]
"""The order in which specials act at the count."""
ORDER: Final[Order] = SPECIALS
"""The union of all editions' orders; each edition's own order is a part of it."""

FARTHEST: Final = 999
"""No number, on a card or declared, lies further from nought than this (Q1)."""

VALUE: Final[dict[Card, int]] = {Card(str(n)): n for n in range(-FARTHEST, FARTHEST + 1)} | dict.fromkeys(SPECIALS, 0)
"""What each card adds by itself; a special adds nothing, it acts. Its keys are all the cards that can exist."""


class UnknownCard(ValueError):
    """A word that is no card."""

    def __init__(self, token: str) -> None:
        super().__init__(token)
        self.token = token


def card(token: str) -> Card:
    """The card written `token`.

    >>> card("-5")
    '-5'
    >>> card("05")
    Traceback (most recent call last):
    coyote.rules.model.cards.UnknownCard: 05
    """
    if token not in VALUE:
        raise UnknownCard(token)
    return Card(token)


def cards(text: str) -> tuple[Card, ...]:
    """The cards written in `text`, separated by spaces."""
    return tuple(card(token) for token in text.split())
