"""Faces on the page: real browsers with invented cameras see each other, each with a card that its owner cannot see."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from coyote.speech import LANGUAGES, speaker
from tests.page.chromium import FLAGS, found
from tests.page.conftest import Person, Served
from tests.page.fitting import covered
from tests.page.playing import EN, button, call, make_table, say_number, sit, whose_turn
from tests.servers import free_port

DEVICES = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
SEEN_S = 20_000
# remembers connections, lines, what cameras gave, what was sent and which cards flew; a colour instead of the camera says
# whose picture it is
OVERHEAR = """
(colour) => {
  window.connections = []
  const Connection = RTCPeerConnection
  window.RTCPeerConnection = class extends Connection {
    constructor(...given) {
      super(...given)
      window.connections.push(this)
    }
  }
  window.lines = []
  const Socket = WebSocket
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given)
      window.lines.push(this)
      if (window.cut) this.close()
    }
  }
  window.flown = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...given) {
    if (this.dataset.wearer) window.flown.push(this.dataset.wearer)
    return animate.apply(this, given)
  }
  window.given = []
  window.sent = []
  const get = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  const painted = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 })
    const paint = () => {
      const context = canvas.getContext('2d')
      context.fillStyle = colour
      context.fillRect(0, 0, 320, 240)
    }
    setInterval(paint, 50)
    paint()
    return canvas.captureStream(15)
  }
  navigator.mediaDevices.getUserMedia = async (wish) => {
    if (colour === 'denied') throw new DOMException('', 'NotAllowedError') // as when somebody says no to the browser
    const stream = colour && wish.video ? painted() : await get(wish)
    window.given.push(...stream.getTracks())
    return stream
  }
  const replace = RTCRtpSender.prototype.replaceTrack
  RTCRtpSender.prototype.replaceTrack = function (track) {
    if (track) window.sent.push(track)
    return replace.call(this, track)
  }
}
"""
# the colour in the middle of the lower half of a video, where no card is drawn
COLOUR = """
(video) => {
  if (!video.videoWidth) return null
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  canvas.drawImage(video, video.videoWidth / 2, video.videoHeight * 0.7, 1, 1, 0, 0, 1, 1)
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
  const bits = [red, green, blue].map((light) => (light > 150 ? 1 : light < 100 ? 0 : '?')).join('')
  return { 100: 'red', '001': 'blue', 110: 'yellow', 101: 'magenta', '011': 'cyan', 111: 'white' }[bits] ?? 'camera'
}
"""

# as if no packet came through any more, and the other side finds out by itself
BREAK = "window.connections.forEach((one) => one.close())"
# the whole network is gone: the line to the server, too
CUT_OFF = f"window.cut = true; window.lines.forEach((one) => one.close()); {BREAK}"
WHOLE = "window.cut = false"
# as a browser does when a camera is unplugged
UNPLUG = """
window.given.filter((one) => one.readyState === 'live').forEach((one) => {
  one.stop()
  one.onended(new Event('ended'))
})
"""


class Relay:
    """A real coturn on loopback, set up as docs/hosting.md says, with a secret that it shares with our server."""

    def __init__(self, folder: Path) -> None:
        (folder / "secret").write_text("sesame\n")
        self.port = free_port()
        self.options = ("--turn", f"127.0.0.1:{self.port}", "--turn-secret", str(folder / "secret"))
        hosting = (Path(__file__).parents[2] / "docs/hosting.md").read_text()
        settings = hosting.partition("# /etc/turnserver.conf\n")[2].partition("```")[0]
        settings = settings.replace("<what is in /etc/coyote-turn>", "sesame")
        settings = settings.replace("denied-peer-ip=127.0.0.0-127.255.255.255\n", "")  # everybody is here
        (folder / "turnserver.conf").write_text(settings)
        command = f"""turnserver -c {folder}/turnserver.conf --listening-ip 127.0.0.1 --relay-ip 127.0.0.1 --listening-port
            {self.port} --allow-loopback-peers --log-file stdout --pidfile {folder}/pid --userdb {folder}/users"""
        self.process = subprocess.Popen(command.split(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(10)


class Relayed(Served):
    """A server that names a relay."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__(folder)
        self.options = (*self.options, *options)


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
    """A browser with a camera and a microphone."""
    program, env = found()
    launched = browser.browser_type.launch(executable_path=program, args=[*FLAGS, *DEVICES], env={**os.environ, **env})
    yield launched
    launched.close()


