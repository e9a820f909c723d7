"""What a plain declaration costs at a table of four people: to decide and do it, and to write its four frames."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from time import perf_counter

from coyote.table.asks import answer, opening
from coyote.table.effects import new_table, stepped
from coyote.table.keeper import Keeper
from coyote.table.schedule import due, next_deeds, settled
from coyote.table.setting import Setting
from coyote.table.told.frames import Exit
from coyote.table.wire import inbound
from coyote.table.wire.moves import SaidNumber

GUESTS = ("ann", "bob", "cem", "dee")
NUMBERS = 12
"""Declarations in a round before the benchmark starts it again."""


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    """Microseconds for one move and for its four frames; the best of the repeats shows what the machine can do."""
    table, keeper, seed = new_table("bench", opening(Setting(), "ann", "ann"), 0), Keeper(), bytes(32)
    asks: list[tuple[str, inbound.AnyAsk]] = [(guest, inbound.Sit("op", guest)) for guest in GUESTS[1:]]
    for guest, ask in [*asks, ("ann", inbound.Start("op"))]:
        steps, keeper, _ = settled(answer(table, guest, ask, 0), keeper, seed)
        table = steps[-1].table
    while (when := due(table)) is not None:
        steps, keeper, _ = settled(stepped(table, next_deeds(table, when, keeper, seed), when), keeper, seed)
        table = steps[-1].table
    moves, frames, sizes = list[float](), list[float](), list[int]()
    for _ in range(repeats * 40):
        now, exit, doing, writing = table, Exit(keeper), 0.0, 0.0
        for number in range(NUMBERS):
            assert now.match is not None
            guest = GUESTS[now.match.game.turn]
            begun = perf_counter()
            ask = inbound.Play("op", now.seq, SaidNumber(number))
            steps, keeper, _ = settled(answer(now, guest, ask, 0), keeper, seed)
            now = steps[-1].table
            done = perf_counter()
            written = [exit.news(now, seat, steps) for seat in range(4)]
            if number:  # the first frame also writes the parts that do not change
                doing, writing = doing + done - begun, writing + perf_counter() - done
                sizes += map(len, written)
        moves.append(doing / (NUMBERS - 1) * 1e6)
        frames.append(writing / (NUMBERS - 1) * 1e6)
    figures = {
        "move_us": round(min(moves), 1),
        "frames_us": round(min(frames), 1),
        "frames_median_us": round(statistics.median(frames), 1),
        "frame_bytes": round(statistics.mean(sizes)),
    }
    say(f"a move {figures['move_us']} µs, four frames {figures['frames_us']} µs (median {figures['frames_median_us']})")
    say(f"{figures['frame_bytes']} bytes a frame")
    return figures
