"""A batch of rounds, played in step: who is to move, what was said, and what that seat can see of it."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.random import default_rng
from numpy.typing import NDArray

from coyote.bots.wolf.features import OFFSETS, OPENING, RAISES, READ, RECENT, Features, rows
from coyote.editions import EDITIONS
from coyote.lab.rounds import HIGH, LOW, Flags, Kinds, Rounds, Whole

NOBODY_YET: Final = -1


class Batch:
    """Lines of play: all are in the same turn, and they end one by one. Each is a way that a round may go."""

    def __init__(self, rounds: Rounds, where: Whole | None = None) -> None:
        self.rounds = rounds
        self.where: Whole = np.arange(rounds.size) if where is None else where
        """The round of each line; by default, each round has one line."""
        size = len(self.where)
        self.alive: Whole = np.arange(size)
        """The lines still going on."""
        self.turn = 0
        self.seat: Whole = rounds.starter[self.where]
        self.total: Whole = rounds.total[self.where]
        self.number: Whole = np.zeros(size, dtype=np.int64)
        self.said: Whole = np.zeros((size, RECENT), dtype=np.int64)
        self.steps: Whole = np.zeros((size, RECENT), dtype=np.int64)
        self.loser: Whole = np.full(size, NOBODY_YET)

    def branched(self, lines: Whole, where: Whole) -> Batch:
        """A batch in which each of these lines goes on, in these rounds."""
        found = Batch(self.rounds, where)
        found.turn = self.turn
        found.seat, found.number, found.said, found.steps = (
            field[lines] for field in (self.seat, self.number, self.said, self.steps)
        )
        return found

    def features(self) -> Features:
        """What the seat to move goes by, in each line still going on."""
        rounds, alive, seats = self.rounds, self.alive, self.rounds.seats
        seat, every, opening, here = self.seat[alive], np.arange(len(alive)), self.turn == 0, self.where[alive]
        mean, average = rounds.mean[here, seat], rounds.average[here, seat]
        if opening:
            self.number[alive] = np.maximum(rounds.kinds.least - 1, np.floor(mean + 1e-6).astype(np.int64) - OPENING)
        number, seen, lives = self.number[alive], rounds.seen.at((here, seat)), rounds.lives[here]
        values, own = rounds.kinds.values[rounds.heads[here]], rounds.change[here, :, seat]
        by = (seat[:, None] - 1 - np.arange(RECENT)) % seats
        spoken = np.arange(RECENT) < self.turn
        mine = spoken & (by == seat[:, None])
        said = np.where(spoken, self.said[alive], number[:, None])
        fit = np.where(spoken & ~mine, said - rounds.thinks[here[:, None], seat[:, None], by], 0.0)
        ahead = []
        for step in (1, 2):
            other = (seat + step) % seats
            there = other != seat
            thinks = np.where(there, rounds.thinks[here, seat, other], number)
            ahead.append([thinks, np.where(there, values[every, other], average), lives[every, other] * there])
        before, losing = (seat - 1) % seats, -own[every, seat]
        others = (own.sum(axis=1) + losing) / (seats - 1)
        return Features(
            opening=np.full(len(alive), float(opening)),
            number=number,
            mean=mean,
            spread=rounds.spread[here, seat],
            holds=self.holds(0, OFFSETS),
            seen=seen.total,
            average=average,
            doubled=seen.doubles,
            struck=seen.takes.astype(np.int64) + seen.flips,
            mysteries=seen.mysteries,
            said=said,
            steps=np.where(spoken, self.steps[alive], 0),
            fit=fit,
            mine=mine,
            turns=np.full(len(alive), self.turn),
            ahead=np.moveaxis(np.array(ahead), 2, 0),
            behind=np.stack([average if opening else values[every, before], lives[every, before] * (not opening)], axis=1),
            lives=lives[every, seat],
            players=np.full(len(alive), seats),
            losing=losing,
            gains=np.stack([own[every, before] * (not opening), own[every, (seat + 1) % seats], others], axis=1),
            cards=np.stack([rounds.left[here, seat], rounds.given[here, seat]], axis=1),
            eyes=np.where((spoken & ~mine)[:, :READ, None], self.sure(by[:, :READ], said[:, :READ]), 1.0),
            answers=self.sure(((seat + 1) % seats)[:, None], number[:, None] + np.array(RAISES[1:])),
            later=self.sure(((seat + 2) % seats)[:, None], number[:, None] + 2)[:, 0]
            if seats > 2
            else np.ones_like(rounds.left[here, seat]),
        )

    def sure(self, other: Whole, numbers: Whole) -> NDArray[np.float32]:
        """How sure others are of numbers, for each kind of card that the seat to move may wear."""
        rounds, here = self.rounds, self.where[self.alive][:, None]
        seat = self.seat[self.alive][:, None]
        values = rounds.kinds.values[rounds.plain]
        twice = rounds.twice[here, seat, other][:, :, None]
        own = np.where(twice, values + np.maximum(values, 0), values)
        asked = np.clip(numbers[:, :, None] - own - LOW, 0, HIGH - LOW)
        found: NDArray[np.float32] = rounds.eyes[here[:, :, None], seat[:, :, None], other[:, :, None], asked]
        return found

    def holds(self, ahead: int, offsets: tuple[int, ...]) -> NDArray[np.float32]:
        """How likely the number plus each offset holds, as seen by the seat that moves this many turns from now."""
        seat = (self.seat[self.alive] + ahead) % self.rounds.seats
        asked = np.clip(self.number[self.alive][:, None] + np.array(offsets) - LOW, 0, HIGH - LOW)
        found: NDArray[np.float32] = self.rounds.holds[self.where[self.alive][:, None], seat[:, None], asked]
        return found

    def move(self, called: Flags, numbers: Whole) -> None:
        """Move in each line still going on: call, or else say the number."""
        rounds, ended = self.rounds, self.alive[called]
        caller = self.seat[ended]
        wrong = self.total[ended] >= self.number[ended]
        self.loser[ended] = np.where(wrong, caller, (caller - 1) % rounds.seats)
        alive, numbers = self.alive[~called], numbers[~called]
        steps = numbers - self.number[alive] if self.turn else np.zeros_like(numbers)
        for field, new in ((self.said, numbers), (self.steps, steps)):
            field[alive, 1:] = field[alive, :-1]
            field[alive, 0] = new
        self.number[alive] = numbers
        self.seat[alive] = (self.seat[alive] + 1) % rounds.seats
        self.alive = alive
        self.turn += 1

    def outcome(self) -> NDArray[np.float32]:
        """By how much every seat's chance to win the game changed, once all lines have ended."""
        found: NDArray[np.float32] = self.rounds.change[self.where, self.loser]
        return found


@cache
def width() -> int:
    """How many numbers make a row of features."""
    return int(rows(Batch(Rounds(Kinds(EDITIONS["kidult_2003"]), 2, 1, default_rng(0))).features()).shape[1])
