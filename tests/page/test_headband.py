"""Four phones on foreheads in one room, one of which dies, and a screen on the table that shows numbers and no cards."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Person
from tests.page.playing import EN, button, sit, watched

LOW = (320, 568)
NAMES = ("ann", "bob", "cem", "dee")
LAID_FLAT = """() => {
  const turn = () => dispatchEvent(new DeviceOrientationEvent('deviceorientation', {alpha: 0, beta: 2, gamma: 1}))
  window.lying = setInterval(turn, 50)
}"""

FITS = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect()
  return scrollY === 0 && box('.qr').bottom <= box('.go').top && box('.qr').width >= 160
}"""


def name_of(page: Page) -> str:
    """What the page calls its guest, as soon as it has one."""
    name = "JSON.parse(localStorage.getItem('coyote.guest') ?? '{}').name"
    return str(page.wait_for_function(name).json_value())


def wear(page: Page) -> str:
    """Put the phone on the head; returns the drawing that the others see then."""
    button(page, "headband-wear")
    expect(page.locator("[data-worn]")).to_be_visible()
    return page.locator("[data-worn] svg").first.inner_html()


def enter(screen: Page, number: int) -> None:
    """Somebody has said a number aloud: type it in, and wait until the table has it."""
    screen.locator("form.controls input.input").fill(str(number))
    screen.locator("form.controls button.say[aria-disabled=false]").click()
    expect(screen.locator(".middle .number")).to_have_text(str(number))


def test_four_phones_and_a_screen_play_a_round(person: Person) -> None:
    ann = person("/new", size=LOW)
    ann.get_by_label(EN.say("your-name")).fill("ann")
    ann.get_by_text(EN.say("setting-heads-phones"), exact=True).click()
    button(ann, "new-go")
    ann.wait_for_url("**/t/*")
    expect(ann.get_by_role("img", name=EN.say("share-qr-label"))).to_be_visible()
    ann.wait_for_function(FITS)  # the whole code is on the screen, above the buttons
    phones = [ann]
    for name in NAMES[1:]:
        phones.append(person(ann.url, size=LOW))
        sit(phones[-1], name)
        phones[-1].wait_for_function(FITS)  # theirs, too: the next one points a camera at whoever is nearest
    screen = person(ann.url, size=(1280, 800))
    button(screen, "knock")
    expect(ann.locator(".seats")).to_contain_text("dee")
    name = name_of(screen)
    button(ann, "let-in", name=name)
    expect(screen.get_by_text(EN.say("knock-waits", name=name))).to_have_count(0)
    stranger = person(ann.url, size=LOW)
    button(stranger, "knock")
    button(ann, "turn-away", name=name_of(stranger))
    button(stranger, "knock")
    expect(stranger.locator(".trouble")).to_have_text(EN.say("table-shown-out"))
    button(ann, "lobby-start")

    expect(screen.locator(".ring [role=group]")).to_have_count(4)
    expect(screen.locator(".ring svg.card:not(.hidden)")).to_have_count(0)
    for phone in phones:
        expect(phone.get_by_role("button", name=EN.say("headband-wear"))).to_be_visible()
        expect(phone.locator("svg.card")).to_have_count(0)  # before it is worn the card is not even in the page
    for phone in phones[1:]:
        assert wear(phone)
    # a screen reader does not read out the card on its own phone
    expect(phones[1].locator("[data-worn]")).to_have_attribute("aria-hidden", "true")
    spoken = phones[1].get_by_role("log")
    expect(spoken).to_contain_text(EN.say("event-dealt-hidden-you"))
    expect(spoken).not_to_contain_text(re.compile(r"wears? (?!a card that)"))

    phones[2].evaluate(LAID_FLAT)
    expect(phones[2].locator("[data-worn]")).to_have_count(0)
    button(phones[3], "headband-hide")
    expect(phones[3].locator("[data-worn]")).to_have_count(0)

    # dee's battery is empty: everybody is told, and her turn comes and goes without her
    phones.pop().context.close()
    for page in (*phones[::2], screen):
        expect(page.locator(".dead")).to_have_text(EN.say("headband-dead", name="dee"))
    status = screen.locator(".hand .status")
    for number in (10, 11, 12):
        expect(status).to_contain_text(re.compile("|".join(EN.say("headband-enter", name=one) for one in NAMES)))
        if EN.say("headband-enter", name="dee") in status.inner_text():
            break
        enter(screen, number)
    enter(screen, 300)
    expect(screen.locator("ol.said")).to_contain_text("dee 300")
    expect(phones[0].locator(".number").first).to_have_text("300")
    expect(phones[0].locator(".said")).to_contain_text(EN.say("said-entered", name=name))
    expect(phones[0].locator(".said .by")).to_have_css("max-width", "none")  # however long the name is
    expect(phones[1].get_by_role("button", name=EN.say("play-coyote"))).to_have_attribute("aria-disabled", "false")
    phones[1].mouse.dblclick(160, 250)
    for page in (*phones, screen):
        expect(page.get_by_role("dialog")).to_be_visible()
    watched([*phones, screen])
    expect(screen.locator(".ring .taken")).to_have_count(1)
