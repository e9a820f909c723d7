"""The full screen, driven by keys and the mouse as people drive it, and compared with stored screens.

`python -m tests.terminal.pictures` draws the stored screens anew, and the picture in the README: look at them then.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Static

from coyote import read
from coyote.bots import MINDS as REAL
from coyote.speech import speaker
from coyote.terminal.film import Film
from coyote.terminal.scene import OVER
from coyote.terminal.screen.app import Ring, TableApp
from coyote.terminal.screen.dialogs import CountShow, Reading, qr
from coyote.terminal.screen.hand import Hand
from coyote.terminal.screen.ring import cells
from tests.terminal.pictures import PICTURE, SCREENS, picture, screen
from tests.terminal.playing import choosing, my_turn, screen_text, shown, solo, until

RECORD = Path(__file__).parents[1] / "playthroughs/devir_2021_coins.coyote"


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_drawn_as_it_was_stored(name: str) -> None:
    stored = Path(__file__).parent / f"screens/{name}.txt"
    assert screen(name) == stored.read_text(encoding="utf-8"), "if this is meant: python -m tests.terminal.pictures"


def test_the_picture_of_the_docs_is_what_the_screen_looks_like() -> None:
    assert picture() == PICTURE.read_text(encoding="utf-8"), "if this is meant: python -m tests.terminal.pictures"


def test_a_whole_game_is_played_by_keys_and_another_one_begun(tmp_path: Path) -> None:
    path = tmp_path / "game.coyote"

    async def play(app: TableApp, pilot: Pilot[None]) -> int:
        moves = 0
        while True:
            await my_turn(app, pilot)
            hand, scene = app.query_one(Hand), app.fireside.scene
            if scene.state == OVER:
                break
            assert hand.able is not None
            await pilot.press("c" if hand.able.call and hand.number > 12 else "enter")
            await until(pilot, lambda scene=scene: app.fireside.scene is not scene)  # type: ignore[misc]
            moves += 1
        assert app.query_one("#start", Button).display
        await pilot.click("#start")
        await until(pilot, lambda: app.fireside.scene.state != OVER)
        return moves

    game = solo(2, minds=REAL, path=path, out_at=2)
    assert shown(game, play) > 1
    finished = read(path.read_text(encoding="utf-8")).game
    assert finished.winner is not None


def test_numbers_are_typed_stepped_and_clicked_and_a_refusal_changes_nothing() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await my_turn(app, pilot)
        hand = app.query_one(Hand)
        assert hand.number == 31
        await pilot.press("up", "pageup")
        assert hand.number == 42
        await pilot.press("down")
        await pilot.click("#more")
        assert hand.number == 42
        await pilot.press("5", "-")
        assert hand.number == -5
        scene = app.fireside.scene
        await pilot.press("enter")
        await until(pilot, lambda: app.happened.told[-1].startswith("-5 is too low"))
        assert app.fireside.scene is scene
        await pilot.press("4", "5")
        await pilot.click("#say")
        await until(pilot, lambda: "You say 45." in app.happened.told)

    shown(solo(3, said="starter owl / deal 3 4 5 / owl 30".replace("owl", "fox")), play)


def test_a_coin_and_its_guess_are_chosen_from_lists() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await my_turn(app, pilot)
        await pilot.press("p")
        await until(pilot, lambda: choosing(app))
        await pilot.press("end", "enter")  # the guess comes last
        await until(pilot, lambda: choosing(app, "What is on your head?"))
        await pilot.press("enter")  # the first kind of the deck, which is right
        await my_turn(app, pilot)
        assert app.query_one("#withdraw", Button).display
        await pilot.click("#withdraw")
        await until(pilot, lambda: "You sit out the rest of the round and are safe." in app.happened.told)

    shown(solo(3, said="starter ann / deal 1 4 7", coins="on"), play)


def test_a_special_goes_with_a_number_at_somebody() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await my_turn(app, pilot)
        await pilot.press("p")
        await until(pilot, lambda: choosing(app))
        await pilot.press("end", "enter", "down", "enter")  # next, and of the two others the second
        await until(pilot, lambda: len(app.screen_stack) == 1)
        assert str(app.query_one("#range", Static).render()) == "with Next Fox"
        await pilot.press("9", "enter")
        await until(pilot, lambda: "You say 9 and choose Fox to play next." in app.happened.told)

    shown(solo(3, "kidult_2003", "starter ann / deal 1 4 3", specials="on"), play)


def test_the_count_is_a_show_that_a_key_hurries_and_another_ends() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await my_turn(app, pilot)
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, CountShow))
        show = app.screen
        assert isinstance(show, CountShow)
        assert show.shown < len(show.lines)
        assert [head.cards for head in app.query_one(Ring).heads] == [("3",), ("double",), ("5",)], "all cards lie open"
        await pilot.press("enter")
        await until(pilot, lambda: show.shown == len(show.lines))
        assert "The echo doubles 3, 5: 16" in show.lines
        assert app.screen is show
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is not show)
        assert "The total is 16: 30 was too much." in app.happened.told

    shown(solo(3, said="starter fox / deal 3 double 5 / fox 30"), play, pace=5)


def test_the_coach_speaks_when_asked_and_the_table_can_be_read() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await my_turn(app, pilot)
        await pilot.press("o")
        await until(pilot, lambda: isinstance(app.screen, Reading))
        assert isinstance(app.screen, Reading)
        assert app.screen.lines[1].startswith("A call is right ")
        await pilot.press("escape", "l")
        await until(pilot, lambda: isinstance(app.screen, Reading) and "Fox: Wears 5." in " ".join(app.screen.lines))
        await pilot.press("escape")

    shown(solo(3, said="starter fox / deal 3 4 5 / fox 30"), play)


def test_a_screen_that_shrinks_says_what_it_needs_and_one_that_grows_shows_the_table_again() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await my_turn(app, pilot)
        for size, fits in (((79, 24), False), ((80, 24), True), ((200, 60), True), ((40, 10), False), ((100, 30), True)):
            await pilot.resize_terminal(*size)
            await until(pilot, lambda size=size: app.size == size)  # type: ignore[misc]
            assert (app.query_one("#all").display, app.query_one("#small").display) == (fits, not fits)
        assert "at least 80 × 24" in str(app.query_one("#small", Static).render())
        assert app.query_one(Ring).size.width == 100
        assert "You wear a card that you cannot see." in [strip.text.rstrip() for strip in app.happened.lines]
        assert screen_text(app) == fresh

    async def look(app: TableApp, pilot: Pilot[None]) -> str:
        await my_turn(app, pilot)
        return screen_text(app)

    fresh = shown(solo(8), look, size=(100, 30))
    shown(solo(8), play)


@pytest.mark.parametrize("size", [(80, 12), (120, 24), (203, 41)])
def test_every_table_has_a_place_for_everybody_and_none_is_taken_twice(size: tuple[int, int]) -> None:
    for seats in range(2, 13):
        for first in range(seats):
            places = cells(seats, *size, first)
            assert len(set(places)) == seats
            assert all(x >= 0 and x + width <= size[0] and y >= 0 and y + height <= size[1] for x, y, width, height in places)
            assert places[first].x == min(
                (place.x for place in places), key=lambda x: abs(x + places[0].width / 2 - size[0] / 2)
            )


def test_a_film_is_turned_on_and_back_and_seen_with_other_eyes() -> None:
    film = Film(*read(RECORD.read_bytes()))

    async def watch(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("right", "right")
        await until(pilot, lambda: film.place == 2)
        assert all(card is None for head in app.query_one(Ring).heads for card in head.cards), "a watcher sees no card"
        await pilot.press("e")
        await until(pilot, lambda: choosing(app))
        await pilot.press("down", "enter")
        await until(pilot, lambda: film.eyes == 0 and len(app.screen_stack) == 1)
        first, *others = app.query_one(Ring).heads
        assert first.cards == (None,)
        assert all(card is not None for head in others for card in head.cards)
        await pilot.press("left")
        await until(pilot, lambda: film.place == 1)
        await pilot.click("#round")
        await until(pilot, lambda: film.place > 1)

    shown(film, watch)


def test_the_docs_name_every_key() -> None:
    rows = re.findall(r"(?m)^\| (.+?) \|", (PICTURE.parent / "terminal.md").read_text(encoding="utf-8"))
    named = set(re.findall(r"`(\w)`", " ".join(rows)))
    shared = solo(3, coins="on")
    shared.scene = shared.scene._replace(link="http://x")
    apps = [TableApp(shared, speaker("en")), TableApp(Film(*read(RECORD.read_bytes())), speaker("en"))]
    keys = {key for key, *_ in (*apps[0].table_keys(), *apps[1].film_keys())}
    assert {key for key in keys if len(key) == 1} == named


def test_colours_can_be_changed() -> None:
    async def change(app: TableApp, pilot: Pilot[None]) -> list[str]:
        seen = []
        for _ in range(3):
            await pilot.press("t")
            seen.append(app.theme)
        return seen

    assert shown(solo(2), change) == ["coyote-dusk", "coyote-contrast", "coyote-night"]


def test_a_qr_code_has_square_cells_and_a_rim() -> None:
    rows = qr("https://coyote.example/t/abc").split("\n")
    assert len({len(row) for row in rows}) == 1
    assert len(rows[0]) == 2 * len(rows) - len(rows[0]) % 2
    assert rows[0] == "█" * len(rows[0])
