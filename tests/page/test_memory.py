"""A place that remembers you: tables to go back to, finished games, progress, the ladder, and another device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Person
from tests.page.playing import EN, button, make_table
from tests.page.short import one_round


def mine(page: Page) -> Page:
    """The guest's list, on Home."""
    page.locator("header .brand").click()
    expect(page.get_by_role("heading", name=EN.say("memory-games"))).to_be_visible()
    return page


def test_games_are_found_again_and_counted(person: Person) -> None:
    ann = person()
    expect(ann.get_by_role("heading", name=EN.say("memory-games"))).to_have_count(0)
    one_round(ann)
    ann.locator(".show .go").click()
    expect(ann.locator(".gains")).to_contain_text(EN.say("progress-games", number=1))
    # a game that goes on is one tap away, also after a reload
    make_table(ann, "Zoë", 3)
    button(ann, "lobby-add-bot")
    button(ann, "lobby-start")
    expect(ann.locator(".round .middle")).to_be_visible()
    mine(ann).reload()
    back = ann.locator(".mine a[href^='/t/']")
    expect(back).to_have_count(1)
    expect(back).not_to_contain_text("Zoë")  # with others, and not with herself, whatever she is called there
    back.click()
    expect(ann.locator(".round .middle")).to_be_visible()
    # what is finished can be watched again
    replay = mine(ann).locator(".mine a[href^='/replay/']")
    expect(replay).to_have_count(1)
    expect(replay).to_have_attribute("href", re.compile(r"\?eyes=0"))  # through one's own eyes, also on another device
    replay.click()
    expect(ann.get_by_role("slider")).to_be_visible()


@pytest.mark.journey
def test_a_guest_is_taken_along_to_another_device_and_forgotten_there(person: Person) -> None:
    ann = person()
    one_round(ann)
    ann.goto("/progress")
    expect(ann.locator(".numbers")).to_contain_text(EN.say("progress-games", number=1))
    button(ann, "move-make")
    expect(ann.get_by_role("img", name=EN.say("move-qr"))).to_be_visible()
    code = ann.locator(".code b").inner_text()
    other = person(f"/move#{code}")
    expect(other.get_by_label(EN.say("move-in-code"))).to_have_value(code)
    button(other, "move-in-go")
    expect(other.locator(".mine a")).to_have_count(1)
    ann.goto("/")
    expect(ann.get_by_text(EN.say("server-guest-moved"))).to_be_visible()
    button(other, "settings")
    button(other, "settings-forget")
    button(other, "forget-go")
    expect(other.get_by_role("log")).to_contain_text(EN.say("forget-done"))
    expect(other.get_by_role("heading", name=EN.say("memory-games"))).to_have_count(0)


def test_play_now_sits_down_at_ones_rung_or_at_the_table_that_was_chosen(person: Person) -> None:
    ann = person()
    ann.locator(".against summary").click()
    rungs = ann.get_by_role("radio")
    expect(rungs.first).to_be_checked()
    chosen = ann.locator(".against label").nth(2)
    name = chosen.locator("> [aria-hidden]:not(.face)").inner_text()
    chosen.click()
    expect(rungs.nth(2)).to_be_checked()
    button(ann, "home-play")
    ann.wait_for_url("**/t/*")
    expect(ann.locator(".ring [role=group]", has_text=name)).to_have_count(3)
