"""Planted leaks: what reaches somebody depends on the card that they wear. Only two worlds of the same seed can tell."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any

from coyote.server.tables.line import Line
from coyote.server.tables.log import Log
from coyote.table.table import Table
from coyote.table.told.exit import Exit
from prove.simulate.planted_storing import Change


def odd(table: Table, seat: int | None) -> bool:
    """Something that depends on the card at a seat: true for half of all cards."""
    match = table.match
    if seat is None or match is None or match.over or seat >= len(match.game.round.heads):
        return False
    card = match.game.round.heads[seat]
    return card is not None and sha256(str(card).encode()).digest()[0] % 2 == 1


def leak_in_a_byte() -> list[Change]:
    news = Exit.news

    def told(self: Exit, table: Table, eyes: int | None, steps: Any) -> bytes:
        return news(self, table, eyes, steps) + (b" " if odd(table, eyes) else b"")

    return [(Exit, "news", told)]


def leak_in_when_an_ack_comes() -> list[Change]:
    append = Log.append

    async def thinking(self: Log, *given: Any) -> Any:
        if odd(self.table, 0):
            await asyncio.sleep(0.001)
        return await append(self, *given)

    return [(Log, "append", thinking)]


def leak_in_a_frame_left_out() -> list[Change]:
    """After a refusal everybody gets a whole frame, but for those whose card is odd."""
    resync = Line.resync

    def resynced(self: Line) -> None:
        steward = getattr(self.whole, "__self__", None)
        if steward is None or not odd(steward.table, self.eyes):
            resync(self)

    return [(Line, "resync", resynced)]


ALL = (leak_in_a_byte, leak_in_when_an_ack_comes, leak_in_a_frame_left_out)