def come(person: Person, address: str, name: str, colour: str | None = None, **options: Any) -> Page:
    page = arrive(person, colour, **options)
    page.goto(address)
    sit(page, name)
    return page


def arrive(person: Person, colour: str | None = None, **options: Any) -> Page:
    page = person("/", permissions=["camera", "microphone"], **options)
    page.add_init_script(f"({OVERHEAR})({colour!r})" if colour else f"({OVERHEAR})(null)")
    return page


def seat(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name, exact=True)


def switch(page: Page, device: str, *, first: bool = True, relay: bool = False) -> None:
    """Press a switch; the first one asks for consent."""
    page.get_by_role("button", name=EN.say(f"faces-{device}"), exact=True).click()
    sheet = page.get_by_role("dialog")
    if first:
        expect(sheet).to_contain_text(EN.say("faces-watch-about" if device == "watch" else "faces-about"))
        if relay:
            sheet.get_by_role("checkbox").check()
        button(page, "faces-go")


def leave(page: Page) -> None:
    button(page, "play-table")
    button(page, "leave-game")
    button(page, "leave-go")


def opened(page: Page, words: str) -> None:
    """The host lets those who watch see faces, or no longer."""
    button(page, "play-table")
    button(page, words)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def sees(page: Page, name: str, colour: str) -> None:
    """The page decodes pictures at this seat, and they are those of its owner."""
    decodes(page, seat(page, name).locator("video"), colour)


def decodes(page: Page, video: Locator, colour: str) -> None:
    expect(video).to_be_visible(timeout=SEEN_S)
    handle = video.element_handle()
    assert handle is not None
    page.wait_for_function(f"(video) => ({COLOUR})(video) === '{colour}'", arg=handle, timeout=SEEN_S)
    before = page.evaluate("(video) => [video.currentTime, video.getVideoPlaybackQuality().totalVideoFrames]", handle)
    page.wait_for_function(
        "([video, time, frames]) => video.currentTime > time && video.getVideoPlaybackQuality().totalVideoFrames > frames + 2",
        arg=[handle, *before],
        timeout=SEEN_S,
    )


def test_a_hint_goes_round_the_buttons_for_camera_and_microphone(person: Person) -> None:
    ann = arrive(person)
    address = make_table(ann, "Ann", 2)
    come(person, address, "Bob")
    button(ann, "lobby-start")
    expect(ann.get_by_role("button", name=EN.say("faces-camera"))).to_be_visible(timeout=SEEN_S)
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
    dee = come(person, address, "Dee", "denied")
    wes = arrive(person)
    wes.goto(address)
    button(ann, "lobby-start")
    for page in (ann, bob, cem, dee, wes):
        expect(seat(page, "Ann")).to_be_visible(timeout=SEEN_S)
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
    call(whose_turn([page for page in (ann, bob, cem, dee) if page is not whoever]))
    decodes(ann, ann.get_by_role("dialog").locator("video").nth(1), "red")
    expect(bob.get_by_role("dialog").locator("video")).to_have_count(3)
    bob.wait_for_function("[...new Set(window.flown)].sort().join('') === '012'")
    assert ann.evaluate("window.flown") == []
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


@pytest.mark.skipif(not shutil.which("turnserver"), reason="coturn is a Debian package, and this machine does not have it")
def test_whoever_hides_their_address_is_seen_through_a_relay(person: Person) -> None:
    ann = arrive(person)
    address = make_table(ann, "Ann", 2)
    bob = come(person, address, "Bob", "red")
    button(ann, "lobby-start")
    for page in (ann, bob):
        expect(seat(page, "Ann")).to_be_visible(timeout=SEEN_S)
    switch(ann, "camera", relay=True)
    switch(bob, "camera")
    sees(ann, "Bob", "red")
    sees(bob, "Ann", "camera")
    told = ann.evaluate("window.connections.map((one) => one.localDescription?.sdp ?? '').join('')")
    assert "typ relay" in told
    assert "typ host" not in told
    assert "typ srflx" not in told
