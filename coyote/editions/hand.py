"""A hand as text: read, and counted as it would be at the table.

Law: a hand that cannot be counted is refused with a code and the card to blame. The cards that `?` turn over come from the
top of a pile (Q3).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypedDict

from coyote.errors import CoyoteError
from coyote.rules.model.cards import MYSTERY, Card, UnknownCard, card
from coyote.rules.model.edition import Edition
from coyote.rules.model.events import Count
from coyote.rules.play.count import count

MOST: Final = 1000
"""The most cards in a hand or a pile."""


NOTHING_LEFT: Final = "none"
"""What a written pile ends with if there was no card left to turn over (Q4)."""


class StepTold(TypedDict):
    """One special doing its work; `by` and `on` are places among all the cards, hand first."""

    special: Card
    by: int
    on: tuple[int, ...]
    cards: tuple[Card, ...]
    """The cards it acted on."""
    sum: int


class CountTold(TypedDict):
    """A count as it is told."""

    total: int
    reshuffle: bool
    steps: tuple[StepTold, ...]


class HandTold(CountTold):
    """A hand, counted. It stands beside what it extends: on Python 3.14, msgspec looks up all of its types in one module."""

    cards: tuple[Card, ...]
    """The hand."""
    turned: tuple[Card, ...]
    """What its `?` turned over from the pile."""
    values: tuple[int, ...]
    """What each of these is worth in the end: those of the hand, then those turned over."""
    plain: int
    """What the numbers add up to before any special acts."""


class Unscorable(CoyoteError, ValueError):
    """A hand that cannot be counted: a stable code and the card to blame."""

    def __init__(self, code: str, **values: int | str) -> None:
        super().__init__(code, values)


def counted_hand(hand: tuple[Card, ...], pile: tuple[Card, ...], edition: Edition | None) -> Count:
    """The count of a hand; a `?` for which the pile has no card counts 0 (Q4)."""
    return count_of(hand, turned_over(hand, pile), edition)


def count_of(hand: tuple[Card, ...], turned: tuple[Card, ...], edition: Edition | None) -> Count:
    if not hand:
        raise Unscorable("no-cards")
    return count(hand, turned) if edition is None else count(hand, turned, edition.order, edition.rulings)


def written_hand(hand: str, pile: str, edition: Edition | None) -> tuple[tuple[Card, ...], Count]:
    """A hand and its pile as somebody wrote them, and their count. A `?` without a card to turn over is an oversight, unless
    the pile says that it ends there."""
    worn, (*top, last) = readable(hand, edition), pile.split() or [""]
    ends = last == NOTHING_LEFT
    given = cards_of(top if ends else pile.split(), edition)
    turned = turned_over(worn, given)
    missing = (*worn, *turned).count(MYSTERY) - len(turned)
    if missing and not ends:
        raise Unscorable("card-missing", missing=missing)
    return worn, count_of(worn, turned, edition)


def readable(text: str, edition: Edition | None) -> tuple[Card, ...]:
    """The cards of a hand written in one line."""
    return cards_of(text.split(), edition)


def cards_of(words: Iterable[str], edition: Edition | None) -> tuple[Card, ...]:
    """The cards of a hand, one a word."""
    try:
        hand = tuple(card(word) for word in words)
    except UnknownCard as unknown:
        raise Unscorable(unknown.code, **unknown.values) from None
    if len(hand) > MOST:
        raise Unscorable("hand-too-long", most=str(MOST))
    if edition is not None:
        for kind in hand:
            if kind not in edition.deck.index:
                raise Unscorable("card-not-in-edition", card=kind, edition=edition.id)
    return hand


def turned_over(worn: Sequence[Card], pile: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that `?` turn over from the top of this pile (Q3)."""
    asking, turned = worn.count(MYSTERY), 0
    while turned < len(pile) and turned < asking:
        asking += pile[turned] == MYSTERY
        turned += 1
    return tuple(pile[:turned])


def as_object(counted: Count) -> CountTold:
    steps: list[StepTold] = [
        {"special": special, "by": by, "on": on, "cards": tuple([counted.cards[place] for place in on]), "sum": after}
        for special, by, on, after in counted.steps
    ]
    return {"total": counted.total, "reshuffle": counted.reshuffle, "steps": tuple(steps)}
