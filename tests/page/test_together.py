"""Together on the page: animals, names, noises and watchers; one phone for all; and a guide for newcomers."""

from __future__ import annotations

import json
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocket, expect

from coyote.rules.model.cards import SPECIALS
from coyote.speech import LANGUAGES, Speaker, speaker
from tests.page.conftest import Person
from tests.page.fitting import covered, speak
from tests.page.playing import EN, button, call, make_table, say_number, seen_in, sit

SMALL: Final = (320, 568)


def test_people_are_who_they_want_to_be_and_hear_each_other_before_the_game(person: Person) -> None:
    ann = person("/new")
    ann.get_by_label(EN.say("your-name")).fill("María José")
    expect(ann.get_by_text(EN.say("name-becomes", name="María-José"))).to_be_visible()
    address = make_table(ann, "María José", 4)
    bob = person()
    requested = list[str]()
    bob.on("request", lambda request: requested.append(request.url))
    bob.goto(address)
    expect(bob.get_by_role("radio", name=EN.say("animal-gone", animal=EN.say("animal-coyote")))).to_be_disabled()
    assert not [url for url in requested if "editions" in url], "nothing was agreed on that needs its words"
    bob.get_by_role("radio", name=EN.say("animal-toad"), exact=True).check()
    sit(bob, "Zoë")
    expect(ann.get_by_role("radio", name=EN.say("animal-gone", animal=EN.say("animal-toad")))).to_be_disabled()
    ann.get_by_role("radio", name=EN.say("animal-bat"), exact=True).check()
    expect(bob.get_by_role("radio", name=EN.say("animal-gone", animal=EN.say("animal-bat")))).to_be_disabled()
    expect(bob.locator(".seats")).to_contain_text("María-José")

    bob.get_by_role("button", name=EN.say("reactions")).click()
    bob.get_by_role("button", name=EN.say("reaction-howl")).click()
    expect(ann.locator(".overheard .noise")).to_have_count(1)
    person(address)
    expect(ann.get_by_text(EN.say("watchers", number=1))).to_be_visible()

    bob.goto("/new")
    expect(bob.get_by_label(EN.say("your-name"))).to_have_value("Zoë")


class Overheard:
    """The lines that a page opens, and what it is told on each."""

    def __init__(self, page: Page) -> None:
        self.lines: list[tuple[WebSocket, list[Any]]] = []
        page.on("websocket", self.opened)

    def opened(self, line: WebSocket) -> None:
        told = list[Any]()
        self.lines.append((line, told))
        line.on("framereceived", lambda text: told.append(json.loads(text)))

    @property
    def open(self) -> list[WebSocket]:
        return [line for line, _ in self.lines if not line.is_closed()]

    def all_closed(self) -> None:
        """A page forgets a line a moment before the line is closed."""
        for line in self.open:
            line.wait_for_event("close")


@pytest.mark.journey
def test_one_phone_for_all_shows_nobody_their_own_card_and_ends_on_the_hill(person: Person) -> None:
    page = person("/pass", size=SMALL)
    heard = Overheard(page)
    page.clock.install()
    for player, name in enumerate(("Ann", "Bob"), 1):
        page.get_by_label(EN.say("pass-player", number=player)).fill(name)
    button(page, "lobby-start")
    taken, show = page.get_by_role("button", name="I am "), page.locator(".show")
    for _ in range(3):  # coyotes until Bob is out: whoever wins a round begins the next
        for name, move in ("Ann", partial(say_number, number=-300)), ("Bob", call):
            expect(taken).to_have_text(EN.say("pass-iam", name=name))
            expect(page.locator("main .wearer, main form.controls")).to_have_count(0)
            expect(page.get_by_role("log")).to_have_text("")  # what was dealt is for the one who takes the phone
            heard.all_closed()  # nobody is connected before one of them says who they are
            taken.click()
            expect(page.locator("form.controls")).to_be_visible()
            assert len(heard.open) == 1
            page.clock.fast_forward(1_000)  # until the turn has settled
            move(page)
        expect(show.locator(".ring .who")).to_have_text(["Ann", "Bob"])  # all of them look at it, so nobody is "you"
        expect(page.locator("main form.controls")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(show).to_have_count(0)
    seen = [frame for _, told in heard.lines for frame in seen_in([one for one in told if one["tell"] in ("table", "news")])]
    worn = [(frame["you"].get("seat"), {seat for seat, _ in frame["you"].get("worn", [])}) for frame in seen]
    assert {1} in [others for seat, others in worn if seat == 0]
    assert not [others for seat, others in worn if seat in others]

    expect(page.get_by_role("heading", level=1)).to_have_text(EN.say("event-won", name="Ann"))
    expect(page.get_by_role("img", name=EN.say("end-hill", name="Ann"))).to_be_visible()
    replay = page.get_by_role("link", name=EN.say("after-replay"))
    for way in (replay, *(page.get_by_role("button", name=EN.say(words)) for words in ("pass-again", "pass-end"))):
        expect(way).to_be_in_viewport(ratio=1)
    replay.click()
    expect(page.get_by_role("radio", name=EN.say("replay-page-watcher"))).to_be_checked()  # nobody holds the phone
    page.go_back()
    button(page, "pass-again")
    expect(taken).to_be_visible()
    page.reload()
    expect(taken).to_be_visible()


SAY_INSTEAD: Final = "(bubble, words) => (bubble.querySelector('.lead').nextSibling.data = words)"


def longest_hint(speak: Speaker) -> str:
    """The longest that the guide can say."""
    numbers = {"number": "−10", "sum": "−20", "missing": "10"}
    opening = f"{speak.say('guide-see', **numbers)} {speak.say('guide-open')}"
    return max(opening, *(speak.say(f"guide-{hint}", **numbers) for hint in ("enough", "missing")), key=len)


def test_a_newcomer_finds_the_language_at_once_and_is_guided_in_any_of_them_with_nobody_covered(person: Person) -> None:
    page = person("/", size=SMALL)
    known = " ".join(SPECIALS).replace("?", "mystery")
    page.evaluate("known => localStorage.setItem('coyote.met', known)", known)  # no card explains itself
    page.locator(".here select").select_option("de")
    german = speaker("de")
    expect(page.get_by_role("heading", level=1)).to_have_text(german.say("home-title"))
    button(page, "home-play", speak=german)
    bubble = page.locator(".guide .bubble")
    expect(bubble).to_be_visible()
    expect(page.locator(".round [role=group]")).to_have_count(4)
    assert page.evaluate("localStorage.getItem('coyote.guide')") == "1"
    found = list[str]()
    for language in LANGUAGES:
        speak(page, language)
        bubble.evaluate(SAY_INSTEAD, longest_hint(speaker(language)))
        found += [f"{language}: {name}" for name in covered(bubble)]
    assert not found, "\n".join(found)
    speak(page, "de")
    button(page, "guide-off", speak=german)
    expect(bubble).to_have_count(0)
    assert page.evaluate("localStorage.getItem('coyote.guide')") == "6"
