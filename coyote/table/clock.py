"""The clock of a game: how long a turn may take, and what is left of everybody's bank.

Law: time comes in with each deed; nobody looks at a clock here. A turn lasts the agreed time, then it eats the bank of whose
turn it is, and when that is empty the time is up. It does not stop for somebody who went away. The first turn of a round
begins late, because people watch the count of the last.
"""

from __future__ import annotations

from typing import Final, NamedTuple

SHOW: Final = 12_000
"""Milliseconds for the count, before the next round's first turn begins."""


class Clock(NamedTuple):
    """Times in milliseconds."""

    turn: int | None
    """None: as long as one likes."""
    banks: tuple[int, ...]
    """By seat."""
    since: int
    """When the turn began, or will begin."""

    def deadline(self, seat: int) -> int | None:
        """When this seat's time is up, if it is its turn."""
        return None if self.turn is None else self.since + self.turn + self.banks[seat]

    def moved(self, seat: int, at: int) -> Clock:
        """This seat has moved: what it took beyond its turn is gone from its bank, and the next turn begins."""
        banks = self.banks
        if self.turn is not None and (over := at - self.since - self.turn) > 0:
            banks = (*banks[:seat], max(0, banks[seat] - over), *banks[seat + 1 :])
        return Clock(self.turn, banks, at)

    def begins(self, at: int) -> Clock:
        """The next turn begins then, or later if that was settled before."""
        return self if at <= self.since else self._replace(since=at)

    def credited(self, ms: int) -> Clock:
        """So much time did not count."""
        return self._replace(since=self.since + ms)
