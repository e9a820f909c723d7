"""People with cameras in real browsers: what they switch on, what they see, and what a network or a camera can do to them.

Law: each camera shows a colour of its own. A face counts as seen when its pictures are decoded, go on, and have the colour of
the player who sits there.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, BrowserType, Locator, Page, expect

from tests.page.chromium import FLAGS, found
from tests.page.conftest import PATIENCE_MS, Person
from tests.page.playing import EN, button, sit
from tests.servers import free_port

# small pictures, and few of them: all of them are encoded and decoded without a graphics card
DEVICES = ("--use-fake-device-for-media-stream=fps=5", "--use-fake-ui-for-media-stream")
# remembers connections, lines, what cameras gave, what was sent and whose cards flew; a colour instead of the camera says
# whose picture it is, and a microphone is silent until the test lets it `speak`
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
    const flight = animate.apply(this, given)
    if (window.held) flight.pause() // where it begins
    if (this.dataset.wearer) window.flown.push(this.dataset.wearer)
    return flight
  }
  window.given = []
  window.sent = []
  if (!navigator.mediaDevices) return // over plain HTTP
  const get = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  const painted = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 96, height: 72 })
    const paint = () => {
      const context = canvas.getContext('2d')
      context.fillStyle = colour
      context.fillRect(0, 0, 96, 72)
    }
    setInterval(paint, 100)
    paint()
    return canvas.captureStream(10)
  }
  const voiced = () => {
    const context = new AudioContext()
    const voice = new OscillatorNode(context, { type: 'sawtooth', frequency: 140 })
    const loudness = new GainNode(context, { gain: 0 })
    const microphone = context.createMediaStreamDestination()
    voice.connect(loudness).connect(microphone)
    voice.start()
    window.speak = (aloud) => (loudness.gain.value = aloud ? 0.5 : 0)
    return microphone.stream
  }
  navigator.mediaDevices.getUserMedia = async (wish) => {
    if (window.wrong) throw new DOMException('', window.wrong) // as browsers say what is wrong with a camera
    const stream = wish.audio ? voiced() : colour ? painted() : await get(wish)
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

# from now on a video says whose pictures it shows, as soon as three in a row had the same colour
LOOK = f"""
() => {{
  clearInterval(window.looking)
  const seen = new Map()
  document.querySelectorAll('video').forEach((video) => video.removeAttribute('data-shows'))
  window.looking = setInterval(() => {{
    for (const video of document.querySelectorAll('video')) {{
      const [colour, pictures] = [({COLOUR})(video), video.getVideoPlaybackQuality().totalVideoFrames]
      const first = seen.get(video)
      if (first?.colour !== colour) seen.set(video, {{ colour, pictures }})
      else if (colour && pictures > first.pictures + 1) video.dataset.shows = colour
    }}
  }}, 50)
}}
"""
# whose cards lie on the faces above a count, and are on top there
WORN = """
() => [...document.querySelectorAll('.gallery .face')].map((face) => {
  const { left, top, width, height } = face.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height * 0.19)
  return there?.closest('[data-wearer]')?.dataset.wearer
}).join(' ')
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

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(10)


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


def face(page: Page, name: str) -> Locator:
    """The picture at this player's seat."""
    return seat(page, name).locator("video")


def see(colours: Mapping[Locator, str], patience_ms: int = PATIENCE_MS) -> None:
    """Wait until these videos, on any number of pages, show new pictures, each of the colour of its owner."""
    pages = {video.page for video in colours}
    for page in pages:
        page.evaluate(LOOK)
    for video, colour in colours.items():
        expect(video).to_have_attribute("data-shows", colour, timeout=patience_ms)
        expect(video).to_be_visible()
    for page in pages:
        page.evaluate("clearInterval(looking)")


@contextmanager
def with_devices(browser: BrowserType, *flags: str) -> Iterator[Browser]:
    """A browser with a camera and a microphone."""
    program, env = found()
    launched = browser.launch(executable_path=program, args=[*FLAGS, *DEVICES, *flags], env={**os.environ, **env})
    yield launched
    launched.close()
