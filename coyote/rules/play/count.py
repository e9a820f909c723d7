"""The count (R4, R9): what every shown card is worth in the end, told step by step.

Law: specials act in the order of the edition; within a kind, those worn act before those turned over. A step says which
card acted, on which cards, and what the sum was afterwards, because people will watch it. Counting n cards takes n log n
steps, and one more for every card that a step acts on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from coyote.rules.model.cards import CANCEL, DISCARD, DOUBLE, FLIP, MYSTERY, NIGHT, ORDER, SPECIALS, VALUE, Card, Order
from coyote.rules.model.events import Count, Step
from coyote.rules.model.rulings import DEFAULT, Rulings


def unanswered(cards: Sequence[Card], turned: Sequence[Card], rulings: Rulings = DEFAULT) -> int:
    """How many `?` still wait for a card from the pile (Q3)."""
    asking = cards.count(MYSTERY)
    if asking and rulings.mystery_chain:
        asking += turned.count(MYSTERY)
    return asking - len(turned)


def total(cards: Sequence[Card], turned: Sequence[Card] = (), order: Order = ORDER, rulings: Rulings = DEFAULT) -> int:
    """What the count comes to, without its steps."""
    if nothing_special(cards):
        return sum(map(value_of, cards))
    found = None if turned else quick_total(cards, order, rulings)
    return Hand(cards, turned, rulings, watched=False).act(order).sum if found is None else found


def count(cards: Sequence[Card], turned: Sequence[Card] = (), order: Order = ORDER, rulings: Rulings = DEFAULT) -> Count:
    """Count `cards` and those that `?` turned over; specials act in this order.

    >>> count(("20", "10", "flip", "double", "-5")).total
    -5
    """
    hand = Hand(cards, turned, rulings, watched=True)
    plain = hand.sum
    hand.act(order)
    return Count(hand.cards, tuple(hand.values), plain, tuple(hand.steps), hand.sum, NIGHT in hand.cards)


def quick_total(cards: Sequence[Card], order: Order, rulings: Rulings) -> int | None:
    """The total of a usual hand, several times as fast: at most one card is struck. None for any other hand.

    Specials that the order does not name are not noticed here; the terms of a game name all that its deck has.
    """
    values = [VALUE[card] for card in cards]
    sum_, strikes = sum(values), [card for card in cards if card in STRUCK]
    if not strikes and DOUBLE not in cards:
        return sum_
    highest = max(values)
    if len(strikes) > 1 or highest <= 0 or rulings.ties == "all" or rulings.doubles == "total":
        return None
    more = (1 << cards.count(DOUBLE)) - 1
    if not strikes:
        return sum_ + more * sum([value for value in values if value > 0])
    lost = STRUCK[strikes[0]] * highest
    if not more:
        return sum_ - lost
    greens, acting = sum([value for value in values if value > 0]), acting_order(order, rulings)
    if acting.index(strikes[0]) < acting.index(DOUBLE):
        return sum_ - lost + more * (greens - highest)
    return sum_ + more * greens - (1 + more) * lost


STRUCK: Final = {DISCARD: 1, FLIP: 2, CANCEL: 1}
"""How many times the card that is struck is lost."""
nothing_special: Final = frozenset(SPECIALS).isdisjoint
value_of: Final = VALUE.__getitem__
FLIP_FIRST: Final = {kind: ORDER.index(FLIP) - 1.5 if kind == FLIP else place for place, kind in enumerate(ORDER)}
"""Sort keys for the other answer to Q9: flip acts just before discard."""


class Hand:
    """The cards while they are being counted."""

    __slots__ = ("cards", "flipped", "ranked", "rulings", "steps", "sum", "values", "watched", "worn")

    def __init__(self, cards: Sequence[Card], turned: Sequence[Card], rulings: Rulings, *, watched: bool) -> None:
        self.cards: tuple[Card, ...] = (*cards, *turned)
        self.worn = len(cards)
        # a card counts from the moment it is turned over
        self.values = [VALUE[card] for card in cards] + [0] * len(turned)
        self.sum = sum(self.values)
        self.ranked: list[int] | None = None
        """The places of the cards that can still be struck, the highest last; among equals, the first place comes last. Made
        at the first strike, when every `?` has been answered; `double` changes no rank."""
        self.flipped: set[int] = set()
        self.rulings = rulings
        self.steps: list[Step] = []
        self.watched = watched

    def act(self, order: Order) -> Hand:
        """Let the specials act."""
        order = acting_order(order, self.rulings)
        specials = [(order.index(card), by) for by, card in enumerate(self.cards) if card in ACTS]
        specials.sort()
        answered = 0
        for _, by in specials:
            card = self.cards[by]
            if card == MYSTERY:
                on = turn_over(self, self.worn + answered)
                answered += 1
            elif by < self.worn or self.rulings.mystery_special == "acts" or card == NIGHT:  # Q2
                on = ACTS[card](self)
            else:
                continue
            if self.watched:
                self.steps.append(Step(card, by, tuple(on), self.sum))
        return self

    def strike(self) -> list[int]:
        """Take out of the ranking what discard, flip or cancel acts on: the highest green, if there is one (Q7, Q8)."""
        values, ranked = self.values, self.ranked
        if ranked is None:
            zeros = self.rulings.no_green == "any"
            ranked = [
                place
                for place in range(len(values) - 1, -1, -1)
                if values[place] or (zeros and self.cards[place] not in SPECIALS)
            ]
            ranked.sort(key=values.__getitem__)
            self.ranked = ranked
        if not ranked or (values[ranked[-1]] < 0 and self.rulings.no_green == "nothing"):
            return []
        struck = [ranked.pop()]
        if self.rulings.ties == "all":
            while ranked and values[ranked[-1]] == values[struck[0]]:
                struck.append(ranked.pop())
        return struck


def acting_order(order: Order, rulings: Rulings) -> Order:
    """The order in which specials act at a table with these rulings (Q9)."""
    return order if rulings.discard_first else tuple(sorted(order, key=FLIP_FIRST.__getitem__))


def turn_over(hand: Hand, place: int) -> list[int]:
    """`?` gets the next card turned over; if there is none it counts 0 (Q3, Q4)."""
    if place >= len(hand.cards):
        return []
    value = hand.values[place] = VALUE[hand.cards[place]]
    hand.sum += value
    return [place]


def take_away(hand: Hand) -> list[int]:
    """`discard` leaves and takes the highest green along; `cancel` makes it worth 0. The sum is the same."""
    on = hand.strike()
    for place in on:
        hand.sum -= hand.values[place]
        hand.values[place] = 0
    return on


def turn_negative(hand: Hand) -> list[int]:
    """`flip` makes the highest green negative."""
    on = hand.strike()
    for place in on:
        hand.sum -= 2 * hand.values[place]
        hand.values[place] = -hand.values[place]
    hand.flipped.update(on)
    return on


def double_up(hand: Hand) -> list[int]:
    """`double`: every green that was not flipped, or at some tables every card, counts twice (Q27); with two of them, four
    times (R9)."""
    whole = hand.rulings.doubles == "total"
    on = [place for place, value in enumerate(hand.values) if value and (whole or (value > 0 and place not in hand.flipped))]
    for place in on:
        hand.sum += hand.values[place]
        hand.values[place] *= 2
    return on


def change_nothing(hand: Hand) -> list[int]:
    """`night` is worth nothing; its step reminds people to reshuffle (R6)."""
    return []


ACTS: Final[dict[Card, Callable[[Hand], list[int]]]] = {
    MYSTERY: change_nothing,  # what it does depends on the cards turned over: see `act`
    DISCARD: take_away,
    FLIP: turn_negative,
    CANCEL: take_away,
    DOUBLE: double_up,
    NIGHT: change_nothing,
}
