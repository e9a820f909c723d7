"""Two worlds that differ in one card on one head: how the card is exchanged, and how those who see it do the same in both.

Law: the card is exchanged below the seeds, so that everything published about the deal stays as it was. Salts hide the cards
of the leaves, which is argued elsewhere; here the leaves hold no card at all. Whatever is done by somebody who sees the card,
bots and stand-ins included, is an input: in the second world they repeat what they did in the first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import NamedTuple
from unittest.mock import patch

from coyote.rules.model.cards import Card
from coyote.rules.model.moves import Deal
from coyote.table.autopilot import Choice, Decision
from coyote.table.autopilot import decided as really_decided
from coyote.table.deal import seals
from coyote.table.deal.fair import hashed, u32
from coyote.table.deal.fair import shuffled as really_shuffled
from coyote.table.match import Match
from prove.sight import thinking


class Swap(NamedTuple):
    """Two places of a shuffle, exchanged in the second world."""

    key: bytes
    one: int
    other: int


class Chance:
    """The shuffles of the world that runs now."""

    def __init__(self) -> None:
        self.swap: Swap | None = None
        self.orders: dict[bytes, tuple[Card, ...]] = {}
        """The shuffles made so far, the newest last."""

    def shuffled(self, key: bytes, cards: Sequence[Card]) -> tuple[Card, ...]:
        order = list(really_shuffled(key, cards))
        if self.swap is not None and self.swap.key == key:
            _, one, other = self.swap
            order[one], order[other] = order[other], order[one]
        self.orders.pop(key, None)
        self.orders[key] = tuple(order)
        return self.orders[key]

    def dealt(self, match: Match) -> bytes:
        """The key of the shuffle that this round was dealt from, if it is the newest."""
        return self.alike(match)[0]

    def alike(self, match: Match) -> list[bytes]:
        """The keys of all shuffles that this round may have been dealt from, the newest first."""
        assert match.dealt is not None
        game, (pile, position) = match.dealt
        cards = next(past.move.cards for past in match.game.line() if isinstance(past.move, Deal))
        assert len(cards) == len(game.round.inside) + game.terms.edition.middle
        return [
            key
            for key, order in reversed(self.orders.items())
            if order[position : position + len(cards)] == cards and sorted(order) == sorted(pile.cards)
        ]


class Seeing:
    """The bots and stand-ins of everybody except the wearer; they see the card, so their decisions are repeated."""

    def __init__(self, wearer: int) -> None:
        self.wearer = wearer
        self.did: list[Decision] = []
        self.again: Iterator[Decision] | None = None

    def decided(self, choice: Choice) -> Decision:
        if choice.sees.seat == self.wearer:
            return really_decided(choice)
        if self.again is None:
            self.did.append(really_decided(choice))
            return self.did[-1]
        return next(self.again, None) or really_decided(choice)


@contextmanager
def world_of(chance: Chance, seeing: Seeing | None = None) -> Iterator[None]:
    """Deal cards by this chance; whoever sees the card moves as `seeing` says."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(seals, "shuffled", chance.shuffled))
        stack.enter_context(patch.object(seals, "leaf", unread))
        if seeing is not None:
            stack.enter_context(patch.object(thinking, "decide", seeing.decided))
        yield


def unread(position: int, salt: bytes, _: Card) -> bytes:
    """A leaf that does not depend on its card."""
    return hashed("leaf", u32(position), salt)


def place_of(match: Match, wearer: int) -> int:
    """The place in the shuffle that the wearer's card came from."""
    assert match.dealt is not None
    return match.dealt.top.position + match.dealt.game.round.inside.index(wearer)
