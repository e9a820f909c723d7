"""The reveal: with motion and without, skipped and watched, and always in words too."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from coyote.table.setting import Setting
from tests.page.conftest import Person
from tests.page.playing import EN, button, call, say_number, whose_turn
from tests.page.short import SIT_DOWN, one_round
from tests.page.test_heard import Told
from tests.table.seated import Seated

A_COYOTE = re.compile("takes? a coyote")


def moving(page: Page) -> Page:
    """The page of somebody who wants motion."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('coyote.still', 'no')")
    return page


def ended(page: Page) -> None:
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("link", name=EN.say("after-replay"))).to_be_visible()


def test_escape_leaves_the_reveal_at_once_and_whoever_leaves_early_misses_nothing(person: Person) -> None:
    page = moving(person("/"))
    one_round(page)
    expect(page.get_by_role("dialog")).to_be_focused()
    page.keyboard.press("Escape")
    ended(page)
    expect(page.get_by_role("log")).to_contain_text(A_COYOTE)


def test_skipping_shows_the_end_of_the_count_first(person: Person) -> None:
    page = moving(person("/"))
    one_round(page)
    reveal = page.get_by_role("dialog")
    button(page, "show-skip")
    for seat in (EN.say("show-you"), "tortoise"):
        expect(reveal.get_by_role("img", name=f"{seat}: ").first).to_be_visible()
    expect(reveal.locator(".caption")).to_contain_text(A_COYOTE)
    button(page, "show-on")
    ended(page)


def test_without_motion_the_end_and_every_step_are_there_at_once(person: Person) -> None:
    page = person("/")
    one_round(page)
    reveal = page.get_by_role("dialog")
    expect(reveal.get_by_role("button", name=EN.say("show-skip"))).to_have_count(0)
    steps = reveal.get_by_role("listitem").filter(has_text="Coyote!")
    expect(steps.first).to_be_visible()
    expect(reveal.get_by_text("The total is").first).to_be_visible()
    button(page, "show-on")
    ended(page)


SEEN_AND_HEARD = """() => {
  const [seen, heard] = ['[role=dialog] .caption', '[role=log]'].map((one) => document.querySelector(one)?.innerText ?? '')
  return seen.includes('Coyote!') && heard.includes('Coyote!') && heard
}"""


def test_tab_stays_inside_and_a_screen_reader_hears_the_count_when_eyes_see_it(person: Person) -> None:
    page = moving(person("/"))
    heard = page.get_by_role("log")
    one_round(page)
    at_first = str(page.wait_for_function(SEEN_AND_HEARD).json_value())  # in one moment: the count does not wait for a test
    assert "The total is" not in at_first
    assert not A_COYOTE.search(at_first)
    reveal = page.get_by_role("dialog")
    on, noises = reveal.locator(".go"), reveal.get_by_role("button", name=EN.say("reactions"))
    expect(on).to_be_enabled()
    for focused in (on, noises, on):
        page.keyboard.press("Tab")
        expect(focused).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(noises).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")  # closes the noises, and not the count
    expect(noises).to_have_attribute("aria-expanded", "false")
    expect(reveal.locator(".sum")).to_be_visible()
    expect(reveal.get_by_role("list").filter(has_text="The total is")).to_have_count(1)
    expect(heard).to_contain_text("The total is")
    expect(heard).to_contain_text(A_COYOTE)


def test_on_a_low_phone_ones_own_move_is_judged_in_sight(person: Person) -> None:
    page = moving(person("/", language="de", size=(320, 568)))
    one_round(page)
    page.locator(".show .go").click()
    verdict = page.locator(".show .verdicts .you")
    expect(verdict).to_be_visible()
    judged, foot = verdict.bounding_box(), page.locator(".show .foot").bounding_box()
    number, noises = page.locator(".show .figures").bounding_box(), page.locator(".show .overheard").bounding_box()
    assert judged and foot and number and noises
    assert judged["y"] + judged["height"] <= foot["y"]
    assert number["y"] + number["height"] <= noises["y"], "noises do not lie over the number"


