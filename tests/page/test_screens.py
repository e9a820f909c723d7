"""Every screen: nothing reaches beyond the edge of a small phone in any language, axe is content, and errors are friendly."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import expect

from coyote.editions import EDITIONS
from coyote.speech import LANGUAGES, speaker
from tests.page.conftest import PHONE, Person
from tests.page.fitting import cut_off, speak
from tests.page.pictures import TABLE
from tests.page.playing import EN, button
from tests.page.test_axe import violations
from tests.page.walks import WALKS, Screens

SMALL: Final = (320, 640)


@pytest.mark.parametrize("walk", [pytest.param(walk, marks=pytest.mark.xdist_group(walk.__name__)) for walk in WALKS])
def test_every_screen_fits_on_a_small_phone_in_any_language_and_is_accessible_in_any_theme(
    person: Person, walk: Callable[[Person], Screens]
) -> None:
    """This is also how a page of 640 pixels looks at 200 %."""
    found = list[str]()
    for name, page in walk(partial(person, size=SMALL)):
        found += [f"{name}: {words}" for words in (*cut_off(page, LANGUAGES), *violations(page))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("path", "boxes"), [("/learn", "label.button input[type=radio]"), ("/new", "input[name=edition]")])
def test_rules_and_settings_of_every_box_fit_on_a_small_phone_in_any_language(person: Person, path: str, boxes: str) -> None:
    page = person(path, size=SMALL)
    expect(page.locator(boxes)).to_have_count(len(EDITIONS))
    assert cut_off(page, LANGUAGES, boxes) == []


def test_a_word_that_is_cut_off_is_found(person: Person) -> None:
    page = person("/", size=SMALL)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert cut_off(page, ("de", "fr")) == []
    page.locator("h1").evaluate("(title) => (title.style.whiteSpace = 'nowrap')")
    assert {words[:2] for words in cut_off(page, ("de", "fr"))} == {"de", "fr"}


def test_twelve_players_fit_on_a_small_phone_above_the_hand(person: Person) -> None:
    page = person("/", size=SMALL)
    page.goto("/t/" + page.evaluate(TABLE, ["cub", "fox", "owl", "hare", "wolf", "tortoise", *["cub"] * 5]))
    expect(page.locator("form.controls")).to_be_visible()
    seats = page.locator(".ring [role=group]")
    expect(seats).to_have_count(11)
    hand = page.locator(".hand").bounding_box()
    assert hand is not None
    for card in seats.locator("svg.card").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < hand["y"]
        assert box["width"] > 18
    called = page.locator(".seat .name")
    expect(called).to_have_count(12)
    for name in called.all():
        box = name.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= hand["y"]
        assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth"), name.inner_text()
    assert len(set(called.all_inner_texts())) == 12, "nobody looks like anybody else"


def test_no_star_is_read_as_a_full_stop(person: Person) -> None:
    """Where words are there are none; beside them, on a wide screen, there are."""
    page = person("/join")
    field = page.get_by_label(EN.say("join-code"))
    for size, seen in ((PHONE, False), ((1440, 900), True)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.reload()
        expect(field).to_be_visible()
        field.blur()
        night = page.screenshot()
        page.add_style_tag(content=".stars { display: none !important }")
        assert (page.screenshot() != night) == seen


def test_six_at_a_table_on_a_small_phone_have_their_whole_names_below_their_cards(person: Person) -> None:
    """In the languages that have the longest names for bots."""
    page = person("/", size=SMALL)
    page.goto("/t/" + page.evaluate(TABLE, ["cub", "fox", "owl", "hare", "tortoise"]))
    expect(page.locator(".seat .name")).to_have_count(6)
    for language in ("fr", "de", "pt"):
        speak(page, language)
        expect(page.locator(".seat .name", has_text=speaker(language).say("bot-tortoise"))).to_be_visible()
        for seat in page.locator(".ring .seat").all():
            name, card = seat.locator(".name"), seat.locator("svg.card").first
            assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth"), name.inner_text()
            above, below = card.bounding_box(), name.bounding_box()
            assert above and below
            assert above["y"] + above["height"] <= below["y"]


def test_a_link_to_nothing_is_explained_and_leads_on(person: Person) -> None:
    page = person("/t/nobody-here")
    expect(page.get_by_text(EN.say("dead-link-text"))).to_be_visible()
    page.get_by_role("link", name=EN.say("home-new")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(EN.say("new-title"))
    page.goto("/replay")
    page.get_by_label(EN.say("replay-page-which")).fill("https://coyote.example/replay/nothing-1?place=3")
    button(page, "replay-page-open")
    page.wait_for_url("**/replay/nothing-1")
    expect(page.get_by_role("heading", name=EN.say("replay-page-none"))).to_be_visible()
    expect(page.get_by_text(EN.say("server-game-unknown"))).to_be_visible()
