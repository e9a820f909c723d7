"""Every screen: axe finds nothing in any theme, nothing reaches beyond the edge of a small phone, and errors are friendly."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, WebSocketRoute, expect

from coyote.editions import EDITIONS
from coyote.speech import LANGUAGES
from tests.page.conftest import Person
from tests.page.fitting import cut_off
from tests.page.pictures import TABLE
from tests.page.playing import EN, button, call, make_table, say_number, sit, whose_turn
from tests.page.short import one_round

SMALL = (320, 640)


def walk(person: Person, theme: str, size: tuple[int, int]) -> Iterator[tuple[str, Page]]:
    """Visit every screen of the page, one after the other."""
    ann = page = person("/", theme=theme, size=size)
    ann.evaluate("localStorage.setItem('coyote.coach', 'after')")
    heading = page.get_by_role("heading", level=1)
    for path in (
        *("/", "/new", "/join", "/public", "/learn", "/count", "/progress", "/move"),
        *("/pass", "/hands", "/daily", "/nowhere", "/t/nobody-here"),
    ):
        page.goto(path)
        expect(heading).to_be_visible()
        if path == "/new":
            expect(page.get_by_role("radio", name=EN.say("edition-kidult_2003"))).to_be_visible()
            for fold in page.locator("summary").all():
                fold.click()
        yield path, page
    button(page, "settings")
    yield "settings", page
    url = make_table(page, "ann-with-a-very-long-name", 3, **{"setting-turn": "300", "setting-out-at": "1"})
    button(page, "lobby-change")
    button(page, "share-qr")
    expect(page.get_by_role("img", name=EN.say("share-qr-label"))).to_be_visible()
    yield "lobby", page
    button(page, "cancel")
    button(page, "lobby-add-bot")
    bob = person(url, theme=theme, size=size)
    expect(bob.get_by_label(EN.say("your-name"))).to_be_visible()
    yield "a guest in the lobby", bob
    sit(bob, "bob")
    button(page, "lobby-start")
    people = [page, bob]
    page = whose_turn(people)
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
    say_number(page, 900)
    people.remove(page)
    nobody_believes_it(people[0])
    expect(ann.locator(".show .judged")).to_be_visible()
    yield "the count", ann
    yield from walk_after(ann)
    yield from walk_phones(person, theme, size)


def walk_after(page: Page) -> Iterator[tuple[str, Page]]:
    """A finished game, its replay, and the first game."""
    one_round(page)
    page.get_by_role("dialog").get_by_role("button").click()
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


def walk_phones(person: Person, theme: str, size: tuple[int, int]) -> Iterator[tuple[str, Page]]:
    """Phones on heads, and the screen on the table."""
    ann = person("/new", theme=theme, size=size)
    ann.get_by_role("radio", name=EN.say("setting-heads-phones")).check()
    yield "how phones are worn", ann
    button(ann, "new-go")
    ann.wait_for_url("**/t/*")
    bob = person(ann.url, theme=theme, size=size)
    sit(bob, "bob")
    screen = person(ann.url, theme=theme, size=size)
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
    wear.click()
    expect(ann.locator("[data-worn]")).to_be_visible()
    yield "a phone on a head", ann
    expect(screen.locator("form.controls")).to_be_visible()
    yield "the screen between phones", screen


def walk_alone(person: Person, size: tuple[int, int]) -> Iterator[tuple[str, Page]]:
    """What the page remembers of a guest, the ladder, one phone for all, and ten hands."""
    page = person("/", size=size)
    page.locator(".against summary").click()
    yield "the ladder", page
    one_round(page)
    page.get_by_role("dialog").get_by_role("button").click()
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
    for player, name in enumerate(("ann-with-a-very-long-name", "bob"), 1):
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


def nobody_believes_it(page: Page) -> None:
    """The next player calls: a bot does so by itself, else this person does."""
    dares = page.locator("form.controls button.coyote[aria-disabled=false]")
    expect(dares.or_(page.get_by_role("dialog"))).to_be_visible(timeout=10_000)
    if dares.count():
        call(page)


IN_ANOTHER_THEME = """async (theme) => {
  const [root, options] = [document.documentElement, { runOnly: ['color-contrast'] }]
  const before = root.dataset.theme
  root.dataset.theme = theme
  const { violations } = await axe.run(document, options)
  root.dataset.theme = before
  return violations
}"""


PALE_AT_DUSK = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(":root[data-theme='dusk'] .about { color: #eee; background: #fff }")
  document.adoptedStyleSheets.push(sheet)
}"""


