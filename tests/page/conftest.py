"""A real server, a real browser, and people who open pages in it. Cards, bots and time do what a test says: stage.py."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect, sync_playwright

from prove.common.running import Running
from tests.page import stage
from tests.page.chromium import FLAGS, NODE, found
from tests.page.stage import Order, Skip

PHONE: Final = (390, 844)
PATIENCE_MS: Final = 30_000
"""Playwright would wait for 5 seconds, which is little on a busy machine."""
FAILED: Final = Path(__file__).parents[2] / "build/failed"
"""What a failed test leaves: a trace, pictures, the frames that pages received, and the server's journal."""
expect.set_options(timeout=PATIENCE_MS)


class Served(Running):
    """A server on the stage. It can be killed, and comes back at the same address with the same order."""

    program: tuple[str, ...] = (stage.__file__,)

    def __init__(self, folder: Path) -> None:
        super().__init__("--database", str(folder / "coyote.db"))
        self.order = Order()

    @property
    def address(self) -> str:
        return self.place.origin

    def start(self) -> Served:
        super().start()
        self._post("/stage", self.order)
        return self

    def stage(self, cards: str = "", **order: Any) -> None:
        """Say what the cards, the starter and the bots of all games do from now on (`stage.Order`)."""
        self.order = Order(cards=cards, **order)
        self._post("/stage", self.order)

    def skip(self, seconds: float) -> None:
        """Move the server's clock on. What comes due meanwhile has happened when this returns."""
        self._post("/stage/clock", Skip(seconds))

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        return super().end(how)

    def _post(self, path: str, what: Order | Skip) -> None:
        httpx.post(self.address + path, content=msgspec.json.encode(what), timeout=PATIENCE_MS / 1000).raise_for_status()


@pytest.fixture(scope="session")
def stage_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("page")) as server:
        yield server


@pytest.fixture
def served(stage_server: Served) -> Served:
    """The server, with the usual order of things: every test begins with it."""
    stage_server.stage()
    return stage_server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program, env = found()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)  # Playwright's own Node needs a library that a minimal Debian lacks
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=program, args=list(FLAGS), env={**os.environ, **env})


Person = Callable[..., Page]


@pytest.fixture
def person(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Opens a page for a new person with a browser of their own; at the end, no page may have had an error."""
    contexts, errors, frames = list[BrowserContext](), list[str](), list[str]()

    def hear(number: int, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(f"{number} < {frame!r}"))
        socket.on("framesent", lambda frame: frames.append(f"{number} > {frame!r}"))

    def come(
        path: str = "/", language: str = "en", size: tuple[int, int] = PHONE, theme: str = "night", **options: object
    ) -> Page:
        usual = {"base_url": served.address, "reduced_motion": "reduce", "service_workers": "block"}
        viewport = {"width": size[0], "height": size[1]}
        context = browser.new_context(locale=language, viewport=viewport, **(usual | options))  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE_MS)
        context.tracing.start(snapshots=True)
        context.add_init_script(f"localStorage.getItem('coyote.theme') ?? localStorage.setItem('coyote.theme', '{theme}')")
        contexts.append(context)
        number = len(contexts)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("websocket", lambda socket: hear(number, socket))
        page.goto(path)
        return page

    yield come
    if request.node.stash.get(FAILURE, False) or errors:
        keep_traces(request.node, contexts, [*frames, "", *errors], served)
    for context in contexts:
        context.close()
    assert errors == []


FAILURE: Final = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILURE] = report.failed
        if report.failed and "person" in getattr(item, "fixturenames", ()):
            report.sections.append(("kept", f"what it left is in {folder_of(item)}"))
    return report


def folder_of(item: pytest.Item) -> Path:
    return FAILED / re.sub(r"[^\w.-]+", "-", item.nodeid.rpartition("/")[2])


def keep_traces(item: pytest.Item, contexts: list[BrowserContext], heard: list[str], served: Served) -> None:
    """Leave whatever tells why a test failed."""
    folder = folder_of(item)
    folder.mkdir(parents=True, exist_ok=True)
    for number, context in enumerate(contexts, 1):
        context.tracing.stop(path=folder / f"trace-{number}.zip")
        for shown, page in enumerate(context.pages, 1):
            page.screenshot(path=folder / f"page-{number}-{shown}.png")
    (folder / "frames.txt").write_text("\n".join(heard), encoding="utf-8")
    (folder / "journal.txt").write_text("\n".join(served.journal), encoding="utf-8")
