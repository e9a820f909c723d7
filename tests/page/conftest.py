"""A real server, a real browser, and people who open pages in it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from prove.common.running import Running
from tests.page.chromium import FLAGS, NODE, found

PHONE = (390, 844)
PATIENCE_MS = 30_000
expect.set_options(timeout=PATIENCE_MS)  # Playwright would wait for 5 seconds, which is little on a busy machine
# no limits for a network: the tests are a whole party that comes from one address, and is faster than people; nobody wants
# to wait for a minute of silence
OPEN_TO_ALL = """
from coyote.server.edge import limits
from coyote.server.edge import openings
limits.WEB = limits.CALLS = limits.DOOR = limits.PACE = limits.ASKS = limits.Rate(1e6, 1e6)
openings.NETWORK = openings.Most(10**6, 10**6)
from coyote.table import silence
silence.SILENT = silence.SLOW = 0
"""
QUICK_BOTS = """
from coyote.table import autopilot
autopilot.SHORTEST, autopilot.LONGEST = 600, 1000
"""
RUN = """
from coyote.commands import run
run()
"""
SERVE = OPEN_TO_ALL + QUICK_BOTS + RUN  # bots need not pretend to think for long


class Served(Running):
    """A server that can be killed, and come back at the same address."""

    program: tuple[str, ...] = ("-c", SERVE)

    def __init__(self, folder: Path) -> None:
        super().__init__("--database", str(folder / "coyote.db"))

    @property
    def address(self) -> str:
        return self.place.origin

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        return super().end(how)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("page")) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program, env = found()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)  # Playwright's own Node needs a library that a minimal Debian lacks
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=program, args=list(FLAGS), env={**os.environ, **env})


Person = Callable[..., Page]


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Person]:
    """Opens a page for a new person with a browser of their own; at the end, no page may have had an error."""
    contexts, errors = [], list[str]()

    def come(
        path: str = "/", language: str = "en", size: tuple[int, int] = PHONE, theme: str = "night", **options: object
    ) -> Page:
        usual = {"base_url": served.address, "reduced_motion": "reduce", "service_workers": "block"}
        viewport = {"width": size[0], "height": size[1]}
        context = browser.new_context(locale=language, viewport=viewport, **(usual | options))  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(f"localStorage.getItem('coyote.theme') ?? localStorage.setItem('coyote.theme', '{theme}')")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert errors == []
