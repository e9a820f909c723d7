"""The replay of a finished game: as one player saw it, with nothing they could not know then, and with the deal checked."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from coyote import DEALER, EDITIONS, play, start
from coyote.table.deal.dealer import Dealer
from coyote.table.deal.document import document, read_document, written
from coyote.table.deal.fair import Epoch, Seated, client_commit, key_of, server_commit
from coyote.table.deal.verify import verify
from tests.page.conftest import Person
from tests.page.playing import EN, button, card_name
from tests.page.short import one_round


def finished(page: Page) -> str:
    """Play a game of one round against a bot on the page; returns the id of the game."""
    one_round(page)
    page.locator(".show .go").click()
    page.get_by_role("link", name=EN.say("after-replay")).click()
    page.wait_for_url("**/replay/*")
    return page.url.split("/replay/")[1].split("?")[0]


def looked_at(page: Page, game: str, place: int, eyes: int) -> Any:
    return json.loads(page.request.get(f"/api/games/{game}/moments/{place}?eyes={eyes}").text())


def steps_of(page: Page, game: str, place: int) -> int:
    """How many steps the count of this moment takes beyond the first; a hand of plain numbers is counted in one."""
    (counted,) = [event for event in looked_at(page, game, place, 0)["events"] if event["event"] == "counted"]
    specials = len(counted["count"][3])
    return specials + 1 if specials else 0


def test_a_replay_can_be_watched_to_its_end_and_gives_nothing_away_before(person: Person) -> None:
    page = person("/")
    game = finished(page)
    winner = page.request.get(f"/api/games/{game}").json()["winner"]
    won = EN.say("event-won-you") if winner == 0 else EN.say("event-won", name=EN.say("bot-tortoise"))
    page.get_by_role("radio", name="ann").check()
    places = page.request.get(f"/api/games/{game}").json()["places"]
    slider = page.get_by_role("slider")
    slider.focus()
    for place in range(1, places):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(place))
        stage = page.locator(".stage")
        moment = looked_at(page, game, place, 0)
        if moment["game"]["stage"] == "play":
            # as Ann sees it, the tortoise's card is face up, and her own is a back
            expect(stage.get_by_role("img", name=EN.say("replay-page-hidden"))).to_have_count(1)
            ((_, card),) = moment["you"]["worn"]
            expect(stage.get_by_role("img", name=card_name(card), exact=True)).to_have_count(1)
        assert won not in page.locator("main").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".steps .caption")).to_be_visible()
    for _ in range(steps_of(page, game, places)):  # the specials, then the verdict
        assert won not in page.locator("main").inner_text()
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text(won).first).to_be_visible()


def test_no_face_gives_away_the_result_of_a_count_before_it_was_watched(person: Person) -> None:
    page = person("/")
    game = finished(page)
    places = page.request.get(f"/api/games/{game}").json()["places"]
    page.goto(f"/replay/{game}?place={places}")
    stage = page.locator(".stage")
    moment = page.request.get(f"/api/games/{game}/moments/{places}").json()
    # with a `?` the last move is not the call, but the card that was turned over
    for card in moment["shown"]["heads"]:  # a watcher sees every card now, and no back
        expect(stage.get_by_role("img", name=card_name(card), exact=True).first).to_be_visible()
    expect(stage.get_by_role("img", name=EN.say("replay-page-hidden"))).to_have_count(0)
    if steps_of(page, game, places):
        expect(stage.locator(".taken")).to_have_count(0)
        page.keyboard.press("End")
    expect(stage.locator(".taken")).to_have_count(1)


# remembered by the page itself: on a busy machine everything has been played before a test looks
PAUSE_OFFERED = """(words) => {
  const offered = () => [...document.querySelectorAll('button')].some((one) => (one.ariaLabel ?? one.innerText).includes(words))
  const look = () => (window.offered = offered()) || requestAnimationFrame(look)
  look()
}"""

AS_READ = """() => {
  const places = [...document.querySelectorAll('.stepper button')].map((button) => button.getBoundingClientRect())
  const after = (one, other) => other.top > one.top + 5 || (Math.abs(other.top - one.top) <= 5 && other.left > one.left)
  return places.length === 5 && places.every((place, at) => !at || after(places[at - 1], place))
}"""


def test_a_replay_opens_through_your_own_eyes_is_stepped_with_keys_and_plays_by_itself_to_the_end(person: Person) -> None:
    page = person("/")
    game = finished(page)
    page.evaluate("localStorage.setItem('coyote.pace', 'fast')")  # only now: the count must not close before it is looked at
    page.goto(f"/replay/{game}")  # as anybody might who was there
    expect(page.get_by_role("radio", name=EN.say("replay-page-yours", name="ann"))).to_be_checked()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    assert page.evaluate(AS_READ), "the keyboard comes to the buttons in the order in which they are seen"
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("0")
    page.keyboard.press("End")  # everything is told there
    expect(page.get_by_role("heading", name=EN.say("review-bravery"))).to_be_visible()
    expect(page.get_by_text(EN.say("replay-page-no-spoilers"))).to_have_count(0)
    expect(page.get_by_text(EN.say("replay-page-later"))).to_have_count(0)
    page.goto(f"/replay/{game}?eyes=none")
    expect(page.get_by_role("radio", name=EN.say("replay-page-watcher"))).to_be_checked()
    expect(slider).to_have_value("0")
    page.evaluate(PAUSE_OFFERED, EN.say("replay-page-pause"))
    page.locator("h1").press(" ")
    page.wait_for_function("window.offered")
    expect(page.get_by_role("heading", name=EN.say("review-bravery"))).to_be_visible()
    expect(page.get_by_role("button", name=EN.say("replay-page-play"))).to_be_disabled()


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


def test_the_browser_checks_the_deal_and_catches_a_lie(person: Person) -> None:
    page = person("/")
    game = finished(page)
    button(page, "after-verify")
    verdict = page.get_by_role("status").filter(has_text="sealed")
    expect(verdict).to_be_visible()
    expect(verdict).to_contain_text(EN.say("seen-same", seen=1, decks=1))
    expect(verdict).to_contain_text(EN.say("seen-own-used", decks=1))

    def lie(route: Any) -> None:
        proof = route.fetch().json()
        proof["epochs"][0]["server_seed"] = "00" * 32
        route.fulfill(json=proof)

    page.route("**/fairness", lie)
    button(page, "after-verify")
    expect(page.get_by_text(EN.say("fair-wrong", file=game))).to_be_visible()


def test_a_sound_proof_of_another_deal_is_told_by_who_was_there_and_only_by_them(person: Person) -> None:
    """The server makes up seeds and a whole game after the fact: every verifier finds that one fair."""
    page = person("/")
    game = finished(page)
    page.reload()
    forged = sound_proof(game)
    assert verify(read_document(forged)) == []

    def lie(route: Any) -> None:
        route.fulfill(body=forged, content_type="application/json")

    page.route("**/fairness", lie)
    button(page, "after-verify")
    verdict = page.get_by_role("status").filter(has_text=EN.say("seen-differs"))
    expect(verdict).to_contain_text("sealed")
    expect(verdict).to_contain_text(EN.say("seen-other-server", deck="1"))
    expect(verdict).to_contain_text(EN.say("seen-other-commit", deck="1", name="ann"))
    expect(verdict).to_contain_text(EN.say("seen-other-root", deck="1"))

    stranger = person(f"/replay/{game}")
    stranger.route("**/fairness", lie)
    button(stranger, "after-verify")
    expect(stranger.get_by_role("status").filter(has_text=EN.say("seen-nothing"))).to_contain_text("sealed")


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


def test_an_unknown_game_is_explained_plainly(person: Person) -> None:
    page = person("/replay")
    page.get_by_label(EN.say("replay-page-which")).fill("https://coyote.example/replay/nothing-1?place=3")
    button(page, "replay-page-open")
    page.wait_for_url("**/replay/nothing-1")
    expect(page.get_by_role("heading", name=EN.say("replay-page-none"))).to_be_visible()
    expect(page.get_by_text(EN.say("server-game-unknown"))).to_be_visible()
