"""Coins, specials and eyes on a small phone. That each can be used from the page: browser/tests/powers.test.ts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from coyote.speech import LANGUAGES
from tests.page.conftest import Person, Served
from tests.page.fitting import cut_off
from tests.page.playing import EN, button
from tests.page.recorded import RECORDINGS, Told

SMALL = (320, 640)


@pytest.mark.parametrize(
    ("game", "asks", "pressed"),
    [
        ("coins", 0, ["play-coins", "coin-guess", "card-night"]),
        ("special-more", 0, ["piece-token", "special-more"]),
        ("mask", 0, ["piece-mask", "special-double"]),
        ("seen-bob", 0, ["play-peek"]),
        ("seen-ann", 1, []),
        ("seen-cem", 1, []),
        ("seen-cem", 3, ["play-lay"]),
    ],
    ids=["coin", "token", "mask", "look", "point", "give up", "lay"],
)
def test_powers_fit_a_small_phone_in_every_language(person: Person, game: str, asks: int, pressed: list[str]) -> None:
    page = person("/", size=SMALL)
    Told(page, *RECORDINGS[game]().told(asks))
    page.goto("/t/told")
    expect(page.locator("form.controls")).to_be_visible()
    if page.locator(".show").count():
        page.keyboard.press("Escape")
    assert cut_off(page, LANGUAGES) == []
    for word in pressed:
        page.get_by_role("button", name=EN.say(word)).last.click()
        assert cut_off(page, LANGUAGES) == []


@pytest.mark.journey
def test_a_coin_is_used_from_the_page(person: Person, served: Served) -> None:
    served.stage("3 10 20 7")
    page = person("/", size=SMALL)
    guest = page.request.post("/api/guests", data={"name": "ann"}).json()
    setting = {"edition": "oliphante_2010", "options": {"coins": "on"}, "seats": 3}
    table = {"setting": setting, "bots": ["tortoise", "tortoise"], "start": True}
    made = page.request.post("/api/tables", data=table, headers={"Authorization": f"Bearer {guest['token']}"}).json()
    page.evaluate("(guest) => localStorage.setItem('coyote.guest', JSON.stringify(guest))", guest)
    page.goto(f"/t/{made['link']}")
    button(page, "play-coins")
    page.get_by_role("dialog").get_by_role("button", name=f"{EN.say('coin-extra')} ").click()
    expect(page.get_by_role("button", name=EN.say("play-power-go", power=EN.say("coin-extra")))).to_be_focused()
    page.keyboard.press("Enter")  # it cannot be taken back, so it asks once
    expect(page.locator(".happening")).to_contain_text(EN.say("event-coin-turned-extra-you"))
    expect(page.get_by_role("log")).to_contain_text(EN.say("event-coin-turned-extra-you"))
    expect(page.get_by_role("log")).to_contain_text(EN.say("event-extra-laid-you", card="7"))
