"""The replay of a finished game: as one player saw it, with nothing they could not know then, and with the deal checked."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from coyote import DEALER, EDITIONS, play, start
from coyote.table.deal.dealer import Dealer
from coyote.table.deal.document import document, read_document, written
from coyote.table.deal.fair import Epoch, Seated, client_commit, key_of, server_commit
from coyote.table.deal.verify import verify
from tests.page.conftest import Person, Served
from tests.page.playing import EN, button, card_name
from tests.page.short import one_round

FLIPPED: Final = "10 flip"
"""Ann's card and the tortoise's. She says too much, and the count of her only round has three steps."""
MYSTERY: Final = "10 ? 5"
"""When Coyote has been called, the tortoise's card has yet to turn over the 5."""

AS_READ: Final = """() => {
  const places = [...document.querySelectorAll('.stepper button')].map((button) => button.getBoundingClientRect())
  const after = (one, other) => other.top > one.top + 5 || (Math.abs(other.top - one.top) <= 5 && other.left > one.left)
  return places.length === 5 && places.every((place, at) => !at || after(places[at - 1], place))
}"""


def finished(page: Page) -> str:
    """Play a game of one round against a bot on the page; returns the id of the game."""
    one_round(page)
    page.locator(".show .go").click()
    page.get_by_role("link", name=EN.say("after-replay")).click()
    page.wait_for_url("**/replay/*")
    return page.url.split("/replay/")[1].split("?")[0]


@pytest.mark.journey
def test_a_replay_is_stepped_with_keys_and_plays_to_its_end(person: Person, served: Served) -> None:
    served.stage(FLIPPED)
    page = person("/")
    game = finished(page)
    slider, all_told = page.get_by_role("slider"), page.get_by_role("heading", name=EN.say("review-bravery"))
    expect(page.get_by_role("radio", name=EN.say("replay-page-yours", name="ann"))).to_be_checked()
    expect(slider).to_have_value("0")
    assert page.evaluate(AS_READ), "the keyboard comes to the buttons in the order in which they are seen"
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("0")
    page.keyboard.press("End")
    expect(all_told).to_be_visible()
    for hidden in ("replay-page-no-spoilers", "replay-page-later"):
        expect(page.get_by_text(EN.say(hidden))).to_have_count(0)

    page.goto(f"/replay/{game}?eyes=none")
    expect(page.get_by_role("radio", name=EN.say("replay-page-watcher"))).to_be_checked()
    page.clock.install()
    page.locator("h1").press(" ")
    expect(page.get_by_role("button", name=EN.say("replay-page-pause"))).to_be_visible()
    for place in ("1", "2", "3", "4"):
        page.clock.fast_forward(5_000)
        expect(slider).to_have_value(place)
    step = page.locator(".steps .caption")
    for told in (EN.say("count-start", sum="10"), EN.say("count-flip", cards="10", sum="−10")):
        expect(step).to_have_text(told)
        expect(all_told).to_have_count(0)
        page.clock.fast_forward(5_000)
    expect(step).to_have_text(EN.say("event-counted-fails", total="−10", number="999"))
    expect(all_told).to_be_visible()
    expect(page.get_by_role("button", name=EN.say("replay-page-play"))).to_be_disabled()


