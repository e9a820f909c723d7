"""The clock of a game: how long a turn may take, and what is left of everybody's bank.

Law: each deed brings its time; nothing here reads a clock. A turn may take the agreed time, then it uses up the player's bank,
and when that is empty time is up. The clock does not stop for somebody who is away. The first turn of a round begins late,
because people watch the count of the last one: once all of them have seen enough, and after `SHOW` at the latest. Once only
bots are left and somebody has hurried them, that pause is short, and so is the time they take for a move.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

SHOW: Final = 12_000
"""The most milliseconds for which the count is shown before the next round's first turn begins."""
HURRIED_SHOW: Final = 600
"""The same, once bots were hurried to the end."""


class Clock(msgspec.Struct, frozen=True):
    """The clock of a game; all times are in milliseconds."""

    turn: int | None
    """How long a turn may take; None: no limit."""
    banks: tuple[int, ...]
    """What is left of each seat's bank."""
    since: int
    """When the turn began, or will begin."""
    hurried: bool = False
    """Only bots are left, and somebody wants to see how it ends."""

    @property
    def show(self) -> int:
        """How long the count of a round is shown."""
        return HURRIED_SHOW if self.hurried else SHOW

    def deadline(self, seat: int) -> int | None:
        """When this seat's time is up if the turn is its own."""
        return None if self.turn is None else self.since + self.turn + self.banks[seat]

    def moved(self, seat: int, at: int) -> Clock:
        """This seat has moved: time beyond its turn comes out of its bank, and the next turn begins."""
        banks = self.banks
        if self.turn is not None and (over := at - self.since - self.turn) > 0:
            banks = (*banks[:seat], max(0, banks[seat] - over), *banks[seat + 1 :])
        return Clock(self.turn, banks, at, self.hurried)

    def begins(self, at: int) -> Clock:
        """The next turn begins at that time, or later if that was settled before."""
        return self if at <= self.since else replace(self, since=at)

    def sooner(self, at: int) -> Clock:
        """The next turn begins at that earlier time, unless it has begun."""
        return self if at >= self.since else replace(self, since=at)

    def hurry(self, at: int) -> Clock:
        """From now on bots hurry; nobody goes on watching a count."""
        return replace(self, since=min(self.since, at), hurried=True)

    def credited(self, ms: int) -> Clock:
        """The clock after this much time that does not count."""
        return replace(self, since=self.since + ms)
