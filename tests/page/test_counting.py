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


def test_a_card_more_than_we_think_the_box_has_is_asked_about_and_not_forbidden(person: Person) -> None:
    page = person("/count")
    tap(page, "20", 1)
    tap(page, "20", 0)
    question = page.get_by_text(EN.say("count-page-more", card="20", count=1))
    expect(question).to_be_visible()
    button(page, "count-page-more-no")
    expect(question).to_have_count(0)
    tap(page, "20", 0)
    expect(page.get_by_role("button", name=EN.say("count-page-more-yes"), exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    tap(page, "20", 0)  # the box has more than we thought: it is not asked again
    expect(page.get_by_role("button", name=EN.say("count-page-remove", card="20"), exact=True)).to_have_count(3)
    button(page, "count-page-count")
    expect(page.locator(".steps .caption")).to_have_text(EN.say("count-total", total="60"))


def test_a_mystery_whose_card_was_not_named_is_asked_about(person: Person) -> None:
    page = person("/count")
    for card in ("?", "20"):
        tap(page, card, 1)
    button(page, "count-page-count")
    expect(page.get_by_text(EN.say("count-page-turn-missing"))).to_be_visible()
    expect(page.locator(".steps")).to_have_count(0)
    tap(page, "10", 2)
    expect(page.get_by_text(EN.say("count-page-turn-missing"))).to_have_count(0)
    button(page, "count-page-count")
    expect(page.locator(".steps")).to_have_count(1)
    button(page, "count-page-remove", card="10")
    button(page, "count-page-count")
    button(page, "count-page-turn-none")
    expect(page.locator(".steps")).to_have_count(1)


def test_each_card_can_be_put_back(person: Person) -> None:
    page = person("/count")
    tap(page, "20", 1)
    button(page, "count-page-remove", card="20")
    tap(page, "20", 1)


def test_the_cards_edition_has_its_own_cards(person: Person) -> None:
    page = person("/count", "de")
    say = speaker("de")
    page.get_by_label(say.say("count-page-edition")).select_option("kidult_2003")
    for card, left in (("10", 3), ("0", 3), ("cancel", 1)):
        tap(page, card, left, say)
    page.get_by_role("button", name=say.say("count-page-count"), exact=True).click()
    page.get_by_role("button", name=say.say("count-page-end"), exact=True).click()
    expect(page.locator(".steps .caption")).to_contain_text(say.say("count-total", total="0"))


def test_a_box_that_doubles_the_whole_total_is_counted_so_and_minus_signs_are_alike(person: Person) -> None:
    page = person("/count")
    page.get_by_label(EN.say("count-page-edition")).select_option("japan_2015")
    for card, left in (("-10", 1), ("-5", 2), ("double", 1)):
        tap(page, card, left)
    number = page.get_by_label(EN.say("count-page-number"))
    number.fill("-20")
    expect(number).to_have_value("−20")
    button(page, "count-page-count")
    button(page, "count-page-end")
    expect(page.locator(".steps .caption")).to_have_text(EN.say("event-counted-fails", total="−30", number="−20"))
    expect(page.locator(".scale .total .hide")).to_have_text("−30")
