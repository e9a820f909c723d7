"""The line to the server may break: the page says so, disables what cannot work, and reconnects by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Person, Served
from tests.page.playing import EN, button, make_table, say_number, sit


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Served]:
    """A server that may be killed."""
    with Served(tmp_path) as server:
        yield server


@pytest.mark.journey
def test_a_killed_server_comes_back_and_so_does_the_page(person: Person, frail: Served) -> None:
    ann = person(base_url=frail.address)
    bob = person(make_table(ann, "ann", 2), base_url=frail.address)
    sit(bob, "bob")
    button(ann, "lobby-start")
    say = ann.locator("form.controls button.say")
    expect(say).to_be_visible()
    frail.end()
    expect(ann.get_by_text(EN.say("connection-lost"))).to_be_visible()
    expect(say).to_have_attribute("aria-disabled", "true")
    frail.start()
    expect(ann.get_by_text(EN.say("connection-lost"))).to_have_count(0)
    say_number(ann, 7)  # as if nothing had happened
    expect(bob.locator(".round .middle")).to_contain_text("7")


def test_the_page_opens_without_a_server_and_says_that_it_is_gone(person: Person) -> None:
    page = person(service_workers="allow")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")  # the page is kept for later
    page.context.set_offline(True)
    page.reload()
    button(page, "home-play")
    expect(page.get_by_text(EN.say("trouble-unreachable"))).to_be_visible()


def test_a_player_who_leaves_comes_back_to_the_same_seat(person: Person) -> None:
    ann = person()
    url = make_table(ann, "ann", 2)
    bob = person(url)
    sit(bob, "bob")
    button(ann, "lobby-start")
    expect(bob.locator(".self")).to_contain_text("bob")
    bob.close()
    expect(ann.get_by_text(EN.say("seat-away"), exact=True)).to_be_visible()
    again = bob.context.new_page()
    again.goto(url)
    expect(again.locator(".self")).to_contain_text("bob")
    expect(ann.get_by_text(EN.say("seat-away"), exact=True)).to_have_count(0)
    again.locator(".menu button").last.click()
    button(again, "leave-game")
    button(again, "leave-go")
    expect(ann.get_by_text(EN.say("seat-left"), exact=True)).to_be_visible()
    expect(again.locator("main h1", has_text=EN.say("home-title"))).to_be_focused()  # for whoever listens
    expect(again.locator("header")).to_be_in_viewport(ratio=1)  # for whoever looks
    again.goto(url)
    button(again, "sit-back")
    expect(again.locator(".self")).to_contain_text("bob")
