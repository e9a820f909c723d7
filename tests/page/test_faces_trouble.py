"""Cameras that cannot be had, in a real browser: it is said why, also aloud, and the game goes on with animals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.cameras import arrive, come, seat, switch, with_devices
from tests.page.conftest import Person, Served
from tests.page.playing import EN, button, call, make_table, say_number, whose_turn
from tests.servers import free_port

ELSEWHERE = "coyote.test"


class Elsewhere(Served):
    """A server that has a name, too: to browsers only a machine's own addresses are as good as HTTPS."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.port = free_port()
        self.named = f"http://{ELSEWHERE}:{self.port}"
        self.options = (*self.options, "--origin", self.named, "--origin", self.address)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elsewhere]:
    with Elsewhere(tmp_path_factory.mktemp("trouble")) as server:
        yield server


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    with with_devices(browser.browser_type, f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1") as launched:
        yield launched


def told(page: Page, trouble: str) -> None:
    """It is written where the button is, all of it can be read, it is said aloud, and it can be put away."""
    words = EN.say(f"faces-{trouble}")
    written = page.locator(".switches .trouble")
    expect(written).to_contain_text(words)
    expect(page.get_by_role("alert")).to_contain_text(words)
    box, size = written.bounding_box(), page.viewport_size
    assert box and size
    assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"], "all of it is on the screen"
    expect(page.get_by_role("button", name=EN.say("faces-camera"), exact=True)).to_have_attribute("aria-pressed", "false")
    written.get_by_role("button", name=EN.say("close")).click()
    expect(written).to_have_count(0)


def test_it_is_said_why_a_camera_cannot_be_had_and_the_game_goes_on(person: Person, served: Elsewhere) -> None:
    ann = arrive(person)
    address = make_table(ann, "Ann", 6)
    there = address.replace(served.address, served.named)
    troubled = {
        "denied": come(person, address, "Bob", "NotAllowedError", size=(320, 568)),
        "in-use": come(person, address, "Cem", "NotReadableError"),
        "no-camera": come(person, address, "Dee", "NotFoundError"),
        "unable": come(person, address, "Eve"),
        "plain": come(person, there, "Fay", base_url=served.named),
    }
    troubled["unable"].evaluate("delete window.RTCPeerConnection")
    assert troubled["plain"].evaluate("[isSecureContext, navigator.mediaDevices === undefined]") == [False, True]
    button(ann, "lobby-start")
    pages = [ann, *troubled.values()]
    for page in pages:
        expect(seat(page, "Ann")).to_be_visible()
    switch(ann, "camera")
    expect(seat(ann, "Ann").locator("video")).to_be_visible()
    for trouble, page in troubled.items():
        switch(page, "camera")
        told(page, trouble)
    for page in troubled.values():
        expect(page.locator("video")).to_have_count(0)
    first = whose_turn(pages)
    say_number(first, 5)
    call(whose_turn([page for page in pages if page is not first]))
    for page in pages:
        expect(page.get_by_role("dialog")).to_be_visible()
