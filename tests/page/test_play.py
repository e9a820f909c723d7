"""People play on pages to the end, with a real server and real browsers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from coyote.speech import speaker
from tests.page.conftest import Person, Served
from tests.page.playing import EN, button, call, make_table, say_number, sit, watched, whose_turn

IT = speaker("it")


@pytest.mark.journey
def test_three_people_play_to_a_winner_in_two_languages(person: Person, served: Served) -> None:
    served.stage(fair=True)  # the deal is proved at the end
    ann = person()
    url = make_table(ann, "ann", 3, **{"setting-out-at": "1"})
    bob, cem = person(url, language="it"), person(url)
    sit(bob, "bob", IT)
    sit(cem, "cem")
    expect(ann.locator(".seats")).to_contain_text("cem")
    button(ann, "lobby-start")
    people = [ann, bob, cem]
    for _ in range(2):  # one coyote puts a player out
        say_number(whose_turn(people), 200)
        call(whose_turn(people))
        watched(people)
    expect(ann.get_by_role("heading", level=1)).to_contain_text("pack")
    expect(bob.get_by_role("heading", level=1)).to_contain_text("branco")
    ann.locator("summary").click()
    button(ann, "after-verify")
    expect(ann.get_by_text(EN.say("after-fair", seeds=3)[:40])).to_be_visible()
    button(ann, "after-rematch")
    whose_turn(people)


@pytest.mark.journey
def test_one_click_starts_a_game_with_three_bots_that_is_played_to_its_end(person: Person, served: Served) -> None:
    page = person()
    button(page, "home-play")
    page.wait_for_url("**/t/*")
    expect(page.locator(".ring [role=group]")).to_have_count(3)
    for _ in range(3):  # coyotes, until she is out; nobody can raise it
        say_number(whose_turn([page]), 999)
        expect(page.get_by_role("dialog")).to_be_visible()
    served.stage(bots="coyote", pace_ms=20_000)  # the bots that are left wait for her
    watched([page])
    button(page, "out-to-the-end")
    expect(page.get_by_role("button", name=EN.say("after-rematch"))).to_be_visible()


def test_a_player_who_is_out_may_begin_elsewhere_and_come_back(person: Person, served: Served) -> None:
    """That asks once, hurts nobody, and can be undone with the same link."""
    served.stage(starter=1, bots="coyote")
    ann = person()
    url = make_table(ann, "ann", 3, **{"setting-out-at": "1"})
    bob = person(url)
    sit(bob, "bob")
    button(ann, "lobby-add-bot")
    button(ann, "lobby-start")
    say_number(whose_turn([bob]), 999)
    watched([ann, bob])
    begin_elsewhere(bob, url)
    bob.goto(url)
    button(bob, "sit-back")
    expect(bob.locator(".hand .out")).to_be_visible()


def begin_elsewhere(page: Page, url: str) -> None:
    button(page, "out-new-game")
    expect(page.get_by_text(EN.say("out-new-game-sure"))).to_be_visible()
    button(page, "leave-stay")
    button(page, "out-new-game")
    expect(page.get_by_role("button", name=EN.say("leave-go"))).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda there: "/t/" in there and there != url)
    expect(page.get_by_role("heading", level=1)).to_have_text(EN.say("lobby-title"))
    expect(page.locator(".seats li")).to_have_count(3)
