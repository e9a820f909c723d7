"""The nerve solver: CFR+ with quadratic averaging for a player who plays by nerve, against one who may say anything.

Law: `nerve.py` says how the bound player plays. The free one says a number that sounds as they want it to, and of those that
sound alike the lowest: one of the bound player's numbers, or one more than was just said. Both learn in turn. The bound player
meets a plain reckoner in some of the rounds: of two ways that are equally safe they learn the one that wins more from people.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from coyote.bots.wolf.nerve import Nerve
from coyote.bots.wolf.two_stakes import Stakes

Floats = NDArray[np.float64]

NOTHING: Final = 1e-12
"""A sum of regrets below this counts as zero."""
SMALLER: Final = 0.5
"""A plain reckoner makes each higher raise this often compared with the next lower one, …"""
BELIEVED: Final = 0.65
"""… never calls a number that holds as surely as this, and the less likely ones more and more often."""


def shares(regrets: Floats, axis: int, otherwise: Any) -> Floats:
    """How often to make each move, when each is regretted so much."""
    whole = regrets.sum(axis=axis, keepdims=True)
    found: Floats = np.where(whole > NOTHING, regrets / np.maximum(whole, NOTHING), otherwise)
    return found


class NerveSolver:
    """The two players, while they learn. Arrays go by way, place, the free player's move (call, or how it sounds) and kind."""

    def __init__(self, at_stake: Stakes, numbers: tuple[int, ...], openings: tuple[int, ...], plain: float) -> None:
        self.numbers, self.openings, self.kinds = numbers, openings, at_stake.kinds
        size, kinds = len(numbers), len(at_stake.kinds)
        self.start = np.array(openings or (0,))
        self.ways = np.arange(len(self.start))
        self.said = np.stack([*(at_stake.called(number) for number in numbers), -at_stake.deals])
        """What the declarer of each number gets from a call, …"""
        self.more = np.stack([at_stake.called(number + 1) for number in numbers])
        """… and of one more than it, …"""
        self.sounds = np.ascontiguousarray(self.said[:size].transpose(1, 0, 2)).reshape(kinds, size * kinds)
        """… and all of them side by side."""
        self.again = np.arange(0 if openings else 1, size)
        """Where one more than was just said may sound no higher."""
        self.may = self.allowed()[..., None].astype(float)
        self.any = self.may / np.maximum(self.may.sum(axis=2, keepdims=True), 1)
        self.hears = (np.arange(size + 1) > self.start[:, None])[..., None]
        self.begin(at_stake)
        self.plain, self.reckoner = plain, self.flow()
        self.sums, self.iterations = np.zeros_like(self.stays), 0

    def allowed(self) -> NDArray[np.bool_]:
        """What the free player may do: call, or say something that sounds higher, or as high if there is room."""
        size, steps = len(self.numbers), np.diff(self.numbers, append=self.numbers[-1])
        here, sound = np.arange(size)[:, None], np.arange(size)
        one = np.zeros((size + 1, size + 1), dtype=bool)
        one[:size, 0] = True
        one[:size, 1:] = (sound > here) | ((sound == here) & (steps > 1))
        found = np.repeat(one[None], len(self.ways), axis=0)
        found &= (np.arange(size + 1) >= self.start[:, None])[..., None]
        if not self.openings:
            found[0, 0] = np.arange(size + 1) > 0
        return found

    def begin(self, at_stake: Stakes) -> None:
        """Let both start as plain reckoners, not as fools: that saves more than half of the iterations.

        What a player at first regrets is how often they would make each move by plain reckoning, times how often the other
        player would let them.
        """
        size, seen = len(self.numbers), at_stake.deals.sum(axis=1)
        holds = (self.said[:size].sum(axis=2) / seen + 1) / 2
        calls = np.vstack([np.maximum(0, 1 - holds / BELIEVED) ** 2.5, np.ones_like(seen)])
        self.often = np.repeat(SMALLER ** np.arange(size + 1)[:, None], len(seen), axis=1) * self.may
        self.often[:, :, 0] = 0
        self.often /= np.maximum(self.often.sum(axis=2, keepdims=True), NOTHING)
        stuck = self.may[:, :, 1:].sum(axis=2) == 0
        called = self.may[:, :, 0] * np.where(stuck, 1.0, calls)
        self.often = self.often * (1 - called[:, :, None])
        self.often[:, :, 0] = called
        self.stays = np.repeat(np.vstack([np.ones_like(seen), 1 - calls[:size]])[None], len(self.ways), axis=0)
        self.stays[:, size] = 0
        self.stays = np.where(self.hears, self.stays, 1.0)
        self.opens = np.full((len(self.ways), len(seen)), 1 / len(self.ways))
        self.regret = self.often * (self.lasts() @ at_stake.deals)[:, :, None]
        reached = np.zeros_like(self.stays)
        reached[:, 1:] = self.flow()[:, :, 1:].sum(axis=1) @ at_stake.deals
        self.regrets = np.stack([self.stays, 1 - self.stays]) * reached
        """The bound player's: of not calling, and of calling, what is heard at each place …"""
        self.regret_open = self.opens * seen / 3
        """… and of each opening."""

    def lasts(self) -> Floats:
        """How often the bound player's nerve lasts."""
        found: Floats = self.stays.cumprod(axis=1) * self.opens[:, None]
        return found

    def flow(self) -> Floats:
        """How often the free player makes each move, as far as their own choices go."""
        reach = np.zeros_like(self.may[:, :, 0] * self.said[0, 0])
        reach[self.ways, self.start] = 1
        moves: Floats = self.often.copy()
        for place in range(len(self.numbers)):
            moves[:, place] *= reach[:, place, None]
            reach[:, place + 1 :] += moves[:, place, place + 1 :]
        return moves

    def step(self) -> None:
        """One iteration: first the bound player learns, then the free one."""
        self.iterations += 1
        self.learn_nerve()
        self.sums += self.iterations**2 * self.lasts()
        self.learn_freely()

    def learn_nerve(self) -> None:
        """What another bit of nerve is worth at each place; and regret what was not done."""
        size, kinds, again = len(self.numbers), len(self.kinds), self.again
        moves = self.flow()
        moves *= 1 - self.plain
        moves += self.plain * self.reckoner
        raises = moves[:, :, 1:].copy()
        onemore = np.matmul(self.more[again], raises[:, again, again][..., None])[..., 0]
        raises[:, again, again] = 0
        worth = np.matmul(self.said, moves[:, :, 0, :, None])[..., 0]  # to be called on what one says
        worth -= (raises.reshape(-1, size * kinds) @ self.sounds.T).reshape(worth.shape)  # not to call what is said next
        worth[:, again] -= onemore
        worth[:, 1:] += np.matmul(self.said[:size], raises.sum(axis=1)[..., None])[..., 0]
        worth[:, again + 1] += onemore
        for place in range(size - 1, -1, -1):
            worth[:, place] += self.stays[:, place + 1] * worth[:, place + 1]
        mean = self.stays * worth
        self.regrets[0] += worth - mean
        self.regrets[1] -= mean
        np.maximum(self.regrets, 0, out=self.regrets)
        self.stays = np.where(self.hears, shares(self.regrets, 0, 0.5)[0], 1.0)
        self.stays[:, size] = 0
        opened = worth[self.ways, self.start]
        self.regret_open = np.maximum(0, self.regret_open + opened - (self.opens * opened).sum(axis=0))
        self.opens = shares(self.regret_open, 0, 1 / len(self.ways))

    def learn_freely(self) -> None:
        """What each move is worth to the free player; and regret what was not done."""
        size, kinds, again = len(self.numbers), len(self.kinds), self.again
        lasts, every = self.lasts(), np.arange(size)
        said = (lasts.reshape(-1, kinds) @ self.sounds).reshape(len(self.ways), size + 1, size, kinds)
        worth = np.empty_like(self.often)
        worth[:, :, 0] = -np.matmul(lasts[:, :, None], self.said)[:, :, 0]
        worth[:, :, 1:] = said - said[:, every + 1, every][:, None]
        worth[:, again, again + 1] = np.matmul((lasts[:, again] - lasts[:, again + 1])[:, :, None], self.more[again])[:, :, 0]
        mean = np.zeros_like(lasts)
        for place in range(size - 1, -1, -1):
            worth[:, place, place + 1 :] += mean[:, place + 1 :]
            mean[:, place] = (self.often[:, place] * worth[:, place]).sum(axis=1)
        worth -= mean[:, :, None]
        worth *= self.may
        self.regret += worth
        np.maximum(self.regret, 0, out=self.regret)
        self.often = shares(self.regret, 2, self.any)

    @property
    def average(self) -> Nerve:
        """How the bound player played, later iterations counting more."""
        whole = self.sums[self.ways, self.start].sum(axis=0)
        return Nerve(self.kinds, self.numbers, self.openings, self.sums / whole)
