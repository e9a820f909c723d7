"""Odds: the exact distribution of the total, over everything that a pair of eyes cannot see.

Law: integers over a common denominator, never floats; what a seat cannot know is as likely as the cards that are left make
it. Every order of the unseen cards is equally likely: first come those on the own head, then the pile from the top.
A `?` that turns over a `?` just turns over the next card, so with the rulebook's rulings only the *other* cards matter:
as many as there are unseen heads and seen `?`, drawn from all unseen cards that are no `?`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb, lcm
from typing import NamedTuple

from coyote.rules.model.cards import MYSTERY, ORDER, Card, Order
from coyote.rules.model.rulings import DEFAULT, Rulings
from coyote.rules.play.count import total, unanswered
from coyote.rules.sight import View

Cards = tuple[tuple[Card, int], ...]
"""Cards by kind: how many of each."""


class Odds(NamedTuple):
    """How likely each total is: ways out of a denominator."""

    denominator: int
    totals: tuple[tuple[int, int], ...]
    """(total, ways), ascending."""

    def holds(self, number: int) -> int:
        """In how many ways of the denominator the total reaches this number (R4)."""
        return sum(ways for value, ways in self.totals if value >= number)

    def chance(self, number: int) -> float:
        """The same as a probability."""
        return self.holds(number) / self.denominator

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(value * ways for value, ways in self.totals), self.denominator)

    def highest(self, certainty: Fraction) -> int:
        """The highest number that holds at least this surely; if none does, the lowest total, which always holds."""
        wanted, above = certainty * self.denominator, 0
        for value, ways in reversed(self.totals):
            above += ways
            if above >= wanted:
                return value
        return self.totals[0][0]


class Unknown(NamedTuple):
    """What a pair of eyes sees of a round, and what it does not."""

    seen: tuple[Card, ...]
    """Cards that count and are seen, sorted."""
    hidden: int
    """Cards that count and are worn unseen: the own one, as a rule."""
    unseen: Cards
    """All cards that can be on the own head or in the pile."""
    pile: int
    """How many of them are in the pile."""
    hidden_before: int = 0
    """Cards that count, are worn unseen, and were drawn before the pile was refilled in this round (Q4)."""
    before: Cards = ()
    """What those can be: once a pile has run out, this is what is missing."""
    discards: Cards = ()
    """What becomes the pile when that is empty (Q4)."""
    turned: tuple[Card, ...] = ()
    """What `?` have turned over already, once Coyote was called."""
    order: Order = ORDER
    rulings: Rulings = DEFAULT


def unknown(view: View) -> Unknown:
    """What this view leaves open."""
    terms, kinds = view.terms, view.terms.deck.kinds
    seen = [card for _, card in (*view.worn, *view.extra, *view.more)]
    known = Counter([*seen, *(card for _, card in view.replaced), *view.turned])
    unseen = {
        kind: whole - gone - known[kind] for kind, whole, gone in zip(kinds, terms.deck.counts, view.discards, strict=True)
    }
    hidden, before = view.hidden, dict[Card, int]()
    if view.refilled is not None:
        refilled = dict(zip(kinds, view.refilled, strict=True))
        before = {kind: unseen[kind] - refilled[kind] for kind in kinds}
        unseen, hidden = refilled, min(view.hidden, view.drawn_unseen)
    discards = terms.deck.named(view.discards) if terms.rulings.empty_pile == "discards" else {}
    return Unknown(
        seen=tuple(sorted(seen)),
        hidden=hidden,
        unseen=some(unseen),
        pile=view.pile,
        hidden_before=view.hidden - hidden,
        before=some(before),
        discards=some(discards),
        turned=view.turned,
        order=terms.order,
        rulings=terms.rulings,
    )


def some(cards: Mapping[Card, int]) -> Cards:
    """Those kinds of which there are any."""
    return tuple((card, count) for card, count in cards.items() if count)


def odds(view: View) -> Odds:
    """The distribution of the total, as this seat may know it. A watcher sees too little for exact odds."""
    if view.seat is None:
        raise ValueError("odds are for a seat; a watcher sees no head at all")
    return distribution(unknown(view))


@lru_cache(maxsize=4096)
def distribution(open_: Unknown) -> Odds:
    """The distribution of the total over everything unseen."""
    ways: Counter[int] = Counter()
    if is_simple(open_):
        others = [(card, count) for card, count in open_.unseen if card != MYSTERY]
        drawn = open_.hidden + open_.seen.count(MYSTERY)
        seen = tuple(card for card in open_.seen if card != MYSTERY)
        for hand, weight in hands(others, drawn):
            ways[total(seen + hand, (), open_.order, open_.rulings)] += weight
        return Odds(comb(sum(count for _, count in others), drawn), tuple(sorted(ways.items())))
    return gathered(deals(open_))


def is_simple(open_: Unknown) -> bool:
    """Whether the pile is surely large enough, nothing is turned yet, and turned cards count like worn ones (Q2, Q3)."""
    mysteries = open_.seen.count(MYSTERY) + dict(open_.unseen).get(MYSTERY, 0)
    rulings = open_.rulings
    plain = rulings.mystery_chain and rulings.mystery_special == "acts"
    return plain and open_.pile >= mysteries and not open_.turned and not open_.hidden_before


def hands(cards: list[tuple[Card, int]], size: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Every hand of this size, and in how many ways it can be drawn."""
    if size == 0:
        yield (), 1
        return
    for place, (card, count) in enumerate(cards):
        for number in range(1, min(count, size) + 1):
            for rest, weight in hands(cards[place + 1 :], size - number):
                yield (card,) * number + rest, weight * comb(count, number)


