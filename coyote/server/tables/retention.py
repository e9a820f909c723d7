"""Retention: tables and guests that nobody has touched for long are put away, slowly, and never because of a wrong clock.

Law: what is served here, or leased anywhere, is kept. Everything else must look unused twice, an hour apart by a clock that
nobody can set; or a day apart, if by the wall clock nothing at all has happened for days, since then that clock may be wrong.
One run puts away a few tables, so that people at other tables notice nothing. The journal says how many.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from coyote.server.environment import Environment
from coyote.server.journal import note
from coyote.server.storage.unused import Unused

IDLE_MS: Final = 7 * 24 * 3_600_000
"""A table that nobody has come to or left for this long is over, and its code free for others."""
APART_S: Final = 3600
DOUBT_MS: Final = 3 * 24 * 3_600_000
"""If the newest table is older than this by the wall clock, the clock is doubted …"""
DOUBTED_S: Final = 24 * 3600
"""… and everything must stay unused for this long."""
SEEN_S: Final = 6 * 3600
"""How often guests who are on the line are written down as seen."""
TIDY_S: Final = 60
"""How often the store tidies up, so that an idle server leaves everything in one file."""
MOST_FOUND: Final = 10_000
"""How many tables, and how many guests, one look finds; the next look finds more."""
AT_ONCE: Final = 50
"""How many tables, and how many guests, one run puts away."""


class Retention:
    """What one process has found unused, and since when."""

    def __init__(self, env: Environment, keep_ms: int) -> None:
        self.env, self.keep_ms = env, keep_ms
        self._found: Unused | None = None
        """What the last look found."""
        self._twice = Unused()
        """What two looks found, and is to be put away."""
        self._looked = self._seen = self._tidied = env.monotonic()
        self._apart: float = APART_S

    async def run(self, tables: Collection[str], guests: Collection[str]) -> None:
        """Put away a little of what has been unused long enough; `tables` are served here, and `guests` are on the line."""
        store, now, beat = self.env.store, self.env.now(), self.env.monotonic()
        if beat - self._seen >= SEEN_S:
            self._seen = beat
            await store.seen(tuple(guests), now)
        if beat - self._tidied >= TIDY_S:
            self._tidied = beat
            await store.tidy()
        if self._found is None or beat - self._looked >= self._apart:
            await self._look(now, beat)
        some, self._twice = self._twice.split(AT_ONCE)
        some = some.without(tables, guests)
        if any(some):
            erased = await store.erase(some, now - IDLE_MS, now - self.keep_ms, now)
            note("put away", **erased._asdict())

    async def _look(self, now: int, beat: float) -> None:
        found = await self.env.store.unused(now - IDLE_MS, now - self.keep_ms, now, MOST_FOUND)
        if self._found is not None:
            self._twice = self._found & found
        newest = await self.env.store.newest_ms()
        doubtful = newest is not None and now - newest > DOUBT_MS
        self._found, self._looked, self._apart = found, beat, DOUBTED_S if doubtful else APART_S
