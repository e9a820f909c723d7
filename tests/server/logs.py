"""Logs for tests to write, and a check that every acknowledged entry is stored."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import NamedTuple

from coyote.server.storage.store import Entry, Store, following


class Ack(NamedTuple):
    """An entry that the store acknowledged."""

    table_id: str
    seq: int
    op_id: str


def some_game() -> str:
    return secrets.token_hex(8)


def entries(table_id: str, number: int, after: Entry | None = None, body: bytes = b"some body") -> list[Entry]:
    """Entries in a row, each with an op_id of its own."""
    made: list[Entry] = []
    for _ in range(number):
        after = following(after, table_id, secrets.token_hex(8), 1_000, "move", body)
        made.append(after)
    return made


async def lost(store: Store, acks: Iterable[Ack]) -> list[Ack]:
    """The acknowledged entries that are not where they should be. Loading the logs also verifies them."""
    acks = list(acks)
    stored = {
        table_id: {(entry.seq, entry.op_id) for entry in await store.load(table_id)}
        for table_id in {ack.table_id for ack in acks}
    }
    return [ack for ack in acks if (ack.seq, ack.op_id) not in stored[ack.table_id]]
