"""Faces on the page: real browsers with invented cameras see each other, each with a card that its owner cannot see."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from coyote.speech import LANGUAGES, speaker
from tests.page import stage
from tests.page.cameras import (
    CUT_OFF,
    UNPLUG,
    WHOLE,
    WORN,
    Relay,
    arrive,
    come,
    face,
    leave,
    opened,
    seat,
    see,
    switch,
    with_devices,
)
from tests.page.conftest import Person, Served
from tests.page.fitting import covered
from tests.page.playing import EN, button, call, make_table, say_number
from tests.servers import free_port

SPEAKING = EN.say("seat-speaking")
ELSEWHERE = "coyote.test"
BRIEF_S = 3
STAGED = f"runpy.run_path({stage.__file__!r}, run_name='__main__')"
# when the credentials end with which the latest connection was made
ENDS = "() => Number(window.connections.at(-1).getConfiguration().iceServers[0].username.split(':')[0])"


class Elsewhere(Served):
    """A server that has a name, too: to browsers only a machine's own addresses are as good as HTTPS."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.port = free_port()
        self.named = f"http://{ELSEWHERE}:{self.port}"
        self.options = (*self.options, "--origin", self.named, "--origin", self.address)


class Brief(Served):
    """A server whose credentials for the relay end soon."""

    program = ("-c", f"import runpy\nfrom coyote.server import relays\nrelays.LASTS_S = {BRIEF_S}\n{STAGED}")

    def __init__(self, folder: Path, relay: Relay) -> None:
        super().__init__(folder)
        self.options = (*self.options, *relay.options)


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    with with_devices(browser.browser_type, f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1") as launched:
        yield launched


def begun(ann: Page, *others: Page) -> None:
    """The host starts, and everybody sees the first round."""
    button(ann, "lobby-start")
    for page in (ann, *others):
        expect(seat(page, "Ann")).to_be_visible()


def test_a_hint_goes_round_the_buttons_for_camera_and_microphone(person: Person) -> None:
    ann = arrive(person)
    begun(ann, come(person, make_table(ann, "Ann", 2), "Bob"))
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
    dee = come(person, address, "Dee")
    wes = arrive(person)
    wes.goto(address)
    begun(ann, bob, cem, dee, wes)
    expect(wes.get_by_role("button", name=EN.say("faces-camera"))).to_have_count(0)

    for page in (ann, bob, cem):
        switch(page, "camera")
    switch(cem, "microphone", first=False)
    see(
        {
            face(ann, "Bob"): "red",
            face(ann, "Cem"): "blue",
            face(bob, "Ann"): "camera",
            face(bob, "Cem"): "blue",
            face(cem, "Ann"): "camera",
            face(cem, "Bob"): "red",
        }
    )
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
        assert page.evaluate("window.sent.length > 0 && window.sent.every((track) => window.given.includes(track))")

    # faces stay in view while their cards are counted, and the cards fly there if motion is welcome
    say_number(ann, 5)
    bob.evaluate("window.held = true")
    call(bob)
    expect(bob.get_by_role("dialog").locator("video")).to_have_count(3)
    bob.wait_for_function(f"() => ({WORN})() === '0 1 2'")
    see({ann.get_by_role("dialog").locator("video").nth(1): "red"})
    assert ann.evaluate("window.flown") == [], "they want no motion"
    expect(ann.get_by_role("dialog").locator("div.animal")).to_have_count(1)
    for page in (ann, bob, cem, dee, wes):
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)

    # whoever watches sees them once the host allows it, sends nothing, and sees nobody when it is over
    opened(ann, "lobby-open-faces")
    switch(wes, "watch")
    see({face(wes, "Ann"): "camera", face(wes, "Bob"): "red", face(wes, "Cem"): "blue"})
    assert wes.evaluate("window.given.length + window.sent.length") == 0
    opened(ann, "lobby-close-faces")
    expect(wes.locator("video")).to_have_count(0)
    expect(wes.get_by_role("button", name=EN.say("faces-watch"))).to_have_count(0)

    # a page is loaded again; a network is gone for a while
    bob.reload()
    see({face(bob, "Cem"): "blue", face(ann, "Bob"): "red"})
    cem.evaluate(CUT_OFF)
    for page in (ann, bob):
        expect(seat(page, "Cem").locator("video")).to_have_count(0)
    cem.evaluate(WHOLE)
    see({face(ann, "Cem"): "blue", face(cem, "Bob"): "red"})

    # cameras are switched off and unplugged, and their owners leave
    switch(ann, "camera", first=False)
    expect(seat(bob, "Ann").locator("video")).to_have_count(0)
    assert ann.evaluate("window.given.every((track) => track.readyState === 'ended')")
    switch(ann, "camera", first=False)
    see({face(bob, "Ann"): "camera"})
    ann.evaluate(UNPLUG)
    expect(ann.locator(".switches .trouble")).to_contain_text(EN.say("faces-gone"))
    expect(seat(bob, "Ann").locator("video")).to_have_count(0)
    leave(cem)
    for page in (ann, bob):
        expect(seat(page, "Cem").locator("video")).to_have_count(0)
    assert cem.evaluate("window.given.every((track) => track.readyState === 'ended')")
    cem.goto(address)
    button(cem, "sit-back")
    see({face(bob, "Cem"): "blue", face(cem, "Bob"): "red"})