Course = Iterator[tuple[int, Fraction]]
"""Totals that chance can lead to, with their probabilities."""


def deals(open_: Unknown) -> Course:
    """Every course that chance can take, card by card."""

    def worn_before(own: tuple[Card, ...], before: Cards) -> Course:
        if len(own) == open_.hidden_before:
            yield from worn(own, open_.unseen)
            return
        for card, left, chance in draws(before):
            yield from times(chance, worn_before((*own, card), left))

    def worn(own: tuple[Card, ...], unseen: Cards) -> Course:
        if len(own) == open_.hidden_before + open_.hidden:
            yield from turning(open_.seen + own, open_.turned, unseen, open_.pile, open_.discards)
            return
        for card, left, chance in draws(unseen):
            yield from times(chance, worn((*own, card), left))

    def turning(hand: tuple[Card, ...], turned: tuple[Card, ...], unseen: Cards, pile: int, discards: Cards) -> Course:
        if unanswered(hand, turned, open_.rulings) <= 0 or not (pile or discards):
            yield total(hand, turned, open_.order, open_.rulings), Fraction(1)
            return
        for card, left, chance in draws(unseen if pile else discards):
            rest = (left, pile - 1, discards) if pile else (unseen, 0, left)
            yield from times(chance, turning(hand, (*turned, card), *rest))

    return worn_before((), open_.before)


def times(chance: Fraction, course: Course) -> Course:
    for value, weight in course:
        yield value, weight * chance


def draws(cards: Cards) -> Iterator[tuple[Card, Cards, Fraction]]:
    """Each card that can come next, what is left then, and how likely that is."""
    size = sum(count for _, count in cards)
    for place, (card, count) in enumerate(cards):
        left = ((card, count - 1),) if count > 1 else ()
        yield card, cards[:place] + left + cards[place + 1 :], Fraction(count, size)


def gathered(course: Course) -> Odds:
    """Probabilities by total, over a common denominator."""
    chances: dict[int, Fraction] = {}
    for value, chance in course:
        chances[value] = chances.get(value, Fraction(0)) + chance
    denominator = lcm(*(chance.denominator for chance in chances.values()))
    return Odds(denominator, tuple((value, int(chance * denominator)) for value, chance in sorted(chances.items())))


# beliefs, and other eyes


def supposing(open_: Unknown, card: Card) -> Unknown:
    """The same, supposing that the own card is this one (where there is just one, and the pile was not refilled)."""
    if open_.hidden != 1 or open_.hidden_before or card not in dict(open_.unseen):
        raise ValueError(f"the own card cannot be supposed to be {card}")
    left = some({kind: count - (kind == card) for kind, count in open_.unseen})
    return open_._replace(seen=tuple(sorted((*open_.seen, card))), hidden=0, unseen=left)


def believing(open_: Unknown, belief: Mapping[Card, int]) -> Odds:
    """The distribution, when each own card is as many times likelier than chance alone makes it as `belief` says."""

    def course() -> Course:
        weights = {card: count * belief.get(card, 0) for card, count in open_.unseen}
        whole = sum(weights.values())
        if not whole:
            raise ValueError("no card that the own one can be is believed in")
        for card, weight in weights.items():
            if weight:
                given = distribution(supposing(open_, card))
                for value, ways in given.totals:
                    yield value, Fraction(weight * ways, whole * given.denominator)

    return gathered(course())


def through(view: View, other: int) -> Iterator[tuple[Fraction, Odds]]:
    """The distributions that another seat may be looking at, each with its probability.

    The other one sees our card, and we do not: so there is one distribution for each card that ours can be. And we see
    what is on the other's head, which the other does not. What we cannot know is left out: whether the other saw a card of
    ours before it was exchanged, and drew his own before or after the pile was refilled.
    """
    open_ = unknown(view._replace(refilled=None))
    ways = comb(sum(count for _, count in open_.unseen), open_.hidden)
    for own, weight in hands(list(open_.unseen), open_.hidden):
        unseen = Counter(dict(open_.unseen)) - Counter(own)
        given = open_._replace(seen=(*open_.seen, *own), hidden=0, unseen=some(unseen))
        yield Fraction(weight, ways), distribution(in_eyes_of(view, other, given))


def in_eyes_of(view: View, other: int, given: Unknown) -> Unknown:
    """What is open to another seat, if this is what is open to us once our own cards are supposed."""
    theirs = Counter(card for wearer, card in (*view.worn, *view.more) if wearer == other and wearer not in view.faced)
    behind = Counter(card for wearer, card in view.replaced if wearer == other)
    seen = Counter(given.seen) - theirs
    unseen = Counter(dict(given.unseen)) + theirs + behind
    return given._replace(seen=tuple(sorted(seen.elements())), hidden=theirs.total(), unseen=tuple(sorted(unseen.items())))
