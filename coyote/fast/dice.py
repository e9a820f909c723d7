"""Dice: each game's own chance, so that a game is the same whatever other games and threads do.

Law: splitmix64, one 64-bit state a game. The bias of a choice among n is less than n / 2**32.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from coyote.fast.kernel import kernel
from coyote.fast.layout import Game

GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
SECOND: Final = np.uint64(0x94D049BB133111EB)


@kernel
def below(game: Game, many: int) -> int:
    """A whole number from 0 up to, not including, `many`."""
    game.dice = game.dice + GOLDEN
    mixed = game.dice
    mixed = (mixed ^ (mixed >> np.uint64(30))) * FIRST
    mixed = (mixed ^ (mixed >> np.uint64(27))) * SECOND
    mixed = mixed ^ (mixed >> np.uint64(31))
    return int(((mixed >> np.uint64(32)) * np.uint64(many)) >> np.uint64(32))
