"""Faces on the page: real browsers with invented cameras see each other, each with a card that its owner cannot see."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from coyote.speech import LANGUAGES, speaker
from tests.page import stage
from tests.page.cameras import (
    BREAK,
    CUT_OFF,
    UNPLUG,
    WHOLE,
    WORN,
    Relay,
    Relayed,
    arrive,
    come,
    decodes,
    leave,
    opened,
    seat,
    sees,
    switch,
    with_devices,
)
from tests.page.conftest import Person, Served
from tests.page.fitting import covered
from tests.page.playing import EN, button, call, make_table, say_number, whose_turn

BRIEF_S = 8
STAGED = f"runpy.run_path({stage.__file__!r}, run_name='__main__')"
LONG_MS = 60_000
# when the credentials end with which the latest connection was made
ENDS = "() => Number(window.connections.at(-1).getConfiguration().iceServers[0].username.split(':')[0])"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("faces")
    relay = Relay(folder) if shutil.which("turnserver") else None
    with Relayed(folder, *(relay.options if relay else ())) as server:
        yield server
    if relay is not None:
        relay.end()


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    with with_devices(browser.browser_type) as launched:
        yield launched


def test_a_hint_goes_round_the_buttons_for_camera_and_microphone(person: Person) -> None:
    ann = arrive(person)
    address = make_table(ann, "Ann", 2)
    come(person, address, "Bob")
    button(ann, "lobby-start")
    expect(ann.get_by_role("button", name=EN.say("faces-camera"))).to_be_visible()
    told = [
        f"{speak.say('card-first', about='')} {speak.say(f'card-{word}-begins')} {speak.say(f'learn-card-{word}')}"
        for speak in map(speaker, LANGUAGES)
        for word in ("discard", "mystery", "night")
    ]
    for size in ((390, 844), (360, 640), (320, 640), (320, 568)):
        ann.set_viewport_size({"width": size[0], "height": size[1]})
        seat(ann, "Bob").get_by_role("button").click()
        expect(ann.locator(".bubble")).to_be_visible()
        assert covered(ann.locator(".bubble")) == [], size
        ann.locator(".bubble").evaluate("(bubble, words) => (bubble.firstChild.data = words)", max(told, key=len))
        assert covered(ann.locator(".bubble")) == [], size
        ann.mouse.move(0, 0)
        expect(ann.locator(".bubble")).to_have_count(0)


def test_people_see_each_others_faces_at_the_right_seats(person: Person) -> None:
    ann = arrive(person)
    address = make_table(ann, "Ann", 4)
    bob = come(person, address, "Bob", "red", reduced_motion="no-preference")
    cem = come(person, address, "Cem", "blue")
    dee = come(person, address, "Dee", "NotAllowedError")
    wes = arrive(person)
    wes.goto(address)
    button(ann, "lobby-start")
    for page in (ann, bob, cem, dee, wes):
        expect(seat(page, "Ann")).to_be_visible()
    expect(wes.get_by_role("button", name=EN.say("faces-camera"))).to_have_count(0)

    switch(ann, "camera")
    switch(bob, "camera")
    sees(ann, "Bob", "red")
    sees(bob, "Ann", "camera")
    switch(cem, "camera")
    switch(cem, "microphone", first=False)
    sees(ann, "Cem", "blue")
    sees(bob, "Cem", "blue")
    sees(cem, "Bob", "red")
    sees(cem, "Ann", "camera")
    expect(seat(ann, "Cem")).to_contain_text(EN.say("seat-microphone"))
    expect(seat(ann, "Bob")).to_contain_text(EN.say("seat-muted"))
    expect(ann.get_by_role("log")).to_contain_text(EN.say("faces-seen", name="Bob"))

    # whoever has nothing on gets nothing, seated or not
    for page in (dee, wes):
        expect(page.locator("video")).to_have_count(0)
        assert page.evaluate("window.connections.length") == 0

    # the card is drawn by whoever looks; one's own picture wears a back, and what is sent is the camera's own
    expect(seat(ann, "Bob").locator(".face .card:not(.hidden)").first).to_be_visible()
    expect(seat(ann, "Ann").locator(".face .card.hidden").first).to_be_visible()
    for page in (ann, bob, cem):
        page.wait_for_function("() => window.sent.length > 0")
        assert page.evaluate("window.sent.every((track) => window.given.includes(track))")

    # faces stay in view while their cards are counted, and the cards fly there if motion is welcome
    whoever = whose_turn([ann, bob, cem, dee])
    say_number(whoever, 5)
    bob.evaluate("window.held = true")
    call(whose_turn([page for page in (ann, bob, cem, dee) if page is not whoever]))
    expect(bob.get_by_role("dialog").locator("video")).to_have_count(3)
    bob.wait_for_function(f"() => ({WORN})() === '0 1 2'")
    assert ann.evaluate("window.flown") == [], "they want no motion"
    decodes(ann, ann.get_by_role("dialog").locator("video").nth(1), "red")
    expect(ann.get_by_role("dialog").locator("div.animal")).to_have_count(1)
    for page in (ann, bob, cem, dee, wes):
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)

    # whoever watches sees them once the host allows it, sends nothing, and sees nobody when it is over
    opened(ann, "lobby-open-faces")
    switch(wes, "watch")
    sees(wes, "Bob", "red")
    assert wes.evaluate("window.given.length + window.sent.length") == 0
    opened(ann, "lobby-close-faces")
    expect(wes.locator("video")).to_have_count(0)
    expect(wes.get_by_role("button", name=EN.say("faces-watch"))).to_have_count(0)

    switch(dee, "camera")
    expect(dee.locator(".switches .trouble")).to_contain_text(EN.say("faces-denied"))
    expect(seat(ann, "Dee").locator("video")).to_have_count(0)

    bob.reload()
    sees(bob, "Cem", "blue")
    sees(ann, "Bob", "red")

    cem.evaluate(CUT_OFF)
    for page in (ann, bob):
        expect(seat(page, "Cem").locator("video")).to_have_count(0)
    cem.evaluate(WHOLE)
    sees(ann, "Cem", "blue")
    sees(cem, "Bob", "red")

    switch(ann, "camera", first=False)
    expect(seat(bob, "Ann").locator("video")).to_have_count(0)
    ann.wait_for_function("() => window.given.every((track) => track.readyState === 'ended')")
    switch(ann, "camera", first=False)
    sees(bob, "Ann", "camera")
    ann.evaluate(UNPLUG)
    expect(ann.locator(".switches .trouble")).to_contain_text(EN.say("faces-gone"))
    expect(seat(bob, "Ann").locator("video")).to_have_count(0)

    cem.evaluate("window.kept = window.given")
    leave(cem)
    expect(seat(ann, "Cem").locator("video")).to_have_count(0)
    expect(seat(bob, "Cem").locator("video")).to_have_count(0)
    cem.wait_for_function("() => window.kept.every((track) => track.readyState === 'ended')")
    cem.goto(address)
    button(cem, "sit-back")
    sees(bob, "Cem", "blue")
    sees(cem, "Bob", "red")


RELAYED = pytest.mark.skipif(
    not shutil.which("turnserver"), reason="coturn is a Debian package, and this machine does not have it"
)


@RELAYED
def test_whoever_hides_their_address_is_seen_through_a_relay(person: Person) -> None:
    ann = arrive(person)
    address = make_table(ann, "Ann", 2)
    bob = come(person, address, "Bob", "red")
    button(ann, "lobby-start")
    for page in (ann, bob):
        expect(seat(page, "Ann")).to_be_visible()
    switch(ann, "camera", relay=True)
    switch(bob, "camera")
    sees(ann, "Bob", "red")
    sees(bob, "Ann", "camera")
    told = ann.evaluate("window.connections.map((one) => one.localDescription?.sdp ?? '').join('')")
    assert "typ relay" in told
    assert "typ host" not in told
    assert "typ srflx" not in told


class Brief(Relayed):
    """A server whose credentials for the relay end soon."""

    program = ("-c", f"import runpy\nfrom coyote.server import relays\nrelays.LASTS_S = {BRIEF_S}\n{STAGED}")


@RELAYED
def test_whoever_stays_longer_than_their_credentials_is_seen_through_the_relay_again(person: Person, tmp_path: Path) -> None:
    relay = Relay(tmp_path)
    with Brief(tmp_path, *relay.options) as server:
        ann = arrive(person, base_url=server.address)
        address = make_table(ann, "Ann", 2)
        bob = come(person, address, "Bob", "red", base_url=server.address)
        button(ann, "lobby-start")
        for page in (ann, bob):
            expect(seat(page, "Ann")).to_be_visible()
        switch(ann, "camera", relay=True)
        switch(bob, "camera")
        sees(bob, "Ann", "camera")
        first = ann.evaluate(ENDS)
        ann.wait_for_function("(ends) => Date.now() / 1000 > ends + 1", arg=first, timeout=10 * BRIEF_S * 1000)
        ann.evaluate(BREAK)
        # whoever loses sight of the other notices by themselves, and coturn lets nobody in with what has ended
        ann.wait_for_function(f"(first) => ({ENDS})() > first", arg=first, timeout=LONG_MS)
        sees(bob, "Ann", "camera", LONG_MS)
        sees(ann, "Bob", "red", LONG_MS)
    relay.end()
