"""The odds coach: off, after each round at every table, or live where all other players are bots."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import Person
from tests.page.playing import EN, button, call, make_table, say_number, sit, watched, whose_turn


def offered(page: Page, *coaches: str) -> None:
    """The menu offers these kinds of advice, and no other."""
    page.locator(".menu button").last.click()
    options = page.get_by_label(EN.say("coach"), exact=False).locator("option")
    expect(options).to_have_text([EN.say(f"coach-{coach}") for coach in coaches])


def choose(page: Page, coach: str) -> None:
    page.get_by_label(EN.say("coach"), exact=False).select_option(coach)
    page.keyboard.press("Escape")


def test_among_people_every_move_is_judged_after_the_round_and_none_before(person: Person) -> None:
    ann = person()
    url = make_table(ann, "ann", 2)
    bob = person(url)
    sit(bob, "bob")
    button(ann, "lobby-start")
    asked = list[str]()
    ann.on("request", lambda request: asked.append(request.url))
    whose_turn([ann])
    offered(ann, "off", "after")
    choose(ann, "after")
    say_number(ann, 200)
    call(whose_turn([bob]))
    title = EN.say("coach-round", round="1")
    reveal = ann.get_by_role("dialog")
    expect(reveal.get_by_role("heading", name=title)).to_be_visible()
    moves = reveal.locator(".judged li")
    expect(moves).to_have_count(2)
    expect(moves.filter(has_text="200")).to_contain_text("%")
    expect(moves.filter(has_text=EN.say("play-coyote"))).to_have_count(1)
    expect(moves.first.locator("span b")).to_have_text(EN.say("show-you"))  # one's own comes first
    expect(bob.get_by_role("dialog").get_by_role("heading", name=title)).to_have_count(0)  # Bob did not ask for it
    watched([ann, bob])
    ann.locator(".menu button").last.click()
    expect(ann.get_by_role("heading", name=title)).to_be_visible()  # it can be read again during the next round
    assert not [url for url in asked if url.endswith("/coach")]


def test_the_live_coach_is_offered_only_among_bots(person: Person) -> None:
    page = person()
    button(page, "home-play")
    page.wait_for_url("**/t/*")
    whose_turn([page])
    offered(page, "off", "after", "live")
    choose(page, "live")
    advice = page.locator("form.controls .coach")
    expect(advice).to_contain_text("%")
    url = make_table(page, "ann", 2)  # among people, the same choice means "after each round"
    bob = person(url)
    sit(bob, "bob")
    button(page, "lobby-start")
    whose_turn([page])
    expect(advice).to_have_count(0)
    page.locator(".menu button").last.click()
    expect(page.get_by_label(EN.say("coach"), exact=False)).to_have_value("after")
