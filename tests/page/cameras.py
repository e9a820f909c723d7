"""People with cameras in real browsers: what they switch on, what they see, and what a network or a camera can do to them.

Law: whoever has a camera on shows a colour of their own. A face counts as seen when its pictures are decoded, go on, and have
the colour of the one who sits there.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserType, Locator, Page, expect

from tests.page.chromium import FLAGS, found
from tests.page.conftest import PATIENCE_MS, Person, Served
from tests.page.playing import EN, button, sit
from tests.servers import free_port

# small pictures, and few of them: all of them are encoded and decoded without a graphics card
DEVICES = ("--use-fake-device-for-media-stream=fps=5", "--use-fake-ui-for-media-stream")
# remembers connections, lines, what cameras gave, what was sent and whose cards flew; a colour instead of the camera says
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
    setInterval(paint, 200)
    paint()
    return canvas.captureStream(5)
  }
  navigator.mediaDevices.getUserMedia = async (wish) => {
    if (colour?.endsWith('Error')) throw new DOMException('', colour) // as browsers say what is wrong with a camera
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

# which video it is, whose picture it shows, how long it has played, and how many pictures
PLAYED = f"""
(video) => [video.dataset.mark ??= String(Math.random()), ({COLOUR})(video), video.currentTime,
            video.getVideoPlaybackQuality().totalVideoFrames]
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

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(10)


class Relayed(Served):
    """A server that names a relay."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__(folder)
        self.options = (*self.options, *options)


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


def sees(page: Page, name: str, colour: str, patience_ms: int = PATIENCE_MS) -> None:
    """The page decodes pictures at this seat, and they are those of its owner."""
    decodes(page, seat(page, name).locator("video"), colour, patience_ms)


def decodes(page: Page, video: Locator, colour: str, patience_ms: int = PATIENCE_MS) -> None:
    """It is looked up anew each time: a face that comes back may be another element."""
    expect(video).to_be_visible(timeout=patience_ms)
    ends = time.monotonic() + patience_ms / 1000
    before: list[Any] = []
    while True:
        now = video.evaluate_all(f"(videos) => videos.map({PLAYED})")
        first = now[0] if len(now) == 1 and now[0][1] == colour else []
        if first and before and first[0] == before[0]:
            if first[2] > before[2] and first[3] > before[3] + 2:
                return
        else:
            before = first
        assert time.monotonic() < ends, f"{now} is not {colour}, or does not go on"
        page.wait_for_timeout(50)


@contextmanager
def with_devices(browser: BrowserType, *flags: str) -> Iterator[Browser]:
    """A browser with a camera and a microphone."""
    program, env = found()
    launched = browser.launch(executable_path=program, args=[*FLAGS, *DEVICES, *flags], env={**os.environ, **env})
    yield launched
    launched.close()
