"""Faults that a server like ours could have, planted in the running code: the simulation must find every one of them.

Law: each is a mistake that somebody could make in `coyote/server` on a busy afternoon. None touches the simulation itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

from prove.simulate import planted_leaks, planted_storing, planted_tables
from prove.simulate.planted_storing import Change

PLANTED: dict[str, Callable[[], list[Change]]] = {
    plant.__name__.replace("_", "-"): plant for plant in (*planted_storing.ALL, *planted_tables.ALL, *planted_leaks.ALL)
}
"""By name."""


@contextmanager
def planted(name: str) -> Iterator[None]:
    """Plant this fault for as long as the block runs."""
    with ExitStack() as stack:
        for owner, attribute, instead in PLANTED[name]():
            stack.enter_context(patch.object(owner, attribute, instead))
        yield
