"""The clockwork of a table: it strikes when something is due there, and lets minds decide before that.

Law: what a table does by itself happens at its time and is stamped with it, however long a mind thought: a mind is asked ahead,
and if it has not decided when the moment comes, the plain move is made. This holds at the daily fire, too; there the first
answer is kept, and everybody who made the same moves gets it. Nothing that depends on a hidden card decides when a byte is
sent. A table whose clock meets an error that nobody foresaw says so once and tries again after growing pauses.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.environment import Environment
from coyote.server.journal import note
from coyote.server.tables.daily import answered
from coyote.server.tables.log import Asking, Log
from coyote.server.tickets import grouped
from coyote.table.autopilot import LONGEST, Decision, decided_plainly
from coyote.table.effects import stepped
from coyote.table.match import Match
from coyote.table.schedule import ahead, due, next_deeds
from coyote.table.table import Step, Table

AGAIN_S: Final = 1.0
"""How long to wait after a trouble of the store, and after the first unforeseen error."""
LONGEST_PAUSE_S: Final = 60.0
LATE_MS: Final = 500
"""A server that is later than this stamps what it does with the time at which it does it."""

NEVER: Final = (None, None)


class Clockwork:
    """The clock of one table. `do` does something there; `later` runs a job; `on_broken` tells people that it cannot go on."""

    def __init__(
        self,
        env: Environment,
        log: Log,
        do: Callable[[None, Asking], Awaitable[object]],
        later: Callable[[Callable[[], Awaitable[None]]], None],
        on_broken: Callable[[], None],
    ) -> None:
        self.env, self.log = env, log
        self.running = False
        """Whether this process runs the clock."""
        self.broken = False
        self.payer = log.row.id if log.row.origin is None else grouped(log.row.origin)
        """Who pays for what the bots of this table think: the network that it was opened from, as far as that is known."""
        self._do, self._later, self._on_broken = do, later, on_broken
        self._next: tuple[int | None, int | None] = NEVER
        """When it will strike, and after which deed of the game."""
        self._timers: list[asyncio.TimerHandle] = []
        self._thought: asyncio.Task[Decision | None] | None = None
        self._answer: tuple[int, Decision] | None = None
        """At the fire of a day: after which deed of the game, and what the mind answers there."""
        self._pause = 0.0

    def wind(self) -> None:
        """Set the timers for the next thing that happens by itself."""
        table = self.log.table
        when = due(table) if self.running else None
        following = NEVER if when is None else (when, None if table.match is None else table.match.moved)
        if following == self._next:
            return
        self.stop()
        self._next = following
        if when is None:
            return
        if table.playing and any(chair is not None and chair.mind is not None for chair in table.chairs):
            self.env.minds.warm_up()
        wait, loop = max(0, when - self.log.now()) / 1000, asyncio.get_running_loop()
        # a timer even for now: frames that wait to be sent go first
        self._timers.append(loop.call_later(max(0, wait - LONGEST / 1000), self._think))
        self._timers.append(loop.call_later(max(wait, self._pause), lambda: self._later(self.strike)))

    def stop(self) -> None:
        """Forget what was to happen next."""
        for timer in self._timers:
            timer.cancel()
        if self._thought is not None:
            self._thought.cancel()
        self._timers, self._thought, self._next = [], None, NEVER

    async def strike(self) -> None:
        """Do what is due."""
        struck, before, self._pause = self._next, self._pause, 0.0
        try:
            await self._settle()
            await self._do(None, self._asking)
        except ServerRefused as refused:
            if refused.code is ServerCode.UNAVAILABLE:
                self._pause = AGAIN_S
            else:
                self._break(refused, before)
        except Exception as trouble:
            self._break(trouble, before)
        else:
            self.broken = False
        finally:
            if self._next == struck:
                self.stop()
            self.wind()

    def _asking(self, table: Table, fresh: bytes) -> list[Step]:
        when, now = due(table), self.log.now()
        if when is None or now < when or not self.running:
            return []
        decision = None
        if table.match is not None and table.match.game.turn >= 0:
            decision = self._decision(table.match)
            if decision is None:
                return []
        deeds = next_deeds(table, now, self.log.keeper, fresh, decision)
        return stepped(table, deeds, when if now - when <= LATE_MS else now)

    # thinking ahead

    def _think(self) -> None:
        self._thought = asyncio.create_task(self._decide())
        self._thought.add_done_callback(retrieved)

    async def _decide(self) -> Decision | None:
        table = self.log.table
        choice = ahead(table, self.log.keeper)
        fire = table.match is not None and table.match.day is not None
        return None if choice is None else await self.env.minds.decide(choice, self.payer, fire)

    async def _settle(self) -> None:
        """At the fire of a day: keep what the mind answers. Whether it was in time or not, that is done at the due moment."""
        self._answer, match = None, self.log.table.match
        if match is None or (day := match.day) is None or match.game.turn < 0:
            return
        when, ours = due(self.log.table), self._decided(match)
        if self.running and when is not None and self.log.now() >= when:
            self._answer = match.moved, await self.log.tried(lambda: answered(self.env, day, match, ours))

    def _decision(self, match: Match) -> Decision | None:
        """The decision for the seat whose turn it is; None: the fire of a day has gone on meanwhile, and strikes again."""
        if match.day is None:
            return self._decided(match)
        return self._answer[1] if self._answer is not None and self._answer[0] == match.moved else None

    def _decided(self, match: Match) -> Decision:
        """What the mind has decided; if it has not yet, the plain decision."""
        thought, ready = self._thought, None
        if thought is not None and match.moved == self._next[1] and retrieved(thought):
            ready = thought.result()
        if ready is None:
            self.env.metrics.plain += 1
            ready = decided_plainly(match)
        return ready

    def _break(self, trouble: Exception, pause: float) -> None:
        if not self.broken:
            note("table broken", logging.ERROR, trouble, table=self.log.row.id)
            self.broken = True
            self._on_broken()
        self._pause = min(max(AGAIN_S, 2 * pause), LONGEST_PAUSE_S)


def retrieved(task: asyncio.Task[Any]) -> bool:
    """Whether a task came to a result. An error is looked at, so that nobody reports it: without a result all goes on."""
    return task.done() and not task.cancelled() and task.exception() is None
