"""The outbox of a process: the lines on which something waits to be written.

Law: each line is written to once, at the end of a turn of the loop, however much that turn brought: an acknowledgement and the
news go out together. A line that fails does not affect the others.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from coyote.server.journal import note


class Due(Protocol):
    """Something to be written."""

    def flush(self) -> None:
        """Write what is waiting."""


class Outbox:
    """What is to be written once the current work is done."""

    def __init__(self) -> None:
        self._due: list[Due] = []

    def add(self, line: Due) -> None:
        """Write to this line at the end of this turn of the loop."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._flush)
        self._due.append(line)

    def _flush(self) -> None:
        due, self._due = self._due, []
        for line in due:
            try:
                line.flush()
            except Exception as error:  # the others have done nothing wrong
                note("unexpected error", logging.ERROR, error)