@pytest.mark.skipif(not shutil.which("turnserver"), reason="coturn is a Debian package, and this machine does not have it")
def test_whoever_hides_their_address_is_seen_through_a_relay(person: Person, tmp_path: Path) -> None:
    """And again when the credentials for it have ended: by then the page has asked for others."""
    with Relay(tmp_path) as relay, Brief(tmp_path, relay) as server:
        ann = arrive(person, base_url=server.address)
        bob = come(person, make_table(ann, "Ann", 2), "Bob", "red", base_url=server.address)
        begun(ann, bob)
        switch(ann, "camera", relay=True)
        switch(bob, "camera")
        see({face(ann, "Bob"): "red", face(bob, "Ann"): "camera"})
        told = ann.evaluate("window.connections.map((one) => one.localDescription?.sdp ?? '').join('')")
        assert "typ relay" in told
        assert "typ host" not in told
        assert "typ srflx" not in told

        first = ann.evaluate(ENDS)
        ann.wait_for_function("(ends) => Date.now() / 1000 > ends + 1", arg=first)  # coturn has a clock of its own
        bob.reload()
        see({face(bob, "Ann"): "camera", face(ann, "Bob"): "red"})
        assert ann.evaluate(ENDS) > first


def test_who_is_speaking_is_seen_and_heard_at_their_own_seat_and_by_others(person: Person) -> None:
    ann = arrive(person)
    bob = come(person, make_table(ann, "Ann", 2), "Bob", "red")
    switch(ann, "microphone")
    switch(bob, "camera")
    ann.evaluate("speak(true)")
    for page in (ann, bob):
        chairs = page.get_by_role("listitem")
        expect(chairs.filter(has_text="Ann")).to_contain_text(EN.say("seat-microphone"))
        expect(chairs.filter(has_text="Ann")).to_contain_text(SPEAKING)
        expect(chairs.filter(has_text="Bob")).to_contain_text(EN.say("seat-muted"))
    expect(bob.get_by_role("log")).to_contain_text(EN.say("faces-heard", name="Ann"))

    begun(ann, bob)
    for page in (ann, bob):
        expect(seat(page, "Ann")).to_match_aria_snapshot(f'- group "Ann":\n  - paragraph: /{SPEAKING}/')
        expect(seat(page, "Ann").locator(".name.speaking")).to_be_visible()
        expect(seat(page, "Bob")).to_contain_text(EN.say("seat-muted"))
        expect(seat(page, "Bob")).not_to_contain_text(SPEAKING)
    switch(bob, "microphone", first=False)
    bob.evaluate("speak(true)")
    expect(seat(ann, "Bob")).to_contain_text(SPEAKING)
    expect(seat(ann, "Bob").locator(".face video")).to_be_visible()
    bob.evaluate("speak(false)")
    for page in (ann, bob):
        expect(seat(page, "Bob")).not_to_contain_text(SPEAKING)
        expect(seat(page, "Bob").locator(".name.speaking")).to_have_count(0)

    switch(ann, "microphone", first=False)
    for page in (ann, bob):
        expect(seat(page, "Ann")).not_to_contain_text(SPEAKING)
        expect(seat(page, "Ann")).not_to_contain_text(EN.say("seat-microphone"))
    assert ann.evaluate("window.given.every((track) => track.readyState === 'ended')")


def reports(page: Page, trouble: str) -> None:
    """It is written where the button is, all of it can be read, it is said aloud, and it can be put away."""
    words = EN.say(f"faces-{trouble}")
    written = page.locator(".switches .trouble")
    expect(written).to_contain_text(words)
    expect(written).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("alert")).to_contain_text(words)
    expect(page.get_by_role("button", name=EN.say("faces-camera"), exact=True)).to_have_attribute("aria-pressed", "false")
    written.get_by_role("button", name=EN.say("close")).click()
    expect(written).to_have_count(0)


def test_it_is_said_why_a_camera_cannot_be_had_and_the_game_goes_on(person: Person, tmp_path: Path) -> None:
    with Elsewhere(tmp_path) as server:
        ann = arrive(person, base_url=server.address, size=(320, 568))
        address = make_table(ann, "Ann", 2).replace(server.address, server.named)
        bob = come(person, address, "Bob", base_url=server.named, size=(320, 568))
        assert bob.evaluate("[isSecureContext, navigator.mediaDevices === undefined]") == [False, True]
        begun(ann, bob)
        switch(bob, "camera")
        reports(bob, "plain")
        troubles = {"denied": "NotAllowedError", "in-use": "NotReadableError", "no-camera": "NotFoundError"}
        for trouble, error in troubles.items():
            ann.evaluate("(error) => (window.wrong = error)", error)
            switch(ann, "camera", first=trouble == "denied")
            reports(ann, trouble)
        ann.evaluate("delete window.RTCPeerConnection")
        switch(ann, "camera", first=False)
        reports(ann, "unable")
        say_number(ann, 5)
        call(bob)
        for page in (ann, bob):
            expect(page.get_by_role("dialog")).to_be_visible()
            expect(page.locator("video")).to_have_count(0)
