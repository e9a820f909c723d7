"""How long a round's end takes: from the call to the next move, on the page of somebody who plays with three bots.

A real server, a real Chromium with motion, a normal pace. Nobody presses anything while a count is shown. A bot's move counts
when its news arrive, so the time that it takes over it is counted; the player's own when the page lets them move. Rounds are
kept apart: plain counts, those with a moment of their own (an exact number, one too much, a huge bluff), counts with a special,
and those that the player lost.
"""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable
from typing import Any, Final

from bench.browsing import phone

BOTS: Final = ["cub", "tortoise", "fox"]
ENOUGH: Final = 20
"""A number that one does not raise any more."""
HUGE: Final = 10
"""As the page's `beats.ts` has it."""


class Watch:
    """The calls and moves that a page was told of, with their times."""

    def __init__(self, page: Any) -> None:
        self.rounds: list[tuple[str, float]] = []
        self.called: float | None = None
        self.kind = "plain"
        self.own = self.over = False
        page.on("websocket", lambda line: line.on("framereceived", lambda text: self.hear(json.loads(text))))

    def hear(self, told: dict[str, Any]) -> None:
        now = time.perf_counter()
        for event in told.get("events", ()):
            match event["event"]:
                case "called":
                    self.called, self.kind = now, "plain"
                case "counted":
                    total, number = event["count"][4], event["number"]
                    memorable = number - total in (0, 1) or number - total >= max(HUGE, abs(total))
                    self.kind = "special" if event["count"][3] else "moment" if memorable else "plain"
                case "coyotes-taken" if event["seat"] == 0:
                    self.kind = "lost"
                case "won":
                    self.called, self.over = None, True
                case "went-out" if event["seat"] == 0:
                    self.over = True
                case "next-starts":
                    self.own = event["seat"] == 0
                case "declared":
                    self.moved(now)

    def moved(self, now: float) -> None:
        if self.called is not None:
            self.rounds.append((self.kind, now - self.called))
        self.called = None


def played(page: Any, watch: Watch) -> None:
    """A game, until somebody leads the pack or one is out."""
    from tests.page.pictures import TABLE

    watch.over = False
    page.goto("/")
    page.goto("/t/" + page.evaluate(TABLE, BOTS))
    page.locator(".hand").wait_for()
    able = page.locator("form.controls button.say[aria-disabled=false]")
    for _ in range(6_000):
        page.wait_for_timeout(50)
        if watch.over:
            break
        if page.locator(".show").count() or not able.count():
            continue
        if watch.own:
            watch.moved(time.perf_counter())
        least = int(page.locator("form.controls input.input").input_value().replace("−", "-"))
        call = page.locator("form.controls button.coyote[aria-disabled=false]")
        (call if call.count() and least > ENOUGH else able).click()
        page.wait_for_timeout(300)


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    """The median and the slowest of each kind of round, in seconds, over as many games."""
    figures = dict[str, float]()
    with phone("rounds") as page:
        watch = Watch(page)
        for _ in range(repeats):
            played(page, watch)
    for kind in ("plain", "moment", "special", "lost"):
        times = sorted(took for found, took in watch.rounds if found == kind)
        if times:
            figures |= {f"{kind}_s": round(statistics.median(times), 2), f"{kind}_slowest_s": round(times[-1], 2)}
            say(f"{kind}: {len(times)} rounds, median {statistics.median(times):.2f} s, slowest {times[-1]:.2f} s")
            figures[f"{kind}_rounds"] = len(times)
    return figures