def violations(page: Page) -> list[str]:
    """What axe finds in the theme of the page, and what it finds of colours in the others."""
    found = Axe().run(page).response["violations"]
    for theme in ("dusk", "contrast"):
        found += page.evaluate(IN_ANOTHER_THEME, theme)
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


def test_axe_finds_nothing_in_any_theme(person: Person) -> None:
    found = {name: problems for name, page in walk(person, "night", (390, 844)) if (problems := violations(page))}
    assert not found, "\n".join(f"{name}: {words}" for name, words in found.items())


def test_axe_looks_at_the_colours_of_every_theme(person: Person) -> None:
    page = person("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(PALE_AT_DUSK)
    assert [words.split(":")[0] for words in violations(page)] == ["color-contrast"]


def test_nothing_reaches_beyond_the_edge_of_a_small_phone_in_any_language(person: Person) -> None:
    """This is also how a page of 640 pixels looks at 200 %."""
    screens = chain(walk(person, "night", SMALL), walk_alone(person, SMALL))
    found = {name: words for name, page in screens if (words := cut_off(page, LANGUAGES))}
    assert not found, "\n".join(f"{name}: {words}" for name, words in found.items())


@pytest.mark.parametrize(("path", "boxes"), [("/learn", "label.button input[type=radio]"), ("/new", "input[name=edition]")])
def test_rules_and_settings_of_every_box_fit_on_a_small_phone_in_any_language(person: Person, path: str, boxes: str) -> None:
    page = person(path, size=SMALL)
    expect(page.locator(boxes)).to_have_count(len(EDITIONS))
    assert cut_off(page, LANGUAGES, boxes) == []


def test_a_word_that_is_cut_off_is_found(person: Person) -> None:
    page = person("/", size=SMALL)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert cut_off(page, ("de", "fr")) == []
    page.locator("h1").evaluate("(title) => (title.style.whiteSpace = 'nowrap')")
    assert {words[:2] for words in cut_off(page, ("de", "fr"))} == {"de", "fr"}


def always_my_turn(line: WebSocketRoute) -> None:
    """Pretend that it is always this player's turn, instead of waiting for eleven bots."""

    playing, seat = False, 0

    def hand_over(text: str | bytes) -> None:
        nonlocal playing, seat
        told = json.loads(text)
        seat = told.get("you", {}).get("seat", seat)
        if "turn" in told.get("game", {}):
            playing = told["game"]["turn"] >= 0
            told["game"]["turn"] = seat if playing else told["game"]["turn"]
        if playing and told["tell"] in ("table", "news"):
            told["you"] = told.get("you", {}) | {"options": {"lowest": -9, "highest": 999, "call": True}}
        line.send(json.dumps(told))

    line.connect_to_server().on_message(hand_over)


def test_twelve_players_fit_on_a_small_phone_above_the_hand(person: Person) -> None:
    page = person("/", size=SMALL)
    page.route_web_socket("**/api/socket", always_my_turn)
    page.goto("/t/" + page.evaluate(TABLE, ["cub", "fox", "owl", "hare", "wolf", "tortoise", *["cub"] * 5]))
    expect(page.locator("form.controls")).to_be_visible()
    hand = page.locator(".hand").bounding_box()
    assert hand is not None
    seats = page.locator(".ring [role=group]")
    expect(seats).to_have_count(11)
    for card in seats.locator("svg.card").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < hand["y"]
        assert box["width"] > 18
    for name in seats.locator(".name").all():
        box = name.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= hand["y"]


def test_a_public_table_never_has_phones_on_heads(person: Person) -> None:
    page = person("/new")
    public = page.get_by_role("checkbox", name=EN.say("setting-public"))
    public.check()
    page.get_by_role("radio", name=EN.say("setting-heads-phones")).check()
    expect(public).to_be_disabled()
    expect(public).not_to_be_checked()
    expect(page.get_by_text(EN.say("setting-public-not-phones"))).to_be_visible()
    page.get_by_role("radio", name=EN.say("setting-heads-screens")).check()
    expect(public).to_be_enabled()


def test_a_dead_link_offers_a_new_table(person: Person) -> None:
    page = person("/t/nobody-here")
    expect(page.get_by_text(EN.say("dead-link-text"))).to_be_visible()
    page.get_by_role("link", name=EN.say("home-new")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(EN.say("new-title"))
