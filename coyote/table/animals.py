"""Animals: which animal each person at a table is.

Law: everybody at a table can be told apart at a glance, so no two people are the same animal. Bots are the animals
that their minds are named after, which is why none of those is here. Whoever does not choose gets the first that is free.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from coyote.table.refusals import TableCode, no

ANIMALS: Final = ("coyote", "roadrunner", "puma", "lizard", "ram", "bat", "ringtail", "snake", "armadillo", "toad")
"""All that people can be, in the order in which they are given away. The page has a drawing of each."""


def known(animal: str) -> str:
    """This animal, if people can be it; raises TableRefused."""
    if animal not in ANIMALS:
        raise no(TableCode.ANIMAL_UNKNOWN, animal=animal, animals=" ".join(ANIMALS))
    return animal


def first_free(taken: Iterable[str | None]) -> str | None:
    """The animal of somebody who has not chosen; None: there are more people than animals."""
    gone = set(taken)
    return next((animal for animal in ANIMALS if animal not in gone), None)
