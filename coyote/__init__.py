"""Coyote, Spartaco Albertarelli's bluffing game: the rules of every boxed edition behind one door.

`start` a game of one of the `EDITIONS`; `say` what the players say, line by line, or `play` their moves; leave chance to
`deal`; ask for `options` or a `refusal`. `events` tells what happened, `view` and `heard` what a seat may know of it.
`write` and `read` keep games as text, and `odds` counts what nobody can see. `coyote.api` has all of it.

Law: only the standard library is needed for any of this. A name is loaded when it is first used, so that a command or a
server that needs one part of the package does not load the others.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from coyote.api import *  # noqa: F403 - the list is there
    from coyote.api import __all__ as __all__
else:

    def __getattr__(name):
        api = import_module("coyote.api")
        if name == "__all__":
            return api.__all__
        if name not in api.__all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return globals().setdefault(name, getattr(api, name))

    def __dir__():
        return sorted({*globals(), *import_module("coyote.api").__all__})
