"""What a table that waits for its player costs: how busy the page's main thread is, by the browser's own trace.

A phone, four times slower, a fire, three bots, and somebody who thinks. Processor time of the main thread's tasks counts, not
how long they took, since the machine is shared.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any, Final

from bench.browsing import phone

SLOWER: Final = (1, 4)
SETTLES_MS: Final = 10_000
"""Until a hint has gone and a turn has settled."""
WATCHED_MS: Final = 6_000
KINDS: Final = ["toplevel", "devtools.timeline"]


def traced(probe: Any, page: Any, slower: int) -> tuple[float, int]:
    """The share of the main thread in percent, and how often something was painted, a second."""
    events, done = list[dict[str, Any]](), list[bool]()
    probe.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.wait_for_timeout(1500)
    probe.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    probe.on("Tracing.tracingComplete", lambda _: done.append(True))
    probe.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": KINDS}})
    page.wait_for_timeout(WATCHED_MS)
    probe.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    named = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    tasks = [
        one for one in events if one["name"].endswith("RunTask") and named.get((one["pid"], one["tid"])) == "CrRendererMain"
    ]
    busy = sum(one.get("tdur", 0) for one in tasks) / 1000 / WATCHED_MS * 100
    return busy, round(sum(one["name"] == "Paint" for one in events) * 1000 / WATCHED_MS)


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    """The median of several looks at one table."""
    from tests.page.pictures import TABLE
    from tests.page.playing import whose_turn

    figures = dict[str, float]()
    with phone("idle") as page:
        page.goto("/")
        page.goto("/t/" + page.evaluate(TABLE, ["cub", "fox", "owl"]))
        whose_turn([page])
        page.wait_for_timeout(SETTLES_MS)
        whose_turn([page])
        probe = page.context.new_cdp_session(page)
        for slower in SLOWER:
            looks = [traced(probe, page, slower) for _ in range(repeats)]
            figures[f"busy_percent_{slower}x"] = round(statistics.median(busy for busy, _ in looks), 2)
            figures[f"paints_per_s_{slower}x"] = statistics.median(paints for _, paints in looks)
    for name, figure in figures.items():
        say(f"{name}: {figure}")
    return figures
