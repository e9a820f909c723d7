"""Hearing: how an ask comes to a table, from a line that waits for its answer.

Law: every ask is answered once, whatever becomes of it. A move, or a part of a seed, is done at once if it needs nothing but
the store: no task, no queue, no lock. Everything else goes the long way, and so does an ask that lost a race or may have been
done before.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from coyote.rules.refusals import Refused
from coyote.server.codes import ServerRefused
from coyote.server.tables.line import Line
from coyote.server.tables.log import Again
from coyote.server.tables.steward import Steward
from coyote.table.asks import answer
from coyote.table.refusals import TableRefused
from coyote.table.schedule import stands_still
from coyote.table.told.frames import ack
from coyote.table.wire.inbound import AnyAsk, Commit, Play, Show

QUICK: Final = frozenset((Play, Commit, Show))
"""Asks that come to nothing but entries in the log."""
Over = Callable[[AnyAsk, Exception | None], None]
"""Called when an ask has been dealt with, and with what it was refused with, if it was."""


def hear(steward: Steward, line: Line, ask: AnyAsk, over: Over) -> None:
    """Do what somebody asks for, and acknowledge it. Raises what the store refuses at once."""
    if type(ask) not in QUICK or not at_once(steward, line, ask, over):
        steward.jobs.later(in_a_task(steward, line, ask, over))


def at_once(steward: Steward, line: Line, ask: AnyAsk, over: Over) -> bool:
    """The short way; False: it must go the long one."""
    env, log, asked = steward.env, steward.log, time.perf_counter()
    began = env.now()
    env.pulse.felt(began)
    if steward.missed_since is not None or stands_still(log.table):
        return False

    def came_back(result: Exception | Again | None) -> None:
        if isinstance(result, Again):
            return steward.jobs.later(in_a_task(steward, line, ask, over, behind=True))
        env.metrics.kept.took(time.perf_counter() - asked)
        if isinstance(result, ServerRefused):
            steward.missed(began)
        over(ask, result)

    try:
        return log.do_at_once(
            f"{line.guest}:{ask.op}",
            lambda table, _: answer(table, line.guest, ask, log.now()),
            lambda seq: line.answer(ack(ask.op, seq)),
            came_back,
        )
    except (TableRefused, Refused):
        return False  # it may have been done before: only the store knows
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
