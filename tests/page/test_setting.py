"""The form of a new table: a group can match its own box, and is asked only what can matter at its table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from coyote.rules.model.rulings import QUESTIONS
from tests.page.conftest import Person
from tests.page.playing import EN, button


def new(person: Person, seats: int = 4) -> Page:
    page = person("/new")
    page.get_by_label(EN.say("your-name")).fill("ann")
    choose_seats(page, seats)
    return page


def choose_seats(page: Page, seats: int) -> None:
    page.get_by_label(EN.say("setting-seats"), exact=False).first.select_option(str(seats))


def use_coins(page: Page) -> None:
    page.get_by_role("checkbox", name=EN.say("setting-coins")).check()


def asks_about(page: Page, *rulings: str, times: int = 1) -> None:
    """The form asks about these rulings, and names the cards that there are, and no others."""
    cards = f"{EN.say('card-discard')} and {EN.say('card-flip')}"
    for name in rulings:
        assert name in QUESTIONS
        label = re.escape(EN.say(f"option-{name}", piece="token", cards=cards))
        asked = page.locator(".ruling > span").filter(has_text=re.compile(f"^{label}$", re.IGNORECASE))
        expect(asked).to_have_count(times)


def does_not_ask_about(page: Page, *rulings: str) -> None:
    asks_about(page, *rulings, times=0)


def test_the_least_number_the_deck_and_the_coins_can_be_made_to_match_a_box(person: Person) -> None:
    page = new(person)
    page.get_by_label(EN.say("setting-least-number"), exact=False).fill("1")
    page.get_by_text(EN.say("setting-deck", cards=30)).click()
    page.get_by_role("button", name=EN.say("counts-less", name="15"), exact=True).click()
    page.get_by_role("textbox", name=EN.say("counts-of", name="20"), exact=True).fill("3")
    page.get_by_label(EN.say("counts-other")).fill("12")
    button(page, "counts-add")
    expect(page.get_by_text(EN.say("setting-deck", cards=32))).to_be_visible()
    use_coins(page)
    page.get_by_text(EN.say("setting-coin-counts")).click()
    page.get_by_role("button", name=EN.say("counts-more", name=EN.say("coin-guess")), exact=True).click()
    button(page, "new-go")
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name=EN.say("lobby-title"))).to_be_visible()
    played = page.locator("section", has=page.get_by_role("heading", name=EN.say("lobby-setting")))
    for part in (f"{EN.say('option-least_number')}: 1", "20x3", "12x1", "guessx2", "skipx2"):
        expect(played).to_contain_text(part)
    expect(played).not_to_contain_text("15x")


def test_a_deck_can_be_put_back_as_it_is_in_the_box_and_a_size_replaces_ones_own(person: Person) -> None:
    page = new(person)
    page.get_by_role("radio", name=EN.say("edition-devir_2021")).check()
    page.get_by_text(EN.say("setting-deck", cards=30)).click()
    page.get_by_role("button", name=EN.say("counts-more", name="7"), exact=True).click()
    button(page, "counts-usual")
    expect(page.get_by_text(EN.say("setting-deck", cards=30))).to_be_visible()
    page.get_by_role("button", name=EN.say("counts-more", name="7"), exact=True).click()
    page.get_by_label(EN.say("option-feathers")).select_option("49")
    expect(page.get_by_text(EN.say("setting-deck", cards=49))).to_be_visible()
    page.get_by_role("button", name=EN.say("counts-more", name="7"), exact=True).click()
    expect(page.get_by_text(EN.say("setting-deck", cards=50))).to_be_visible()
    button(page, "new-go")
    page.wait_for_url("**/t/*")


def test_only_rulings_that_can_matter_are_offered_and_two_seats_are_told_that_coins_rest(person: Person) -> None:
    page = new(person)
    page.get_by_text(EN.say("setting-house-rules"), exact=True).click()
    asks_about(page, "discard_first", "no_green")
    does_not_ask_about(page, "sit_out", "mystery_chain")
    use_coins(page)
    asks_about(page, "sit_out", "opening_skip", "night_reshuffle")
    does_not_ask_about(page, "agree_makes")
    expect(page.get_by_text(EN.say("setting-coins-not-two"))).to_have_count(0)
    choose_seats(page, 2)
    expect(page.get_by_text(EN.say("setting-coins-not-two"))).to_be_visible()
    does_not_ask_about(page, "sit_out")


def test_the_form_asks_first_where_people_are_and_says_what_the_reserve_of_a_clock_is(person: Person) -> None:
    page = new(person)
    expect(page.locator("legend")).to_have_text([EN.say("setting-heads"), EN.say("setting-box")])
    page.get_by_label(EN.say("setting-turn")).select_option("30")
    expect(page.get_by_text(EN.say("setting-clock-sum", turn="30", bank="60"))).to_be_visible()


def test_the_host_names_who_starts(person: Person) -> None:
    page = new(person, 2)
    button(page, "new-go")
    page.wait_for_url("**/t/*")
    button(page, "lobby-add-bot")
    expect(page.locator(".seats .free")).to_have_count(0)
    page.get_by_label(EN.say("lobby-first")).select_option(label="ann")
    button(page, "lobby-start")
    expect(page.get_by_role("log")).to_contain_text(EN.say("event-starter-named-you"))
    expect(page.locator("form.controls")).to_be_visible()


def test_the_form_says_where_the_facts_of_the_chosen_box_come_from_and_what_its_lives_are(person: Person) -> None:
    page = new(person)
    page.get_by_role("radio", name=EN.say("edition-powwow_2006")).check()
    page.get_by_text(EN.say("sources-title")).click()
    for origin, certainty in (("owners", "sure"), ("owners", "likely"), ("as-2003", "guess")):
        expect(page.get_by_text(f"{EN.say(f'origin-{origin}')} ({EN.say(f'certainty-{certainty}')})")).to_be_visible()
    # lives are asked for as what they are in the box
    for edition, asked in (("heidelbaer_2020", "setting-out-at-eyes"), ("powwow_2006", "setting-out-at")):
        page.get_by_role("radio", name=EN.say(f"edition-{edition}")).check()
        expect(page.get_by_label(EN.say(asked))).to_be_visible()


def test_twigs_are_played_with_unless_a_table_leaves_them_out(person: Person) -> None:
    page = new(person)
    page.get_by_role("radio", name=EN.say("edition-powwow_2006")).check()
    twigs = page.get_by_role("checkbox", name=EN.say("piece-twig"))
    expect(twigs).to_be_checked()
    twigs.uncheck()
    page.get_by_label(EN.say("setting-least-number"), exact=False).fill("-20")
    expect(page.get_by_label(EN.say("setting-least-number"), exact=False)).to_have_value("−20")
    button(page, "new-go")
    page.wait_for_url("**/t/*")
    words = page.locator("section", has=page.get_by_role("heading", name=EN.say("lobby-setting")))
    expect(words).to_contain_text(f"{EN.say('option-specials', piece='twig')}: {EN.say('value-off')}")
    expect(words).to_contain_text(f"{EN.say('option-least_number')}: −20")
