"""A model of the database: what a store promises, in dictionaries, with every trouble that a real one can have.

Law: it keeps what `storage.store` promises, and passes the same tests as SQLite and PostgreSQL. Every operation happens at one
moment, somewhere between the question and the answer; the weather decides how long both take and whether they arrive.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from coyote.server.storage.index import GameRow, Mark
from coyote.server.storage.store import (
    ORIGIN,
    Conflict,
    Entry,
    Guest,
    Lease,
    Outcome,
    Repeated,
    Secret,
    Status,
    Stored,
    TableRow,
    linked,
)

DISK_S = 0.002


@dataclass
class Weather:
    """How well one process reaches the database."""

    rng: Random
    away: bool = False
    """Nobody can reach it."""
    slow_s: float = 0.0
    """The longest time that a question or an answer takes."""
    lost: float = 0.0
    """How often a question does not arrive, or the answer to one that changed something does not."""

    async def passes(self) -> None:
        """A question or an answer is under way."""
        await asyncio.sleep(self.rng.random() * self.slow_s)

    async def writes(self) -> None:
        """A disk takes its time even in good weather."""
        await asyncio.sleep(self.rng.random() * (self.slow_s or DISK_S))

    def loses(self) -> bool:
        return self.away or (self.lost > 0 and self.rng.random() < self.lost)


@dataclass
class Database:
    """Everything that is stored."""

    entries: dict[str, list[Entry]] = field(default_factory=dict)
    ops: dict[tuple[str, str], int] = field(default_factory=dict)
    seeds: dict[tuple[str, int], Secret] = field(default_factory=dict)
    games: dict[str, GameRow] = field(default_factory=dict)
    tables: dict[str, TableRow] = field(default_factory=dict)
    guests: dict[str, Guest] = field(default_factory=dict)
    leases: dict[str, Lease] = field(default_factory=dict)
    clock: Callable[[], int] | None = None
    """The database's own clock; None: it has none, as SQLite."""
    on_stored: Callable[[Sequence[Entry]], None] | None = None
    """Called with what was stored."""

    def append(self, group: Sequence[Entry], secrets: Sequence[Secret], marks: Sequence[Mark]) -> Outcome:
        first, log = group[0], self.entries.get(group[0].table_id, [])
        for entry in group:
            if (seq := self.ops.get((entry.table_id, entry.op_id))) is not None:
                return Repeated(seq)
        before = log[-1].hash if log else ORIGIN
        if first.seq != len(log) + 1 or not linked(before, first):
            return Conflict()
        if any((secret.table_id, secret.epoch) in self.seeds for secret in secrets):
            return Conflict()
        self.entries.setdefault(first.table_id, []).extend(group)
        self.ops |= {(entry.table_id, entry.op_id): entry.seq for entry in group}
        self.seeds |= {(secret.table_id, secret.epoch): secret for secret in secrets}
        for mark in marks:
            if isinstance(mark, GameRow):
                self.games[mark.id] = mark
            elif mark.id in self.games:
                self.games[mark.id] = self.games[mark.id]._replace(last_seq=mark.last_seq)
        if self.on_stored is not None:
            self.on_stored(group)
        return Stored()

    def touched(self, table: TableRow, before_ms: int, now_ms: int) -> bool:
        """Whether a table is in use, or was not long ago."""
        lease = self.leases.get(table.id)
        if table.updated_ms >= before_ms or (lease is not None and lease.until_ms > now_ms):
            return True
        return any(entry.at_ms >= before_ms for entry in self.entries.get(table.id, ()))

    def live(self) -> list[TableRow]:
        return [row for row in self.tables.values() if row.status != Status.OVER]
