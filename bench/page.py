"""How soon a phone shows the first page: the processor is four times slower, the network is a slow 4G, the cache is empty.

The network is the one Lighthouse assumes for a phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. The real server sends
the page to a real Chromium, which reports when it painted. This runs in the test environment, because that has the browser.
"""

from __future__ import annotations

import os
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

SLOWER: Final = 4
LINE: Final = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
PHONE: Final = {"width": 390, "height": 844}
PAINTED: Final = """async () => {
  const first = () => performance.getEntriesByName('first-contentful-paint')[0]
  while (!first() || !document.querySelector('main h1')) await new Promise((soon) => setTimeout(soon, 20))
  return {paint: first().startTime, ready: performance.now()}
}"""


def visit(browser: Any, address: str, language: str) -> dict[str, float]:
    """A first visit: milliseconds to the first paint, bytes received, and how many requests went to other hosts."""
    context = browser.new_context(viewport=PHONE, locale=language, service_workers="block")
    page = context.new_page()
    probe = context.new_cdp_session(page)
    for command, given in (
        ("Network.enable", {}),
        ("Network.emulateNetworkConditions", LINE),
        ("Emulation.setCPUThrottlingRate", {"rate": SLOWER}),
    ):
        probe.send(command, given)
    asked, came = dict[str, tuple[str, str]](), dict[str, float]()

    def note(event: dict[str, Any]) -> None:
        asked[event["requestId"]] = event["response"]["url"], event["type"]

    probe.on("Network.responseReceived", note)
    probe.on("Network.loadingFinished", lambda event: came.update({event["requestId"]: event["encodedDataLength"]}))
    page.goto(address)
    painted = page.evaluate(PAINTED)
    host = urlsplit(address).netloc
    script = sum(came.get(request, 0) for request, (_, kind) in asked.items() if kind == "Script")
    others = sum(urlsplit(url).netloc not in (host, "") for url, _ in asked.values())
    context.close()
    return {"paint_ms": painted["paint"], "script_bytes": script, "bytes": sum(came.values()), "other_hosts": others}


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    """The median of several first visits to the home page, in the language with the longest words."""
    from playwright.sync_api import sync_playwright

    from tests.page.chromium import FLAGS, NODE, found
    from tests.page.conftest import Served

    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)
    program, env = found()
    with tempfile.TemporaryDirectory(prefix="coyote-page-") as folder:
        server = Served(Path(folder)).start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS), env={**os.environ, **env})
                visit(browser, server.address, "fr")  # not counted: the browser itself has just started
                visits = [visit(browser, server.address, "fr") for _ in range(repeats)]
                browser.close()
        finally:
            server.end()
    figures = {name: round(statistics.median(one[name] for one in visits)) for name in visits[0]}
    slowest = round(max(one["paint_ms"] for one in visits))
    say(f"first paint {figures['paint_ms']} ms (slowest {slowest})")
    say(
        f"{figures['script_bytes']} bytes of JavaScript, {figures['bytes']} in all; "
        f"{figures['other_hosts']} requests to other hosts"
    )
    return {**figures, "slowest_ms": slowest}
