"""The net: layers of weights that turn features into inclinations.

Law: plain arrays, rectified between layers, with no state between decisions. The last layer also gets the reckoned values, so
the other layers only have to find what those miss.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from coyote.bots.wolf.features import RAISES, VALUES

Array = NDArray[np.float32]
Layers = list[tuple[Array, Array]]
"""The weights and biases of each layer, from the features to the inclinations."""

NEVER: Final = np.float32(-1e9)


def inputs(layers: Layers, rows: Array) -> list[Array]:
    """The inputs of each layer."""
    into = [rows]
    for weights, biases in layers[:-1]:
        into.append(np.maximum(into[-1] @ weights + biases, 0))
    into[-1] = np.concatenate([into[-1], rows[:, -VALUES:]], axis=1)
    return into


def inclinations(layers: Layers, rows: Array) -> Array:
    """One number for each of the RAISES: the greater, the more inclined; then one for each of the OFFSETS (see `guesses`)."""
    weights, biases = layers[-1]
    return inputs(layers, rows)[-1] @ weights + biases


def chances(inclined: Array, may_call: NDArray[np.bool_]) -> Array:
    """The probability of each of the RAISES."""
    inclined = inclined[:, : len(RAISES)].copy()
    inclined[~may_call, 0] = NEVER
    grown = np.exp(inclined - inclined.max(axis=1, keepdims=True))
    found: Array = grown / grown.sum(axis=1, keepdims=True)
    return found


def guesses(inclined: Array) -> Array:
    """How likely the number plus each of the OFFSETS is to hold, given all that was said."""
    return np.asarray(1 / (1 + np.exp(-inclined[:, len(RAISES) :])), dtype=np.float32)


def save(layers: Layers, path: Path) -> None:
    """Write the layers in half precision; the rounding matters far less than chance does."""
    parts = [part.astype(np.float16) for pair in layers for part in pair]
    np.savez_compressed(path, *parts)


def load(path: Path) -> Layers:
    with np.load(path) as file:
        parts = [file[f"arr_{place}"].astype(np.float32) for place in range(len(file.files))]
    return list(zip(parts[::2], parts[1::2], strict=True))
