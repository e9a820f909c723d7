"""A model of the database: what a store promises, in dictionaries, with every trouble that a real one can have.

Law: it keeps what `storage.store` promises, and passes the same tests as SQLite and PostgreSQL. Every operation happens at one
moment, somewhere between the question and the answer; the weather decides how long both take and whether they arrive.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from coyote.server.storage.daily import DailyOutcome, Day
from coyote.server.storage.index import GameRow
from coyote.server.storage.memory import GameOver, SatDown, Seating, StoodUp, Tally
from coyote.server.storage.store import (
    ORIGIN,
    Conflict,
    Entry,
    Guest,
    Lease,
    Mark,
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
    seatings: dict[tuple[str, str, str], Seating] = field(default_factory=dict)
    """By guest, table and game."""
    tallied: set[tuple[str, str]] = field(default_factory=set)
    tallies: dict[str, Tally] = field(default_factory=dict)
    moves: dict[str, tuple[bytes, int]] = field(default_factory=dict)
    moved: dict[bytes, tuple[str, int]] = field(default_factory=dict)
    days: dict[str, Day] = field(default_factory=dict)
    fires: dict[DailyOutcome, int] = field(default_factory=dict)
    answers: dict[tuple[str, bytes], bytes] = field(default_factory=dict)
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
        if any(isinstance(mark, GameRow) and mark.id in self.games for mark in marks):
            return Conflict()
        self.entries.setdefault(first.table_id, []).extend(group)
        self.ops |= {(entry.table_id, entry.op_id): entry.seq for entry in group}
        self.seeds |= {(secret.table_id, secret.epoch): secret for secret in secrets}
        for mark in marks:
            if isinstance(mark, GameRow):
                self.games[mark.id] = mark
            elif isinstance(mark, SatDown):
                sat = Seating(*mark[1:], None, None, "", True, b"", None)
                self.seatings[mark.guest_id, mark.table_id, mark.game_id] = sat
            elif isinstance(mark, DailyOutcome):
                self.fires[mark] = self.fires.get(mark, 0) + 1
            elif isinstance(mark, StoodUp):
                self.seatings.pop((mark.guest_id, mark.table_id, mark.game_id), None)
            elif isinstance(mark, GameOver):
                for key, seating in self.seatings.items():
                    if key[1:] == (mark.table_id, mark.game_id):
                        self.seatings[key] = seating._replace(ended_ms=mark.ended_ms, places=mark.places)
            elif mark.id in self.games:
                self.games[mark.id] = self.games[mark.id]._replace(last_seq=mark.last_seq)
        if self.on_stored is not None:
            self.on_stored(group)
        return Stored()

    def seatings_of(self, guest_id: str) -> list[Seating]:
        """Where a guest sits and sat, with what is known of the tables and games."""
        found = list[Seating]()
        for (guest, table_id, game_id), seating in self.seatings.items():
            if guest == guest_id and (table := self.tables.get(table_id)) is not None:
                game = self.games.get(game_id)
                live, lineup = table.status != Status.OVER, None if game is None else game.lineup
                found.append(seating._replace(code=table.code, live=live, summary=table.summary, lineup=lineup))
        return found

    def forget(self, guest_id: str) -> None:
        """What is kept of a guest besides the token."""
        self.seatings = {key: one for key, one in self.seatings.items() if key[0] != guest_id}
        self.tallies.pop(guest_id, None)
        self.moves.pop(guest_id, None)
        self.moved = {token: one for token, one in self.moved.items() if one[0] != guest_id}

    def touched(self, table: TableRow, before_ms: int, now_ms: int) -> bool:
        """Whether a table is in use, or was not long ago."""
        lease = self.leases.get(table.id)
        if table.updated_ms >= before_ms or (lease is not None and lease.until_ms > now_ms):
            return True
        return any(entry.at_ms >= before_ms for entry in self.entries.get(table.id, ()))

    def live(self) -> list[TableRow]:
        return [row for row in self.tables.values() if row.status != Status.OVER]
