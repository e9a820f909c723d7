"""Faces: what a table of two, three and six cameras costs, when everybody sees everybody.

Law: real pages in one real browser with invented cameras, so the processor time is that of all of them together; and nothing is
counted before each page has decoded pictures of everybody else.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

COMPANIES: Final = (2, 3, 6)
SECONDS: Final = 5
NAMES: Final = ("Ann", "Bob", "Cem", "Dee", "Eve", "Fay")
SENT: Final = """async () => {
  let sent = 0
  for (const one of window.connections.filter((one) => one.connectionState === 'connected'))
    for (const stat of (await one.getStats()).values()) if (stat.type === 'outbound-rtp') sent += stat.bytesSent
  return sent
}"""
SEEN: Final = """(others) => {
  const videos = [...document.querySelectorAll('.seat:not(.self) video')]
  return videos.length === others && videos.every((video) => video.getVideoPlaybackQuality().totalVideoFrames > 3)
}"""


def processor_s(program: str) -> float:
    """The processor time of all processes of this program that run here, in seconds."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            if str((stat.parent / "exe").readlink()) == program:
                ticks += sum(map(int, stat.read_text().rpartition(")")[2].split()[11:13]))
        except OSError:
            continue  # it has ended
    return ticks / os.sysconf("SC_CLK_TCK")


def company(browser: Any, address: str, people: int, program: str) -> dict[str, float]:
    """A table with this many cameras: kilobits a second that each sends, and how much of a processor all pages take."""
    from tests.page.cameras import arrive, come, switch
    from tests.page.playing import button, make_table

    contexts: list[Any] = []

    def person(path: str, **options: Any) -> Any:
        context = browser.new_context(
            base_url=address,
            viewport={"width": 390, "height": 844},
            reduced_motion="reduce",
            service_workers="block",
            **options,
        )
        contexts.append(context)
        page = context.new_page()
        page.goto(path)
        return page

    first = arrive(person)
    link = make_table(first, NAMES[0], people)
    pages = [first, *(come(person, link, name) for name in NAMES[1:people])]
    button(first, "lobby-start")
    for page in pages:
        page.locator("form.controls, .play").first.wait_for()
        switch(page, "camera")
    for page in pages:
        page.wait_for_function(SEEN, arg=people - 1, timeout=120_000)
    before, began, used = [page.evaluate(SENT) for page in pages], time.perf_counter(), processor_s(program)
    first.wait_for_timeout(SECONDS * 1000)
    took = time.perf_counter() - began
    processors = (processor_s(program) - used) / took
    sent = [page.evaluate(SENT) - start for page, start in zip(pages, before, strict=True)]
    for context in contexts:
        context.close()
    return {"kbit_s": round(sum(sent) * 8 / 1000 / people / took), "processors": round(processors, 2)}


def measure(_repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    from playwright.sync_api import sync_playwright

    from tests.page.cameras import with_devices
    from tests.page.chromium import NODE, found
    from tests.page.conftest import Served

    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)
    program, _ = found()
    figures = dict[str, float]()
    with (
        tempfile.TemporaryDirectory(prefix="coyote-faces-") as folder,
        Served(Path(folder)) as server,
        sync_playwright() as player,
    ):
        for people in COMPANIES:
            with with_devices(player.chromium) as browser:
                one = company(browser, server.address, people, os.path.realpath(program))
            say(f"{people} cameras: each sends {one['kbit_s']} kbit/s; all pages together take {one['processors']} processors")
            figures |= {f"{name}_{people}": value for name, value in one.items()}
    return figures
