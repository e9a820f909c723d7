"""The bid tree: every line that the numbers of a two-player round can take when one player keeps to a few of them.

Law: the *bound* player says only one of `numbers`, at most `stride` steps up. The *free* player says any number. The bound
player hears it as the highest of `numbers` that it reaches (its *rung*). So among numbers that sound alike, the free player
does best to say the lowest: the rung itself, or one more than the bound player just said. No other number of the free player
needs a line, and a best answer found among these lines is a best answer among all numbers.

Lines that end on the same rung, said by the same player, are a *group* and lie side by side. A line's place in its group is
the place of the line it continues plus a constant, so no table is needed to find it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple


class Raise(NamedTuple):
    """All lines of a group go on with this number."""

    group: int
    """The group that they lead to, …"""
    start: int
    """… and where they start in it."""
    number: int


class Called(NamedTuple):
    """These lines of a group end on this number, which may be called."""

    start: int
    stop: int
    number: int


@dataclass
class Group:
    """Lines that end on the same rung, said by the same player."""

    bound: bool
    """Whether it is the bound player's turn."""
    rung: int
    size: int = 0
    raises: list[Raise] = field(default_factory=list)
    calls: list[Called] = field(default_factory=list)
    """The numbers that may be called; empty if nothing has been said yet."""

    @property
    def choices(self) -> int:
        """How many moves there are."""
        return len(self.raises) + bool(self.calls)


class Shape(NamedTuple):
    """What the bid tree is built from."""

    numbers: tuple[int, ...]
    """What the bound player may say, ascending."""
    opens: bool
    """Whether the bound player opens."""
    top: int
    """The highest possible total: nobody should say more, and whoever hears more calls."""
    stride: int = 3
    """The bound player says one of this many next higher numbers, …"""
    openings: int = 4
    """… and opens with one of this many."""
    least: int = 1
    """The lowest number that may be said (R2)."""


class Lines:
    """The groups, ordered so that lines only lead to later ones; the first group is the empty line."""

    def __init__(self, shape: Shape) -> None:
        numbers = shape.numbers
        if not numbers or list(numbers) != sorted(set(numbers)) or numbers[0] < shape.least or numbers[-1] > shape.top:
            raise ValueError(f"the numbers must rise, from {shape.least} or more to at most {shape.top}: {numbers}")
        self.shape = shape
        self.rungs = (shape.least - 1, *numbers)
        self.groups: list[Group] = []
        for rung in range(len(self.rungs)):
            self.add(Group(bound=False, rung=rung, size=int(rung == 0 and not shape.opens)))
            self.add(Group(bound=True, rung=rung, size=int(rung == 0 and shape.opens)))

    def add(self, group: Group) -> None:
        """Add the group, and continue every line that can lead to it; leave the group out if none can."""
        self.groups.append(group)
        for before, earlier in enumerate(self.groups[:-1]):
            if earlier.bound != group.bound:
                number = self.rungs[group.rung] + (earlier.rung == group.rung)
                if self.may_say(earlier, group.rung, number):
                    self.go_on(before, len(self.groups) - 1, number)
        if not group.size:
            self.groups.pop()

    def may_say(self, before: Group, rung: int, number: int) -> bool:
        """Whether the player to move can say this number to reach this rung."""
        if before.bound:
            return 0 < rung - before.rung <= (self.shape.stride if before.calls else self.shape.openings)
        return number <= self.shape.top and self.rung_of(number) == rung

    def go_on(self, before: int, after: int, number: int) -> None:
        """Continue all lines of one group into another."""
        size, group = self.groups[before].size, self.groups[after]
        self.groups[before].raises.append(Raise(after, group.size, number))
        group.calls.append(Called(group.size, group.size + size, number))
        group.size += size

    def rung_of(self, number: int) -> int:
        """The rung at which the bound player hears this number."""
        return max(0, bisect_right(self.rungs, number) - 1)  # what is below `least` is as sure as that

    @property
    def size(self) -> int:
        return sum(group.size for group in self.groups)

    def find(self, said: Sequence[int]) -> tuple[int, int] | None:
        """The group of the line with these numbers, and its place there; None if the bound player would never say them."""
        group, place = 0, 0
        for number in said:
            rung, bound = self.rung_of(number), self.groups[group].bound
            if bound and number != self.rungs[rung]:
                return None
            for raised in self.groups[group].raises:
                if self.groups[raised.group].rung == rung:
                    group, place = raised.group, raised.start + place
                    break
            else:
                return None
        return group, place
