"""Records per second: read and check games of four, as `replay --many` does."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from time import perf_counter

from coyote import EDITIONS, read, write
from coyote.lab.simulate import NAMES, simulate
from coyote.rules.model.terms import agree_on

GAMES = 100


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    texts = [write(game) for game in simulate(agree_on(EDITIONS["kidult_2003"], NAMES[:4], {}), GAMES, 1)]
    lines = sum(text.count("\n") for text in texts)
    times = []
    for _ in range(repeats):
        begun = perf_counter()
        for text in texts:
            read(text)
        times.append(perf_counter() - begun)
    middle = statistics.median(times)
    figures = {"games_per_s": round(GAMES / middle), "lines_per_s": round(lines / middle), "lines_a_game": round(lines / GAMES)}
    say(f"{figures['games_per_s']:,} games/s of {figures['lines_a_game']} lines, {figures['lines_per_s']:,} lines/s")
    return dict(figures)
