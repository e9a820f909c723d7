"""The page that teaches: a first game, which is a script, and the rules. What it says: browser/tests/first-game.test.ts."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from coyote.editions import EDITIONS
from coyote.rules.model.cards import CANCEL, DOUBLE, FLIP, card
from coyote.rules.play.count import count
from coyote.speech import LANGUAGES, speaker
from tests.page.conftest import Person
from tests.page.playing import EN, button, card_name

# every card has a picture that is named after it; or its name begins the line about it, if it is a special
SHOWS = """(names) => {
  const plain = (text) => text.replace(/\u00ad/g, '').trim().toLowerCase()
  const [pictures, texts] = [[], []]
  for (const one of document.querySelectorAll('article *')) {
    if (one.matches('[role=img], img')) pictures.push(plain(one.getAttribute('aria-label') ?? ''))
    else texts.push(plain(one.textContent))
  }
  return names.map(plain).every((name) => texts.includes(name) || pictures.some((one) => one.includes(`${name} ×`)))
}"""
SOFT_HYPHEN = "\u00ad"
SCRIPT = Path(__file__).parents[2] / "browser/src/learn/script.ts"
REVEAL = re.compile(r"heads: (\[[^\n]*\]),\n.*?\n.*?\n\s+reveal: \{ number: \d+, count: (\[.*\]) \},")


def text(page: Page, step: str) -> None:
    expect(page.locator(".words .text")).to_have_text(EN.say(f"learn-{step}"))


def pressed_in_sight(page: Page, name: str) -> None:
    """Press a button that nobody has to scroll to; Playwright would do so by itself."""
    there = page.locator(".game").get_by_role("button", name=name, exact=True)
    expect(there).to_be_in_viewport(ratio=1)
    there.click()


@pytest.mark.journey
def test_on_the_lowest_phone_nobody_has_to_scroll_in_the_first_game(person: Person) -> None:
    page = person("/learn", size=(320, 568))
    go_on = EN.say("learn-next")
    button(page, "learn-start")
    for press in (go_on, "60", "13", go_on, go_on, go_on, go_on, go_on, "22", go_on):
        pressed_in_sight(page, press)
    text(page, "doubt")
    pressed_in_sight(page, EN.say("learn-coyote"))
    pressed_in_sight(page, go_on)
    pressed_in_sight(page, EN.say("count-page-end"))
    text(page, "verdict")
    pressed_in_sight(page, go_on)


def test_the_first_game_can_be_played_with_the_keyboard_alone(person: Person) -> None:
    page = person("/learn", size=(1280, 800))
    page.get_by_role("button", name=EN.say("learn-start")).focus()
    for key in ("Enter", "Tab Enter"):  # a new step gets the focus at its start, and Tab leads to its button
        for press in key.split():
            page.keyboard.press(press)
    text(page, "open")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text(EN.say("learn-open-low"))).to_be_visible()


def test_the_second_round_is_opened_by_whoever_called_rightly_in_the_first() -> None:
    """The tortoise called, the owl paid: of the two, the tortoise starts (R7). The words name it first, in every language."""
    for language in LANGUAGES:
        say = speaker(language)
        names = [say.say(f"learn-name-{friend}").replace(SOFT_HYPHEN, "").casefold() for friend in ("tortoise", "fox", "owl")]
        told = re.findall("|".join(rf"\b{name}" for name in names), say.say("learn-doubt").casefold())
        assert list(dict.fromkeys(told)) == names, language


def test_the_rules_count_every_reveal_of_the_first_game_as_its_script_does() -> None:
    edition = EDITIONS["oliphante_2010"]
    reveals = REVEAL.findall(SCRIPT.read_text(encoding="utf-8").replace("'", '"'))
    assert len(reveals) == 2
    for heads, written in reveals:
        worn = tuple(card(token) for token in json.loads(heads))
        assert all(worn.count(token) <= edition.deck.counts[edition.deck.index[token]] for token in worn)
        assert json.loads(written) == json.loads(json.dumps(count(worn, (), edition.order)))


def test_the_rules_page_says_what_the_booklets_say(person: Person) -> None:
    page = person("/learn")
    feathers, cards = EDITIONS["devir_2021"], EDITIONS["kidult_2003"]
    for edition in EDITIONS.values():
        page.get_by_label(EN.say(f"edition-{edition.id}")).check()
        words = page.locator("article")
        page.wait_for_function(SHOWS, arg=[card_name(kind) for kind in edition.deck.kinds])
        expect(words).not_to_contain_text(re.compile("(learn|coin|special)-"))
        expect(words).to_contain_text(EN.say(f"learn-first-{edition.first_starter}"))
        for most in set(edition.out_at_agreed.values()):
            players = "–".join(str(players) for players, agreed in edition.out_at_agreed.items() if agreed == most)
            expect(words.get_by_text(EN.say("learn-round-agreed", players=players, coyotes=str(most)))).to_have_count(1)
        expect(words.get_by_text(EN.say("learn-reconstructed"))).to_have_count(1 if edition.reconstructed else 0)
        doubles = "learn-card-double" if FLIP in edition.order else "learn-card-double-without-flip"
        doubles = "learn-card-double-total" if edition.rulings.doubles == "total" else doubles
        if DOUBLE in edition.order:
            expect(words).to_contain_text(EN.say(doubles))
        cancels = "learn-card-cancel-any" if edition.rulings.no_green == "any" else "learn-card-cancel"
        if CANCEL in edition.order:
            expect(words).to_contain_text(EN.say(cancels))
        expect(words.get_by_text(EN.say("learn-counts-told"))).to_have_count(1 if edition is cards else 0)
        if edition.specials:
            expect(words).to_contain_text(EN.say(f"learn-{edition.piece}"))
        for about in (*(f"special-{one}-about" for one in edition.specials), *(f"coin-{one}-about" for one in edition.coins)):
            expect(words).to_contain_text(EN.say(about))
        least, most = edition.seats
        expect(words).to_contain_text(EN.say("learn-players", least=str(least), most=str(most)))
        for source in edition.sources:
            expect(words).to_contain_text(EN.say(f"origin-{source.origin}"))
            expect(words).to_contain_text(f"({EN.say(f'certainty-{source.certainty}')})")
        if edition.trickster_open is not None:
            first, second = (
                words.locator(".specials li", has_text=EN.say(f"learn-trickster-{part}")) for part in ("point", "card")
            )
            above, below = first.bounding_box(), second.bounding_box()
            assert above and below
            assert below["y"] - above["y"] - above["height"] >= 8, "the paragraphs stand apart"
    assert "youngest" in EN.say(f"learn-first-{feathers.first_starter}")
    assert "laughs" in EN.say(f"learn-first-{cards.first_starter}")
