"""A learner: a net that can be trained, by gradients and Adam."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.random import Generator

from coyote.bots.wolf.features import VALUES
from coyote.bots.wolf.net import Array, Layers, inputs

MEMORY: Final = (0.9, 0.999)
"""How much of the earlier gradients, and of their squares, is kept at each step."""
SLOW: Final = 0.999
"""How much the slow average keeps of itself at each step; it is steadier than the latest weights."""


class Learner:
    """Layers, averages of their gradients, and a slow average of the layers themselves."""

    def __init__(self, widths: Sequence[int], rng: Generator) -> None:
        self.layers: Layers = [
            ((rng.standard_normal((inner, outer)) * np.sqrt(2 / inner)).astype(np.float32), np.zeros(outer, np.float32))
            for inner, outer in pairwise(widths)
        ]
        weights, biases = self.layers[-1]
        reckoned = np.zeros((VALUES, len(biases)))
        self.layers[-1] = (np.concatenate([weights * 0.01, reckoned]).astype(np.float32), biases)
        self.slow = copied(self.layers)
        self.means = [np.zeros_like(part) for pair in self.layers for part in pair]
        self.squares = [np.zeros_like(part) for part in self.means]
        self.steps = 0

    def start(self, trust: Any, inclined: Any) -> None:
        """Start with `trust` as the weights of the first reckoned values, and with these inclinations as biases."""
        weights, biases = self.layers[-1]
        first = len(weights) - VALUES
        weights[first : first + trust.shape[0], : trust.shape[1]] = trust
        biases[: len(inclined)] = inclined
        self.slow = copied(self.layers)

    def forward(self, rows: Array) -> tuple[Array, list[Array]]:
        """The outputs, and the inputs of each layer."""
        into = inputs(self.layers, rows)
        weights, biases = self.layers[-1]
        return into[-1] @ weights + biases, into

    def learn(self, into: list[Array], wrong: Array, rate: float) -> None:
        """Change the layers against `wrong`, the gradient of the loss at the outputs."""
        gradients: list[Array] = []
        for place in reversed(range(len(self.layers))):
            gradients[:0] = [into[place].T @ wrong, wrong.sum(axis=0)]
            if place:
                hidden = self.layers[place - 1][1].shape[0]  # the reckoned values bypass the other layers
                wrong = (wrong @ self.layers[place][0][:hidden].T) * (into[place][:, :hidden] > 0)
        norm = float(np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients)))
        clip = np.float32(min(1.0, 1.0 / (norm + 1e-9)))
        self.steps += 1
        fading, fading_square = MEMORY
        fix = np.sqrt(1 - fading_square**self.steps) / (1 - fading**self.steps)
        parts = [part for pair in self.layers for part in pair]
        slow = [part for pair in self.slow for part in pair]
        for part, average, gradient, mean, square in zip(parts, slow, gradients, self.means, self.squares, strict=True):
            clipped = gradient * clip
            mean += np.float32(1 - fading) * (clipped - mean)
            square += np.float32(1 - fading_square) * (clipped**2 - square)
            part -= np.float32(rate * fix) * mean / (np.sqrt(square) + np.float32(1e-8))
            average += np.float32(1 - SLOW) * (part - average)


def copied(layers: Layers) -> Layers:
    return [(weights.copy(), biases.copy()) for weights, biases in layers]
