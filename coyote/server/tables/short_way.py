"""The short way into the log: what comes to nothing but entries is stored without a task or a lock.

Law: one append at a time. What is wanted while one is under way waits for its end. Then all of it is stored together, before
any task that came later; or it is refused, if that append failed: nobody waits for more than two. What the table refuses takes
the long way, because only the store knows whether it was done before; so does whatever lost a race with another process.
"""

from __future__ import annotations

import logging
from asyncio import Future
from functools import partial
from typing import Protocol

from coyote.server.codes import ServerRefused
from coyote.server.journal import note
from coyote.server.storage.errors import StoreError, Trouble, Unavailable, Unknown
from coyote.server.storage.store import Outcome, Stored
from coyote.server.tables.bundle import Bundle
from coyote.server.tables.log import Again, Log
from coyote.table.table import Step, Table


class Wanted(Protocol):
    """Something that is to happen at a table."""

    op_id: str

    def steps(self, table: Table) -> list[Step]:
        """What it comes to at the table as it stands; raises what it is refused with."""

    def kept(self, seq: int) -> None:
        """It is stored under this seq; nobody has been told about it yet."""

    def over(self, result: Result) -> None:
        """The short way is done with it; `result` says how."""


class LongWay:
    """It must take the long way."""


Result = Exception | Again | LongWay | None
"""What became of something: it was done (None), could not be, must be looked up because somebody else was first, or was not
tried."""


class ShortWay:
    """The short way to one table."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._waiting: list[Wanted] = []

    def take(self, wanted: Wanted) -> bool:
        """Store this, now or after what is being stored; False: it must take the long way. Raises what the store refuses."""
        if self._log.locked:
            return False
        if self._log.storing is not None:
            self._waiting.append(wanted)
            return True
        return not self._store([wanted])

    def _store(self, wanted: list[Wanted]) -> list[Wanted]:
        """Hand these to the store. Returns those that must take the long way; raises ServerRefused if nothing can be stored."""
        going: list[Wanted] = []
        staying: list[Wanted] = []
        names: set[str] = set()
        log, bundle = self._log, self._log.bundle()
        for one in wanted:
            try:
                # there is only one fresh seed, and a name is in the log once
                steps = one.steps(bundle.table) if bundle.opened is None and one.op_id not in names else []
                if steps:
                    bundle.add(one.op_id, steps, log.fresh, one.kept)
            except Exception:  # mostly a refusal: the long way says which
                steps = []
            names.add(one.op_id)
            (going if steps else staying).append(one)
        if going:
            log.storing = storing = log.append(bundle)
            log.env.deadlines.add(storing)
            storing.add_done_callback(partial(self._came_back, bundle, going))
        return staying

    def _came_back(self, bundle: Bundle, wanted: list[Wanted], storing: Future[Outcome]) -> None:
        try:
            self._log.env.deadlines.met(storing)
            result = self._result(bundle, storing)
            if isinstance(result, Again | ServerRefused):  # what waited would fare no better
                waiting, self._waiting = self._waiting, []
                wanted = wanted + waiting
            self._answer(wanted, result)
        finally:
            self._log.storing = None  # only now: what they want next comes after what has been waiting
        if self._waiting:
            self._go_on()

    def _result(self, bundle: Bundle, storing: Future[Outcome]) -> Result:
        """What became of it; if it is stored, everybody is told."""
        log = self._log
        try:
            if storing.cancelled():
                raise Unavailable(Trouble.BUSY)
            if isinstance(storing.result(), Stored):
                log.landed(bundle)
                return None
            log.env.metrics.conflicts += 1
            return Again()
        except Unknown:
            return Again()
        except StoreError as trouble:
            return log.failed(trouble)
        except Exception as unforeseen:
            return unforeseen

    def _go_on(self) -> None:
        """Store what has been waiting. If a task holds the lock, it came later and waits for this, too (`Log.alone`)."""
        waiting, self._waiting = self._waiting, []
        result: Result = LongWay()
        try:
            waiting = self._store(waiting)
        except Exception as refused:
            result = refused
        self._answer(waiting, result)

    def _answer(self, wanted: list[Wanted], result: Result) -> None:
        """Tell everybody what became of it, whatever one of them does then."""
        for one in wanted:
            try:
                one.over(result)
            except Exception as error:
                note("unexpected error", logging.ERROR, error, table=self._log.row.id)
