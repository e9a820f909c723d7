"""Guests are never lost: the server forgot them, they have two tabs, they go back, or they reload."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.page.conftest import Person, Served
from tests.page.playing import EN, button, make_table, say_number, sit

FORGOTTEN = "localStorage.setItem('coyote.guest', JSON.stringify({guest: 'x', name: 'nell', token: 'A'.repeat(43)}))"


def who(page: Page) -> dict[str, str]:
    found: dict[str, str] = json.loads(page.evaluate("localStorage.getItem('coyote.guest')"))
    return found


def test_a_guest_whom_the_server_has_forgotten_becomes_a_new_guest_of_the_same_name(person: Person) -> None:
    nell = person()
    nell.evaluate(FORGOTTEN)
    button(nell, "home-play")
    expect(nell.locator(".self")).to_contain_text("nell")
    assert who(nell)["guest"] != "x"

    url = make_table(person(), "ann", 3)
    nell.evaluate(FORGOTTEN)
    nell.goto(url)
    expect(nell.get_by_label(EN.say("your-name"))).to_have_value("nell")
    button(nell, "sit-down")
    expect(nell.locator(".seats")).to_contain_text("nell")
    assert who(nell)["guest"] != "x"


def test_two_tabs_of_one_guest_show_the_same_seat_and_either_may_move(person: Person) -> None:
    ann = person()
    url = make_table(ann, "ann", 2)
    bob = person(url)
    sit(bob, "bob")
    button(ann, "lobby-start")
    other = ann.context.new_page()
    other.goto(url)
    expect(other.locator(".self")).to_contain_text("ann")
    say_number(other, 20)
    expect(ann.locator("form.controls")).to_have_count(0)
    expect(ann.locator(".round .middle")).to_contain_text("20")
    other.close()
    say_number(bob, 21)
    say_number(ann, 22)  # the server still knows the first tab


def test_going_back_and_forward_and_reloading_in_mid_game_loses_nothing(person: Person, served: Served) -> None:
    served.stage(bots="coyote")
    page = person()
    controls, count = page.locator("form.controls"), page.get_by_role("dialog")
    button(page, "home-play")
    expect(controls).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(EN.say("home-title"))
    page.go_forward()
    expect(controls).to_be_visible()
    name = page.locator(".self .name").inner_text()
    page.reload()
    expect(controls).to_be_visible()
    expect(page.locator(".self .name")).to_have_text(name)
    say_number(page, 60)
    expect(count).to_be_visible()
    page.reload()  # in the middle of the count: the count is gone, and the game goes on
    expect(page.locator(".ring [role=group]")).to_have_count(3)
    expect(count).to_have_count(0)
