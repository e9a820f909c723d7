"""A game played with the keyboard alone, and every event in words for screen readers."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import Person
from tests.page.playing import EN

TABS = 80


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something with this name has the focus."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        focused = page.evaluate("(document.activeElement.ariaLabel ?? document.activeElement.innerText ?? '').trim()")
        if focused.startswith(name):
            return
    raise AssertionError(f"no key leads to {name}")


def test_a_round_can_be_played_with_the_keyboard_alone(person: Person) -> None:
    page = person(size=(1280, 800))
    tab_to(page, EN.say("home-play"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    field = page.get_by_label(EN.say("play-number"), exact=True)
    expect(field).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Shift+ArrowUp")
    expect(field).to_have_value("16")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("999")  # nobody can raise it
    expect(page.locator("form.controls button.say[aria-disabled=false]")).to_be_visible()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text(EN.say("event-counted-fails", total="", number="999")[-16:])
    go_on = dialog.locator(".go")
    expect(go_on).to_be_enabled()  # disabled at first: a key already pressed skips nothing
    page.keyboard.press("Tab")
    expect(go_on).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)


def test_the_settings_and_a_sheet_open_and_close_with_keys(person: Person) -> None:
    page = person()
    tab_to(page, EN.say("settings"))
    page.keyboard.press("Enter")
    page.get_by_label(EN.say("settings-language")).first.select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Alle sehen deine Karte, nur du nicht.")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")
    expect(page.get_by_label("Sprache")).to_have_count(1)  # the one on Home
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Alle sehen deine Karte, nur du nicht.")
