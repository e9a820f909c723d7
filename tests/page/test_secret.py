"""Nobody's own card is in their browser before the count: not on the page, in a message, in storage, or read aloud."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from coyote.server.http.files import FOLDER
from tests.page.conftest import Person
from tests.page.playing import EN, button, card_name, make_table, say_number, seen_in, sit, whose_turn

SPOKEN = """() => {
  const said = ({name}) => /^(aria-|data-|title$|alt$)/.test(name)
  const words = [...document.querySelectorAll('*')].flatMap((node) => [...node.attributes].filter(said).map(({value}) => value))
  return [document.body.innerText, ...words].join(' | ')
}"""
KEPT = """async () => {
  const inside = async (name) => (await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname)
  const files = (await Promise.all((await caches.keys()).map(inside))).flat()
  const bases = (await indexedDB.databases()).length
  return {local: {...localStorage}, session: {...sessionStorage}, files, bases, cookie: document.cookie}
}"""


class Listener:
    """Everything that a page receives, from its first moment."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        self.asked: list[str] = []
        page.on("websocket", lambda line: line.on("framereceived", lambda text: self.frames.append(json.loads(text))))
        page.on("response", lambda response: self.asked.append(response.url))

    @property
    def games(self) -> list[dict[str, Any]]:
        """The frames that show a game."""
        return [frame for frame in seen_in(self.frames) if "game" in frame]


def cards_in(message: Any, known: set[str]) -> set[str]:
    """Every card that is named anywhere in a message."""
    if isinstance(message, dict):
        return (set(message) & known).union(*(cards_in(value, known) for value in message.values()))
    if isinstance(message, list):
        return set().union(*(cards_in(value, known) for value in message))
    return {message} & known if isinstance(message, str) else set()


def card_of(page: Page, listener: Listener, seat: int) -> Any:
    """The card on a head, as this page sees it."""
    expect(page.locator(".ring svg.card:not(.hidden)")).to_have_count(1)
    worn: list[tuple[int, str]] = listener.games[-1]["you"]["worn"]
    return dict(worn)[seat]


def test_a_players_own_card_is_nowhere_in_the_browser_before_the_count(person: Person) -> None:
    for _ in range(6):
        ann = person(service_workers="allow")
        hers = Listener(ann)
        url = make_table(ann, "ann", 2)
        bob = person()
        his = Listener(bob)
        bob.goto(url)
        sit(bob, "bob")
        button(ann, "lobby-start")
        whose_turn([ann, bob])
        own, seen = card_of(bob, his, 0), card_of(ann, hers, 1)
        if own != seen:
            break
    assert own != seen

    say_number(whose_turn([ann, bob]), 1)
    ann.reload()  # a page that has nothing yet gets the whole frame again
    whose_turn([ann, bob])
    kinds = {card for card, _ in hers.games[-1]["terms"]["deck"]}
    for frame in hers.frames:
        parts = {name: value for name, value in frame.items() if name != "terms"}
        assert own not in cards_in(parts, kinds), frame
    assert all("/tables/" not in address and "/games/" not in address for address in hers.asked), hers.asked

    expect(ann.locator(".self svg.card.hidden")).to_have_count(1)
    expect(ann.locator("svg.card:not(.hidden)")).to_have_count(1)  # only Bob's card is drawn
    ann.wait_for_function(f"(words) => ({SPOKEN})().includes(words)", arg=EN.say("seat-wears", card=card_name(seen)))
    assert EN.say("seat-wears", card=card_name(own)) not in ann.evaluate(SPOKEN)
    assert EN.say("event-dealt-wears", name="ann", card=card_name(own)) not in ann.evaluate(SPOKEN)
    assert EN.say("event-dealt-wears-you", card=card_name(own)) not in ann.evaluate(SPOKEN)
    tree = ann.locator("body").aria_snapshot()
    assert EN.say("seat-own-hidden") in tree
    assert f"Wears {card_name(own)}" not in tree.replace(EN.say("seat-wears", card=card_name(seen)), "")

    kept = ann.evaluate(KEPT)
    decks = {name: text for name, text in kept["local"].items() if name.startswith("coyote.seen")}
    assert set(kept["local"]) <= {"coyote.guest", "coyote.name", "coyote.theme", "coyote.met", *decks}
    met = kept["local"].get("coyote.met", "").split()  # specials that were explained: Bob may wear one
    assert own.replace("?", "mystery") not in met
    for text in decks.values():  # commitments, seeds and roots, to compare the proof of the deal with
        assert not cards_in(json.loads(text), kinds), text
    assert set(json.loads(kept["local"]["coyote.guest"])) <= {"guest", "name", "token", "next"}
    assert all(name.startswith("coyote.seed.") for name in kept["session"])
    # the service worker keeps only files of the page, which are the same for everybody
    files = {f"/{path.relative_to(FOLDER).as_posix()}" for path in FOLDER.rglob("*")} | {"/"}
    assert set(kept["files"]) <= files
    assert kept["bases"] == 0
    assert kept["cookie"] == ""
