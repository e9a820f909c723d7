"""The form of a new table: what a group chooses is played. What the form asks: browser/tests/setting.test.ts."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import Person, Served
from tests.page.playing import EN, button, make_table


def test_the_least_number_the_deck_and_the_coins_can_be_made_to_match_a_box(person: Person) -> None:
    page = person("/new")
    page.get_by_label(EN.say("your-name")).fill("ann")
    page.get_by_label(EN.say("setting-least-number"), exact=False).fill("1")
    page.get_by_text(EN.say("setting-deck", cards=30)).click()
    button(page, "counts-less", name="15")
    page.get_by_role("textbox", name=EN.say("counts-of", name="20"), exact=True).fill("3")
    page.get_by_label(EN.say("counts-other")).fill("12")
    button(page, "counts-add")
    expect(page.get_by_text(EN.say("setting-deck", cards=32))).to_be_visible()
    page.get_by_role("checkbox", name=EN.say("setting-coins")).check()
    page.get_by_text(EN.say("setting-coin-counts")).click()
    button(page, "counts-more", name=EN.say("coin-guess"))
    button(page, "new-go")
    played = page.locator("section", has=page.get_by_role("heading", name=EN.say("lobby-setting")))
    for part in (f"{EN.say('option-least_number')}: 1", "20x3", "12x1", "guessx2", "skipx2"):
        expect(played).to_contain_text(part)
    expect(played).not_to_contain_text("15x")


def test_the_host_names_who_starts(person: Person, served: Served) -> None:
    served.stage(starter=1)  # it would be the bot
    page = person()
    make_table(page, "ann", 2)
    button(page, "lobby-add-bot")
    expect(page.locator(".seats .free")).to_have_count(0)
    page.get_by_label(EN.say("lobby-first")).select_option(label="ann")
    button(page, "lobby-start")
    expect(page.get_by_role("log")).to_contain_text(EN.say("event-starter-named-you"))
    expect(page.locator("form.controls")).to_be_visible()
