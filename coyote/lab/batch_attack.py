"""The attack on many rounds at once: what `attack` does at one table, against the batched wolf.

Law: a world is a round with one of the cards that the attacker may wear. All worlds of a round go on in step, and each has a
weight: how often wolves would have made the moves that they made. The attacker goes by these weights, and never knows which
world is the true one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator

from coyote.bots.wolf.net import Layers
from coyote.lab.attack import DEAF, FULL, JUMPS, OPENINGS, PLUS_ONE, ROLLOUTS
from coyote.lab.batch import Batch
from coyote.lab.batch_wolf import BatchWolf, drawn
from coyote.lab.reading import NEGLIGIBLE
from coyote.lab.rounds import Flags, Floats, Kinds, Rounds, Whole, added

TINY: Final = 1e-300
"""Prevents a division of zero by zero."""


class Dealt(NamedTuple):
    """Rounds as they were dealt, with as many players in each; each field has a row for every round."""

    heads: Whole
    pile: Whole
    """How many cards of each kind are left."""
    starter: Whole
    lives: Whole
    attacker: Whole
    """The seat of the attacker, among those still in."""


class Worlds(NamedTuple):
    """Every card that the attacker may wear, in each of some rounds."""

    rounds: Rounds
    of: Whole
    """The round of each world, in ascending order, …"""
    weight: Floats
    """… and how likely it is."""
    true: Whole
    """The true world of each round."""
    attacker: Whole


class Moves(NamedTuple):
    """What is done in each round: it is called, or else this number is said."""

    called: Flags
    number: Whole


def worlds_of(kinds: Kinds, dealt: Dealt) -> Worlds:
    every = np.arange(len(dealt.heads))
    own = dealt.heads[every, dealt.attacker]
    unseen = dealt.pile.copy()
    unseen[every, own] += 1
    of, card = np.nonzero(unseen)
    worn, left, each = dealt.heads[of], unseen[of], np.arange(len(of))
    worn[each, dealt.attacker[of]] = card
    left[each, card] -= 1
    turned = left.argmax(axis=1)  # any card will do: what a `?` turns over is drawn for each rollout
    rounds = Rounds.laid(kinds, worn, left, turned, dealt.starter[of], dealt.lives[of])
    weight = unseen[of, card] / unseen.sum(axis=1)[of]
    return Worlds(rounds, of, weight, np.flatnonzero(card == own[of]), dealt.attacker)


class BatchAttack:
    """One attacker in each of these rounds, among wolves."""

    def __init__(self, worlds: Worlds, layers: Layers, rng: Generator, way: str = FULL, rollouts: int = ROLLOUTS) -> None:
        self.worlds, self.rng, self.way, self.rollouts = worlds, rng, way, rollouts
        self.wolf, self.batch = BatchWolf(layers, worlds.rounds), Batch(worlds.rounds)
        self.weight = worlds.weight.copy()

    def played(self) -> list[list[int | None]]:
        """The numbers of each round; None is the call that ends it."""
        worlds, batch = self.worlds, self.batch
        said: list[list[int | None]] = [[] for _ in worlds.true]
        while len(batch.alive):
            moves = self.moved()
            going = np.unique(worlds.of[batch.alive])
            for place, called, number in zip(
                going.tolist(), moves.called[going].tolist(), moves.number[going].tolist(), strict=True
            ):
                said[place].append(None if called else number)
            here = worlds.of[batch.alive]
            batch.move(moves.called[here], moves.number[here])
        return said

    def moved(self) -> Moves:
        """The next move of each round, from which the attacker has learned what there is to learn."""
        worlds, batch, weight = self.worlds, self.batch, self.weight
        alive, here = batch.alive, worlds.of[batch.alive]
        true = np.flatnonzero(worlds.true[here] == alive)
        its = batch.seat[alive] == worlds.attacker[here]
        moves = Moves(np.zeros(len(worlds.true), dtype=bool), np.zeros(len(worlds.true), dtype=np.int64))
        if batch.turn == 0:
            moves.number[here[true]] = self.wolf.opened(batch, self.rng)[true]
            likely = self.wolf.opens(batch, moves.number[here])
        else:
            inclined = self.wolf.inclined(batch)
            called, number = drawn(inclined, batch, self.rng)
            moves.called[here[true]], moves.number[here[true]] = called[true], number[true]
            twos = np.where(moves.number[here] == batch.number[alive] + 2, inclined.twos, 1 - inclined.twos)
            likely = np.where(moves.called[here], inclined.calls, (1 - inclined.calls) * twos)
        if its.any() and not (batch.turn == 0 and self.way == PLUS_ONE):  # there it opens as the others do
            self.strike(alive[its], moves)
        if self.way != DEAF:
            weight[alive] *= np.where(its, 1.0, likely)
            weight /= np.maximum(np.bincount(worlds.of, weight), TINY)[worlds.of]
        kept = (weight[alive] > NEGLIGIBLE) | (worlds.true[here] == alive)
        weight[alive[~kept]] = 0
        batch.alive = alive[kept]
        return moves

    def strike(self, lines: Whole, moves: Moves) -> None:
        """Put the attacker's moves in the place of those that wolves would make; `lines` are its worlds."""
        worlds, batch, rounds, rollouts = self.worlds, self.batch, self.worlds.rounds, self.rollouts
        of = worlds.of[lines]
        which = np.unique(of)
        starts, ends = np.searchsorted(of, which), np.searchsorted(of, which, side="right")
        true, me, every = worlds.true[which], worlds.attacker[which], np.arange(len(which))
        tried = self.tried(true, me)
        heap = np.concatenate([[0.0], self.weight[lines].cumsum()])
        whole = heap[ends] - heap[starts]
        spread = (self.rng.random((len(which), 1)) + np.arange(rollouts)) / rollouts
        place = np.searchsorted(heap[1:], heap[starts][:, None] + whole[:, None] * spread)
        shape = (len(which), tried.shape[1], rollouts)
        world = lines[np.clip(place, starts[:, None], ends[:, None] - 1)]
        where, start, seat = (
            np.broadcast_to(field, shape).ravel() for field in (world[:, None], true[:, None, None], me[:, None, None])
        )
        rolled = batch.branched(start, where)
        rolled.total = with_turned(rounds, where, self.rng)
        rolled.move(np.zeros(len(where), dtype=bool), np.broadcast_to(tried[:, :, None], shape).ravel())
        while len(rolled.alive):
            rolled.move(*drawn(self.wolf.inclined(rolled), rolled, self.rng))
        worth = rolled.outcome()[np.arange(len(where)), seat].reshape(shape).mean(axis=2)
        moves.number[which] = tried[every, worth.argmax(axis=1)]
        moves.called[which] = False
        if batch.turn:
            likely = self.weight[lines] * holding(rounds, lines, batch.number[lines])
            holds, change = np.bincount(of, likely)[which] / whole, rounds.change[true]
            call = holds * change[every, me, me] + (1 - holds) * change[every, (me - 1) % rounds.seats, me]
            moves.called[which] = call > worth.max(axis=1)

    def tried(self, true: Whole, me: Whole) -> Whole:
        """The numbers that are worth a try, a row for each round. What the attacker sees is the same in all its worlds."""
        batch, rounds = self.batch, self.worlds.rounds
        if batch.turn == 0:
            mean = np.rint(rounds.mean[true, me]).astype(np.int64)
            return np.asarray(np.maximum(rounds.kinds.least, mean[:, None] + np.array(OPENINGS)))
        return np.asarray(batch.number[true][:, None] + np.array((1,) if self.way == PLUS_ONE else JUMPS))


def with_turned(rounds: Rounds, where: Whole, rng: Generator) -> Whole:
    """The totals of these rounds, with a card from the pile wherever somebody wears a `?`."""
    worn, pile = added(rounds.kinds, list(rounds.heads[where].T), len(where)), rounds.pile[where].cumsum(axis=1)
    card = (pile <= rng.random((len(where), 1)) * pile[:, -1:]).sum(axis=1).clip(max=pile.shape[1] - 1)
    return np.asarray(np.where(worn.mysteries > 0, worn.plus(rounds.kinds, card).total, worn.total))


def holding(rounds: Rounds, where: Whole, numbers: Whole) -> Floats:
    """How likely these numbers hold where all heads are known: they do or not, but for what a `?` turns over."""
    worn = added(rounds.kinds, list(rounds.heads[where].T), len(where))
    found: Floats = (worn.total >= numbers).astype(np.float64)
    odd = np.flatnonzero(worn.mysteries > 0)
    totals, pile = worn.at((odd, None)).plus(rounds.kinds, rounds.kinds.every).total, rounds.pile[where[odd]]
    found[odd] = (pile * (totals >= numbers[odd, None])).sum(axis=1) / pile.sum(axis=1)
    return found
