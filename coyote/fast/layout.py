"""Layout: a game as one record of whole numbers, and the codes that stand in it.

Law: every game has the same size, whatever its table, so that kernels are compiled once. Sets of seats are bits. Cards are
kinds, by their place in the deck's list. No field is called what numpy calls something of its own, such as `size`: the kernels
must also run as plain Python.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

SEATS: Final = 12
KINDS: Final = 32
CARDS: Final = 64
FEW_CARDS: Final = 8
"""At most this many extras, exchanges, doubles and `?` at a table."""
MIDDLE: Final = 2
"""At most this many cards face down in the middle (R13), besides the one that the Coyote card lays there."""

NONE: Final = -1000
"""No number: one below the lowest there is (Q1)."""
NOBODY: Final = -1

# What holds only until the next declaration, as bits of `passing`
COIN_USED: Final = 1
GUESSED: Final = 2
DOUBLED: Final = 4
AGREED: Final = 8
SKIPPED: Final = 16
LOOKED: Final = 32

# What a game waits for: a number or the call, somebody to point (R14), the loser to give up an eye (R12)
PLAYS, POINTS, GIVES = range(3)

# What a kind of card does at the count; a number does nothing but count
IS_NUMBER, IS_MYSTERY, IS_DISCARD, IS_FLIP, IS_CANCEL, IS_DOUBLE, IS_NIGHT = range(7)

Game = Any
"""One game: a record of the kind GAME. To mypy it is anything, since its fields are known to numpy only."""

GAME: Final = np.dtype(
    [
        ("dice", np.uint64),  # the state of this game's own generator
        ("turn", np.int32),
        ("number", np.int32),  # the one that stands, or NONE
        ("declarer", np.int32),
        ("earlier", np.int32),  # the number that stood before it (R10)
        ("inside", np.int32),  # seats still in
        ("playing", np.int32),  # those of them who do not sit out this round (R8)
        ("direction", np.int32),
        ("passing", np.int32),
        ("asker", np.int32),  # who said `again` (R10)
        ("armed", np.int32),  # the special that will come with the next number, as an action, or 0 (R10)
        ("spent", np.int32),  # seats whose token is face down (R10)
        ("faced", np.int32),  # seats whose card lies open after a right guess (R8)
        ("starter", np.int32),
        ("finished", np.int32),  # rounds
        ("left", np.int32),  # cards in the pile: the first of `order`
        ("drawn", np.int32),  # cards of this round: those that follow, the latest first; behind them are the discards
        ("extras", np.int32),
        ("exchanges", np.int32),
        ("more_seat", np.int32),  # who wears a second card (R10)
        ("more_card", np.int32),
        ("stage", np.int32),  # PLAYS, POINTS or GIVES
        ("caller", np.int32),  # who called, while others point
        ("pointed", np.int32),  # seats that have pointed (R14)
        ("at_caller", np.int32),  # those of them who pointed at the caller
        ("peeked", np.int32),  # seats that have looked at the middle (R13)
        ("holder", np.int32),  # who has the Coyote card (R15)
        ("laid", np.int32),  # whether it was used
        ("laid_card", np.int32),
        ("over", np.int32),
        ("total", np.int32),  # of the last call
        ("loser", np.int32),  # who took coyotes when the last round ended, or NOBODY
        ("taken", np.int32),
        ("turns", np.int32),  # how many cards the last call turned over
        ("said", np.int16, (SEATS,)),  # the last number of each seat in this round
        ("coyotes", np.uint8, (SEATS,)),
        ("heads", np.uint8, (SEATS,)),
        ("eyes", np.uint8, (SEATS,)),  # the open ones of each seat (R12)
        ("middle", np.uint8, (MIDDLE,)),
        ("coins", np.uint8, (5,)),  # face up, by kind
        ("extra", np.uint8, (FEW_CARDS,)),
        ("replaced", np.uint8, (FEW_CARDS,)),
        ("replaced_on", np.uint8, (FEW_CARDS,)),  # whose head each of them is on
        ("turned", np.uint8, (FEW_CARDS,)),
        ("shown", np.uint8, (KINDS,)),  # cards that count, by kind, while a call is counted
        ("discards", np.uint8, (KINDS,)),  # by kind
        ("order", np.uint8, (CARDS,)),
    ],
    align=True,
)

WIDTH: Final = 256
"""The most bytes that an observation takes."""

Told = Any
"""One row of what is told: a record of the kind TOLD."""

TOLD: Final = np.dtype(
    [
        ("seat", np.int32),  # who is to move
        ("flags", np.int32),  # what they may do, besides saying a number
        ("closed", np.bool_),  # the last action ended a round
        ("over", np.bool_),  # it ended the game, and another has begun
        ("loser", np.int32),  # who took coyotes by it, or NOBODY
        ("taken", np.int32),  # how many
        ("total", np.int32),  # of the last call
        ("winner", np.int32),  # of the game that is over, or NOBODY
        ("rewards", np.float32, (SEATS,)),
        ("numbers", np.int16, (4 + SEATS,)),
        ("seen", np.uint8, (WIDTH,)),
    ],
    align=True,
)
