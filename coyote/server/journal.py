"""The journal: what a server says about itself, one JSON object a line. (The log of a table is written by `tables.ledger`.)

Law: a line has an event and named values. Values are words from our own lists, numbers, and ids of tables; never a card, a
token, a seed, a nickname or an address. `note` is the only way to write a line.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

log: Final = logging.getLogger("coyote")


def note(event: str, level: int = logging.INFO, why: Exception | None = None, **values: str | int | float | None) -> None:
    """Write a line."""
    log.log(level, event, exc_info=why, extra={"values": values})


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


def begin(level: int = logging.INFO) -> None:
    """Write the journal of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    log.setLevel(level)
