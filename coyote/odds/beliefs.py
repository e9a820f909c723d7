"""Beliefs about one's own card, and what others can see.

Law: each of these asks for many distributions, so their steps are counted together: what would take more than `MOST_TOGETHER`
raises OutOfReach, since half a belief is useless.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from math import comb, lcm
from typing import Final

from coyote.errors import BadArgument
from coyote.odds.exact import hands
from coyote.odds.model import Odds, Unknown, reduced, some, unknown
from coyote.odds.reckoning import reckoned
from coyote.odds.steps import MOST_STEPS, OutOfReach
from coyote.rules.model.cards import Card
from coyote.rules.sight import View

MOST_TOGETHER: Final = 2 * MOST_STEPS
"""Steps for all the distributions of one question."""


def supposing(open_: Unknown, card: Card) -> Unknown:
    """The same, supposing that one's own card is this one (where there is just one, and the pile was not refilled)."""
    left = tuple([(kind, count - (kind == card)) for kind, count in open_.unseen if kind != card or count > 1])
    if open_.own != 1 or open_.hidden_before or left == open_.unseen:
        raise BadArgument(f"the own card cannot be supposed to be {card}")
    return open_._replace(seen=tuple(sorted((*open_.seen, card))), hidden=open_.facedown, unseen=left)


def supposing_each(open_: Unknown, cards: Iterable[Card], most: int = MOST_TOGETHER) -> Iterator[tuple[Card, Odds]]:
    """The distribution for each of these own cards; raises OutOfReach rather than take more steps than this."""
    spent = 0
    for card in cards:
        found = reckoned(supposing(open_, card))
        spent += found.steps
        if spent > most:
            raise OutOfReach
        yield card, found.odds


def believing(open_: Unknown, belief: Mapping[Card, int]) -> Odds:
    """The distribution if `belief` says how many times likelier than by chance alone each own card is."""
    weights = {card: count * belief.get(card, 0) for card, count in open_.unseen}
    whole, exact = sum(weights.values()), True
    if not whole:
        raise BadArgument("no card that the own one can be is believed in")
    chances: Counter[int] = Counter()
    given = dict(supposing_each(open_, [card for card, weight in weights.items() if weight]))
    denominator = whole * lcm(*(found.denominator for found in given.values()))
    for card, found in given.items():
        factor = weights[card] * (denominator // (whole * found.denominator))
        exact = exact and found.exact
        for value, ways in found.totals:
            chances[value] += factor * ways
    return reduced(denominator, chances, exact=exact)


def through(view: View, other: int) -> Iterator[tuple[Fraction, Odds]]:
    """The distributions that another seat may be looking at, each with its probability.

    The other one sees our card, and we do not: so there is one distribution for each card that ours can be, and for each
    that lies in the middle if the other has looked at it. And we see what is on the other's head, which the other does not.
    What we cannot know is left out: whether the other saw a card of ours before it was exchanged, and drew their own before or
    after the pile was refilled.
    """
    open_, spent = unknown(view._replace(refilled=None)), 0
    nobodys = sum(card is None and other not in lying.seen_by for card, lying in zip(view.middle, view.facedown, strict=True))
    theirs = open_.hidden - nobodys
    ways = comb(sum(count for _, count in open_.unseen), theirs)
    for own, weight in hands(list(open_.unseen), theirs):
        unseen = Counter(dict(open_.unseen)) - Counter(own)
        given = open_._replace(seen=(*open_.seen, *own), hidden=nobodys, unseen=some(unseen), facedown=nobodys)
        found = reckoned(in_eyes_of(view, other, given))
        spent += found.steps
        if spent > MOST_TOGETHER:
            raise OutOfReach
        yield Fraction(weight, ways), found.odds


def in_eyes_of(view: View, other: int, given: Unknown) -> Unknown:
    """What is open to another seat, if this is what is open to us once the cards that they see and we do not are supposed."""
    worn = Counter(card for wearer, card in (*view.worn, *view.more) if wearer == other and wearer not in view.faced)
    lying = zip(view.middle, view.facedown, strict=True)
    ours = Counter(card for card, facedown in lying if card is not None and other not in facedown.seen_by)
    behind = Counter(card for wearer, card in view.replaced if wearer == other)
    seen = Counter(given.seen) - worn - ours
    unseen = Counter(dict(given.unseen)) + worn + ours + behind
    return given._replace(
        seen=tuple(sorted(seen.elements())),
        hidden=given.hidden + worn.total() + ours.total(),
        unseen=tuple(sorted(unseen.items())),
        facedown=given.facedown + ours.total(),
    )
