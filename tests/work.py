"""How much work something is: the lines of Python that it runs, which are the same on every machine, however busy it is."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, TypeVar

Result = TypeVar("Result")


class TooMuchWork(AssertionError):
    """It ran more lines than it may; it was stopped there."""


def lines_run(work: Callable[[], Result], most: int = 10**9) -> tuple[int, Result]:
    """How many lines ran, and what came of it; stopped when it is too much, so that a test ends where the work would not."""
    lines, before = 0, sys.gettrace()

    def trace(_frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal lines
        if event == "line":
            lines += 1
            if lines > most:
                raise TooMuchWork(f"more than {most} lines")
        return trace

    sys.settrace(trace)
    try:
        result = work()
    finally:
        sys.settrace(before)
    return lines, result
