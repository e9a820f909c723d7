"""A server without limits, for proofs whose players all come from one address and are faster than people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from unittest.mock import patch

from coyote.server.edge import limits

GENEROUS = limits.Rate(1e9, 1e9)


@contextmanager
def limitless(seconds: Callable[[], float], *rates: str) -> Iterator[None]:
    """Lift these limits, and let the others go by this clock."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(limits, "time", SimpleNamespace(monotonic=seconds)))
        for rate in rates:
            stack.enter_context(patch.object(limits, rate, GENEROUS))
        yield
