"""The boxed editions, one file each; tests, commands and the page go through this registry.

Law: the folder is the list. A module named after a publisher and a year holds one `EDITION` and is found by that name.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from coyote.rules.model.edition import Edition


def boxed() -> list[Edition]:
    """Every edition of this folder, in the order of the shelf."""
    names = [module.name for module in iter_modules(__path__) if module.name[-4:].isdecimal()]
    editions: list[Edition] = [import_module(f"{__name__}.{name}").EDITION for name in names]
    return sorted(editions, key=lambda edition: edition.shelf)


EDITIONS: Final[dict[str, Edition]] = {edition.id: edition for edition in boxed()}
