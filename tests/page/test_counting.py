"""The page that counts a real hand: it counts the tapped cards as the rules do, step by step."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from coyote import EDITIONS, cards, count
from coyote.speech import Speaker, speaker
from tests.page.conftest import Person
from tests.page.playing import EN, button, card_name


def tap(page: Page, card: str, left: int, speak: Speaker = EN) -> None:
    name = card_name(card, speak)
    page.get_by_role("button", name=speak.say("count-page-add", card=name, left=left), exact=True).click()


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


def test_no_more_cards_can_be_tapped_than_the_box_has_and_each_can_be_put_back(person: Person) -> None:
    page = person("/count")
    tap(page, "20", 1)
    gone = page.get_by_role("button", name=EN.say("count-page-add", card="20", left=0), exact=True)
    expect(gone).to_be_disabled()
    button(page, "count-page-remove", card="20")
    tap(page, "20", 1)
    expect(gone).to_be_disabled()


def test_the_cards_edition_has_its_own_cards(person: Person) -> None:
    page = person("/count", "de")
    say = speaker("de")
    page.get_by_label(say.say("count-page-edition")).select_option("kidult_2003")
    for card, left in (("10", 3), ("0", 3), ("cancel", 1)):
        tap(page, card, left, say)
    page.get_by_role("button", name=say.say("count-page-count"), exact=True).click()
    page.get_by_role("button", name=say.say("count-page-end"), exact=True).click()
    expect(page.locator(".steps .caption")).to_contain_text(say.say("count-total", total="0"))
