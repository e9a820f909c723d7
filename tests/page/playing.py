"""What people do at a table, through what they see: buttons and fields, found by their names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from coyote.rules.model.cards import Card
from coyote.speech import Speaker, speaker
from prove.common.client import Told, merged

EN = speaker("en")


def seen_in(messages: Sequence[Told]) -> list[Told]:
    """The frames that a page had, one after the other."""
    frames = list[Told]()
    for message in messages:
        if message["tell"] == "table":
            frames.append(message)
        elif message["tell"] == "news":
            frames.append(merged(frames[-1], message))
    return frames


def card_name(card: str, speak: Speaker = EN) -> str:
    """What the page calls a card: as the command line does, but without what people type, and with a real minus sign."""
    return speak.named(Card(card)).replace("-", "−")


def button(page: Page, words: str, *, speak: Speaker = EN, **values: str) -> None:
    page.get_by_role("button", name=speak.say(words, **values), exact=True).click()


def make_table(page: Page, name: str, seats: int, **options: str) -> str:
    """Make a table with the page's own form; returns its address."""
    page.goto("/new")
    page.get_by_label(EN.say("your-name")).fill(name)
    page.get_by_label(EN.say("setting-seats"), exact=False).first.select_option(str(seats))
    for label, value in options.items():
        page.get_by_label(EN.say(label), exact=False).first.select_option(value)
    button(page, "new-go")
    page.wait_for_url("**/t/*")
    return page.url


def sit(page: Page, name: str, speak: Speaker = EN) -> None:
    page.get_by_label(speak.say("your-name")).fill(name)
    button(page, "sit-down", speak=speak)
    expect(page.get_by_label(speak.say("your-name"))).to_have_count(0)


def whose_turn(pages: Sequence[Page]) -> Page:
    """The page whose turn it is. If bots call each other first, the count is closed with a key.

    A page that lags behind shows the turn of a person who has moved since. That person's page knows more, and is asked next.
    """
    named = {page.locator(".seat.self").get_attribute("aria-label"): page for page in pages}
    turn = ", ".join(f'.seat.turn[aria-label="{name}"]' for name in named)
    page = pages[0]
    for _ in range(1000):
        page.locator(f".show, {turn}").first.wait_for()
        if page.locator(".show").count():
            page.keyboard.press("Escape")
            expect(page.locator(".show")).to_have_count(0)
            continue
        mover = named[page.locator(turn).get_attribute("aria-label")]
        if mover is page:
            expect(page.locator("form.controls")).to_be_visible()
            return page
        page = mover
    raise AssertionError("the pages do not agree whose turn it is")


def say_number(page: Page, number: int) -> None:
    """Say it, and wait until it is among what was said, or a count or another screen has taken its place."""
    page.locator("form.controls input.input").fill(str(number))
    page.locator("form.controls button.say[aria-disabled=false]").click()
    said = page.locator("ol.said b", has_text=re.compile(rf"^{number}\b".replace("-", "−")))
    expect(page.locator(".play:not([inert])", has_not=said)).to_have_count(0)


def call(page: Page) -> None:
    page.locator("form.controls button.coyote[aria-disabled=false]").click()


def watched(pages: Sequence[Page]) -> None:
    """All of them close the count and go on."""
    for page in pages:
        page.locator(".show .go").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
