"""Firefox and WebKit as Debian packages them, each driven by what it has: Firefox by BiDi, WebKitGTK by its WebDriver.

Playwright's WebKit is no package, and it asks more of Firefox than the ESR knows; Selenium needs geckodriver, which is none.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from abc import ABC, abstractmethod
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import IO, Any, Final

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.servers import free_port

PATIENCE_S: Final = 30
# the middle of the first such element that can be pressed: it is on top there, and does not move
MIDDLE: Final = """(selector, patience) => new Promise((found, failed) => {
  const late = () => failed(new Error(`no ${selector} on ${location.pathname}: ${document.body.innerText}`))
  const ends = setTimeout(late, patience)
  let before
  const look = () => {
    const here = [...document.querySelectorAll(selector)].map((one) => {
      one.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = one.getBoundingClientRect()
      const middle = [Math.round(x + width / 2), Math.round(y + height / 2)]
      return one.contains(document.elementFromPoint(...middle)) ? middle : null
    }).find(Boolean)
    if (here && String(here) === before) {
      clearTimeout(ends)
      found(here)
    } else requestAnimationFrame(look)
    before = String(here)
  }
  look()
})"""
# neither has a script that runs before those of the page, so that a page is written into an empty one that listens
OPEN: Final = """async (path) => {
  const page = await (await fetch(path)).text()
  document.open()
  window.errors = []
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  history.replaceState(null, '', path)
  document.write(page)
  document.close()
}"""
# these listeners hear what they should
PLANT: Final = """() => new Promise((heard) => {
  addEventListener('unhandledrejection', () => heard(errors))
  setTimeout(() => {
    Promise.reject('planted')
    throw 'planted'
  })
})"""


# a camera that is none, without a question; and JSON as text, like in other browsers
PREFERENCES: Final = (
    ("media.navigator.streams.fake", True),
    ("media.navigator.permission.disabled", True),
    ("devtools.jsonview.enabled", False),
)


class Window(ABC):
    """A window of a browser. Functions are JavaScript; what is found is found by CSS."""

    name: str

    @abstractmethod
    def goto(self, address: str) -> None: ...

    @abstractmethod
    def resize(self, width: int, height: int) -> None: ...

    @abstractmethod
    def screenshot(self) -> bytes: ...

    @abstractmethod
    def _evaluate(self, expression: str) -> str: ...

    @abstractmethod
    def _act(self, *sources: dict[str, Any]) -> None: ...

    def evaluate(self, function: str, *given: object) -> Any:
        """What this function answers, once its promise is kept."""
        arguments = ", ".join(map(json.dumps, given))
        return json.loads(self._evaluate(f"(async () => JSON.stringify((await ({function})({arguments})) ?? null))()"))

    def see(self, selector: str) -> tuple[int, int]:
        """Wait until this can be seen, in its middle."""
        x, y = self.evaluate(MIDDLE, selector, PATIENCE_S * 1000)
        return x, y

    def click(self, selector: str) -> None:
        x, y = self.see(selector)
        steps = [{"type": "pointerMove", "x": x, "y": y}, *({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))]
        self._act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps})

    def type(self, text: str) -> None:
        steps = [{"type": f"key{way}", "value": letter} for letter in text for way in ("Down", "Up")]
        self._act({"type": "key", "id": "keys", "actions": steps})

    def open(self, origin: str, path: str) -> None:
        """Open a page of ours so that its errors are heard."""
        self.goto(f"{origin}/api/health")
        self.evaluate(OPEN, path)

    def errors(self) -> list[str]:
        """The errors of the page since it was opened."""
        errors: list[str] = self.evaluate(PLANT)
        rejected, thrown = errors.pop(), errors.pop()
        assert rejected == "planted" and "planted" in thrown, [*errors, thrown, rejected]
        return errors


class Firefox(Window):
    """https://w3c.github.io/webdriver-bidi"""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.asked = socket, 0
        self.ask("session.new", capabilities={})
        self.tab = {"context": self.ask("browsingContext.getTree")["contexts"][0]["context"]}

    def ask(self, method: str, **params: Any) -> Any:
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while (told := json.loads(self.socket.recv(2 * PATIENCE_S))).get("id") != self.asked:
            pass  # an event
        assert "result" in told, told
        return told["result"]

    def goto(self, address: str) -> None:
        self.ask("browsingContext.navigate", **self.tab, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", **self.tab, viewport={"width": width, "height": height})

    def screenshot(self) -> bytes:
        return b64decode(self.ask("browsingContext.captureScreenshot", **self.tab)["data"])

    def _evaluate(self, expression: str) -> str:
        told = self.ask("script.evaluate", expression=expression, target=self.tab, awaitPromise=True)
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return str(told["result"]["value"])

    def _act(self, *sources: dict[str, Any]) -> None:
        self.ask("input.performActions", **self.tab, actions=sources)


class WebKit(Window):
    """https://www.w3.org/TR/webdriver2"""

    def __init__(self, http: httpx.Client, browser: Path) -> None:
        # --full-screen leaves out the buttons, which need more room than a phone has
        options = {"binary": str(browser), "args": ["--automation", "--full-screen"]}
        wanted = {"webkitgtk:browserOptions": options, "timeouts": {"script": 2000 * PATIENCE_S}}
        self.http, self.session = http, "/session"
        self.session += "/" + self.ask("", capabilities={"alwaysMatch": wanted})["sessionId"]

    def ask(self, path: str, method: str = "POST", **params: Any) -> Any:
        told = self.http.request(method, self.session + path, json=params if method == "POST" else None).json()["value"]
        assert not isinstance(told, dict) or "error" not in told, told
        return told

    def goto(self, address: str) -> None:
        self.ask("/url", url=address)

    def resize(self, width: int, height: int) -> None:
        self.ask("/window/rect", width=width, height=height)

    def screenshot(self) -> bytes:
        return b64decode(self.ask("/screenshot", "GET"))

    def _evaluate(self, expression: str) -> str:
        return str(self.ask("/execute/sync", script=f"return {expression}", args=[]))

    def _act(self, *sources: dict[str, Any]) -> None:
        self.ask("/actions", actions=sources)


@contextmanager
def firefox(folder: Path) -> Iterator[Window]:
    """A Firefox without a screen, and with a profile of its own in this folder."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip("no Firefox on this machine: apt-get install firefox-esr")
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES]
    (folder / "user.js").write_text("".join(lines))
    command = [program, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(folder)]
    with running(folder, *command) as said:
        address = find(said, r"BiDi listening on (ws://\S+)")
        with connect(f"{address}/session", max_size=None, compression=None) as socket:
            window = Firefox(socket)
            yield window
            window.ask("browser.close")


@contextmanager
def webkit(folder: Path) -> Iterator[Window]:
    """A WebKitGTK on a screen of its own that nobody sees."""
    browser = next(Path("/usr").glob("lib*/**/webkit2gtk-4.*/MiniBrowser"), None)
    if browser is None or not shutil.which("WebKitWebDriver") or not shutil.which("Xvfb"):
        pytest.skip("no WebKitGTK with a driver and a screen on this machine: apt-get install webkit2gtk-driver xvfb")
    port = free_port()
    with running(folder, "Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp") as said:
        display = find(said, r"^(\d+)$")
        # the driver does not say when it listens: a connection that is refused is tried again
        client = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", transport=httpx.HTTPTransport(retries=8), timeout=2 * PATIENCE_S
        )
        with running(folder, "WebKitWebDriver", f"--port={port}", DISPLAY=f":{display}"), client as http:
            window = WebKit(http, browser)
            yield window
            window.ask("", "DELETE")


@contextmanager
def running(home: Path, *command: str, **env: str) -> Iterator[Queue[str]]:
    """A program, and the lines that it prints; it ends with the test."""
    env = os.environ | {"HOME": str(home), "LANG": "en_US.UTF-8"} | env
    process = subprocess.Popen(command, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said = Queue[str]()
    Thread(target=hear, args=(process.stdout, said), daemon=True).start()
    try:
        yield said
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


def hear(output: IO[str], said: Queue[str]) -> None:
    with output:
        for line in output:
            said.put(line)


def find(said: Queue[str], pattern: str) -> str:
    """What the program prints, once it does."""
    while True:
        if found := re.search(pattern, said.get(timeout=PATIENCE_S)):
            return found[1]
