"""What is heard: the live texts of a whole game, in order, in two languages; and nothing that no longer holds.

`python -m tests.page.test_heard` writes the golden texts anew: read the difference before you commit it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from coyote.speech import speaker
from coyote.table.setting import Setting
from tests.page.conftest import Person
from tests.table.seated import Seated

GOLDEN = Path(__file__).parent / "heard"
EARS = """() => {
  window.heard = []
  const polite = document.querySelector('[role=log]'), urgent = document.querySelector('[role=alert]')
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node.nodeType === 1) window.heard.push(node.textContent)
  }).observe(polite, {childList: true})
  new MutationObserver(() => urgent.textContent && window.heard.push('! ' + urgent.textContent.replace('\\u200b', '')))
    .observe(urgent, {childList: true, characterData: true, subtree: true})
}"""


def whole_game() -> Iterator[Any]:
    """Three people until one is left, as Ann is told it: frame by frame."""
    table = Seated(Setting(seats=3, options={"out_at": "2"})).sit("bob", "cem")
    yield table.see(0)
    table.start()
    yield table.see(0)
    number = 0
    while table.table.playing:
        number = 0 if table.match.game.number is None else number + 17
        table.later(1000)
        if number < 30:
            table.say(number)
        else:
            table.call()
        yield table.see(0)
        if table.table.playing and table.turn < 0:
            table.deal()
            yield table.see(0)


class Told:
    """A table that tells what it is given, and does whatever it is asked for."""

    def __init__(self, page: Page) -> None:
        self.line: WebSocketRoute | None = None
        page.route_web_socket("**/api/socket", self.open)

    def open(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self.asked)

    def asked(self, text: str | bytes) -> None:
        assert self.line is not None
        ask = json.loads(text)
        if ask["ask"] == "hello":
            self.line.send(json.dumps({"tell": "welcome", "guest": "g", "name": "ann", "table": "t", "code": "c"}))
        elif ask["ask"] != "look":
            self.line.send(json.dumps({"tell": "ack", "op": ask["op"], "seq": 1}))

    def wait(self, page: Page) -> None:
        for _ in range(1000):  # twenty seconds
            if self.line is not None:
                return
            page.wait_for_timeout(20)

    def tell(self, frame: Any) -> None:
        assert self.line is not None
        self.line.send(msgspec.json.encode(frame).decode())


def listened(person: Person, language: str) -> tuple[Page, str]:
    """The page after the whole game, and everything that was heard."""
    page = person("/", language=language)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    told = Told(page)
    page.goto("/t/told")
    told.wait(page)
    page.evaluate(EARS)
    turn = speaker(language).say("play-your-turn")
    for frame in whole_game():
        told.tell(frame)
        reveal = page.get_by_role("dialog")
        counted = any(event.__class__.__name__ == "Counted" for event in frame.events)
        expect(reveal).to_have_count(int(counted))
        if counted:
            page.keyboard.press("Escape")
            expect(reveal).to_have_count(0)
        page.wait_for_timeout(60)  # for what is told next
        mine = frame.game is not None and frame.game.turn == 0
        expect(page.get_by_role("alert")).to_have_text(turn if mine else "")  # whose turn it is, and never whose it was
    return page, "\n".join(page.evaluate("window.heard")) + "\n"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_is_heard_in_order_and_nothing_of_it_elsewhere(person: Person, language: str) -> None:
    page, heard = listened(person, language)
    golden = GOLDEN / f"{language}.txt"
    if "COYOTE_HEARD" in os.environ:
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(heard, encoding="utf-8")
    assert heard.split("\n") == golden.read_text(encoding="utf-8").split("\n")
    assert " ann " not in f" {heard} ".replace("\n", " "), "the reader is called you"
    page.locator("header .brand").click()
    expect(page.locator(".ways")).to_be_visible()
    expect(page.get_by_role("log")).to_have_text("")


if __name__ == "__main__":
    os.environ["COYOTE_HEARD"] = "write"
    pytest.main(["-n", "0", "-q", __file__])
