"""Minds to play against, from the cub up; tests walk the registry.

Law: the folder is the list. A module or package here that has a `MIND` is one to play against.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Final

from coyote.bots.mind import Mind


def ladder() -> list[Mind]:
    """Every mind of this folder, the weakest first; the alphabet decides between equals."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    minds: list[Mind] = [module.MIND for module in modules if hasattr(module, "MIND")]
    return sorted(minds, key=lambda mind: (mind.strength or 0, mind.name))


MINDS: Final[dict[str, Mind]] = {mind.name: mind for mind in ladder()}


@cache
def ready() -> dict[str, Mind]:
    """The minds that can think here: the wolf needs NumPy, which comes with the extra [bots]."""
    return {name: mind for name, mind in MINDS.items() if mind.needs is None or find_spec(mind.needs)}
