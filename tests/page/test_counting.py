"""The page that counts a real hand shows the server's count, step by step. What it asks: browser/tests/counting.test.ts."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from coyote import EDITIONS, cards, count
from tests.page.conftest import Person
from tests.page.playing import EN, button, card_name


def tap(page: Page, card: str, left: int) -> None:
    page.get_by_role("button", name=EN.say("count-page-add", card=card_name(card), left=left), exact=True).click()


def test_a_hand_with_a_mystery_is_counted_against_the_number_step_by_step(person: Person) -> None:
    page = person("/count")
    for card, left in (("20", 1), ("-5", 2), ("?", 1), ("double", 1)):
        tap(page, card, left)
    button(page, "count-page-turn")
    tap(page, "10", 2)
    page.get_by_label(EN.say("count-page-number")).fill("60")
    button(page, "count-page-count")
    counted = count(cards("20 -5 ? double"), cards("10"), EDITIONS["oliphante_2010"].order)
    caption = page.locator(".steps .caption")
    for sentence in EN.count(counted):
        expect(caption).to_have_text(sentence.replace(" -", " −"))
        button(page, "count-page-next")
    expect(caption).to_have_text(EN.say("event-counted-fails", total=str(counted.total), number="60"))

    # another box doubles the whole total; minus signs are alike
    page.get_by_label(EN.say("count-page-edition")).select_option("japan_2015")
    for card, left in (("-10", 1), ("-5", 2), ("double", 1)):
        tap(page, card, left)
    number = page.get_by_label(EN.say("count-page-number"))
    number.fill("-20")
    expect(number).to_have_value("−20")
    button(page, "count-page-count")
    button(page, "count-page-end")
    expect(caption).to_have_text(EN.say("event-counted-fails", total="−30", number="−20"))
    expect(page.locator(".scale .total .hide")).to_have_text("−30")
