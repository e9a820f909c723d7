"""The table: a ring on every screen, cards that say what they do, and a way on for players who are out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Person, Served
from tests.page.fitting import covered
from tests.page.playing import EN, button, say_number, whose_turn

OPEN = """async ([bots, setting]) => {
  const post = async (path, body, token) => (await fetch('/api' + path, {method: 'POST', body: JSON.stringify(body),
    headers: {'Content-Type': 'application/json', ...(token ? {Authorization: 'Bearer ' + token} : {})}})).json()
  const guest = await post('/guests', {name: 'ann'})
  localStorage.setItem('coyote.guest', JSON.stringify(guest))
  localStorage.setItem('coyote.guide', '6')  // no newcomer: the guide is silent
  return (await post('/tables', {setting: {seats: bots + 1, ...setting}, bots: Array(bots).fill('cub'), start: true},
    guest.token)).link
}"""
BOXES = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))) // a ring is measured, then laid out
  return [...document.querySelectorAll('.round [role=group]')].map((seat) => {
    const { x, y, width, height } = seat.getBoundingClientRect()
    const card = seat.matches('.out') ? null : seat.querySelector('svg.card').getBoundingClientRect().width
    return { name: seat.getAttribute('aria-label'), mine: seat.matches('.self'), x, y, width, height, card }
  })
}"""


def at_a_table(person: Person, bots: int, size: tuple[int, int] = PHONE, motion: str = "reduce", **setting: object) -> Page:
    page = person("/", size=size, reduced_motion=motion)
    page.goto(f"/t/{page.evaluate(OPEN, [bots, setting])}")
    expect(page.locator(".round [role=group]")).to_have_count(bots + 1)
    return page


def boxes(page: Page, seats: int) -> list[dict[str, Any]]:
    expect(page.locator(".round svg.card")).to_have_count(seats)
    found: list[dict[str, Any]] = page.evaluate(BOXES)
    return found


SCREENS = {
    12: [(320, 640), (1920, 1080)],
    6: [(844, 390), (1920, 1080)],
    4: [(390, 844)],
    2: [(768, 1024)],
}


@pytest.mark.parametrize("seats", SCREENS)
def test_everybody_sits_in_a_ring_with_you_at_the_bottom(person: Person, seats: int) -> None:
    page = at_a_table(person, seats - 1)
    for size in SCREENS[seats]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.reload()
        ring = boxes(page, seats)
        (mine,) = [box for box in ring if box["mine"]]
        assert mine["y"] == max(box["y"] for box in ring)
        hand = page.locator(".hand").bounding_box()
        assert hand is not None
        for box in ring:
            assert abs(box["card"] - mine["card"]) < 1, "your card is as large as anybody's"
            assert box["card"] > 18
            assert 0 <= box["x"] <= size[0] - box["width"]
            beside = hand["x"] >= box["x"] + box["width"]
            assert beside or box["y"] + box["height"] <= hand["y"] + 1
        middle = sum(box["x"] + box["width"] / 2 for box in ring) / seats
        if seats > 2:
            assert ring[0]["x"] + ring[0]["width"] / 2 < middle, "who plays next sits on your left"
        expect(page.locator(".way path")).to_have_count(seats)


def test_a_spectator_has_everybody_in_the_ring_with_the_first_seat_at_the_bottom(person: Person) -> None:
    ring = boxes(person(at_a_table(person, 3).url), 4)
    assert not any(box["mine"] for box in ring)
    assert ring[0]["y"] == max(box["y"] for box in ring)
    assert len({round(box["card"]) for box in ring}) == 1


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


def test_a_number_can_be_prepared_and_players_who_are_out_start_a_new_game(person: Person, served: Served) -> None:
    served.stage(pace_ms=20_000)
    page = at_a_table(person, 4, options={"out_at": "1"})
    say_number(page, 5)
    assert "ann" not in page.locator("ol.said").inner_text().split(), "nobody is a stranger in their own game"
    expect(page.locator("ol.said li", has_text=EN.say("show-you"))).to_have_count(1)
    page.locator(".waits input").fill("60")
    served.stage()
    served.skip(21)
    expect(page.locator("form.controls input")).to_have_value("60")
    say_number(page, 999)
    expect(page.get_by_role("dialog")).to_be_visible()
    served.stage(pace_ms=20_000)
    page.keyboard.press("Escape")
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


def test_a_special_is_explained_the_first_time_it_matters_and_never_again(person: Person, served: Served) -> None:
    served.stage("1 double")
    page = at_a_table(person, 5, (320, 640), options={"deck": "doublex26 1x2"})
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text(f"{EN.say('card-double-begins')} {EN.say('learn-card-double-without-flip')}")
    assert covered(bubble) == []
    page.reload()
    whose_turn([page])
    expect(bubble).to_have_count(0)
