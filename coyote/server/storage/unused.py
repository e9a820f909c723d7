"""What nobody has touched for long: what a store finds, and what it puts away."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple


class Unused(NamedTuple):
    """What nobody has touched for long, by their ids."""

    idle: tuple[str, ...] = ()
    """Open tables that are to be over."""
    tables: tuple[str, ...] = ()
    """Tables that are to be erased."""
    guests: tuple[str, ...] = ()

    def __and__(self, other: Unused) -> Unused:
        """What is in both."""
        theirs = [frozenset(part) for part in other]
        return Unused(*(tuple(one for one in part if one in known) for part, known in zip(self, theirs, strict=True)))

    def without(self, tables: Collection[str], guests: Collection[str]) -> Unused:
        """All but these."""
        idle, old = (tuple(one for one in some if one not in tables) for some in (self.idle, self.tables))
        return Unused(idle, old, tuple(one for one in self.guests if one not in guests))

    def split(self, size: int) -> tuple[Unused, Unused]:
        """This many of each, and the rest."""
        return Unused(*(part[:size] for part in self)), Unused(*(part[size:] for part in self))


class Erased(NamedTuple):
    """How much a retention run deleted."""

    retired: int
    tables: int
    guests: int
