"""Among strangers: tables are locked, sleepers are stood in for, public tables have a clock, and guests can be forgotten."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import Person
from tests.page.playing import EN, button, make_table, say_number, sit, whose_turn

SEEN = "Object.keys(localStorage).filter(name => name.startsWith('coyote.seen'))"
GUEST = "localStorage.getItem('coyote.guest')"


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
    ann = person()
    url = make_table(ann, "ann", 3)
    eve = person(url)
    eve.get_by_label(EN.say("your-name")).fill("аnn")  # with a Cyrillic а
    button(eve, "sit-down")
    expect(eve.locator(".trouble")).to_have_text(EN.say("table-name-looks-like", name="ann"))
    eve.get_by_label(EN.say("your-name")).fill("wolf")
    button(eve, "sit-down")
    expect(eve.locator(".trouble")).to_have_text(EN.say("table-name-of-a-bot", name="Wolf"))


def test_who_is_slow_is_nudged_and_after_a_minute_of_silence_a_bot_plays_until_they_are_back(person: Person) -> None:
    ann = person()
    url = make_table(ann, "ann", 2)
    bob = person(url)
    sit(bob, "bob")
    for page in (ann, bob):
        page.clock.install()
    button(ann, "lobby-start")
    sleeper = whose_turn([ann, bob])
    other, name = (bob, "ann") if sleeper is ann else (ann, "bob")
    call = other.get_by_role("button", name=EN.say("stand-in", name=name), exact=True)
    nudge = other.get_by_role("button", name=EN.say("nudge", name=name), exact=True)
    other.clock.run_for(2_000)
    expect(nudge).to_have_count(0)
    other.clock.fast_forward(13_000)
    nudge.click()
    expect(nudge).to_have_count(0)
    asks = EN.say("event-nudged-at-you", name="bob" if sleeper is ann else "ann")
    expect(sleeper.get_by_role("log")).to_contain_text(asks)
    expect(call).to_have_count(0)
    other.clock.fast_forward(61_000)
    call.click()
    back = sleeper.get_by_role("button", name=EN.say("asleep-back"), exact=True)
    expect(back).to_be_visible()
    expect(other.get_by_text(EN.say("seat-asleep"), exact=True)).to_be_visible()
    expect(other.get_by_role("log")).to_contain_text(EN.say("event-slept", name=name))
    back.click()
    expect(back).to_have_count(0)
    expect(other.get_by_text(EN.say("seat-asleep"), exact=True)).to_have_count(0)


def test_a_public_table_has_a_clock_and_the_form_says_so(person: Person) -> None:
    page = person("/new")
    turn = page.get_by_label(EN.say("setting-turn"))
    expect(turn).to_have_value("null")
    expect(page.get_by_text(EN.say("setting-turn-about"))).to_have_count(0)  # nothing runs out without a clock
    turn.select_option("120")
    expect(page.get_by_text(EN.say("setting-turn-about"))).to_be_visible()
    turn.select_option("null")
    page.get_by_role("checkbox", name=EN.say("setting-public")).check()
    expect(turn).to_have_value("60")
    expect(turn.locator("option", has_text=EN.say("setting-turn-none"))).to_have_count(0)
    expect(page.get_by_text(EN.say("setting-public-clock")).first).to_be_visible()


def forget(page: Page) -> None:
    """By keyboard alone."""
    page.get_by_role("button", name=EN.say("settings"), exact=True).press("Enter")
    page.get_by_role("button", name=EN.say("settings-forget"), exact=True).press("Enter")
    dialog = page.get_by_role("dialog", name=EN.say("forget-title"))
    expect(dialog.get_by_text(EN.say("forget-about"))).to_be_visible()
    dialog.get_by_role("button", name=EN.say("forget-go"), exact=True).press("Enter")


def test_whoever_asks_for_it_is_forgotten(person: Person) -> None:
    ann = person()
    url = make_table(ann, "ann", 3)
    bob = person(url)
    sit(bob, "bobbert")
    expect(ann.locator(".seats")).to_contain_text("bobbert")
    tab = bob.context.new_page()
    tab.goto(url)
    expect(tab.locator(".seats")).to_contain_text("bobbert")
    forget(bob)
    expect(bob.get_by_role("heading", level=1)).to_have_text(EN.say("home-title"))
    expect(bob.get_by_role("dialog")).to_have_count(0)
    expect(bob.get_by_role("log")).to_contain_text(EN.say("forget-done"))
    expect(tab.get_by_role("heading", level=1)).to_have_text(EN.say("home-title"))
    bob.wait_for_function(f"{GUEST} === null")
    expect(ann.locator(".seats")).not_to_contain_text("bobbert")
    bob.goto(url)
    expect(bob.get_by_label(EN.say("your-name"))).to_be_visible()
    expect(bob.get_by_label(EN.say("your-name"))).not_to_have_value("bobbert")


def test_in_a_game_a_bot_plays_on_for_whoever_is_forgotten(person: Person) -> None:
    ann = person()
    url = make_table(ann, "ann", 2)
    bob = person(url)
    sit(bob, "bob")
    button(ann, "lobby-start")
    if whose_turn([ann, bob]) is bob:
        say_number(bob, 3)
    bob.wait_for_function(f"{SEEN}.length > 0")
    forget(bob)
    expect(ann.get_by_text(EN.say("seat-left"), exact=True)).to_be_visible()
    expect(bob.get_by_role("dialog")).to_have_count(0)
    bob.wait_for_function(f"{SEEN}.length === 0")


def test_forgetting_can_be_called_off(person: Person) -> None:
    page = person()
    button(page, "home-play")
    page.wait_for_url("**/t/*")
    button(page, "settings")
    button(page, "settings-forget")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name=EN.say("settings"), exact=True)).to_be_focused()
    page.wait_for_function(f"{GUEST} !== null")
