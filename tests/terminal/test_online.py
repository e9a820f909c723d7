"""A terminal at a table of a real server: joined by link and by code, played to the end, cut off, and turned away."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Awaitable, Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from textual.pilot import Pilot

from coyote.lab.simulate import any_move
from coyote.rules.model import glances as rules
from coyote.rules.model.moves import Call, Declare
from coyote.speech import LANGUAGES, speaker
from coyote.table.wire.events import WIRE
from coyote.table.wire.table_events import TurnedAway
from coyote.terminal import telling
from coyote.terminal.fireside import Ended, Unable
from coyote.terminal.plain import Plain
from coyote.terminal.remote.errands import Place, fetch, origin, place_of
from coyote.terminal.remote.keys import Key, Keys
from coyote.terminal.remote.table import RemoteTable, known_as
from coyote.terminal.remote.unpacked import event_of
from coyote.terminal.scene import OPEN, OVER, PLAYING, Happening
from coyote.terminal.screen.app import TableApp
from coyote.terminal.screen.dialogs import Reading
from coyote.terminal.screen.hand import Hand
from prove.common.running import Running
from tests.terminal.playing import Typing, my_turn, on_screen, until
from tests.terminal.test_editions import Script

pytestmark = pytest.mark.slow

NOWHERE = "http://127.0.0.1:9"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running("--database", str(tmp_path_factory.mktemp("terminal") / "coyote.db")) as server:
        yield server


def at(server: Running) -> str:
    return f"http://127.0.0.1:{server.port}"


async def opened(server: Running, keys: Keys, **setting: Any) -> RemoteTable:
    """A table that ann has opened, and sits at."""
    key = await known_as(at(server), "ann", "", keys)
    told = await fetch(at(server), "POST", "/api/tables", {"setting": setting}, key.token)
    return await RemoteTable(Place(at(server), told["link"]), keys, "ann", sits=True).open()


async def joined(table: RemoteTable, name: str, *, sits: bool = True) -> RemoteTable:
    """Somebody else who comes with the code of this table."""
    keys = Keys(None)
    place = place_of(table.scene.code.upper(), table.place.server)
    await known_as(place.server, name, "", keys)
    return await RemoteTable(place, keys, name, sits=sits).open()


async def reached(table: RemoteTable, enough: Callable[[RemoteTable], bool]) -> None:
    """Listen until the table is as wanted."""
    async with asyncio.timeout(30):
        while not enough(table):
            await table.next()


async def moves(table: RemoteTable) -> None:
    """Play on for somebody until the game is over: say one more, and call what is over 12."""
    while True:
        await reached(table, lambda table: table.scene.at_turn or table.scene.state == OVER)
        view = table.scene.view
        assert view is not None
        if table.scene.state == OVER:
            return
        assert view.options.lowest is not None
        scene = table.scene
        await table.play(Call() if view.options.call and (view.number or 0) > 12 else Declare(max(view.options.lowest, 7)))
        await reached(table, lambda table, scene=scene: table.scene is not scene)  # type: ignore[misc]


def run(work: Awaitable[Any]) -> Any:
    async def whole() -> Any:
        async with asyncio.timeout(60):
            return await work

    return asyncio.run(whole())


def test_a_whole_game_is_played_on_the_screen_against_somebody_at_another_terminal(server: Running, tmp_path: Path) -> None:
    async def whole() -> None:
        table = await opened(server, Keys(tmp_path / "guests.json"), seats=2, options={"out_at": "1"})

        async def play(app: TableApp, pilot: Pilot[None]) -> None:
            assert isinstance(app.screen, Reading), "whoever opened the table is shown the way in"
            assert app.screen.lines[1] == table.place.address
            assert "█" in app.screen.drawing
            await pilot.press("escape")
            bob = await joined(table, "bob")
            await until(pilot, lambda: "bob sits down." in app.happened.told)
            await pilot.click("#start")
            await until(pilot, lambda: app.fireside.scene.state == PLAYING)
            playing = asyncio.ensure_future(moves(bob))
            try:
                while True:
                    await my_turn(app, pilot)
                    hand, scene = app.hand, app.fireside.scene
                    if scene.state == OVER:
                        break
                    assert isinstance(hand, Hand)
                    await pilot.press("c" if hand.number > 13 else "enter")
                    await until(pilot, lambda scene=scene: app.fireside.scene is not scene)  # type: ignore[misc]
                await playing
            finally:
                playing.cancel()
                await bob.leave()
            await until(pilot, lambda: any("pack" in line for line in app.happened.told))
            assert "You wear a card that you cannot see." in app.happened.told

        try:
            await on_screen(table, play)
        finally:
            await table.leave()

    run(whole())


def test_a_whole_game_with_eyes_is_typed_against_two_others(server: Running, tmp_path: Path) -> None:
    """What they do is legal and no more. Some of it happens in every such game, whatever is dealt."""

    async def anything(table: RemoteTable, rng: Random) -> None:
        while table.scene.state != OVER:
            if table.scene.at_turn and table.scene.view is not None:
                await table.play(any_move(table.scene.view.options, rng))  # type: ignore[arg-type]
            await table.next()

    async def whole() -> None:
        options = {"trickster": "on", "out_at": "2"}
        ann = await opened(server, Keys(tmp_path / "guests.json"), edition="heidelbaer_2020", seats=3, options=options)
        others = [await joined(ann, name) for name in ("bob", "cem")]
        await ann.ask("start")
        told: list[str] = []
        playing = [asyncio.ensure_future(anything(other, Random(seat))) for seat, other in enumerate(others)]
        await Plain(ann, speaker("en"), told.append, ends=True).run(Script(told, 1, "en"))
        await asyncio.gather(*playing)
        assert ann.scene.state == OVER
        for words in ("A card lies face down in the middle.", "point", ", the middle ", "the Coyote card.", "the pack"):
            assert any(words in line for line in told), words
        for table in (ann, *others):
            await table.leave()

    run(whole())


def test_every_event_of_a_game_that_a_server_tells_is_one_of_the_rules() -> None:
    laid = event_of(WIRE[rules.CardLaid](1))
    assert laid == rules.CardLaid(1, None)
    assert event_of(TurnedAway("eve")) == Happening("turned-away", values=(("name", "eve"),))


def test_a_line_that_is_cut_is_tied_again_and_what_was_asked_meanwhile_is_done_once(server: Running, tmp_path: Path) -> None:
    async def whole() -> None:
        ann = await opened(server, Keys(tmp_path / "guests.json"), seats=2)
        bob = await joined(ann, "bob")
        watcher = await joined(ann, "eve", sits=False)
        await ann.ask("start")
        for table in (ann, bob):
            await reached(table, lambda table: table.scene.view is not None and table.scene.view.turn >= 0)
        first, other = (ann, bob) if ann.scene.at_turn else (bob, ann)
        server.end(signal.SIGKILL)
        await reached(first, lambda table: not table.scene.live)
        asked = asyncio.ensure_future(first.play(Declare(7)))
        await asyncio.sleep(0)
        assert not asked.done()
        await asyncio.to_thread(server.start)
        await asyncio.wait_for(asked, 30)
        await reached(other, lambda table: table.scene.live and table.scene.at_turn)
        assert other.scene.view is not None
        assert (other.scene.view.number, len(other.scene.view.said)) == (7, 1)
        assert watcher.scene.eyes is None
        for table in (ann, bob, watcher):
            await table.leave()

    run(whole())


def test_whoever_leaves_comes_back_to_the_same_seat_with_the_key_that_was_kept(server: Running, tmp_path: Path) -> None:
    async def whole() -> None:
        path = tmp_path / "guests.json"
        ann = await opened(server, Keys(path), seats=3)
        await ann.ask("add-bot", mind="cub")
        await reached(ann, lambda table: table.scene.chairs[1] is not None)
        with pytest.raises(Unable) as refused:
            await ann.ask("add-bot", mind="yeti")
        assert telling.reason(refused.value, speaker("en")).startswith("There is no bot “yeti”")
        await ann.leave()
        assert path.stat().st_mode & 0o077 == 0, "nobody else can read it"
        key = await known_as(at(server), None, "nobody", Keys(path))
        assert key.name == "ann"
        again = await RemoteTable(ann.place, Keys(path), "ann", sits=True).open()
        assert again.scene.eyes == 0
        assert again.scene.hosted
        with pytest.raises(Unable) as early:
            await again.coach()
        assert early.value.code == "no-game"
        await again.leave()

    run(whole())


def test_who_comes_to_a_full_table_watches_and_is_told_why(server: Running, tmp_path: Path) -> None:
    async def whole() -> None:
        ann = await opened(server, Keys(tmp_path / "guests.json"), seats=2)
        bob = await joined(ann, "bob")
        cem = await joined(ann, "cem")
        assert (cem.scene.eyes, cem.scene.state) == (None, OPEN)
        assert cem.refused is not None
        assert cem.refused.code == "table-full"
        told, howled = list[str](), asyncio.Event()

        def tell(line: str) -> None:
            told.append(line)
            if line == "ann howls.":
                howled.set()

        watching = asyncio.ensure_future(Plain(cem, speaker("en"), tell, ends=False).run(Typing([])))
        await ann.ask("react", reaction="howl")
        await asyncio.wait_for(howled.wait(), 60)
        watching.cancel()
        assert "All 2 seats are taken. You can watch." in told
        for table in (ann, bob, cem):
            await table.leave()

    run(whole())


def coming(server: str, link: str) -> Unable:
    """Why somebody does not get to this table."""

    async def come() -> None:
        keys = Keys(None)
        place = place_of(link, server)
        await known_as(place.server, "ann", "", keys)
        await RemoteTable(place, keys, "ann", sits=True).open()

    with pytest.raises(Unable) as unable:
        run(come())
    return unable.value


def test_a_dead_link_a_silent_server_and_a_strange_one_end_in_one_sentence_in_every_language(server: Running) -> None:
    class Strange(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>not a game")

        def log_message(self, *_: object) -> None:
            return

    strange = HTTPServer(("127.0.0.1", 0), Strange)
    Thread(target=strange.serve_forever, daemon=True).start()
    try:
        found = {
            "table-unknown": coming(at(server), "bako-dimu"),
            "unreachable": coming(NOWHERE, "bako-dimu"),
            "not-a-server": coming(f"http://127.0.0.1:{strange.server_port}", "bako-dimu"),
            "link-unfit": coming(at(server), "two words"),
        }
    finally:
        strange.shutdown()
        strange.server_close()
    for code, unable in found.items():
        assert unable.code == code
        said = {telling.reason(unable, speaker(lang)) for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES), "each language has its own sentence"


def test_a_server_that_is_gone_for_good_ends_the_line() -> None:
    async def come() -> None:
        keys = Keys(None)
        keys.keep(NOWHERE, Key("g", "ann", "t"))
        await RemoteTable(Place(NOWHERE, "bako-dimu"), keys, "ann", sits=True).open()

    with pytest.raises(Unable) as unable:
        run(come())
    assert unable.value.code == "unreachable"
    assert issubclass(Ended, Exception)


@pytest.mark.parametrize(
    ("told", "server", "place"),
    [
        ("https://coyote.example/t/AbC-1_x", None, ("https://coyote.example", "AbC-1_x")),
        ("http://127.0.0.1:8000/t/xyz/", "http://elsewhere", ("http://127.0.0.1:8000", "xyz")),
        ("BAKO-DIMU", "coyote.example", ("http://coyote.example", "bako-dimu")),
        ("bakodimu", "https://u:p@coyote.example:8443/page?x", ("https://coyote.example:8443", "bakodimu")),
    ],
)
def test_a_link_or_a_code_names_a_place(told: str, server: str | None, place: tuple[str, str]) -> None:
    assert place_of(told, server) == place


@pytest.mark.parametrize(
    ("told", "server"), [("bako-dimu", None), ("https://coyote.example/", None), ("a/b", "http://x"), ("", "x")]
)
def test_what_is_no_link_is_refused(told: str, server: str | None) -> None:
    with pytest.raises(Unable) as unable:
        place_of(told, server)
    assert unable.value.code == "link-unfit"


@pytest.mark.parametrize("server", ["ftp://coyote.example", "http://", "http://[", "http://x:99999"])
def test_what_is_no_server_is_refused(server: str) -> None:
    with pytest.raises(Unable) as unable:
        origin(server)
    assert unable.value.code == "not-a-server"


def test_a_damaged_file_of_keys_is_as_good_as_none(tmp_path: Path) -> None:
    path = tmp_path / "guests.json"
    for damaged in ("", "[]", '{"http://x": [["a"]]}', '{"http://x": 5}'):
        path.write_text(damaged, encoding="utf-8")
        assert Keys(path).of("http://x") is None
    Keys(path).keep("http://x", Key("g", "ann", "t"))
    assert json.loads(path.read_text(encoding="utf-8")) == {"http://x": [["g", "ann", "t", ""]]}
    Keys(path).drop("http://x", Key("g", "ann", "t"))
    assert Keys(path).of("http://x") is None
