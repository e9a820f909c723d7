"""Minds to play against, from the cub up; tests walk the registry."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Final

from coyote.bots.cub import CUB
from coyote.bots.fox import FOX
from coyote.bots.hare import HARE
from coyote.bots.mind import Mind
from coyote.bots.owl import OWL
from coyote.bots.tortoise import TORTOISE
from coyote.bots.wolf.wolf import WOLF

MINDS: Final[dict[str, Mind]] = {mind.name: mind for mind in (CUB, TORTOISE, FOX, OWL, HARE, WOLF)}
"""The ladder, weakest first."""


@cache
def ready() -> dict[str, Mind]:
    """The minds that can think here: the wolf needs NumPy, which comes with the extra [bots]."""
    return {name: mind for name, mind in MINDS.items() if mind.needs is None or find_spec(mind.needs)}
