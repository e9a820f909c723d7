"""Views per second: all seats of a 6-seat table, after every move of random games with coins."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from time import perf_counter

from coyote import EDITIONS, view
from coyote.lab.simulate import NAMES, simulate
from coyote.rules.model.terms import agree_on

SEATS = 6


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    """Microseconds for one seat's view and for a whole table's."""
    figures: dict[str, float] = {}
    for powers in (False, True):
        games = list(simulate(agree_on(EDITIONS["oliphante_2010"], NAMES[:SEATS], {"coins": powers}), 10, 1))
        moments = [moment for game in games for moment in game.line()]
        times = []
        for _ in range(repeats):
            begun = perf_counter()
            for moment in moments:
                for seat in range(SEATS):
                    view(moment, seat)
            times.append((perf_counter() - begun) / len(moments) * 1e6)
        name = "coins" if powers else "base"
        figures[f"{name}_table_us"] = round(statistics.median(times), 1)
        figures[f"{name}_seat_us"] = round(statistics.median(times) / SEATS, 2)
        say(f"{name:<6} {figures[f'{name}_table_us']:>7} µs for {SEATS} seats, {figures[f'{name}_seat_us']:>6} µs a seat")
    return figures
