"""Steps: how work is measured here.

Law: a step is some two microseconds' work, and is counted before it is done. Counts, unlike clocks, are the same everywhere.
"""

from __future__ import annotations

from typing import Final

from coyote.errors import CaughtInside

MOST_STEPS: Final = 20_000
"""The most steps that one distribution may take; boxed decks take a tenth of them at most."""


class OutOfReach(CaughtInside):
    """It would take too many steps."""


class Steps:
    """Steps taken, and how many may be."""

    __slots__ = ("most", "taken")

    def __init__(self, most: int) -> None:
        self.most, self.taken = most, 0

    def take(self, steps: int) -> None:
        """Ask for this many more; raises OutOfReach."""
        self.taken += steps
        if self.taken > self.most:
            raise OutOfReach
