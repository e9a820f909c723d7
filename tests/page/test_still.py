"""Nothing moves over a whole game, on a phone or on a desk."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.page.chromium import FLAGS, found
from tests.page.conftest import PHONE, Person, Served
from tests.page.playing import EN, button, say_number, whose_turn
from tests.page.test_table import at_a_table

DESK: Final = (1280, 800)
SHIFTS: Final = """() => {
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other) // digits inside a field are the field's own affair
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        const element = node?.nodeType === 3 ? node.parentElement : node
        const aside = element?.closest('header') && from.y === to.y // room for a scroll bar, when the last screen comes
        if (!same(from, to) && !aside)
          window.shifts.push([element?.className || element?.tagName, entry.value, from.toJSON(), to.toJSON()])
      }
  }).observe({ type: 'layout-shift' })
}"""


@pytest.fixture
def browser(browser: Browser, size: tuple[int, int]) -> Iterator[Browser]:
    """On a desk scroll bars take room; on a phone they lie over the page."""
    if size != DESK:
        yield browser
        return
    program, env = found()
    with browser.browser_type.launch(
        executable_path=program, args=list(FLAGS), env={**os.environ, **env}, ignore_default_args=["--hide-scrollbars"]
    ) as desktop:
        yield desktop


@pytest.mark.parametrize(("size", "bots", "late"), [(PHONE, 3, False), ((320, 640), 2, False), (DESK, 3, True)])
def test_nothing_moves_over_a_whole_game(person: Person, served: Served, size: tuple[int, int], bots: int, late: bool) -> None:
    """Not when a turn comes or goes, a number is said, a card is asked about, a spectator comes, or a round is counted.

    The whole document is watched, with motion, until everything is there that is told after a game, however late it comes.
    """
    slow: dict[str, Any] = {"pace_ms": 20_000}
    served.stage("3 20 -5 10", **slow)
    page = at_a_table(person, bots, size, motion="no-preference", options={"coins": "on", "out_at": "1"}, turn=60)
    whose_turn([page])
    page.evaluate(SHIFTS)
    onlooker = person(page.url, size=size)
    expect(page.get_by_text(EN.say("watchers", number=1))).to_be_attached()
    onlooker.close()
    say_number(page, 5)
    page.locator(".waits input").fill("7")
    page.locator(".round [role=group] button").first.click()
    served.stage()
    served.skip(21)
    say_number(page, 999)
    expect(page.locator(".show .verdicts")).to_be_visible()  # watched to its end
    served.stage(bots="coyote", **slow)
    page.keyboard.press("Escape")
    if late:
        page.route("**/analysis", after_the_rest)
        page.clock.install()
    button(page, "out-to-the-end")
    expect(page.get_by_role("button", name=EN.say("after-rematch"))).to_be_visible()
    if late:
        page.clock.fast_forward(4000)
    expect(page.locator(".gains")).to_be_visible()  # and with it the rest
    assert page.evaluate("window.shifts") == []


def after_the_rest(route: Route) -> None:
    expect(route.request.frame.page.locator(".places")).to_be_visible()
    route.continue_()
