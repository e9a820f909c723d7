"""Among strangers: tables are locked, sleepers are stood in for, and guests can be forgotten."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Person
from tests.page.playing import EN, button, make_table, sit

SEEN: Final = "Object.keys(localStorage).filter((name) => name.startsWith('coyote.seen')).length"
GUEST: Final = "localStorage.getItem('coyote.guest')"


def test_the_host_locks_the_table_and_all_see_it(person: Person) -> None:
    ann = person()
    url = make_table(ann, "ann", 3)
    bob = person(url)
    sit(bob, "bob")
    button(ann, "lobby-lock")
    for page in (ann, bob):
        expect(page.get_by_text(EN.say("lobby-locked"), exact=True)).to_be_visible()
    expect(bob.get_by_role("button", name=EN.say("lobby-unlock"))).to_have_count(0)
    eve = person(url)
    expect(eve.get_by_role("heading", level=1)).to_have_text(EN.say("lobby-locked"))
    bob.reload()
    expect(bob.locator(".seats")).to_contain_text("ann")
    button(ann, "lobby-unlock")
    button(eve, "try-again")
    sit(eve, "eve")


def test_a_name_that_looks_like_another_is_refused_in_words(person: Person) -> None:
    page = person()
    url = make_table(page, "ann", 3)
    eve = person(url)
    refused = eve.locator(".trouble")
    for name, why in ("аnn", EN.say("table-name-looks-like", name="ann")), ("wolf", EN.say("table-name-of-a-bot", name="Wolf")):
        eve.get_by_label(EN.say("your-name")).fill(name)  # the first with a Cyrillic а
        button(eve, "sit-down")
        expect(refused).to_have_text(why)


def two_at_a_table(person: Person) -> tuple[Page, Page]:
    """Ann, whose turn it is, and Bob."""
    ann = person()
    bob = person(make_table(ann, "ann", 2))
    sit(bob, "bob")
    bob.clock.install()
    button(ann, "lobby-start")
    expect(ann.locator("form.controls")).to_be_visible()
    return ann, bob


def test_who_is_slow_is_nudged_and_after_a_minute_of_silence_a_bot_plays_until_they_are_back(person: Person) -> None:
    ann, bob = two_at_a_table(person)
    call = bob.get_by_role("button", name=EN.say("stand-in", name="ann"), exact=True)
    nudge = bob.get_by_role("button", name=EN.say("nudge", name="ann"), exact=True)
    expect(bob.get_by_text(EN.say("play-waits", name="ann")).first).to_be_visible()
    expect(nudge).to_have_count(0)
    bob.clock.fast_forward(15_000)
    nudge.click()
    expect(nudge).to_have_count(0)
    expect(ann.get_by_role("log")).to_contain_text(EN.say("event-nudged-at-you", name="bob"))
    expect(call).to_have_count(0)
    bob.clock.fast_forward(61_000)
    call.click()
    back = ann.get_by_role("button", name=EN.say("asleep-back"), exact=True)
    expect(back).to_be_visible()
    expect(bob.get_by_text(EN.say("seat-asleep"), exact=True)).to_be_visible()
    expect(bob.get_by_role("log")).to_contain_text(EN.say("event-slept", name="ann"))
    back.click()
    expect(back).to_have_count(0)
    expect(bob.get_by_text(EN.say("seat-asleep"), exact=True)).to_have_count(0)


def ask_to_be_forgotten(page: Page) -> Locator:
    """By keyboard alone, up to the question whether they mean it."""
    page.get_by_role("button", name=EN.say("settings"), exact=True).press("Enter")
    page.get_by_role("button", name=EN.say("settings-forget"), exact=True).press("Enter")
    question = page.get_by_role("dialog", name=EN.say("forget-title"))
    expect(question.get_by_text(EN.say("forget-about"))).to_be_visible()
    return question


def forget(page: Page) -> None:
    ask_to_be_forgotten(page).get_by_role("button", name=EN.say("forget-go"), exact=True).press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text(EN.say("home-title"))


def test_whoever_asks_for_it_is_forgotten_unless_they_think_better_of_it(person: Person) -> None:
    ann = person()
    url = make_table(ann, "ann", 3)
    bob = person(url)
    sit(bob, "bobbert")
    expect(ann.locator(".seats")).to_contain_text("bobbert")
    ask_to_be_forgotten(bob)
    bob.keyboard.press("Escape")
    expect(bob.get_by_role("dialog")).to_have_count(0)
    expect(bob.get_by_role("button", name=EN.say("settings"), exact=True)).to_be_focused()
    assert bob.evaluate(f"{GUEST} !== null")
    tab = bob.context.new_page()
    tab.goto(url)
    expect(tab.locator(".seats")).to_contain_text("bobbert")
    forget(bob)
    expect(bob.get_by_role("log")).to_contain_text(EN.say("forget-done"))
    expect(tab.get_by_role("heading", level=1)).to_have_text(EN.say("home-title"))
    assert bob.evaluate(f"{GUEST} === null")
    expect(ann.locator(".seats")).not_to_contain_text("bobbert")
    bob.goto(url)
    expect(bob.get_by_label(EN.say("your-name"))).to_be_visible()
    expect(bob.get_by_label(EN.say("your-name"))).not_to_have_value("bobbert")


def test_in_a_game_a_bot_plays_on_for_whoever_is_forgotten(person: Person) -> None:
    ann, bob = two_at_a_table(person)
    expect(bob.locator(".self")).to_contain_text("bob")
    assert bob.evaluate(SEEN) > 0
    forget(bob)
    expect(ann.get_by_text(EN.say("seat-left"), exact=True)).to_be_visible()
    assert bob.evaluate(SEEN) == 0
