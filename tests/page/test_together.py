"""Together on the page: animals, names, noises and watchers; one phone for all; ten hands; and a guide for newcomers."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from coyote.rules.model.cards import SPECIALS
from coyote.speech import LANGUAGES, Speaker, speaker
from tests.page.conftest import Person
from tests.page.fitting import covered
from tests.page.pictures import TABLE
from tests.page.playing import EN, button, call, make_table, say_number, seen_in, sit, whose_turn

ROUNDS = 5  # two players with three coyotes each


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
    """What a page is told on its lines, and how many of them are open."""

    def __init__(self, page: Page) -> None:
        self.lines: list[list[Any]] = []
        self.open = 0
        page.on("websocket", self.opened)

    def opened(self, line: WebSocket) -> None:
        told: list[Any] = []
        self.lines.append(told)
        self.open += 1
        line.on("framereceived", lambda text: told.append(json.loads(text)))
        line.on("close", lambda _: setattr(self, "open", self.open - 1))

    def wait_for(self, page: Page, lines: int) -> None:
        """Until so many lines are open: a page forgets a line a moment before the line is closed."""
        for _ in range(400):
            if self.open == lines:
                return
            page.wait_for_timeout(50)
        raise AssertionError(f"{self.open} lines are open, not {lines}")


def test_one_phone_for_all_shows_nobody_their_own_card(person: Person) -> None:
    page = person("/pass")
    heard = Overheard(page)
    for player, name in enumerate(("Ann", "Bob"), 1):
        page.get_by_label(EN.say("pass-player", number=player)).fill(name)
    button(page, "lobby-start")
    iam = page.get_by_role("button", name="I am ")
    seen = list[str]()
    for number in (3, 4, None):
        expect(iam).to_be_visible()
        page.wait_for_function("() => document.querySelectorAll('main .wearer, main form.controls').length === 0")
        heard.wait_for(page, 0)  # nobody is connected before somebody says who they are
        seen.append(str(iam.inner_text()))
        iam.click()
        expect(page.locator("form.controls")).to_be_visible()
        heard.wait_for(page, 1)
        if number is None:
            call(page)
        else:
            page.locator("form.controls input.input").fill(str(number))
            page.locator("form.controls button.say[aria-disabled=false]").click()
    assert seen[0] != seen[1]
    assert seen[0] == seen[2]
    show = page.locator(".show")
    expect(show).to_be_visible()
    expect(show.locator(".ring .who")).to_have_text(["Ann", "Bob"])  # all of them look at it, so nobody is "you"
    expect(page.locator("main form.controls")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(iam).to_be_visible()
    expect(page.locator("[role=log]")).to_have_text("")  # what was dealt is for whoever takes the phone
    met = 0
    for line in heard.lines:
        for frame in seen_in([told for told in line if told["tell"] in ("table", "news")]):
            own = frame["you"].get("seat")
            worn = [seat for seat, _ in frame["you"].get("worn", [])]
            met += bool(worn)
            assert own is None or own not in worn
    assert met > 2
    page.reload()
    expect(iam).to_be_visible()


def test_one_phone_for_all_ends_on_the_hill_and_leads_to_the_replay_and_to_another_game(person: Person) -> None:
    page = person("/pass", size=(320, 568))
    for player, name in enumerate(("Ann", "Bob"), 1):
        page.get_by_label(EN.say("pass-player", number=player)).fill(name)
    button(page, "lobby-start")
    iam = page.get_by_role("button", name="I am ")
    replay = page.get_by_role("link", name=EN.say("after-replay"))
    show = page.locator(".show")
    armed = page.locator("form.controls .both button[aria-disabled=false]")
    for _ in range(ROUNDS):
        for move in (partial(say_number, number=300), call):  # whoever opens says far too much, and the other calls
            iam.click()
            expect(armed.first).to_be_visible()
            move(page)
        expect(show).to_be_visible()
        page.keyboard.press("Escape")
        expect(iam.or_(replay)).to_be_visible()
        if replay.count():
            break
    winner = page.get_by_role("heading", level=1)
    expect(winner).to_have_text(re.compile(f"^({'|'.join(EN.say('event-won', name=name) for name in ('Ann', 'Bob'))})$"))
    expect(page.get_by_role("img", name=EN.say("end-hill", name=winner.inner_text().split()[0]))).to_be_visible()
    expect(replay).to_be_in_viewport(ratio=1)
    for words in ("pass-again", "pass-end"):
        expect(page.get_by_role("button", name=EN.say(words))).to_be_in_viewport(ratio=1)
    replay.click()
    expect(page.get_by_role("radio", name=EN.say("replay-page-watcher"))).to_be_checked()  # nobody holds the phone
    page.go_back()
    button(page, "pass-again")
    expect(iam).to_be_visible()


def test_ten_hands_are_judged_and_the_next_ten_follow(person: Person) -> None:
    page = person("/hands")
    button(page, "hands-go")
    for place in range(1, 11):
        expect(page.get_by_role("heading", level=1)).to_have_text(EN.say("hands-place", place=str(place), of="10"))
        page.locator(".choices button").first.focus()
        page.keyboard.press("Enter")
        page.locator(".choices button").last.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".verdict svg")).to_be_visible()
        marked = page.locator(".verdict .number-text").text_content() or ""
        expect(page.locator("figcaption")).to_contain_text(EN.say("hands-curve-call", number=marked))
        page.get_by_role("button", name=EN.say("hands-next"), exact=True).press("Enter")
    expect(page.get_by_role("button", name=EN.say("hands-again"))).to_be_visible()
    page.wait_for_function("['1', '2'].includes(localStorage.getItem('coyote.hands-level'))")


def test_a_newcomer_is_guided_and_finds_the_language_at_once(person: Person) -> None:
    page = person("/", size=(320, 640))
    known = " ".join(SPECIALS).replace("?", "mystery")
    page.evaluate("known => localStorage.setItem('coyote.met', known)", known)  # no card explains itself
    page.locator(".here select").select_option("de")
    german = speaker("de")
    expect(page.get_by_role("heading", level=1)).to_have_text(german.say("home-title"))
    page.get_by_role("button", name=german.say("home-play"), exact=True).click()
    expect(page.locator(".guide p").first).to_be_visible(timeout=60_000)
    expect(page.locator(".round [role=group]")).to_have_count(4)
    assert covered(page.locator(".guide .bubble")) == []
    page.wait_for_function("Number(localStorage.getItem('coyote.guide')) >= 1")
    page.get_by_role("button", name=german.say("guide-off")).click()
    expect(page.locator(".guide p")).to_have_count(0)
    page.wait_for_function("Number(localStorage.getItem('coyote.guide')) >= 6")


SAY_INSTEAD = "(bubble, words) => (bubble.querySelector('.lead').nextSibling.data = words)"


def longest_hint(speak: Speaker) -> str:
    """The longest that the guide can say."""
    numbers = {"number": "−10", "sum": "−20", "missing": "10"}
    opening = f"{speak.say('guide-see', **numbers)} {speak.say('guide-open')}"
    return max(opening, *(speak.say(f"guide-{hint}", **numbers) for hint in ("enough", "missing")), key=len)


def test_the_longest_hint_of_the_guide_covers_nobody_on_the_lowest_phone_in_any_language(person: Person) -> None:
    page = person("/", size=(320, 568))
    page.evaluate("known => localStorage.setItem('coyote.met', known)", " ".join(SPECIALS).replace("?", "mystery"))
    address = f"/t/{page.evaluate(TABLE, ['cub'] * 3)}"
    bubble = page.locator(".guide .bubble")
    found = list[str]()
    for language in LANGUAGES:
        page.evaluate("language => Object.assign(localStorage, {'coyote.language': language, 'coyote.guide': 0})", language)
        page.goto(address)
        whose_turn([page])
        expect(bubble).to_be_visible()
        expect(page.locator(".round [role=group]")).to_have_count(4)
        found += [f"{language}: {name}" for name in covered(bubble)]
        bubble.evaluate(SAY_INSTEAD, longest_hint(speaker(language)))
        found += [f"{language}, at its longest: {name}" for name in covered(bubble)]
    assert not found, "\n".join(found)
