"""The daily fire in a browser: one attempt, a result that can be shared, how everybody did, and a seed that is checked."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from coyote.speech import LANGUAGES
from coyote.table.deal.daily import dealt_as
from coyote.table.deal.fair import server_commit
from tests.page.conftest import Person, Served
from tests.page.fitting import cut_off
from tests.page.playing import EN, button
from tests.page.test_axe import violations

SMALL = (320, 640)
SEED = bytes(range(32))
YESTERDAY = "2026-11-16"


def burnt_down(route: Route) -> None:
    """The answer of the server, as it will be when the game is over and yesterday is told."""
    answer = route.fetch()
    told: dict[str, Any] = answer.json()
    if not answer.ok:  # the page asks again with its next token
        return route.fulfill(response=answer)
    outcomes = [{"place": 1, "rounds": 9, "games": 2}, {"place": 2, "rounds": 7, "games": 5}]
    told["today"] |= {"begun": 9, "outcomes": outcomes}
    told["today"]["mine"] |= {"over": True, "place": 2, "rounds": [False, True, False, False, True, True]}
    told["today"]["mine"]["order"] = [told["today"]["bots"][1], None, *told["today"]["bots"][::2]]
    commit = server_commit(SEED, dealt_as(YESTERDAY), 1).hex()
    past = {"day": YESTERDAY, "commit": commit, "planned": 0, "seed": SEED.hex(), "outcomes": outcomes, "mine": None}
    told["yesterday"] = told["today"] | past
    route.fulfill(body=json.dumps(told), content_type="application/json")


def test_a_fire_is_lit_once_and_its_result_is_shared_without_a_card(person: Person) -> None:
    ann = person("/", size=SMALL, permissions=["clipboard-read", "clipboard-write"])
    ann.get_by_role("link", name=EN.say("home-daily")).click()
    expect(ann.get_by_text(EN.say("daily-hidden"))).to_be_visible()
    button(ann, "daily-go")
    ann.wait_for_url("**/t/*")
    expect(ann.locator(".ring [role=group]")).to_have_count(3)
    table = ann.url
    ann.goto("/daily")
    expect(ann.get_by_text(EN.say("daily-hidden"))).to_be_visible()
    button(ann, "daily-back")
    ann.wait_for_url(table)
    ann.route("**/api/daily", burnt_down)
    ann.goto("/daily")
    expect(ann.get_by_role("heading", name=EN.say("memory-place", place=2, seats=4))).to_be_visible()
    expect(ann.get_by_text(EN.say("daily-bar", place=2, games=5))).to_have_count(2)
    copied(ann)
    with ann.expect_download() as saved:
        button(ann, "end-picture")
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    ann.get_by_text(EN.say("daily-proof"), exact=True).click()
    button(ann, "daily-verify")
    expect(ann.get_by_text(EN.say("daily-fits"))).to_be_visible()
    assert cut_off(ann, LANGUAGES) == []
    assert violations(ann) == []


def test_a_fire_that_is_played_to_its_end_leads_to_its_result_and_is_not_lit_again(person: Person, served: Served) -> None:
    once = "coyote raise raise raise "  # the first bot calls her, and starts the next round
    served.stage(bots=once * 3)
    ann = person("/daily", permissions=["clipboard-read", "clipboard-write"])
    button(ann, "daily-go")
    ann.wait_for_url("**/t/*")
    fire = ann.url
    loses_a_round(ann)
    ann.keyboard.press("Escape")
    loses_a_round(ann)
    ann.keyboard.press("Escape")
    loses_a_round(ann)
    served.stage(bots="doubt", pace_ms=60_000)  # the bots that are left wait until she lets them hurry
    ann.keyboard.press("Escape")
    button(ann, "out-to-the-end")
    expect(ann.get_by_role("log")).to_contain_text(EN.say("event-hurried-you"))
    after = ann.get_by_role("button", name=EN.say("after-rematch"))
    expect(after).to_be_visible()
    first = ann.locator(".main-row .button").first
    expect(first).to_have_text(EN.say("daily-others"))
    first.click()
    expect(ann.locator("#result")).to_have_text(EN.say("memory-place", place=4, seats=4))
    expect(ann.get_by_text(EN.say("daily-bar", place=4, games=1))).to_be_visible()
    expect(ann.get_by_role("button", name=EN.say("daily-go"))).to_have_count(0)
    ann.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })")
    button(ann, "daily-share")
    expect(ann.locator(".note")).to_have_text(EN.say("share-copied"))
    assert ann.evaluate("navigator.clipboard.readText()").count("🐺") == 3, "three coyotes, and out"
    ann.goto(fire)
    expect(after).to_be_visible()


def loses_a_round(page: Page) -> None:
    """She says far too much. The table of a fire is locked, and she is told all the same what that was worth."""
    say = page.locator("button.say[aria-disabled=false]")
    expect(say).to_be_visible()  # before her turn the field follows what the others say
    page.get_by_role("textbox").fill("999")
    say.click()
    expect(page.locator(".show .verdicts .you")).to_be_visible()


def copied(page: Page) -> None:
    """What is shared where there is no share sheet: it tells of rounds, and of no card or number that was said."""
    page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })")
    button(page, "daily-share")
    expect(page.locator(".note")).to_have_text(EN.say("share-copied"))
    title, result, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert "🔥🐺🔥🔥🐺🐺 🥈" in result and link.endswith("/daily") and EN.say("daily-text", day="")[:6] in title
