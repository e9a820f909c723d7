"""Four phones on foreheads in one room, one of which dies, and a screen on the table that shows numbers and no cards.

What a phone shows, hides and says by itself: browser/tests/headband.test.ts.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Person, Served
from tests.page.playing import EN, button, sit, watched

LOW = (320, 568)
FITS = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect()
  return scrollY === 0 && box('.qr').bottom <= box('.go').top && box('.qr').width >= 160
}"""


def fits(page: Page) -> bool:
    """Whether the whole code is on the screen, above the buttons: the next guest points a camera at the nearest phone."""
    expect(page.get_by_role("img", name=EN.say("share-qr-label"))).to_be_visible()
    return bool(page.evaluate(FITS))


@pytest.mark.journey
def test_four_phones_and_a_screen_play_a_round(person: Person, served: Served) -> None:
    served.stage(starter=3)
    ann = person("/new", size=LOW)
    ann.get_by_label(EN.say("your-name")).fill("ann")
    ann.get_by_text(EN.say("setting-heads-phones"), exact=True).click()
    button(ann, "new-go")
    ann.wait_for_url("**/t/*")
    assert fits(ann)
    bob, cem, dee = (person(ann.url, size=LOW) for _ in range(3))
    for phone, name in ((bob, "bob"), (cem, "cem"), (dee, "dee")):
        sit(phone, name)
    assert fits(bob)
    screen = person(ann.url, size=(1280, 800))
    button(screen, "knock")
    ann.get_by_role("button", name=re.compile(EN.say("let-in", name=".+"))).click()
    button(ann, "lobby-start")

    expect(screen.locator(".ring [role=group]")).to_have_count(4)
    expect(screen.locator(".ring svg.card:not(.hidden)")).to_have_count(0)
    bob.clock.install()
    button(bob, "headband-wear")
    bob.clock.run_for(3000)
    expect(bob.locator("[data-worn] svg")).to_be_visible()

    # dee's battery is empty: everybody is told, and her turn comes and goes without her
    dee.context.close()
    for page in (ann, cem, screen):
        expect(page.locator(".dead")).to_have_text(EN.say("headband-dead", name="dee"))
    expect(screen.locator(".hand .status")).to_have_text(EN.say("headband-enter", name="dee"))
    say = screen.locator("button.say[aria-disabled=false]")
    expect(say).to_be_visible()
    screen.get_by_role("textbox").fill("300")
    say.click()
    expect(screen.locator("ol.said")).to_contain_text("dee 300")
    expect(ann.locator(".number").first).to_have_text("300")
    expect(ann.locator(".said .by")).to_have_css("max-width", "none")  # however long the name is of whoever entered it
    expect(bob.get_by_role("button", name=EN.say("play-coyote"))).to_have_attribute("aria-disabled", "false")
    bob.clock.pause_at(bob.evaluate("Date.now()") + 5000)  # or a busy machine would tap too slowly
    bob.mouse.dblclick(160, 250)
    bob.clock.resume()
    watched([ann, bob, cem, screen])
    expect(screen.locator(".ring .taken")).to_have_count(1)
