"""Masked PPO on `coyote/Solo-v0`, in NumPy: a policy that learns to hold its own against minds in two minutes.

    python -m examples.masked_ppo [SECONDS]

Needs the extra [envs]. sb3-contrib's MaskablePPO takes the same environment (it asks for `action_masks()`), but brings PyTorch
with it; a small policy on a small row of numbers needs neither, and this way all of PPO is on one page.

One round is an episode: the loser pays 1, and the others share it. Against two others, whoever plays like them gets 0.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import gymnasium
import numpy as np

import coyote.envs

TABLE: Final[dict[str, Any]] = {"minds": ["fox", "tortoise"], "episode": "round", "highest_number": 60}
HIDDEN, RATE, CLIP, ENTROPY = 96, 1e-3, 0.2, 0.01
EPOCHS, BATCH = 4, 256
Array = Any


class Net:
    """Two layers, the logits of a policy and a value on top, and Adam."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        def layer(inner: int, outer: int, size: float) -> list[Array]:
            return [rng.standard_normal((inner, outer)) * size / np.sqrt(inner), np.zeros(outer)]

        self.parts = layer(inputs, HIDDEN, 1) + layer(HIDDEN, HIDDEN, 1) + layer(HIDDEN, actions, 0.01) + layer(HIDDEN, 1, 1)
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def forward(self, rows: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
        """The chances of the actions, only of those that a mask allows; the values; and both layers."""
        one, one_b, two, two_b, policy, policy_b, value, value_b = self.parts
        first = np.tanh(rows @ one + one_b)
        second = np.tanh(first @ two + two_b)
        logits = np.where(masks, second @ policy + policy_b, -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True), (second @ value + value_b)[:, 0], first, second

    def learn(self, rows: Array, layers: tuple[Array, Array], wrong_logits: Array, wrong_values: Array) -> None:
        """Step against the gradients of the loss at the logits and the values."""
        first, second = layers
        two, policy, value = self.parts[2], self.parts[4], self.parts[6]
        at_second = (wrong_logits @ policy.T + wrong_values[:, None] @ value.T) * (1 - second**2)
        at_first = (at_second @ two.T) * (1 - first**2)
        ends = ((rows, at_first), (first, at_second), (second, wrong_logits), (second, wrong_values[:, None]))
        gradients = [part for into, wrong in ends for part in (into.T @ wrong, wrong.sum(axis=0))]
        self.steps += 1
        fix = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for part, gradient, mean, square in zip(self.parts, gradients, self.means, self.squares, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            part -= RATE * fix * mean / (np.sqrt(square) + 1e-8)


class Played(NamedTuple):
    """The steps of many episodes. A reward comes at the end, and every step before is worth it: nothing is discounted."""

    rows: Array
    masks: Array
    actions: Array
    chances: Array
    values: Array
    worth: Array
    mean_reward: float


def play(env: Any, net: Net, steps: int, rng: np.random.Generator) -> Played:
    """Whole episodes until there are this many steps."""
    taken: list[tuple[Array, Array, int, float, float]] = []
    worth: list[float] = []
    rewards: list[float] = []
    while len(worth) < steps:
        row, info = env.reset()
        reward, over = 0.0, False
        while not over:
            mask = info["action_mask"].astype(bool)
            chances, value, *_ = net.forward(row[None], mask[None])
            action = int(rng.choice(chances.shape[1], p=chances[0]))
            taken.append((row, mask, action, float(chances[0, action]), float(value[0])))
            row, reward, ended, cut, info = env.step(action)
            over = ended or cut
        worth += [reward] * (len(taken) - len(worth))
        rewards.append(reward)
    rows, masks, actions, chances, values = (np.array(column) for column in zip(*taken, strict=True))
    return Played(rows, masks, actions, chances, values, np.array(worth), float(np.mean(rewards)))


def improve(net: Net, played: Played, rng: np.random.Generator) -> None:
    """PPO: make what went better than expected likelier, but never by much at once."""
    better = played.worth - played.values
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(EPOCHS):
        order = rng.permutation(len(played.actions))
        for batch in np.array_split(order, max(1, len(order) // BATCH)):
            rows, masks, actions, gain = played.rows[batch], played.masks[batch], played.actions[batch], better[batch]
            chances, values, *layers = net.forward(rows, masks)
            places = np.arange(len(batch))
            ratio = chances[places, actions] / played.chances[batch]
            clipped = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
            push = np.where(clipped, 0, -gain * ratio)  # the gradient of the loss at the logarithm of the chance
            wrong = push[:, None] * -chances
            wrong[places, actions] += push
            logs = np.log(np.where(chances > 0, chances, 1))
            entropy = -(chances * logs).sum(axis=1, keepdims=True)
            wrong += ENTROPY * chances * (logs + entropy)
            net.learn(rows, (layers[0], layers[1]), wrong / len(batch), (values - played.worth[batch]) / len(batch))


def training(goes_on: Callable[[], bool], steps: int = 2048, seed: int = 1) -> Iterator[tuple[int, float]]:
    """How many steps were played so far, and what a round brought on average in the last of them."""
    env: Any = gymnasium.make(coyote.envs.SOLO, **TABLE).unwrapped
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    net = Net(env.observation_space.shape[0], int(env.action_space.n), rng)
    total = 0
    while goes_on():
        played = play(env, net, steps, rng)
        total += len(played.actions)
        improve(net, played, rng)
        yield total, played.mean_reward


if __name__ == "__main__":
    until = time.monotonic() + (float(sys.argv[1]) if len(sys.argv) > 1 else 120)
    for total, reward in training(lambda: time.monotonic() < until):
        print(f"{total:>8,} steps: {reward:+.3f} coyotes a round", flush=True)
