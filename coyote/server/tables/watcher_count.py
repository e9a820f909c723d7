"""How many guests watch a table, counted again soon after somebody has come or gone.

Law: people are told the new number once, however many came and went meanwhile. Each process counts the guests on its own lines.
The number is in no log, so it is told in whole frames.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from coyote.server.tables.line import Line
from coyote.table.told.frames import Exit

RECOUNT_S: Final = 2.0
"""How often, at most, people are told how many look on."""


class WatcherCount:
    """The watchers of one table in this process, counted. What each of them is told, `told.frames` decides."""

    def __init__(
        self, exit: Exit, lines: dict[str, list[Line]], eyes: Callable[[Line], int | None], whole: Callable[[Line], bytes]
    ) -> None:
        self.exit, self.lines, self.eyes, self.whole = exit, lines, eyes, whole
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False

    def recount(self) -> None:
        """Somebody has come or gone: tell everybody how many look on, soon."""
        if self._timer is None and not self._closed:
            self._timer = asyncio.get_running_loop().call_later(RECOUNT_S, self._tell)

    def _tell(self) -> None:
        self._timer = None
        if self.exit.count_watchers(sum(self.eyes(lines[0]) is None for lines in self.lines.values())):
            for line in all_of(self.lines.values()):
                line.push(self.whole(line))

    def close(self) -> None:
        """Nobody is told any more."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()


def all_of(lines: Iterable[list[Line]]) -> list[Line]:
    """Every line, whoever is on it."""
    return [line for of_one in lines for line in of_one]
