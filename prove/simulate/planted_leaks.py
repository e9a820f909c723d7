"""Planted leaks: what reaches somebody depends on the card that they wear. Only two worlds of the same seed can tell."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any

from coyote.server.tables.bundle import Bundle
from coyote.server.tables.line import Line
from coyote.table.table import Table
from coyote.table.told.frames import Exit
from prove.simulate.planted_storing import Change


def mark(table: Table, seat: int | None) -> int:
    """A small number that depends on the card at a seat; 0 if there is none."""
    match = table.match
    if seat is None or match is None or match.over or seat >= len(match.game.round.heads):
        return 0
    return sha256(str(match.game.round.heads[seat]).encode()).digest()[0] % 8


def leak_in_a_byte() -> list[Change]:
    news = Exit.news

    def told(self: Exit, table: Table, eyes: int | None, steps: Any) -> bytes:
        return news(self, table, eyes, steps) + b" " * mark(table, eyes)

    return [(Exit, "news", told)]


def leak_in_when_an_ack_comes() -> list[Change]:
    add = Bundle.add

    def thinking(self: Bundle, op_id: str | None, steps: Any, fresh: bytes, kept: Any = None) -> None:
        late = sum(mark(self.table, seat) for seat in range(len(self.table.chairs))) / 1000
        loop = asyncio.get_running_loop()

        def later(seq: int) -> None:
            loop.call_later(late, kept, seq)

        add(self, op_id, steps, fresh, kept and later)

    return [(Bundle, "add", thinking)]


def leak_in_a_frame_left_out() -> list[Change]:
    """After a refusal everybody gets a whole frame, except some who wear certain cards."""
    resync = Line.resync

    def resynced(self: Line) -> None:
        steward = getattr(self.whole, "__self__", None)
        if steward is None or not mark(steward.table, self.eyes) % 2:
            resync(self)

    return [(Line, "resync", resynced)]


ALL = (leak_in_a_byte, leak_in_when_an_ack_comes, leak_in_a_frame_left_out)
