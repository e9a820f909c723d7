"""`python3 run.py prove faces`: six people and somebody who watches, in real browsers, at two servers that share a database.

Law: whoever has a camera on shows a colour of their own. A face counts as seen when its pictures are decoded, go on, and have
the colour of the one who sits there. Too slow for every day: `tests/page/test_faces_six.py` is the small run.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from prove.common.promises import Promises
from tests.page.conftest import Served
from tests.servers import Postgres

COLOURS: Final = {"Ann": "red", "Bob": "blue", "Cem": "yellow", "Dee": "magenta", "Eve": "cyan", "Fay": "white"}
PATIENCE_MS: Final = 90_000
RIGHT: Final = "everybody sees the right face at the right seat, also across two processes"
NOTHING: Final = "somebody who watches receives nothing unless the host allows it"
WATCHED: Final = "somebody who watches sees everybody once the host allows it, and nobody afterwards"
GONE: Final = "a camera that is unplugged is seen no longer, and its owner is told"
CUT: Final = "a face is back after its connection was cut"
RETURNED: Final = "a face is back after its owner left the table and came back"
RESTARTED: Final = "everybody sees everybody after a server was killed and started again, and a page loaded again"
BROKEN: Final = "a face is back after its pictures alone were cut off"


class Shared(Served):
    """One of several servers with the same database."""

    def __init__(self, database: str) -> None:
        super().__init__(Path())
        self.options = ("--database", database)


class Proof:
    """The pages of everybody at one table."""

    def __init__(self, promises: Promises, browser: Any, servers: list[Shared], people: int) -> None:
        self.promises, self.browser, self.servers = promises, browser, servers
        self.names = list(COLOURS)[:people]
        self.pages: dict[str, Any] = {}

    def person(self, server: Shared) -> Callable[..., Any]:
        def come(path: str = "/", **options: Any) -> Any:
            usual = {"reduced_motion": "reduce", "service_workers": "block", "viewport": {"width": 390, "height": 844}}
            context = self.browser.new_context(base_url=server.address, **(usual | options))
            context.set_default_timeout(PATIENCE_MS)
            page = context.new_page()
            page.goto(path)
            return page

        return come

    def sees(self, page: Any, name: str) -> str:
        """Why this page does not see that face; nothing if it does."""
        from tests.page.cameras import face, see

        try:
            see({face(page, name): COLOURS[name]}, PATIENCE_MS)
        except Exception as error:
            return str(error)
        return ""

    def all_see(self, promise: str, names: list[str] | None = None) -> None:
        for who, page in self.pages.items():
            for name in names or self.names:
                if name != who:
                    why = self.sees(page, name)
                    self.promises.kept(promise, not why, f"{who} does not see {name}: {why}")

    def none_see(self, promise: str, name: str) -> None:
        from playwright.sync_api import expect

        from tests.page.cameras import seat

        for who, page in self.pages.items():
            if who != name:
                try:
                    expect(seat(page, name).locator("video")).to_have_count(0, timeout=PATIENCE_MS)
                except AssertionError as error:
                    self.promises.kept(promise, False, f"{who} still sees {name}: {error}")
        self.promises.kept(promise, True)

    def sit_down(self) -> None:
        """They come to both servers in turn, and switch their cameras on."""
        from playwright.sync_api import expect

        from tests.page.cameras import arrive, come, seat, switch
        from tests.page.playing import button, make_table

        first, *others = self.names
        ann = self.pages[first] = arrive(self.person(self.servers[0]), COLOURS[first])
        path = "/t/" + make_table(ann, first, len(self.names)).rpartition("/t/")[2]
        for number, name in enumerate(others, 1):
            server = self.servers[number % len(self.servers)]
            self.pages[name] = come(self.person(server), server.address + path, name, COLOURS[name])
        self.watcher = arrive(self.person(self.servers[-1]), "white")
        self.watcher.goto(self.servers[-1].address + path)
        button(ann, "lobby-start")
        for page in (*self.pages.values(), self.watcher):
            expect(seat(page, first)).to_be_visible(timeout=PATIENCE_MS)
        for page in self.pages.values():
            switch(page, "camera")

    def watching(self) -> None:
        from playwright.sync_api import expect

        from tests.page.cameras import opened, switch

        ann = self.pages[self.names[0]]
        got = self.watcher.evaluate("[window.connections.length, document.querySelectorAll('video').length]")
        self.promises.kept(NOTHING, got == [0, 0], got)
        opened(ann, "lobby-open-faces")
        switch(self.watcher, "watch")
        for name in self.names:
            why = self.sees(self.watcher, name)
            self.promises.kept(WATCHED, not why, f"{name}: {why}")
        sent = self.watcher.evaluate("window.given.length + window.sent.length")
        self.promises.kept("somebody who watches sends nothing", sent == 0, sent)
        opened(ann, "lobby-close-faces")
        expect(self.watcher.locator("video")).to_have_count(0, timeout=PATIENCE_MS)

    def unplugged(self, name: str) -> None:
        from tests.page.cameras import UNPLUG, switch
        from tests.page.playing import EN

        page = self.pages[name]
        page.evaluate(UNPLUG)
        told = page.locator(".switches .trouble").inner_text(timeout=PATIENCE_MS)
        self.promises.kept(GONE, EN.say("faces-gone") in told, told)
        self.none_see(GONE, name)
        switch(page, "camera", first=False)
        self.all_see(GONE, [name])

    def broken(self, name: str) -> None:
        """Packets stop, while the line to the server is well."""
        from tests.page.cameras import BREAK, seat

        others = [page for who, page in self.pages.items() if who != name]
        for page in others:
            page.evaluate("document.querySelectorAll('video').forEach((video) => (video.dataset.old = 1))")
        self.pages[name].evaluate(BREAK)
        began = time.monotonic()
        for page in others:
            seat(page, name).locator("video:not([data-old])").wait_for()  # the last picture stays where it is for a while
        self.all_see(BROKEN, [name])
        self.promises.figure("seconds until pictures that were cut off are back", time.monotonic() - began)

    def cut(self, name: str) -> None:
        """The whole network of one of them is gone for a while: the line to the server, too."""
        from tests.page.cameras import CUT_OFF, WHOLE

        page = self.pages[name]
        page.evaluate(CUT_OFF)
        self.none_see(CUT, name)
        page.evaluate(WHOLE)
        began = time.monotonic()
        self.all_see(CUT, [name])
        self.promises.figure("seconds until a cut face is back everywhere", time.monotonic() - began)

    def returned(self, name: str) -> None:
        """Somebody leaves the table in mid-game, and comes back to their seat."""
        from tests.page.cameras import leave
        from tests.page.playing import button

        page = self.pages[name]
        address = page.url
        leave(page)
        self.none_see(RETURNED, name)
        page.goto(address)
        button(page, "sit-back")
        self.all_see(RETURNED, [name])

    def restarted(self, name: str) -> None:
        """The server of this person is killed, which they notice. Then it must introduce them to everybody anew."""
        from playwright.sync_api import expect

        from tests.page.playing import EN

        page = self.pages[name]
        lost = page.get_by_text(EN.say("connection-lost"))
        self.servers[-1].end()
        expect(lost).to_be_visible(timeout=PATIENCE_MS)
        self.servers[-1].start()
        expect(lost).to_have_count(0, timeout=PATIENCE_MS)
        page.reload()
        began = time.monotonic()
        self.all_see(RESTARTED)
        self.promises.figure("seconds until everybody sees everybody after a restart and a reload", time.monotonic() - began)


def prove(promises: Promises, people: int) -> None:
    from playwright.sync_api import sync_playwright

    from tests.page.cameras import with_devices
    from tests.page.chromium import NODE

    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)
    postgres = Postgres()
    postgres.start()
    try:
        with (
            Shared(postgres.url()) as one,
            Shared(postgres.url()) as other,
            sync_playwright() as player,
            with_devices(player.chromium) as browser,
        ):
            proof = Proof(promises, browser, [one, other], people)
            steps: dict[str, Callable[[], None]] = {
                "everybody sits down": proof.sit_down,
                "everybody sees everybody": lambda: proof.all_see(RIGHT),
                "somebody watches": proof.watching,
                "a camera is unplugged": lambda: proof.unplugged(proof.names[1]),
                "pictures are cut off": lambda: proof.broken(proof.names[0]),
                "a network is cut": lambda: proof.cut(proof.names[-1]),
                "somebody leaves and comes back": lambda: proof.returned(proof.names[-1]),
                "a server is killed": lambda: proof.restarted(proof.names[1]),
            }
            for what, step in steps.items():
                promises.say(what)
                step()
    finally:
        postgres.close()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 run.py prove faces", description=__doc__)
    parser.add_argument("--people", type=int, default=len(COLOURS), choices=range(2, len(COLOURS) + 1))
    given = parser.parse_args(arguments)
    promises = Promises("faces")
    prove(promises, given.people)
    return promises.report()
