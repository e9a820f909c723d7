"""The journal: what a server says about itself, one JSON object a line. (The log of a table is written by `tables.log`.)

Law: a line has an event and named values. Values are words from our own lists, numbers, and ids of tables; never a card, a
token, a seed, a nickname or an address. `note` is the only way to write a line. *Debug* is what happens all the time, *info*
what an operator may want to know, a *warning* is a trouble that was foreseen and is dealt with, an *error* is one that nobody
foresaw. Whatever goes wrong again and again is written once a minute, with a count.
"""

from __future__ import annotations

import json
import logging
import math
import sys
import time
from collections.abc import Hashable
from contextlib import nullcontext
from copy import copy
from typing import Final, TextIO

from coyote.errors import CoyoteError

log: Final = logging.getLogger("coyote")
LEVELS: Final = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
ONCE_S: Final = 60.0
"""The same line is written once in this time."""
MOST_RECENT: Final = 500
"""Lines that are remembered, to be counted when they come again."""


def note(event: str, level: int = logging.INFO, why: Exception | None = None, **values: str | int | float | None) -> None:
    """Write a line."""
    log.log(level, event, exc_info=why, extra={"values": values})


def note_trouble(event: str, trouble: Exception, **values: str | int | float | None) -> None:
    """Write a line about something that went wrong: a warning, if somebody foresaw it, with its code; else an error."""
    if isinstance(trouble, CoyoteError):
        note(event, logging.WARNING, None, trouble=str(trouble.code), **values)
    else:
        note(event, logging.ERROR, trouble, trouble=type(trouble).__name__, **values)


class Lines(logging.Formatter):
    """Writes lines as JSON. Of an exception it writes the type and the place: its text might hold anything."""

    def format(self, record: logging.LogRecord) -> str:
        values = getattr(record, "values", {})
        told = {"at": round(time.time(), 3), "level": record.levelname.lower(), "event": str(record.msg), **values}
        if record.name != log.name:
            told |= {"event": record.getMessage().split("\n", 1)[0], "from": record.name}
        if record.exc_info and record.exc_info[0] is not None:
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            where = "" if trace is None else f"{trace.tb_frame.f_globals.get('__name__')}:{trace.tb_lineno}"
            told |= {"error": record.exc_info[0].__name__, "where": where}
        return json.dumps(told)


class Recent:
    """A line that was written not long ago."""

    __slots__ = ("again", "record", "until")

    def __init__(self, record: logging.LogRecord, until: float) -> None:
        self.record, self.until, self.again = record, until, 0


class Sparing(logging.StreamHandler[TextIO]):
    """Writes a line once a minute, and then how often it came again. What it remembers is bounded."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._recent: dict[Hashable, Recent] = {}
        """The oldest first."""

    def emit(self, record: logging.LogRecord) -> None:
        self.sum_up(time.monotonic())
        recent = self._recent.get(line := same(record))
        if recent is not None:
            recent.again += 1
            return
        if len(self._recent) >= MOST_RECENT:
            self._forget(next(iter(self._recent)))
        self._recent[line] = Recent(record, time.monotonic() + ONCE_S)
        super().emit(record)

    def sum_up(self, now: float = math.inf) -> None:
        """For the lines whose minute is over, say how often they came again."""
        with self.lock or nullcontext():
            for line in [line for line, recent in self._recent.items() if recent.until <= now]:
                self._forget(line)

    def _forget(self, line: Hashable) -> None:
        recent = self._recent.pop(line)
        if recent.again:
            told = copy(recent.record)
            told.values = getattr(told, "values", {}) | {"again": recent.again}
            super().emit(told)

    def close(self) -> None:
        self.sum_up()
        super().close()


def same(record: logging.LogRecord) -> Hashable:
    """What two lines that say the same have in common."""
    values = tuple(sorted(getattr(record, "values", {}).items(), key=str))
    kind = record.exc_info[0] if record.exc_info else None
    return record.name, record.levelno, record.getMessage(), values, kind


def begin(level: str = "info") -> Sparing:
    """Write the journal of this process to standard error: lines of this level and above."""
    handler = Sparing(sys.stderr)
    handler.setFormatter(Lines())
    least = LEVELS[level]
    logging.basicConfig(level=max(logging.WARNING, least), handlers=[handler], force=True)
    log.setLevel(least)
    return handler
