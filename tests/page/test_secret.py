"""Nobody's own card is in their browser before the count: not on the page, in a message, in storage, or read aloud."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from coyote.server.http.files import FOLDER
from tests.page.conftest import Person, Served
from tests.page.playing import EN, button, card_name, make_table, say_number, seen_in, sit

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


@pytest.mark.journey
def test_a_players_own_card_is_nowhere_in_the_browser_before_the_count(person: Person, served: Served) -> None:
    own, seen = "flip", "double"
    served.stage(f"{own} {seen}")
    ann = person(service_workers="allow")
    hers = Listener(ann)
    url = make_table(ann, "ann", 2)
    bob = person(url)
    sit(bob, "bob")
    button(ann, "lobby-start")
    expect(bob.locator("main")).to_contain_text(EN.say("seat-wears", card=card_name(own)))

    say_number(ann, 1)
    ann.reload()  # a page that has nothing yet gets the whole frame again
    expect(ann.locator("ol.said")).to_contain_text("1")
    kinds = {card for card, _ in hers.games[-1]["terms"]["deck"]}
    for frame in hers.frames:
        parts = {name: value for name, value in frame.items() if name != "terms"}
        assert own not in cards_in(parts, kinds), frame
    assert all("/tables/" not in address and "/games/" not in address for address in hers.asked), hers.asked

    expect(ann.locator(".self svg.card.hidden")).to_have_count(1)
    expect(ann.locator("svg.card:not(.hidden)")).to_have_count(1)  # only Bob's card is drawn
    expect(ann.locator("main")).to_contain_text(EN.say("seat-wears", card=card_name(seen)))
    spoken = ann.evaluate(SPOKEN)
    assert EN.say("seat-wears", card=card_name(seen)) in spoken
    assert card_name(own) not in spoken
    tree = ann.locator("body").aria_snapshot()
    assert EN.say("seat-own-hidden") in tree
    assert f"Wears {card_name(own)}" not in tree.replace(EN.say("seat-wears", card=card_name(seen)), "")

    kept = ann.evaluate(KEPT)
    decks = {name: text for name, text in kept["local"].items() if name.startswith("coyote.seen")}
    assert set(kept["local"]) <= {"coyote.guest", "coyote.name", "coyote.theme", "coyote.met", *decks}
    assert kept["local"]["coyote.met"] == seen  # the specials that were explained
    for text in decks.values():  # commitments, seeds and roots, to compare the proof of the deal with
        assert not cards_in(json.loads(text), kinds), text
    assert set(json.loads(kept["local"]["coyote.guest"])) <= {"guest", "name", "token", "next"}
    assert all(name.startswith("coyote.seed.") for name in kept["session"])
    # the service worker keeps only files of the page, which are the same for everybody
    files = {f"/{path.relative_to(FOLDER).as_posix()}" for path in FOLDER.rglob("*")} | {"/"}
    assert set(kept["files"]) <= files
    assert kept["bases"] == 0
    assert kept["cookie"] == ""
