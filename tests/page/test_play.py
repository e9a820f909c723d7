"""People play on pages to the end, with a real server and real browsers."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from coyote.speech import Speaker, speaker
from tests.page.conftest import Person
from tests.page.playing import EN, button, call, make_table, say_number, seen_in, sit, watched, which_shows, whose_turn

IT = speaker("it")


def test_three_people_play_to_a_winner_in_two_languages(person: Person) -> None:
    ann = person()
    url = make_table(ann, "ann", 3, **{"setting-out-at": "1"})
    bob, cem = person(url, language="it"), person(url)
    sit(bob, "bob", IT)
    sit(cem, "cem")
    expect(ann.locator(".seats")).to_contain_text("cem")
    button(ann, "lobby-start")
    people = [ann, bob, cem]
    for last in (False, True):  # one coyote puts a player out
        say_number(whose_turn(people), 200)
        call(whose_turn(people))
        watched(people)
        if not last:
            loser = which_shows(people, ".hand .out")
            to_a_new_table_and_back(loser, url, IT if loser is bob else EN)
    expect(ann.get_by_role("heading", level=1)).to_contain_text("pack")
    expect(bob.get_by_role("heading", level=1)).to_contain_text("branco")
    ann.locator("summary").click()
    button(ann, "after-verify")
    expect(ann.get_by_text(EN.say("after-fair", seeds=3)[:40])).to_be_visible()
    button(ann, "after-rematch")
    expect(whose_turn(people).locator("form.controls")).to_be_visible()


def to_a_new_table_and_back(loser: Page, url: str, speak: Speaker) -> None:
    """Whoever is out may begin elsewhere: that asks once, hurts nobody, and can be undone with the same link."""
    button(loser, "out-new-game", speak=speak)
    expect(loser.get_by_text(speak.say("out-new-game-sure"))).to_be_visible()
    button(loser, "leave-stay", speak=speak)
    button(loser, "out-new-game", speak=speak)
    expect(loser.get_by_role("button", name=speak.say("leave-go"))).to_be_focused()
    loser.keyboard.press("Enter")
    loser.wait_for_url(lambda there: "/t/" in there and there != url)
    expect(loser.get_by_role("heading", level=1)).to_have_text(speak.say("lobby-title"))
    expect(loser.locator(".seats li")).to_have_count(3)
    loser.goto(url)
    button(loser, "sit-back", speak=speak)
    expect(loser.locator(".hand .out")).to_be_visible()


def test_one_click_starts_a_game_with_three_bots(person: Person) -> None:
    page = person()
    button(page, "home-play")
    page.wait_for_url("**/t/*")
    expect(page.locator(".ring [role=group]")).to_have_count(3)
    whose_turn([page])
    say_number(page, 60)
    expect(page.get_by_role("dialog")).to_be_visible()  # nobody believes 60
    watched([page])
    expect(page.locator(".self .taken, .ring .taken").first).to_be_attached()  # the bots may have played a round before that


def test_nobody_is_sent_or_shown_their_own_card(person: Person) -> None:
    """Read every message that the page receives, and then look at what the page shows."""
    frames: list[dict[str, Any]] = []
    ann = person()
    ann.on("websocket", lambda line: line.on("framereceived", lambda text: frames.append(json.loads(text))))
    url = make_table(ann, "ann", 2)
    bob = person(url)
    sit(bob, "bob")
    button(ann, "lobby-start")
    say_number(whose_turn([ann, bob]), 1)
    whose_turn([ann, bob])
    in_play = [frame for frame in seen_in(frames) if frame.get("game", {}).get("turn", -1) >= 0]
    assert in_play
    for frame in in_play:
        assert [seat for seat, _ in frame["you"]["worn"]] == [1]
        assert not frame.get("last")
        assert all(event["heads"][0] is None for event in frame.get("events", []) if event["event"] == "dealt")
    expect(ann.locator(".self")).to_contain_text(EN.say("seat-own-hidden"))
    # Bob's card is drawn face up, and Ann's as a back
    expect(ann.locator(".play svg.card:not(.hidden)")).to_have_count(1)
    expect(ann.locator(".self svg.card.hidden")).to_have_count(1)
