"""Logs for tests to write, and the check that what was acknowledged is stored."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import NamedTuple

from coyote.server.store import Entry, Store, following


class Ack(NamedTuple):
    """What somebody was told to be stored."""

    game: str
    seq: int
    op_id: str


def some_game() -> str:
    return secrets.token_hex(8)


def entries(game: str, number: int, after: Entry | None = None, body: bytes = b"some body") -> list[Entry]:
    """Entries in a row, each with an op_id of its own."""
    made: list[Entry] = []
    for _ in range(number):
        after = following(after, game, secrets.token_hex(8), 1_000, "move", body)
        made.append(after)
    return made


async def lost(store: Store, acks: Iterable[Ack]) -> list[Ack]:
    """Which acknowledged entries are not where they were said to be; on the way every log is verified."""
    acks = list(acks)
    stored = {game: {(entry.seq, entry.op_id) for entry in await store.load(game)} for game in {ack.game for ack in acks}}
    return [ack for ack in acks if (ack.seq, ack.op_id) not in stored[ack.game]]
