"""The engines that most people have besides Chromium: one seeded game in each, on a phone and on a laptop.

WebKit stands for every iPhone. Debian's has no WebRTC, so that it shows what the page says where there can be no cameras.
Pictures of what was seen are in build/engines.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from coyote.table.setting import Setting
from prove.common.client import Person, Place
from tests.page.conftest import Served
from tests.page.playing import EN
from tests.page.webdriver import Window, firefox, webkit

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("engines")]

ENGINES: Final = {"firefox": firefox, "webkit": webkit}
WINDOWS: Final = {"phone": (390, 760), "laptop": (1300, 860)}
PICTURES: Final = Path(__file__).parents[2] / "build/engines"
# with motion, and slowly, so that there is time to look
REMEMBER: Final = """(guest) => {
  const kept = { guest: JSON.stringify(guest), still: 'no', pace: 'calm', lang: 'en' }
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(`coyote.${name}`, value)
}"""
TEXT: Final = "(selector) => document.querySelector(selector).innerText"
BARS: Final = """(selector) => {
  const { offsetWidth, clientWidth } = document.querySelector(selector)
  return offsetWidth - clientWidth + innerWidth - document.documentElement.clientWidth
}"""
# nothing moves any more but what always does
STILL: Final = """() => Promise.all(document.getAnimations().flatMap(
  (one) => one.effect.getComputedTiming().endTime < Infinity ? one.finished.catch(() => null) : []))"""
# cards that show their backs behind their fronts
BACKS: Final = """() => [...document.querySelectorAll('.show .flip.open .back')].filter((back) => {
  const { x, y, width, height } = back.getBoundingClientRect()
  return document.elementsFromPoint(x + width / 2, y + height / 2).some((one) => back.contains(one))
}).length"""
SAY: Final = "form.controls button.say[aria-disabled=false]"
ESCAPE: Final = "\ue00c"  # as WebDriver names the key
START: Final = "main .button.main"
CAMERA: Final = f"[aria-label='{EN.say('faces-camera')}']"
COYOTE: Final = "form.controls button.coyote[aria-disabled=false]"


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    with ENGINES[request.param](tmp_path_factory.mktemp(request.param)) as window:
        window.name = request.param
        yield window


async def invite_bot(place: Place) -> tuple[dict[str, str], str]:
    """A guest, and the address of their table, at which a bot sits."""
    ann = await Person.at(place, "ann")
    table = await ann.open(Setting(options={"out_at": "2"}, seats=2), ("tortoise",))
    return {"guest": ann.id, "token": ann.token}, f"/t/{table['link']}"


async def invite_bob(place: Place) -> tuple[dict[str, str], str]:
    """A guest, and the address of their table, at which somebody else has sat down."""
    ann, bob = await Person.at(place, "ann"), await Person.at(place, "bob")
    table = await ann.open(Setting(seats=2))
    line = await bob.line(table["link"])
    assert (await line.ask("sit", name="bob"))["tell"] == "ack"
    await place.hang_up()
    return {"guest": ann.id, "token": ann.token}, f"/t/{table['link']}"


def come(engine: Window, served: Served, guest: dict[str, str], path: str) -> None:
    engine.goto(served.address + "/api/health")
    engine.evaluate(REMEMBER, guest)
    engine.open(served.address, path)


def picture(engine: Window, name: str) -> None:
    """Keep what can be seen. Nothing may reach over the side."""
    engine.evaluate(STILL)
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"{engine.name}-{name}.png").write_bytes(engine.screenshot())
    wide, room = engine.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room


@pytest.mark.parametrize("window", WINDOWS)
def test_a_game_is_played_to_its_end_without_an_error(engine: Window, window: str, served: Served) -> None:
    served.stage("20 15 10 5 10 -5", bots="coyote 50 coyote", pace_ms=500)
    engine.resize(*WINDOWS[window])
    come(engine, served, *asyncio.run(invite_bot(served.place)))

    def declare(number: int) -> None:
        engine.click("form.controls input")
        engine.type(str(number))
        engine.click(SAY)

    def look(name: str, words: str) -> None:
        """Skip the count, stay at its last picture, and go on."""
        engine.click(".show .go:not(.main)")
        engine.see(".show .go.main")
        engine.click(".show .caption")
        picture(engine, f"{window}-{name}")
        assert words in engine.evaluate(TEXT, ".show .caption")
        assert engine.evaluate(BARS, ".show .scroll") == 0, "a scroll bar beside the reveal"
        assert engine.evaluate(BACKS) == 0
        engine.click(".show .go.main")

    engine.click(START)  # a bot would play for a guest who is not there yet
    engine.see(SAY)
    picture(engine, f"{window}-table")
    declare(99)
    look("lost", "You take a coyote")
    engine.click(COYOTE)
    engine.see(".show .caption")
    engine.type(ESCAPE)
    declare(1)
    look("won", "Tortoise")
    engine.see(".after h1")
    engine.see(".after .places li")
    picture(engine, f"{window}-end")
    assert engine.evaluate(TEXT, ".after h1") == EN.say("event-won-you")
    assert engine.errors() == []


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Served]:
    """A server that may be killed, and left in mid-game: stand-ins would say what the bots of the next test are to say."""
    with Served(tmp_path) as server:
        yield server


def test_a_camera_is_seen_or_it_is_said_why_there_is_none(engine: Window, frail: Served) -> None:
    engine.resize(*WINDOWS["phone"])
    come(engine, frail, *asyncio.run(invite_bob(frail.place)))
    engine.click(START)
    engine.see(SAY)  # from now on nothing moves the switch
    engine.click(CAMERA)
    engine.click("dialog .button.main")
    if engine.evaluate("() => typeof RTCPeerConnection === 'undefined'"):
        engine.see(".switches .trouble")
        assert EN.say("faces-unable") in engine.evaluate(TEXT, ".switches .trouble")
    else:
        engine.see(".seat video, .self video")
    picture(engine, "camera")
    assert engine.errors() == []


def test_the_page_opens_without_a_server_and_says_that_it_is_gone(engine: Window, frail: Served) -> None:
    engine.resize(*WINDOWS["phone"])
    engine.goto(frail.address)
    if not engine.evaluate("() => 'serviceWorker' in navigator"):
        pytest.skip(f"{engine.name} has no service worker here, and keeps no page")
    engine.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    frail.end()
    engine.goto(frail.address)
    engine.click("main .button.big")
    engine.see("main .trouble")
    assert engine.evaluate(TEXT, "main .trouble") == EN.say("trouble-unreachable")
    picture(engine, "offline")
