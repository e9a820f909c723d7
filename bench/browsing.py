"""A phone for benches of the page: a server of its own, a real Chromium, and a page in it.

This runs in the test environment, because that has the browser.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

PHONE: Final[Any] = {"width": 390, "height": 844}


@contextmanager
def phone(bench: str) -> Iterator[Any]:
    """A page of a phone that has opened nothing yet."""
    from playwright.sync_api import sync_playwright

    from prove.common.running import Running
    from tests.page.chromium import FLAGS, NODE, found

    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)
    program, env = found()
    with tempfile.TemporaryDirectory(prefix=f"coyote-{bench}-") as folder:
        server = Running("--database", f"{folder}/coyote.db").start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS), env={**os.environ, **env})
                yield browser.new_context(base_url=server.place.origin, viewport=PHONE, service_workers="block").new_page()
                browser.close()
        finally:
            server.end()
