"""Memory in SQL: the statements of `memory`, run by a store that reads and writes rows."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from coyote.server.storage import memory
from coyote.server.storage.memory import NO_STAMP, Memory, Seating, Tally

Row = Sequence[Any]


class Statement(NamedTuple):
    """SQL with its values."""

    sql: str
    values: tuple[object, ...]


class SqlMemory(Memory):
    """The memory of a database."""

    @abstractmethod
    async def _read(self, sql: str, *values: object) -> Sequence[Row]:
        """What a query finds."""

    @abstractmethod
    async def _write(self, *statements: Statement) -> list[Sequence[Row]]:
        """What each statement returns, all in one transaction."""

    async def seated_at(self, guest_id: str, limit: int) -> list[Seating]:
        return [seating_of(row) for row in await self._read(memory.RUNNING, guest_id, limit)]

    async def played(self, guest_id: str, limit: int) -> list[Seating]:
        return [seating_of(row) for row in await self._read(memory.FINISHED, guest_id, limit)]

    async def untallied(self, guest_id: str, limit: int) -> list[tuple[str, int]]:
        return [(row[0], row[1]) for row in await self._read(memory.UNTALLIED, guest_id, limit)]

    async def tally(self, guest_id: str) -> Tally | None:
        rows = await self._read(memory.TALLY, guest_id)
        return Tally(*rows[0]) if rows else None

    async def keep_tally(self, guest_id: str, before: bytes, tally: Tally, games: Sequence[str]) -> bool:
        _, changed, *_ = await self._write(
            Statement(memory.FIRST_TALLY, (guest_id, NO_STAMP, b"")),
            Statement(memory.NEXT_TALLY, (guest_id, before, tally.stamp, tally.body)),
            *(Statement(memory.TALLIED, (guest_id, game, tally.stamp)) for game in games),
        )
        return bool(changed)

    async def offer_move(self, guest_id: str, code_hash: bytes, until_ms: int) -> None:
        await self._write(Statement(memory.OFFER, (guest_id, code_hash, until_ms)))

    async def accept_move(self, code_hash: bytes, now_ms: int) -> str | None:
        [rows] = await self._write(Statement(memory.ACCEPT, (code_hash, now_ms)))
        return rows[0][0] if rows else None

    async def move_in(self, guest_id: str, token_hash: bytes, now_ms: int) -> str | None:
        away = Statement(memory.MOVE_AWAY, (guest_id, now_ms))
        _, moved = await self._write(away, Statement(memory.MOVE_IN, (guest_id, token_hash, now_ms)))
        return moved[0][0] if moved else None

    async def has_moved(self, token_hash: bytes) -> bool:
        return bool(await self._read(memory.MOVED, token_hash))

    async def moved_since(self, since_ms: int) -> dict[str, int]:
        return {row[0]: int(row[1]) for row in await self._read(memory.MOVED_SINCE, since_ms)}


def seating_of(row: Row) -> Seating:
    """A seating as it was found. SQLite stores booleans as numbers."""
    table_id, game_id, seat, at_ms, ended_ms, places, code, live, summary, lineup = row
    return Seating(table_id, game_id, seat, at_ms, ended_ms, places, code, bool(live), summary, lineup)
