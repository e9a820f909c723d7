"""Every coin and every special can be used from the page, and everybody sees a small scene of it."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from coyote.editions import EDITIONS
from coyote.speech import LANGUAGES
from tests.page.conftest import Person
from tests.page.fitting import cut_off
from tests.page.playing import EN, button, call, card_name, make_table, say_number, sit, whose_turn

COINS = ("extra", "reverse", "skip", "exchange", "guess")
WITH_A_NUMBER = ("double", "reverse", "more", "next")


def three(person: Person, edition: str, power: str) -> list[Page]:
    """Three people at a table of this edition, with coins or specials, by what the form calls them; the first is the host."""
    ann = person("/new")
    ann.get_by_role("radio", name=EN.say(f"edition-{edition}")).check()
    ann.get_by_role("checkbox", name=EN.say(power)).check()
    ann.get_by_label(EN.say("setting-seats"), exact=False).first.select_option("3")
    ann.get_by_label(EN.say("your-name")).fill("ann")
    button(ann, "new-go")
    ann.wait_for_url("**/t/*")
    people = [ann, person(ann.url), person(ann.url)]
    sit(people[1], "bob")
    sit(people[2], "cem")
    expect(ann.locator(".seats")).to_contain_text("cem")
    button(ann, "lobby-start")
    return people


def choose(page: Page, sheet: str, power: str) -> None:
    """Open the sheet and choose a power."""
    button(page, sheet)
    page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{EN.say(power)} ")).click()


def meant(page: Page, power: str) -> None:
    """A power that is a move of its own asks once, and the keyboard is on "yes"."""
    expect(page.get_by_role("dialog")).to_contain_text(EN.say("play-power-sure"))
    expect(page.get_by_role("button", name=EN.say("play-power-go", power=EN.say(power)))).to_be_focused()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("coin", COINS)
def test_a_coin_is_used_from_the_page(person: Person, coin: str) -> None:
    people = three(partial(person, size=(320, 640)), "oliphante_2010", "setting-coins")
    page = whose_turn(people)
    choose(page, "play-coins", f"coin-{coin}")
    if coin == "guess":
        assert cut_off(page, LANGUAGES) == []
        page.get_by_role("dialog").get_by_role("button").nth(1).click()
        assert cut_off(page, LANGUAGES) == []
        page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{EN.say('play-guess-go', card='')}")).click()
    else:
        meant(page, f"coin-{coin}")
    told = EN.say(f"event-coin-turned-{coin}{'-you' if page is people[0] else ''}", name="")[:30].strip()
    if coin != "guess":  # a guess has a scene of its own
        expect(people[0].locator(".happening")).to_contain_text(told)
    expect(people[0].get_by_role("log")).to_contain_text(told)
    if coin in ("extra", "reverse", "exchange"):
        say_number(whose_turn([page]), 5)


def guess_right(people: list[Page]) -> tuple[Page, str]:
    """Whose turn it is names their own card, which the others have told them, and is right."""
    page = whose_turn(people)
    me = next(name for name, one in zip(("ann", "bob", "cem"), people, strict=True) if one is page)
    other = next(one for one in people if one is not page)
    told = other.get_by_role("group", name=me, exact=True).locator("p.hide")
    expect(told).to_contain_text(EN.say("seat-wears", card="").split()[0])
    wears = told.inner_text()
    own = next(card for card in EDITIONS["oliphante_2010"].deck.kinds if EN.say("seat-wears", card=card_name(card)) in wears)
    choose(page, "play-coins", "coin-guess")
    page.get_by_role("dialog").get_by_role("button", name=card_name(own), exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text(EN.say("play-guess-sure", card=card_name(own)))
    button(page, "play-guess-go", card=card_name(own))
    expect(page.locator(".happening.cheered")).to_be_visible()
    expect(page.get_by_text(EN.say("play-withdraw-title"))).to_be_visible()
    return page, me


def test_whoever_guesses_right_is_asked_and_sits_out_with_the_keyboard(person: Person) -> None:
    people = three(person, "oliphante_2010", "setting-coins")
    page, me = guess_right(people)
    leave = page.get_by_role("button", name=EN.say("play-withdraw"), exact=True)
    expect(leave).to_have_accessible_description(re.compile(re.escape(EN.say("play-withdraw-about"))))
    expect(page.locator("form.controls button.coyote")).to_have_count(0)
    leave.focus()
    expect(page.locator("form.controls button.withdraw[aria-disabled=false]")).to_be_visible()
    page.keyboard.press("Enter")
    for one in people:
        told = EN.say("event-withdrew-you") if one is page else EN.say("event-withdrew", name=me)
        expect(one.get_by_role("log")).to_contain_text(told)
        expect(one.get_by_role("group", name=me, exact=True)).to_contain_text(EN.say("seat-withdrawn"))
    assert whose_turn(people) is not page


def test_whoever_guesses_right_may_stay_and_say_a_number(person: Person) -> None:
    people = three(partial(person, size=(320, 640)), "oliphante_2010", "setting-coins")
    button(people[0], "play-coins")
    assert cut_off(people[0], LANGUAGES) == []
    people[0].keyboard.press("Escape")
    page, me = guess_right(people)
    say_number(page, 5)
    expect(people[0].locator("ol.said")).to_contain_text(f"{me} 5")
    expect(page.get_by_text(EN.say("seat-withdrawn"))).to_have_count(0)


@pytest.mark.parametrize("special", WITH_A_NUMBER)
def test_a_special_goes_with_a_number(person: Person, special: str) -> None:
    people = three(person, "kidult_2003", "piece-token")
    page = whose_turn(people)
    choose(page, "piece-token", f"special-{special}")
    if special in ("more", "next"):
        page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    say_number(page, 5)
    expect(people[0].locator(".happening")).to_be_visible()
    expect(people[0].locator("ol.said")).to_contain_text(f"5 ({EN.say(f'special-{special}')})")


def test_agree_and_again_can_be_used_from_the_page(person: Person) -> None:
    people = three(person, "kidult_2003", "piece-token")
    first = whose_turn(people)
    say_number(first, 5)
    second = whose_turn(people)
    choose(second, "piece-token", "special-agree")
    button(second, "cancel")  # once more: nothing has happened yet
    second.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{EN.say('special-agree')} ")).click()
    meant(second, "special-agree")
    expect(second.locator("form.controls")).to_have_count(0)
    third = whose_turn(people)
    choose(third, "piece-token", "special-again")
    meant(third, "special-again")
    expect(third.locator("form.controls")).to_have_count(0)
    changer = whose_turn(people)
    assert changer is second
    expect(changer.locator("form.controls button.coyote")).to_have_count(0)  # they may only change the number
    say_number(changer, 9)
    call(whose_turn(people))
    expect(first.get_by_role("dialog")).to_be_visible()


def test_a_mask_is_a_special_under_another_name(person: Person) -> None:
    people = three(partial(person, size=(320, 640)), "japan_2015", "piece-mask")
    page = whose_turn(people)
    expect(page.locator("form.controls button.say[aria-disabled=false]")).to_be_visible()
    button(page, "piece-mask")
    assert cut_off(page, LANGUAGES) == []
    button(page, "close")  # says nothing
    choose(page, "piece-mask", "special-double")
    say_number(page, 5)
    expect(people[0].locator("ol.said")).to_contain_text(f"5 ({EN.say('special-double')})")


def test_a_twig_dodges_a_number_and_the_other_neighbour_of_whoever_said_it_answers(person: Person) -> None:
    people = three(person, "powwow_2006", "piece-twig")
    first = whose_turn(people)
    say_number(first, -7)
    expect(first.locator("ol.said")).to_contain_text("−7")
    expect(first.locator(".middle .number")).to_have_text("−7")  # by the fire
    second = whose_turn([page for page in people if page is not first])
    expect(second.locator(".seat .said")).to_have_text("−7")  # beside whoever said it
    choose(second, "piece-twig", "special-dodge")
    meant(second, "special-dodge")
    expect(second.locator("form.controls")).to_have_count(0)
    third = whose_turn(people)
    assert third not in (first, second)
    name = dict(zip(map(id, people), ("ann", "bob", "cem"), strict=True))[id(second)]
    expect(third.get_by_role("log")).to_contain_text(EN.say("event-dodged-at-you", name=name, number="−7"))
    expect(third.locator("form.controls input")).to_have_value("−6")


def test_guests_can_watch_when_the_table_is_full_or_the_host_removed_them(person: Person) -> None:
    ann = person()
    url = make_table(ann, "ann", 2)
    bob = person(url)
    sit(bob, "bob")
    cem = person(url)
    expect(cem.get_by_text(EN.say("watch-full"))).to_be_visible()
    ann.get_by_role("button", name=EN.say("lobby-remove")).click()
    expect(bob.get_by_text(EN.say("table-shown-out")).first).to_be_visible()
    button(bob, "sit-down")
    expect(bob.get_by_text(EN.say("table-shown-out")).first).to_be_visible()
    sit(cem, "cem")
