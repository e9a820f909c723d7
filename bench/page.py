"""How soon a phone shows the first page: a processor four times as slow, a slow 4G, nothing kept from before.

The network is what Lighthouse takes for a phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. The real server sends
the page to a real Chromium, which tells when it painted. It runs in the environment of the tests: that one has the browser.
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
    """One first visit: milliseconds to the first paint, bytes over the line, and who else was asked."""
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

    def heard(told: dict[str, Any]) -> None:
        asked[told["requestId"]] = told["response"]["url"], told["type"]

    probe.on("Network.responseReceived", heard)
    probe.on("Network.loadingFinished", lambda told: came.update({told["requestId"]: told["encodedDataLength"]}))
    page.goto(address)
    painted = page.evaluate(PAINTED)
    host = urlsplit(address).netloc
    script = sum(came.get(request, 0) for request, (_, kind) in asked.items() if kind == "Script")
    others = sum(urlsplit(url).netloc not in (host, "") for url, _ in asked.values())
    context.close()
    return {"paint_ms": painted["paint"], "script_bytes": script, "bytes": sum(came.values()), "other_hosts": others}


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    """The median of first visits to the home page, in the language that has the longest words."""
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
                visit(browser, server.address, "fr")  # the first start of a browser is nobody's page
                visits = [visit(browser, server.address, "fr") for _ in range(repeats)]
                browser.close()
        finally:
            server.end()
    figures = {name: round(statistics.median(one[name] for one in visits)) for name in visits[0]}
    slowest = round(max(one["paint_ms"] for one in visits))
    say(f"first paint {figures['paint_ms']} ms (slowest {slowest})")
    say(
        f"{figures['script_bytes']} bytes of JavaScript, {figures['bytes']} in all; other hosts asked: {figures['other_hosts']}"
    )
    return {**figures, "slowest_ms": slowest}
