"""The reveal: with motion and without, skipped and watched, and always in words too."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Person
from tests.page.playing import EN, button
from tests.page.short import one_round

A_COYOTE = re.compile("takes? a coyote")


def moving(page: Page) -> Page:
    """The page of somebody who wants motion."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('coyote.still', 'no')")
    return page


def ended(page: Page) -> None:
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("link", name=EN.say("after-replay"))).to_be_visible()


def test_escape_leaves_the_reveal_at_once(person: Person) -> None:
    page = moving(person("/"))
    one_round(page)
    expect(page.get_by_role("dialog")).to_be_focused()
    page.keyboard.press("Escape")
    ended(page)


def test_skipping_shows_the_end_of_the_count_first(person: Person) -> None:
    page = moving(person("/"))
    one_round(page)
    reveal = page.get_by_role("dialog")
    button(page, "show-skip")
    for seat in ("ann", "tortoise"):
        expect(reveal.get_by_role("img", name=f"{seat}: ").first).to_be_visible()
    expect(reveal.locator(".caption")).to_contain_text(A_COYOTE)
    button(page, "show-on")
    ended(page)


def test_without_motion_the_end_and_every_step_are_there_at_once(person: Person) -> None:
    page = person("/")
    one_round(page)
    reveal = page.get_by_role("dialog")
    expect(reveal.get_by_role("button", name=EN.say("show-skip"))).to_have_count(0)
    steps = reveal.get_by_role("listitem").filter(has_text="Coyote!")
    expect(steps.first).to_be_visible()
    expect(reveal.get_by_text("The total is").first).to_be_visible()
    button(page, "show-on")
    ended(page)


def test_tab_stays_inside_and_a_screen_reader_gets_the_words(person: Person) -> None:
    page = moving(person("/"))
    one_round(page)
    reveal = page.get_by_role("dialog")
    expect(reveal.get_by_role("button")).to_be_enabled()
    page.keyboard.press("Tab")
    expect(reveal.get_by_role("button")).to_be_focused()
    page.keyboard.press("Tab")
    expect(reveal.get_by_role("button")).to_be_focused()
    expect(reveal.get_by_role("list").filter(has_text="The total is")).to_have_count(1, timeout=15_000)


def test_a_screen_reader_hears_the_count_when_eyes_see_it(person: Person) -> None:
    page = moving(person("/"))
    heard = page.get_by_role("log")
    one_round(page)
    caption = page.get_by_role("dialog").locator(".caption")
    expect(heard).to_contain_text("Coyote!")
    expect(caption).to_contain_text("Coyote!")
    assert "The total is" not in heard.inner_text()
    assert not A_COYOTE.search(heard.inner_text())
    expect(caption).to_contain_text("The total is", timeout=15_000)
    expect(heard).to_contain_text("The total is")
    assert not A_COYOTE.search(heard.inner_text()) or A_COYOTE.search(caption.inner_text())
    page.keyboard.press("Escape")
    expect(heard).to_contain_text(A_COYOTE)  # whoever leaves early misses nothing
