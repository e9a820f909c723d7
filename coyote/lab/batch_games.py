"""Whole games with an attacker among wolves, played in step: hundreds take minutes, where `attack` takes hours.

Law: the rules deal, count and say who starts, with the deals of the arena: each in every rotation of the seats. Only the moves
of a round come from the batch. With two left a game is not played on: the attacker's share of it is the chance to win of a
player with as many lives among equals, since four rollouts win nothing from a wolf that has solved its endgame.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

import numpy as np
from numpy.random import default_rng

from coyote.bots.wolf.net import Layers
from coyote.lab.arena import Dealer, Interval
from coyote.lab.attack import FULL, ROLLOUTS, hope
from coyote.lab.batch_attack import BatchAttack, Dealt, worlds_of
from coyote.lab.rounds import Kinds
from coyote.rules.game import opened, play
from coyote.rules.model.moves import DEALER, Call, Deal, Declare
from coyote.rules.model.terms import Terms

AT_ONCE: Final = 250
"""How many rounds are played in step: more would take more memory, and no less time."""


class Table:
    """A game, and where the attacker sits."""

    def __init__(self, terms: Terms, seed: str, attacker: int) -> None:
        self.dealer, self.attacker, self.game = Dealer(terms, seed), attacker, opened(terms)
        self.deal()

    def deal(self) -> None:
        while self.game.turn == DEALER:
            self.game = play(self.game, DEALER, self.dealer.move(self.game))

    @property
    def settled(self) -> bool:
        inside = self.game.round.inside
        return len(inside) <= 2 or self.attacker not in inside

    def go_on(self, said: Sequence[int | None]) -> None:
        """Play the round with these numbers, up to the next one."""
        for number in said:
            self.game = play(self.game, self.game.turn, Call() if number is None else Declare(number))
        self.deal()


def dealt(tables: Sequence[Table]) -> Dealt:
    """The rounds that these tables are about to play."""
    place = {kind: index for index, kind in enumerate(tables[0].game.terms.deck.kinds)}
    heads, piles, starters, lives, attackers = [], [], [], [], []
    for table in tables:
        game, inside, move = table.game, table.game.round.inside, table.game.move
        assert isinstance(move, Deal), "a round that has begun cannot be taken over"
        heads.append([place[card] for card in move.cards])
        piles.append([game.pile.get(kind, 0) for kind in place])
        starters.append(inside.index(game.turn))
        lives.append([game.terms.out_at - game.coyotes[seat] for seat in inside])
        attackers.append(inside.index(table.attacker))
    return Dealt(*map(np.array, (heads, piles, starters, lives, attackers)))


class Share(NamedTuple):
    """What the attacker won of some games, with its 95 % interval; games of one deal vary together, so deals are counted."""

    games: int
    share: float
    interval: Interval
    numbers: float
    """How many numbers there were in a round."""


def share(terms: Terms, layers: Layers, games: int, seed: int, *, way: str = FULL, rollouts: int = ROLLOUTS) -> Share:
    """What one attacker wins among wolves, in at least this many games, of two deals or more."""
    rng, seats, kinds = default_rng(seed), terms.seats, Kinds(terms.edition)
    tables = [Table(terms, f"arena {seed} match {deal}", seat) for deal in range(-(-games // seats)) for seat in range(seats)]
    lengths = list[int]()
    while going := [table for table in tables if not table.settled]:
        most = max(len(table.game.round.inside) for table in going)
        full = [table for table in going if len(table.game.round.inside) == most]
        for first in range(0, len(full), AT_ONCE):
            some = full[first : first + AT_ONCE]
            attack = BatchAttack(worlds_of(kinds, dealt(some)), layers, rng, way, rollouts)
            for table, said in zip(some, attack.played(), strict=True):
                table.go_on(said)
                lengths.append(len(said) - 1)
    won = [hope(terms.out_at, table.game.coyotes, table.attacker) for table in tables]
    deals = [fmean(won[first : first + seats]) for first in range(0, len(won), seats)]
    reach = NormalDist().inv_cdf(0.975) * stdev(deals) / sqrt(len(deals))
    return Share(len(won), fmean(deals), Interval(fmean(deals) - reach, fmean(deals) + reach), fmean(lengths))
