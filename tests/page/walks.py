"""Walks through every screen of the page, for whoever wants to look at each of them. Each walk begins anew."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.page.conftest import Person
from tests.page.playing import EN, button, make_table, say_number, sit
from tests.page.short import one_round

SCREENS: Final = Path(__file__).parents[2] / "browser/src/screens.ts"
LONGEST: Final = "Rindfleischetikettierung"  # one word, as long as a name may be
Screens = Iterator[tuple[str, Page]]


def plain_paths() -> list[str]:
    """The paths of all screens that need nothing to be opened, as the page lists them."""
    table = SCREENS.read_text(encoding="utf-8").partition("export const PLAIN = {")[2].partition("\n}")[0]
    names = re.findall(r"^  (\w+): \{ title:", table, re.MULTILINE)
    assert "new" in names and len(names) == table.count("load:"), "a screen that is written in another way would be left out"
    return [f"/{name}" for name in names]


GO: Final = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
"""To another screen as a link leads there: words and axe stay."""


def addresses(person: Person) -> Screens:
    """Whatever has an address of its own."""
    page = person("/")
    heading = page.get_by_role("heading", level=1)
    for path in ("/", *plain_paths(), "/nowhere", "/t/nobody-here"):
        page.evaluate(GO, path)
        expect(heading).to_be_visible()
        if path == "/new":
            expect(page.get_by_role("radio", name=EN.say("edition-kidult_2003"))).to_be_visible()
            for fold in page.locator("summary").all():
                fold.click()
        yield path, page
    button(page, "settings")
    yield "settings", page
    button(page, "settings-forget")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "a guest who wants to be forgotten", page


def among_people(person: Person) -> Screens:
    """A table, from its lobby to the first count."""
    page = person("/")
    page.evaluate("localStorage.setItem('coyote.coach', 'after')")
    url = make_table(page, LONGEST, 3, **{"setting-turn": "300", "setting-out-at": "1"})
    button(page, "lobby-change")
    button(page, "share-qr")
    expect(page.get_by_role("img", name=EN.say("share-qr-label"))).to_be_visible()
    yield "lobby", page
    button(page, "cancel")
    button(page, "lobby-add-bot")
    bob = person(url)
    expect(bob.get_by_label(EN.say("your-name"))).to_be_visible()
    yield "a guest in the lobby", bob
    sit(bob, "bob")
    button(page, "lobby-start")
    expect(page.locator("form.controls")).to_be_visible()
    yield "one's turn", page
    button(page, "reactions")
    yield "reactions", page
    page.keyboard.press("Escape")
    page.locator(".menu button").first.click()
    yield "the deck", page
    page.keyboard.press("Escape")
    page.locator(".menu button").last.click()
    yield "the table", page
    page.keyboard.press("Escape")
    say_number(page, 999)  # so the bot calls
    expect(page.locator(".show .judged")).to_be_visible()
    yield "the count", page
    yield "the count with a long name in it", bob


def afterwards(person: Person) -> Screens:
    """A finished game, its replay, and the first game."""
    page = person("/")
    one_round(page)
    page.locator(".show .go").click()
    replay = page.get_by_role("link", name=EN.say("after-replay"))
    expect(replay).to_be_visible()
    page.locator("summary").click()
    yield "after a game", page
    replay.click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.get_by_role("radio", name=EN.say("replay-page-watcher")).check()  # who sees every chance at once
    for _ in range(3):
        button(page, "replay-page-next")
    expect(page.locator("figure svg")).to_be_visible()
    yield "a replay", page
    slider.press("End")
    expect(page.locator(".steps .caption")).to_be_visible()
    expect(page.get_by_role("heading", name=EN.say("review-awards"))).to_be_visible()
    yield "the end of a replay", page
    page.goto("/learn")
    button(page, "learn-start")
    yield "the first game", page


def with_phones(person: Person) -> Screens:
    """Phones on heads, and the screen on the table."""
    ann = person("/new")
    ann.get_by_role("radio", name=EN.say("setting-heads-phones")).check()
    yield "how phones are worn", ann
    button(ann, "new-go")
    ann.wait_for_url("**/t/*")
    bob = person(ann.url)
    sit(bob, "bob")
    screen = person(ann.url)
    button(screen, "knock")
    yield "a screen that knocks", screen
    button(ann, "lobby-lock")
    expect(ann.locator(".gate button")).to_have_count(3)
    yield "a locked table at which somebody knocks", ann
    ann.locator(".gate button").nth(1).click()  # let in
    button(ann, "lobby-start")
    wear = ann.get_by_role("button", name=EN.say("headband-wear"))
    expect(wear).to_be_visible()
    yield "a phone in the hand", ann
    ann.clock.install()
    wear.click()
    ann.clock.run_for(3000)
    expect(ann.locator("[data-worn]")).to_be_visible()
    yield "a phone on a head", ann
    expect(screen.locator("form.controls")).to_be_visible()
    yield "the screen between phones", screen


def alone(person: Person) -> Screens:
    """What the page remembers of a guest, the ladder, one phone for all, and ten hands."""
    page = person("/")
    page.locator(".against summary").click()
    yield "the ladder", page
    one_round(page)
    page.locator(".show .go").click()
    expect(page.locator(".gains")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name=EN.say("memory-games"))).to_be_visible()
    yield "my games", page
    page.goto("/progress")
    expect(page.locator(".numbers")).to_be_visible()
    button(page, "move-make")
    expect(page.get_by_role("img", name=EN.say("move-qr"))).to_be_visible()
    yield "progress, and a code for another device", page
    page.goto("/pass")
    for player, name in enumerate((LONGEST, "bob"), 1):
        page.get_by_label(EN.say("pass-player", number=player)).fill(name)
    button(page, "lobby-start")
    me = page.get_by_role("button", name="I am ")
    expect(me).to_be_visible()
    yield "a phone that is passed on", page
    me.click()
    expect(page.locator("form.controls")).to_be_visible()
    yield "a turn with one phone for all", page
    page.goto("/hands")
    button(page, "hands-go")
    choices = page.locator(".choices button")
    expect(choices.first).to_be_visible()
    yield "one of ten hands", page
    choices.first.click()
    choices.last.click()
    expect(page.locator(".verdict svg")).to_be_visible()
    yield "a hand that is judged", page


WALKS: Final[tuple[Callable[[Person], Screens], ...]] = (among_people, addresses, alone, with_phones, afterwards)
