"""Eyes on a small phone: a peek that only one screen shows, pointing, the middle in the reveal, and the eye given up."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from coyote.editions import EDITIONS
from coyote.speech import LANGUAGES
from tests.page.conftest import Person
from tests.page.fitting import cut_off
from tests.page.playing import EN, button, call, say_number, which_shows, whose_turn
from tests.page.test_powers import meant, three
from tests.page.test_screens import SMALL


def test_eyes_are_used_from_the_page(person: Person) -> None:
    people = three(partial(person, size=SMALL), "heidelbaer_2020", "setting-trickster")
    first = whose_turn(people)
    first.locator(".menu button").last.click()
    lives = EDITIONS["heidelbaer_2020"].out_at
    expect(first.get_by_role("dialog")).to_contain_text(EN.say("play-out-at-eyes", number=lives))
    first.keyboard.press("Escape")
    expect(first.get_by_role("button", name=EN.say("play-peek"), exact=True)).to_have_attribute("aria-disabled", "true")
    say_number(first, -900)
    second = whose_turn(people)
    assert cut_off(second, LANGUAGES) == []
    button(second, "play-peek")
    assert cut_off(second, LANGUAGES) == []
    meant(second, "play-peek")
    seen = EN.say("middle-yours", card="").split(":")[0]
    expect(second.locator(".middle-cards")).to_contain_text(seen)
    for other in people:
        if other is not second:
            expect(other.locator(".middle-cards")).to_contain_text(EN.say("middle-looked", names="").strip(" .").split()[0])
            expect(other.locator(".middle-cards")).not_to_contain_text(seen)
    expect(second.locator("form.controls button.coyote")).to_have_count(0)  # whoever has looked must raise
    say_number(second, -899)  # surely reached: the caller will lose, and has eyes of both kinds
    third = whose_turn(people)
    call(third)
    expect(first.get_by_text(EN.say("play-point-title"))).to_be_visible()
    for page in people:
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert cut_off(first, LANGUAGES) == []
    first.locator("form.controls .both button[aria-disabled=false]").first.click()
    for page in people:
        expect(page.get_by_role("dialog")).to_contain_text(EN.say("show-middle"))
        page.keyboard.press("Escape")
    loser = which_shows(people, f"text={EN.say('play-give-title')}")
    assert cut_off(loser, LANGUAGES) == []
    loser.get_by_role("button", name=EN.say("play-give-open"), exact=True).click()
    expect(loser.get_by_role("log")).to_contain_text(EN.say("event-eye-given-up-open-you"))
    whose_turn(people)
