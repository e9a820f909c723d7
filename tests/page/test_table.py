"""The table: a ring on every screen, nothing that moves, cards that say what they do, and a way on for whoever is out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import PHONE, Person
from tests.page.fitting import covered
from tests.page.playing import EN, button, call, say_number, whose_turn

OPEN = """async ([bots, setting]) => {
  const post = async (path, body, token) => (await fetch('/api' + path, {method: 'POST', body: JSON.stringify(body),
    headers: {'Content-Type': 'application/json', ...(token ? {Authorization: 'Bearer ' + token} : {})}})).json()
  const guest = await post('/guests', {name: 'ann'})
  localStorage.setItem('coyote.guest', JSON.stringify(guest))
  localStorage.setItem('coyote.guide', '6')  // no newcomer: the guide is silent
  return (await post('/tables', {setting: {seats: bots.length + 1, ...setting}, bots, start: true}, guest.token)).link
}"""
SHIFTS = """() => {
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other) // digits inside a field are the field's own affair
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        const element = node?.nodeType === 3 ? node.parentElement : node
        if (!same(from, to))
          window.shifts.push([element?.className || element?.tagName, entry.value, from.toJSON(), to.toJSON()])
      }
  }).observe({ type: 'layout-shift' })
}"""
WATCHED = (
    "() => document.querySelector('.show .sum:not(.unseen)') !== null && document.querySelector('.show .verdicts') !== null"
)
BOXES = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))) // a ring is measured, then laid out
  return [...document.querySelectorAll('.round [role=group]')].map((seat) => {
    const { x, y, width, height } = seat.getBoundingClientRect()
    const card = seat.matches('.out') ? null : seat.querySelector('svg.card').getBoundingClientRect().width
    return { name: seat.getAttribute('aria-label'), mine: seat.matches('.self'), x, y, width, height, card }
  })
}"""


def at_a_table(
    person: Person, bots: int, size: tuple[int, int] = PHONE, mind: str = "cub", motion: str = "reduce", **setting: object
) -> Page:
    page = person("/", size=size, reduced_motion=motion)
    link = page.evaluate(OPEN, [[mind] * bots, setting])
    page.goto(f"/t/{link}")
    expect(page.locator(".round [role=group]")).to_have_count(bots + 1)
    return page


def raise_it(page: Page) -> None:
    """Say what the field offers: the least that may be said."""
    page.locator("form.controls button.say[aria-disabled=false]").click()
    expect(page.locator("form.controls")).to_have_count(0)


def over(page: Page) -> Locator:
    return page.get_by_role("button", name=EN.say("after-rematch"))


def lost(page: Page) -> None:
    """Ann says far too much until she is out, or the last but one: then the game is over."""
    for _ in range(900):
        if not page.locator(".show").count() and (page.locator(".out button").count() or over(page).count()):
            return
        if page.locator(".show").count():
            page.keyboard.press("Escape")
        elif page.locator("form.controls button.say[aria-disabled=false]").count():
            say_number(page, 900)
        page.wait_for_timeout(50)
    raise AssertionError(page.locator("main").inner_text())


def counted(page: Page) -> None:
    """A count is watched from its first card to the verdicts: Ann has said far too much, if nobody called before.

    On a busy machine a count may be over before we look; then the next one is watched.
    """
    for _ in range(900):
        if page.evaluate(WATCHED):
            return
        if page.locator("form.controls button.say[aria-disabled=false]").count() and not page.locator(".show").count():
            say_number(page, 900)
        page.wait_for_timeout(50)
    raise AssertionError(page.locator("main").inner_text())


def her_turn(page: Page) -> bool:
    """Whether it is Ann's turn again, or she is out."""
    for _ in range(400):
        if page.locator(".show").count():
            page.keyboard.press("Escape")
        elif page.locator(".out button").count():
            return False
        elif page.locator("form.controls").count():
            return True
        page.wait_for_timeout(50)
    raise AssertionError(page.locator("main").inner_text())


def onward(page: Page) -> None:
    """Ann is out: she wants to see the end, as soon as no count is in the way."""
    for _ in range(200):
        if page.locator(".show").count():
            page.keyboard.press("Escape")
        elif over(page).count():
            return
        elif (to_the_end := page.get_by_role("button", name=EN.say("out-to-the-end"), exact=True)).count():
            return to_the_end.click()
        page.wait_for_timeout(50)
    raise AssertionError(page.locator("main").inner_text())


@pytest.mark.parametrize(("size", "bots"), [(PHONE, 3), ((320, 640), 2), ((1280, 800), 3)])
def test_nothing_moves_over_a_whole_game(person: Person, size: tuple[int, int], bots: int) -> None:
    """Not when a turn comes or goes, a number is said, a card is asked about, somebody looks on, or a round is counted.

    The whole document is watched, with motion, until everything is there that is told after a game.
    """
    page = at_a_table(person, bots, size, motion="no-preference", options={"coins": "on", "out_at": "1"}, turn=60)
    whose_turn([page])
    page.evaluate(SHIFTS)
    onlooker = person(page.url, size=size)
    expect(page.get_by_text(EN.say("watchers", number=1))).to_be_attached()
    sees_a_full_ring(onlooker, bots + 1)
    onlooker.close()
    raise_it(page)
    page.locator(".hold input").fill("7")
    page.locator(".round [role=group] button").first.click()
    rounds = page.locator("h1").inner_text()
    counted(page)
    lost(page)
    expect(page.locator("h1")).not_to_have_text(rounds)
    onward(page)
    expect(over(page)).to_be_visible()
    expect(page.locator(".gains")).to_be_visible()  # and with it whatever else is told
    assert page.evaluate("window.shifts") == []


