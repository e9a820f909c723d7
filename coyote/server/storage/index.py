"""The index of games: in which log, and where in it, a game lies.

Law: a row is written in the same transaction as the deeds that begin or end its game, so the log and its index never differ. It
holds nothing that is not in the log; it saves reading the games before.
"""

from __future__ import annotations

from typing import Final, NamedTuple

GAME: Final = "SELECT id, table_id, number, first_seq, last_seq, lineup FROM games WHERE id = $1"
BEGAN: Final = "INSERT INTO games (id, table_id, number, first_seq, last_seq, lineup) VALUES ($1, $2, $3, $4, $5, $6)"
ENDED: Final = "UPDATE games SET last_seq = $2 WHERE id = $1"


class GameRow(NamedTuple):
    """Where a game lies."""

    id: str
    table_id: str
    number: int
    """Which of the table's games, from 1."""
    first_seq: int
    """The entry with which it starts."""
    last_seq: int | None
    """The entry with which it ends; None: it is being played."""
    lineup: bytes
    """Who plays what, opaque here."""


class Ended(NamedTuple):
    """A game has ended."""

    id: str
    last_seq: int
