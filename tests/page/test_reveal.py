"""The reveal in a real layout and a real clock. What it says, and what keys and buttons do: browser/tests/counted.test.ts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from coyote.table.setting import Setting
from tests.page.conftest import PHONE, Person, Served
from tests.page.playing import EN
from tests.page.recorded import Recorded, Told
from tests.page.short import SIT_DOWN

SEEN = """
window.seen = []
const look = () => {
  const show = document.querySelector('.show')
  if (!show) return
  const open = [...show.querySelectorAll('.ring li')].map((seat) => seat.querySelectorAll('.flip.open').length).join('')
  if (window.seen.at(-1) !== open) window.seen.push(open)
  window.through ||= getComputedStyle(show).opacity !== '1'
}
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
"""


def at_its_end(person: Person, language: str = "en", size: tuple[int, int] = PHONE) -> Page:
    """A page with motion that has shown a whole count: Ann said 999. Its time stands still, so that the last picture stays."""
    page = person("/", language, size, reduced_motion="no-preference")
    page.add_init_script(SEEN)
    page.clock.install()
    page.goto("/t/" + page.evaluate(SIT_DOWN))
    say = page.locator("button.say[aria-disabled=false]")
    expect(say).to_be_visible()
    page.get_by_role("textbox").fill("999")
    page.clock.pause_at(page.evaluate("Date.now()") + 5000)
    say.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.clock.run_for(6000)
    expect(page.locator(".show .sum")).to_be_visible()
    return page


@pytest.mark.journey
def test_the_own_card_turns_last_and_the_last_picture_tells_the_whole_sum(person: Person, served: Served) -> None:
    served.stage("3 10")
    page = at_its_end(person)
    reveal = page.get_by_role("dialog")
    expect(reveal.locator(".sum")).to_have_text(EN.say("show-sum", sum="3 + 10", total="13", number="999"))
    assert page.evaluate("window.seen") == ["00", "01", "11"], "Ann sits first, and sees her own card last"
    assert not page.evaluate("window.through"), "behind it the table shows already how the round has ended"
    own = reveal.locator(".verdicts li").first
    expect(own).to_contain_text("%")
    expect(own.locator("b")).to_have_text(EN.say("show-you"))


def test_on_a_low_phone_ones_own_move_is_judged_in_sight(person: Person) -> None:
    page = at_its_end(person, "de", (320, 568))
    verdict = page.locator(".show .verdicts .you")
    expect(verdict).to_be_visible()
    judged, foot = verdict.bounding_box(), page.locator(".show .foot").bounding_box()
    number, noises = page.locator(".show .figures").bounding_box(), page.locator(".show .overheard").bounding_box()
    assert judged and foot and number and noises
    assert judged["y"] + judged["height"] <= foot["y"]
    assert number["y"] + number["height"] <= noises["y"], "noises do not lie over the number"


def test_a_long_name_takes_one_line_and_is_nobody_elses(person: Person) -> None:
    table = Recorded("ann", Setting(seats=12))
    table.sit("W" * 24, "W" * 22 + "12", "W" * 22 + "13", "Elephant", *(f"dog{seat}" for seat in range(7))).start()
    table.record().say(0).call()
    page = person("/", size=(320, 640))
    Told(page, *table.told())
    page.goto("/t/told")
    who = page.locator(".show .who")
    expect(who).to_have_count(12)
    expect(who.filter(has_text=re.compile("^W+…$"))).to_have_count(1)
    boxes = [box for one in who.all() if (box := one.bounding_box())]
    assert all(box["height"] < 20 and box["x"] >= 0 and box["x"] + box["width"] <= 320 for box in boxes)
    assert len(set(who.all_inner_texts())) == 12
