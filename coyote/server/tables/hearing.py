"""Hearing: how an ask comes to a table, from a line that waits for its answer.

Law: every ask is answered once, whatever becomes of it. A move, or a part of a seed, needs nothing but the store and takes the
short way, without a task or a lock. Everything else goes the long way, and so does an ask that lost a race or may have been
done before.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from coyote.server.codes import ServerRefused
from coyote.server.tables.line import Line
from coyote.server.tables.log import Again
from coyote.server.tables.short_way import LongWay, Result
from coyote.server.tables.steward import Steward
from coyote.table.asks import answer
from coyote.table.schedule import stands_still
from coyote.table.table import Step, Table
from coyote.table.told.frames import ack
from coyote.table.wire.inbound import AnyAsk, Commit, Play, Show

QUICK: Final = (Play, Commit, Show)
"""Asks of a game: nothing but its table can refuse them, and they come to nothing but entries in the log."""
Over = Callable[[AnyAsk, Exception | None], None]
"""Called when an ask has been dealt with, and with what it was refused with, if it was."""


class Asked:
    """An ask on the short way, from its arrival to its answer."""

    __slots__ = ("_asked", "_began", "_over", "ask", "line", "op_id", "steward")

    def __init__(self, steward: Steward, line: Line, ask: AnyAsk, over: Over, began: int) -> None:
        self.steward, self.line, self.ask, self._over = steward, line, ask, over
        self.op_id = f"{line.guest}:{ask.op}"
        self._began, self._asked = began, time.perf_counter()

    def steps(self, table: Table) -> list[Step]:
        steward = self.steward
        now = steward.env.now()
        steward.env.pulse.felt(now)
        if steward.missed_since is not None or stands_still(table):
            return []  # time must be given back first, which takes the long way
        return answer(table, self.line.guest, self.ask, steward.log.at(now))

    def kept(self, seq: int) -> None:
        self.line.answer(ack(self.ask.op, seq))

    def over(self, result: Result) -> None:
        steward = self.steward
        if isinstance(result, Again | LongWay):
            behind = isinstance(result, Again)
            return steward.jobs.later(lambda: in_a_task(steward, self.line, self.ask, self._over, behind=behind))
        steward.env.metrics.kept.took(time.perf_counter() - self._asked)
        if isinstance(result, ServerRefused):
            steward.missed(self._began)
        self._over(self.ask, result)


def hear(steward: Steward, line: Line, ask: AnyAsk, over: Over) -> None:
    """Do what somebody asks for, and acknowledge it. Raises what the store refuses at once."""
    if type(ask) not in QUICK or not at_once(steward, line, ask, over):
        steward.jobs.later(lambda: in_a_task(steward, line, ask, over))


def at_once(steward: Steward, line: Line, ask: AnyAsk, over: Over) -> bool:
    """The short way; False: it must go the long one."""
    began = steward.env.now()
    try:
        return steward.short_way.take(Asked(steward, line, ask, over, began))
    except ServerRefused:
        steward.missed(began)
        raise


async def in_a_task(steward: Steward, line: Line, ask: AnyAsk, over: Over, *, behind: bool = False) -> None:
    """The long way; `behind`: somebody else was first."""
    why: Exception | None = None
    try:
        await steward.ask(line, ask, behind=behind)
    except Exception as refused:
        why = refused
    over(ask, why)
