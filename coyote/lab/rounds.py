"""Rounds for training: thousands at once, dealt and counted by the base rules.

Law: the rules are those of `coyote.rules`, for decks with one of each special card; a test deals the same cards to both. A
round starts with everybody in, some cards gone from the deck, and any number of coyotes already taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from coyote.bots.look.stakes import hopes
from coyote.rules.model.cards import CANCEL, DISCARD, DOUBLE, FLIP, MYSTERY, VALUE
from coyote.rules.model.edition import Edition

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]

LOW: Final = -60
HIGH: Final = 180
"""Every total lies between these two."""
WHOLE_DECK: Final = 0.25
"""The share of rounds that start with all cards in the pile; in the others, a random number is gone."""


class Kinds:
    """An edition's deck as arrays, with one entry per kind of card."""

    def __init__(self, edition: Edition) -> None:
        deck = edition.deck
        self.least = LOW if edition.least_number is None else edition.least_number
        self.values = np.array([VALUE[kind] for kind in deck.kinds])
        self.takes = np.array([kind in (DISCARD, CANCEL) for kind in deck.kinds])
        self.flips = np.array([kind == FLIP for kind in deck.kinds])
        self.doubles = np.array([kind == DOUBLE for kind in deck.kinds])
        self.mystery = np.array([kind == MYSTERY for kind in deck.kinds])
        self.every = np.arange(len(deck.kinds))
        self.cards = np.repeat(self.every, deck.counts)


class Sum(NamedTuple):
    """Cards added up, as far as the count needs it. Each field is an array of any shape."""

    green: Any
    red: Any
    first: Any
    """The highest green card, …"""
    second: Any
    """… and the second highest."""
    takes: Any
    flips: Any
    doubles: Any
    mysteries: Any

    def plus(self, kinds: Kinds, kind: Any) -> Sum:
        """The sum with one more card."""
        value = kinds.values[kind]
        green = np.maximum(value, 0)
        return Sum(
            self.green + green,
            self.red + np.minimum(value, 0),
            np.maximum(self.first, green),
            np.maximum(self.second, np.minimum(self.first, green)),
            self.takes | kinds.takes[kind],
            self.flips | kinds.flips[kind],
            self.doubles | kinds.doubles[kind],
            self.mysteries + kinds.mystery[kind],
        )

    def settled(self, average: Any) -> Sum:
        """The same sum, with every `?` taken for an average card."""
        value = np.rint(average).astype(np.int64) * self.mysteries
        green = np.maximum(value, 0)
        return self._replace(
            green=self.green + green,
            red=self.red + np.minimum(value, 0),
            first=np.maximum(self.first, green),
            second=np.maximum(self.second, np.minimum(self.first, green)),
        )

    @property
    def total(self) -> Any:
        """R4, R9: discard or cancel takes the highest, flip the highest that remains, and double doubles the rest."""
        flipped = np.where(self.flips, np.where(self.takes, self.second, self.first), 0)
        rest = self.green - np.where(self.takes, self.first, 0) - flipped
        return rest * np.where(self.doubles, 2, 1) - flipped + self.red

    def at(self, index: Any) -> Sum:
        return Sum(*(field[index] for field in self))


def added(kinds: Kinds, cards: Sequence[Whole], size: int) -> Sum:
    """The sum of these cards in each round."""
    zero, no = np.zeros(size, dtype=np.int64), np.zeros(size, dtype=bool)
    found = Sum(zero, zero, zero, zero, no, no, no, zero)
    for card in cards:
        found = found.plus(kinds, card)
    return found