def test_a_long_name_takes_one_line_and_is_nobody_elses(person: Person) -> None:
    page = person("/", size=(320, 640))
    told = Told(page)
    page.goto("/t/told")
    names = ["W" * 24, "W" * 22 + "12", "W" * 22 + "13", "Elephant", *(f"dog{seat}" for seat in range(7))]
    table = Seated(Setting(seats=12)).sit(*names).start()
    told.wait(page)
    table.say(0)
    told.tell(table.see(0))
    table.call()
    told.tell(table.see(0))
    who = page.locator(".show .who")
    expect(who).to_have_count(12)
    expect(who.filter(has_text=re.compile("^W+…$"))).to_have_count(1)
    boxes = [box for one in who.all() if (box := one.bounding_box())]
    assert all(box["height"] < 20 and box["x"] >= 0 and box["x"] + box["width"] <= 320 for box in boxes)
    assert len(set(who.all_inner_texts())) == 12


SEEN = """() => {
  window.seen = []
  const look = () => {
    const show = document.querySelector('.show')
    if (show) {
      const open = [...show.querySelectorAll('.ring li')].map((seat) => seat.querySelectorAll('.flip.open').length).join('')
      if (window.seen.at(-1) !== open) window.seen.push(open)
      window.through ||= getComputedStyle(show).opacity !== '1'
    }
    requestAnimationFrame(look)
  }
  look()
}"""


def test_the_own_card_turns_last_and_the_last_picture_tells_the_whole_sum(person: Person) -> None:
    page = moving(person("/"))
    page.evaluate("localStorage.setItem('coyote.pace', 'calm')")
    page.add_init_script(f"({SEEN})()")
    one_round(page)
    reveal = page.get_by_role("dialog")
    expect(reveal.locator(".sum")).to_be_visible()
    calm = 1.8 * 9  # a calm viewer has more time at the end of a game than others
    expect(reveal.locator(".countdown rect")).to_have_css("animation-duration", f"{calm:g}s")
    assert page.evaluate("window.seen").index("01") < page.evaluate("window.seen").index("11")
    assert "10" not in page.evaluate("window.seen"), "Ann sits first, and sees her own card last"
    assert not page.evaluate("window.through"), "behind it the table shows already how the round has ended"
    expect(reveal.locator(".figures i")).to_have_count(2)
    number, total = reveal.locator(".figures i").all_inner_texts()
    expect(reveal.locator(".sum")).to_contain_text(total)
    expect(reveal.locator(".sum")).to_contain_text(number)
    expect(reveal.locator(".verdicts li").first).to_contain_text("%")
    expect(reveal.locator(".verdicts li").first.locator("b")).to_have_text(EN.say("show-you"))


def test_whoever_lost_sees_the_countdown_and_may_stay_and_the_round_can_be_watched_again(person: Person) -> None:
    page = moving(person("/"))
    page.goto("/t/" + page.evaluate(SIT_DOWN.replace("out_at: '1'", "out_at: '3'")))
    reveal = page.get_by_role("dialog")
    whose_turn([page])
    if page.locator("form.controls button.coyote[aria-disabled=false]").count():
        call(page)
    else:
        say_number(page, 999)
    go_on = reveal.get_by_role("button", name=EN.say("show-on"))
    expect(go_on).to_be_visible()
    if reveal.get_by_text(EN.say("show-stay")).count():  # Ann lost
        expect(reveal.locator(".countdown")).to_have_count(1)
        reveal.locator(".sum").click()
        expect(reveal.locator(".countdown")).to_have_count(0)
        go_on.click()
    expect(reveal).to_have_count(0)
    button(page, "show-again")
    expect(reveal.locator(".sum")).to_be_visible()
    page.keyboard.press("Escape")
    expect(reveal).to_have_count(0)