def test_a_replay_gives_nothing_away_before_it_was_watched(person: Person, served: Served) -> None:
    served.stage(MYSTERY)
    page = person("/")
    game = finished(page)
    main, stage, slider = page.locator("main"), page.locator(".stage"), page.get_by_role("slider")
    backs = stage.get_by_role("img", name=EN.say("replay-page-hidden"))
    own, mystery = (stage.get_by_role("img", name=card_name(card), exact=True) for card in ("10", "?"))
    won = EN.say("event-won", name=EN.say("bot-tortoise"))
    expect(slider).to_have_value("0")
    for place, hidden in enumerate((0, 1, 1, 0, 0), 1):  # dealt, said and called; then the card that is turned over
        expect(main).not_to_contain_text(won)
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(place))
        expect(backs).to_have_count(hidden)
        expect(own).to_have_count(int(place > 3))
        expect(mystery).to_have_count(int(place > 1))
    for told in (EN.say("count-start", sum="10"), EN.say("count-mystery", cards="5", sum="15")):
        expect(page.locator(".steps .caption")).to_have_text(told)
        expect(main).not_to_contain_text(won)
        expect(stage.locator(".taken")).to_have_count(0)
        page.keyboard.press("ArrowRight")
    expect(main).to_contain_text(won)
    expect(stage.locator(".taken")).to_have_count(1)

    page.goto(f"/replay/{game}?place=5&eyes=none")  # not even if a link leads there
    for card in (own, mystery):
        expect(card).to_be_visible()
    expect(main).not_to_contain_text(won)
    expect(stage.locator(".taken")).to_have_count(0)
    page.keyboard.press("End")
    expect(stage.locator(".taken")).to_have_count(1)


def test_the_end_has_a_picture_to_share_that_leaves_this_browser_only_by_hand(person: Person) -> None:
    page = person("/")
    one_round(page)
    page.locator(".show .go").click()
    asked = list[str]()
    expect(page.get_by_role("img", name=re.compile("hill"))).to_be_visible()
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_download() as saved:
        button(page, "end-picture")
    picture = Path(saved.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 1200)
    assert len(picture) > 20_000, "there is something on it"
    assert [url for url in asked if not url.startswith(("data:", "blob:"))] == []
    expect(page.get_by_text(EN.say("end-picture-saved"))).to_be_visible()


def test_the_browser_checks_the_deal_and_catches_lies(person: Person, served: Served) -> None:
    served.stage(fair=True)
    page = person("/")
    game = finished(page)
    verdict = page.get_by_role("status").filter(has_text="sealed")
    button(page, "after-verify")
    expect(verdict).to_contain_text(EN.say("seen-same", seen=1, decks=1))
    expect(verdict).to_contain_text(EN.say("seen-own-used", decks=1))

    def wrong_seed(route: Route) -> None:
        proof = route.fetch().json()
        proof["epochs"][0]["server_seed"] = "00" * 32
        route.fulfill(json=proof)

    page.route("**/fairness", wrong_seed)
    button(page, "after-verify")
    expect(page.get_by_text(EN.say("fair-wrong", file=game))).to_be_visible()


def test_a_sound_proof_of_another_deal_is_told_by_who_was_there_and_only_by_them(person: Person) -> None:
    """The server makes up seeds and a whole game after the fact: every verifier finds that one fair."""
    ann = person("/")
    game = finished(ann)
    forged = sound_proof(game)
    assert verify(read_document(forged)) == []
    stranger = person(f"/replay/{game}")
    for page, seen in (ann, "seen-differs"), (stranger, "seen-nothing"):
        page.route("**/fairness", lambda route: route.fulfill(body=forged, content_type="application/json"))
        button(page, "after-verify")
        expect(page.get_by_role("status").filter(has_text=EN.say(seen))).to_contain_text("sealed")
    for other in (
        EN.say("seen-other-commit", deck="1", name="ann"),
        *(EN.say(f"seen-other-{of}", deck="1") for of in ("server", "root")),
    ):
        expect(ann.get_by_role("status").filter(has_text="sealed")).to_contain_text(other)


def sound_proof(game: str) -> str:
    """A fairness record of a game with this name that was never played here."""
    names = ["ann", "tortoise"]
    seed, server = bytes([1]) * 32, bytes([2]) * 32
    commits = (Seated(0, client_commit(seed, game, 1, 0)),)
    epoch = Epoch(game, 1, server_commit(server, game, 1), commits, (Seated(0, seed),), (1,))
    dealer = Dealer({1: key_of(epoch, server)})
    played = start(EDITIONS["oliphante_2010"], names, out_at=1, starter="ann")
    played = play(played, DEALER, dealer.move(played))
    return written(document(played, [(epoch, server)], drawn=False))
