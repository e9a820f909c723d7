"""Memory: what a store keeps of a guest besides the token: where they sit and have played, what came of it, and moves.

Law: a seating is written in the same transaction as the deeds that make it, and goes with its table or its guest. A finished
game is added to its player's tally once, however often it is asked for and in however many processes: the tally's stamp
decides. A move to another device happens once for each code, and only the hash of a code is stored.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, NamedTuple

from coyote.server.storage.index import ENDED, Ended

NO_GAME: Final = ""
"""Stands for the game of somebody who sits at a table where none has begun."""
NO_STAMP: Final = b""
"""The stamp of a guest who has no tally yet."""


class SatDown(NamedTuple):
    """A guest sits at a table, or in a game that begins there."""

    guest_id: str
    table_id: str
    game_id: str
    seat: int
    at_ms: int


class StoodUp(NamedTuple):
    """A guest no longer sits there."""

    guest_id: str
    table_id: str
    game_id: str


class GameOver(NamedTuple):
    """A game has ended."""

    table_id: str
    game_id: str
    ended_ms: int
    places: bytes
    """Its seats, a byte for each, the winner first."""


SeatMark = SatDown | StoodUp | GameOver
"""What a group of entries means for those who sit there."""


class Seating(NamedTuple):
    """Where a guest sits, or sat in a finished game."""

    table_id: str
    game_id: str
    seat: int
    at_ms: int
    ended_ms: int | None
    places: bytes | None
    code: str
    """The code of the table."""
    live: bool
    """Whether the code still leads there."""
    summary: bytes
    lineup: bytes | None
    """The lineup of its game; None: there is no game."""


class Tally(NamedTuple):
    """What came of a guest's games, opaque here."""

    stamp: bytes
    """Changes with the body."""
    body: bytes


WRITES: Final[dict[type, str]] = {
    Ended: ENDED,
    SatDown: """INSERT INTO seatings (guest_id, table_id, game_id, seat, at_ms, tallied) VALUES ($1, $2, $3, $4, $5, 0)
        ON CONFLICT (guest_id, table_id, game_id) DO UPDATE SET seat = excluded.seat, at_ms = excluded.at_ms""",
    StoodUp: "DELETE FROM seatings WHERE guest_id = $1 AND table_id = $2 AND game_id = $3",
    GameOver: "UPDATE seatings SET ended_ms = $3, places = $4 WHERE table_id = $1 AND game_id = $2",
}
"""How each kind of mark is written."""

SEATINGS: Final = """SELECT mine.table_id, mine.game_id, mine.seat, mine.at_ms, mine.ended_ms, mine.places, tables.code,
        tables.status <> 'over', tables.summary, games.lineup
    FROM (SELECT * FROM seatings WHERE guest_id = $1 AND ended_ms IS {null} ORDER BY {newest} DESC LIMIT $2) AS mine
    JOIN tables ON tables.id = mine.table_id LEFT JOIN games ON games.id = mine.game_id
    ORDER BY mine.{newest} DESC, mine.game_id DESC"""
RUNNING: Final = SEATINGS.format(null="NULL", newest="at_ms")
FINISHED: Final = SEATINGS.format(null="NOT NULL", newest="ended_ms")
UNTALLIED: Final = """SELECT game_id, seat FROM seatings WHERE guest_id = $1 AND ended_ms IS NOT NULL AND tallied = 0
    ORDER BY ended_ms, game_id LIMIT $2"""
TALLY: Final = "SELECT stamp, body FROM tallies WHERE guest_id = $1"
# Whoever comes second finds another stamp: then nothing is added, and no game is marked as added.
FIRST_TALLY: Final = "INSERT INTO tallies (guest_id, stamp, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
NEXT_TALLY: Final = """UPDATE tallies SET stamp = $3, body = $4 WHERE guest_id = $1 AND stamp = $2
    AND EXISTS (SELECT 1 FROM guests WHERE id = $1) RETURNING guest_id"""
TALLIED: Final = """UPDATE seatings SET tallied = 1 WHERE guest_id = $1 AND game_id = $2
    AND EXISTS (SELECT 1 FROM tallies WHERE guest_id = $1 AND stamp = $3)"""

OFFER: Final = """INSERT INTO moves (guest_id, code_hash, until_ms) VALUES ($1, $2, $3)
    ON CONFLICT (guest_id) DO UPDATE SET code_hash = excluded.code_hash, until_ms = excluded.until_ms"""
ACCEPT: Final = "DELETE FROM moves WHERE code_hash = $1 AND until_ms > $2 RETURNING guest_id"
MOVE_AWAY: Final = """INSERT INTO moved (token_hash, guest_id, at_ms)
    SELECT token_hash, id, CAST($2 AS BIGINT) FROM guests WHERE id = $1 ON CONFLICT DO NOTHING"""
MOVE_IN: Final = """UPDATE guests SET token_hash = $2, last_ms = $3 WHERE id = $1
    RETURNING name"""
MOVED: Final = "SELECT 1 FROM moved WHERE token_hash = $1"
MOVED_SINCE: Final = "SELECT guest_id, max(at_ms) FROM moved WHERE at_ms >= $1 GROUP BY guest_id ORDER BY guest_id"

OF_A_GUEST: Final = tuple(f"DELETE FROM {kept} WHERE guest_id = $1" for kept in ("seatings", "tallies", "moves", "moved"))  # noqa: S608 (our own words)
"""What goes when a guest is forgotten."""
OF_NOBODY: Final = tuple(f"{sql} AND NOT EXISTS (SELECT 1 FROM guests WHERE id = $1)" for sql in OF_A_GUEST)  # noqa: S608 (our own words)
"""The same, if the guest is gone."""
OLD_MOVES: Final = ("DELETE FROM moves WHERE until_ms < $1", "DELETE FROM moved WHERE at_ms < $1")


class Memory(ABC):
    """What every database has to offer for it."""

    @abstractmethod
    async def seated_at(self, guest_id: str, limit: int) -> list[Seating]:
        """Where a guest sits now, the newest first. A table is there twice if a game is being played."""

    @abstractmethod
    async def played(self, guest_id: str, limit: int) -> list[Seating]:
        """A guest's finished games, the newest first."""

    @abstractmethod
    async def untallied(self, guest_id: str, limit: int) -> list[tuple[str, int]]:
        """Finished games that are not in the guest's tally, the oldest first, and the guest's seat in each."""

    @abstractmethod
    async def tally(self, guest_id: str) -> Tally | None: ...

    @abstractmethod
    async def keep_tally(self, guest_id: str, before: bytes, tally: Tally, games: Sequence[str]) -> bool:
        """Replace the tally with the stamp `before` by one that holds these games; False if it has changed meanwhile."""

    @abstractmethod
    async def offer_move(self, guest_id: str, code_hash: bytes, until_ms: int) -> None:
        """From now on, and until then, this code moves the guest; an earlier one does not any more."""

    @abstractmethod
    async def accept_move(self, code_hash: bytes, now_ms: int) -> str | None:
        """The guest whom this code moves, once; None if it moves nobody, or no longer."""

    @abstractmethod
    async def move_in(self, guest_id: str, token_hash: bytes, now_ms: int) -> str | None:
        """This is the guest's token from now on, and the one before is known as that of somebody who has moved. Returns the
        nickname; None: there is no such guest."""

    @abstractmethod
    async def has_moved(self, token_hash: bytes) -> bool:
        """Whether the guest who had this token has moved to another device."""

    @abstractmethod
    async def moved_since(self, since_ms: int) -> dict[str, int]:
        """The guests who have moved since then, and when."""