class Rounds:
    """Rounds with the same deck and number of players: the deal, and what each seat can infer from it."""

    def __init__(self, kinds: Kinds, seats: int, size: int, rng: Generator, most_lives: int = 3) -> None:
        self.kinds, self.seats, self.size = kinds, seats, size
        every = np.arange(size)[:, None]
        order = rng.permuted(np.broadcast_to(kinds.cards, (size, len(kinds.cards))), axis=1)
        gone = rng.integers(0, len(kinds.cards) - seats - 1, size) * (rng.random(size) >= WHOLE_DECK)
        heads: Whole = order[every, gone[:, None] + np.arange(seats)]
        in_pile = np.arange(len(kinds.cards)) >= gone[:, None] + seats
        pile: Whole = np.zeros((size, len(kinds.every)), dtype=np.int64)
        np.add.at(pile, (np.broadcast_to(every, order.shape)[in_pile], order[in_pile]), 1)
        turned = order[every[:, 0], gone + seats]
        starter = rng.integers(0, seats, size)
        self.lay(heads, pile, turned, starter, rng.integers(1, most_lives + 1, (size, seats)))

    @classmethod
    def laid(cls, kinds: Kinds, heads: Whole, pile: Whole, turned: Whole, starter: Whole, lives: Whole) -> Rounds:
        """Rounds with these cards on the heads and in the pile; `turned` are those that a `?` turns over."""
        found = cls.__new__(cls)
        found.kinds, (found.size, found.seats) = kinds, heads.shape
        found.lay(heads, pile, turned, starter, lives)
        return found

    def lay(self, heads: Whole, pile: Whole, turned: Whole, starter: Whole, lives: Whole) -> None:
        self.heads, self.pile, self.starter, self.lives = heads, pile, starter, lives
        kinds = self.kinds
        worn = added(kinds, list(heads.T), self.size)
        self.total: Whole = np.where(worn.mysteries > 0, worn.plus(kinds, turned).total, worn.total)
        self.change = changes(self.lives)
        """[round, loser, seat]: by how much that seat's chance to win the game changes."""
        self.plain = np.flatnonzero(~kinds.mystery)
        """The kinds that a seat's own card may be. A `?` is left out: it is as good as the card it turns over."""
        self.look()

    def look(self) -> None:
        """Work out what each seat can infer: the chance that each number holds, and what the others think on average."""
        kinds, size, seats = self.kinds, self.size, self.seats
        self.holds = np.zeros((size, seats, HIGH - LOW + 1), dtype=np.float32)
        self.average: Floats = np.zeros((size, seats))
        self.thinks: Floats = np.zeros((size, seats, seats))
        plain = self.plain
        self.left: Floats = np.zeros((size, seats, len(plain)))
        """[round, seat, kind]: how many cards of each kind the seat cannot see, …"""
        self.given: Whole = np.zeros((size, seats, len(plain)), dtype=np.int64)
        """… and what the total is if the seat wears one."""
        self.eyes = np.ones((size, seats, seats, HIGH - LOW + 1), dtype=np.float32)
        """[round, seat, other, number]: how sure the other can be of each number, if the seat's own card counts as 0."""
        self.twice: Flags = np.zeros((size, seats, seats), dtype=bool)
        seen = []
        for seat in range(seats):
            seen.append(self.without(seat))
            unseen = self.pile.copy()
            unseen[np.arange(size), self.heads[:, seat]] += 1
            average = unseen @ kinds.values / unseen.sum(axis=1)
            self.average[:, seat] = average
            unseen = np.where(kinds.mystery, 0, unseen)
            self.holds[:, seat] = self.chances(seen[seat], unseen)
            self.left[:, seat] = unseen[:, plain]
            self.given[:, seat] = seen[seat].settled(average).at((slice(None), None)).plus(kinds, plain).total
            for other in range(seats):
                if other != seat:
                    both = self.without(seat, other)
                    hidden = (2 + both.mysteries) * average
                    self.thinks[:, seat, other] = both.total + hidden * np.where(both.doubles, 2, 1)
                    self.twice[:, seat, other] = both.doubles
                    pool = unseen.copy()
                    pool[np.arange(size), self.heads[:, other]] += 1
                    pool[:, kinds.mystery] = 0
                    self.eyes[:, seat, other] = self.survival(both.settled(average), pool)
        self.seen = Sum(*(np.stack(field, axis=1) for field in zip(*seen, strict=True)))
        numbers = np.arange(LOW, HIGH + 1)
        exactly = self.holds - np.pad(self.holds[:, :, 1:], ((0, 0), (0, 0), (0, 1)))
        self.mean: Floats = np.asarray(exactly @ numbers, dtype=np.float64)
        self.spread: Floats = np.sqrt(np.maximum(exactly @ numbers**2 - self.mean**2, 0))

    def survival(self, seen: Sum, unseen: Whole) -> Any:
        """The chance that each number holds, over one unknown card, where a `?` is taken for an average card."""
        found = np.zeros((self.size, HIGH - LOW + 1))
        gather(found, np.arange(self.size), seen.at((slice(None), None)).plus(self.kinds, self.kinds.every).total, unseen)
        return found[:, ::-1].cumsum(axis=1)[:, ::-1]

    def without(self, *seats: int) -> Sum:
        """The sum of all heads but these."""
        return added(self.kinds, [self.heads[:, seat] for seat in range(self.seats) if seat not in seats], self.size)

    def chances(self, seen: Sum, unseen: Whole) -> Any:
        """The exact chance that each number holds, over one's own card and whatever a `?` will turn over."""
        kinds, every = self.kinds, self.kinds.every
        found = np.zeros((self.size, HIGH - LOW + 1))
        one = np.flatnonzero(seen.mysteries == 0)
        gather(found, one, seen.at((one, None)).plus(kinds, every).total, unseen[one])
        two = np.flatnonzero(seen.mysteries > 0)
        if len(two):
            sums = seen.at((two, None, None)).plus(kinds, every[:, None]).plus(kinds, every)
            ways = unseen[two][:, :, None] * (unseen[two][:, None, :] - np.eye(len(every), dtype=np.int64))
            gather(found, two, sums.total.reshape(len(two), -1), ways.reshape(len(two), -1))
        return found[:, ::-1].cumsum(axis=1)[:, ::-1]


def gather(found: Floats, places: Whole, totals: Whole, ways: Whole) -> None:
    """Add the chances of these totals to these rows."""
    chances = ways / ways.sum(axis=1, keepdims=True)
    flat = places[:, None] * found.shape[1] + totals - LOW
    found += np.bincount(flat.ravel(), chances.ravel(), found.size).reshape(found.shape)


def changes(lives: Whole) -> NDArray[np.float32]:
    """By how much everybody's chance to win the game changes when each of them takes a coyote."""
    keys, place = np.unique(lives, axis=0, return_inverse=True)
    seats = lives.shape[1]
    table = np.zeros((len(keys), seats, seats), dtype=np.float32)
    for row, key in enumerate(keys):
        before = np.array(hopes(tuple(key.tolist())))
        for loser in range(seats):
            table[row, loser] = np.array(hopes(tuple((key - (np.arange(seats) == loser)).tolist()))) - before
    return table[place.reshape(-1)]