def sees_a_full_ring(onlooker: Page, seats: int) -> None:
    """Whoever watches has everybody in the ring, the first seat at the bottom, and no hole where players sit themselves."""
    expect(onlooker.locator(".round [role=group]")).to_have_count(seats)
    # bots may have put each other out before the first turn of a person, and whoever is out wears no card
    expect(onlooker.locator(".round [role=group]:not(.out):not(:has(svg.card))")).to_have_count(0)
    boxes: list[dict[str, Any]] = onlooker.evaluate(BOXES)
    assert not any(box["mine"] for box in boxes)
    assert boxes[0]["y"] == max(box["y"] for box in boxes)
    assert len({round(box["card"]) for box in boxes if box["card"] is not None}) == 1


SCREENS = [((320, 640), 12), ((390, 844), 4), ((844, 390), 6), ((768, 1024), 2), ((1920, 1080), 6), ((1920, 1080), 12)]


@pytest.mark.parametrize(("size", "seats"), SCREENS)
def test_everybody_sits_in_a_ring_with_you_at_the_bottom(person: Person, size: tuple[int, int], seats: int) -> None:
    page = at_a_table(person, seats - 1, size)
    expect(page.locator(".round svg.card")).to_have_count(seats)
    boxes: list[dict[str, Any]] = page.evaluate(BOXES)
    (mine,) = [box for box in boxes if box["mine"]]
    assert mine["y"] == max(box["y"] for box in boxes)
    hand = page.locator(".hand").bounding_box()
    assert hand is not None
    for box in boxes:
        assert abs(box["card"] - mine["card"]) < 1, "your card is as large as anybody's"
        assert box["card"] > 18
        assert 0 <= box["x"] <= size[0] - box["width"]
        beside = hand["x"] >= box["x"] + box["width"]
        assert beside or box["y"] + box["height"] <= hand["y"] + 1
    middle = sum(box["x"] + box["width"] / 2 for box in boxes) / len(boxes)
    if seats > 2:
        assert boxes[0]["x"] + boxes[0]["width"] / 2 < middle, "who plays next sits on your left"
    expect(page.locator(".way path")).to_have_count(seats)


def test_cards_the_deck_and_the_menu_explain_themselves(person: Person) -> None:
    page = at_a_table(person, 3)
    whose_turn([page])
    page.locator(".self button").focus()
    page.keyboard.press("Enter")
    own = EN.say("card-about-own")
    expect(page.locator(".bubble")).to_have_text(own)
    page.locator(".ring [role=group] button").first.click()
    expect(page.locator(".bubble")).to_have_text(re.compile(rf"^(?!{re.escape(own)}).+"))
    page.locator(".menu button").first.click()
    deck = page.get_by_role("dialog")
    for word in ("card-flip", "card-double", "learn-card-flip", "learn-card-double"):
        expect(deck).to_contain_text(EN.say(word))
    page.keyboard.press("Escape")
    page.locator(".menu button").last.click()
    page.get_by_text(EN.say("rules-here-read")).click()
    expect(page.get_by_role("dialog")).to_contain_text(EN.say("learn-cards-title"))
    # leaving asks once
    button(page, "leave-game")
    expect(page.get_by_role("dialog")).to_contain_text(EN.say("leave-sure"))
    button(page, "leave-stay")
    button(page, "leave-game")
    button(page, "leave-go")
    page.wait_for_url("**/")


def test_a_number_can_be_prepared_and_whoever_is_out_starts_a_new_game(person: Person) -> None:
    page = at_a_table(person, 4, options={"out_at": "1"})
    whose_turn([page])
    raise_it(page)
    assert "ann" not in page.locator("ol.said").inner_text().split(), "nobody is a stranger in their own game"
    expect(page.locator("ol.said li", has_text=EN.say("show-you"))).to_have_count(1)
    page.locator(".waits input").fill("60")
    if her_turn(page) and page.locator("form.controls button.coyote").count():  # the same round goes on
        expect(page.locator("form.controls input")).to_have_value("60")
    lost(page)
    before = page.url
    button(page, "out-new-game")
    page.wait_for_url(lambda url: url != before and "/t/" in url)
    expect(page.locator(".round [role=group]")).to_have_count(5)


def test_an_unwatched_page_stops_and_colours_follow_the_system(person: Person) -> None:
    page = person("/", reduced_motion="no-preference", color_scheme="light", theme="system")
    running = "document.getAnimations().filter(({ playState }) => playState === 'running').length"
    expect(page.locator("html")).to_have_attribute("data-theme", "dusk")
    page.wait_for_function(f"{running} > 0")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.evaluate("""() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }""")
    page.wait_for_function(f"{running} === 0")


def test_a_special_is_explained_the_first_time_it_matters_and_never_again(person: Person) -> None:
    deck = {"deck": "doublex26 1x2"}  # whoever looks at five others sees one
    page = at_a_table(person, 5, (320, 640), options=deck)
    expect(page.locator(".bubble")).to_contain_text(
        f"{EN.say('card-double-begins')} {EN.say('learn-card-double-without-flip')}"
    )
    assert covered(page.locator(".bubble")) == []
    page.reload()
    whose_turn([page])
    expect(page.locator(".bubble")).to_have_count(0)
    if page.locator("form.controls button.coyote").count():
        call(page)
