"""A real server, a real browser, and people who open pages in it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.chromium import FLAGS, NODE, found

PHONE = (390, 844)
# no limit for a whole party that comes from one address and is faster than people are
SERVE = """
from coyote.server import limits
limits.WEB = limits.Rate(1e6, 1e6)
from coyote.commands import run
run()
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pages come last: Playwright leaves a running loop behind, in which no async test could be run. A file stays together."""
    pages = [item for item in items if "person" in getattr(item, "fixturenames", ())]
    for item in pages:
        item.add_marker(pytest.mark.xdist_group(f"page {item.path.stem}"))
    items[:] = [item for item in items if item not in pages] + pages


class Served:
    """A server of its own, which can be ended and come back at the same place."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        arguments = ["serve", "--no-open", "--port", str(self.port), "--database", str(self.folder / "coyote.db")]
        env = os.environ | {"COYOTE_LANG": "en"}
        command = [sys.executable, "-P", "-c", SERVE, *arguments]
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if address := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(address[1])
                return
        raise AssertionError("the server did not start")

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("page"))
    yield server
    server.end()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program, env = found()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)  # Playwright's own needs a library that a minimal Debian has not
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=program, args=list(FLAGS), env={**os.environ, **env})


Person = Callable[..., Page]


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Person]:
    """Somebody new with a browser of their own; at the end no page may have had an error."""
    contexts, errors = [], list[str]()

    def come(
        path: str = "/", language: str = "en", size: tuple[int, int] = PHONE, theme: str = "night", **options: object
    ) -> Page:
        usual = {"base_url": served.address, "reduced_motion": "reduce", "service_workers": "block"}
        viewport = {"width": size[0], "height": size[1]}
        context = browser.new_context(locale=language, viewport=viewport, **(usual | options))  # type: ignore[arg-type]
        context.set_default_timeout(20_000)
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
