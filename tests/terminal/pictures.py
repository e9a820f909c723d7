"""Screens of the terminal, drawn anew: `.venv-test/bin/python -m tests.terminal.pictures` writes what the tests compare with,
tests/terminal/screens/, the picture in the README, docs/terminal.svg, and the games that the documents print.

Law: nothing in them is made up. The full screen shows a game that was played by the rules.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from textual.pilot import Pilot

from coyote.terminal.screen.app import TableApp
from tests import examples
from tests.terminal.playing import my_turn, screen_text, settled, shown, solo, until

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = Path(__file__).parent / "screens"
PICTURE: Final = ROOT / "docs/terminal.svg"

FOUR: Final = "starter fox / deal 20 -5 double 7 / fox 12 / owl 18"
EIGHT: Final = (
    "starter tortoise / deal 1 2 3 4 5 6 7 night / tortoise 5 / fox 6 / owl 8 / hare 12 / wolf 13 / cub 14 / tortoise-2 21"
)
MORE: Final = "starter fox / deal 4 double ? / fox 7 more tortoise 10"
EYES: Final = "starter ann / deal 5 -5 10 20 15 / ann 7 / tortoise 8 / fox peek / fox 25 / owl 26"
SIX: Final = "starter fox / deal 20 -5 double 7 10 4 / fox 12 / owl 18 / hare 25"
SCREENS: Final[dict[str, tuple[int, str, str, dict[str, Any], dict[str, Any], tuple[str, ...]]]] = {
    # seats, edition, what was said, options, size and language, keys
    "two-small": (2, "oliphante_2010", "starter ann / deal 20 -5 / ann 4", {}, {}, ()),
    "four-large": (4, "oliphante_2010", FOUR, {}, {"size": (120, 40)}, ()),
    "eight-small-coins": (8, "oliphante_2010", EIGHT, {"coins": "on"}, {"lang": "fr"}, ()),
    "eight-large-coins": (8, "oliphante_2010", EIGHT, {"coins": "on"}, {"size": (120, 40)}, ("p",)),
    "specials": (3, "kidult_2003", MORE, {"specials": "on"}, {"lang": "de"}, ("p",)),
    "coach": (3, "kidult_2003", "starter fox / deal 4 double ? / fox 7", {}, {"lang": "ja"}, ("o",)),
    "eyes": (4, "heidelbaer_2020", EYES, {"trickster": "on"}, {}, ()),
    "too-small": (3, "kidult_2003", "", {}, {"size": (60, 20), "lang": "it"}, ()),
}


def screen(name: str) -> str:
    """One of the stored screens, as text."""
    seats, edition, said, options, how, keys = SCREENS[name]

    async def look(app: TableApp, pilot: Pilot[None]) -> str:
        await my_turn(app, pilot)
        await pilot.press(*keys)
        await until(pilot, lambda: len(app.screen_stack) == 1 + len(keys))
        return await settled(pilot, lambda: screen_text(app))

    text: str = shown(solo(seats, edition, said, **options), look, **how)
    return text


def without_fonts(svg: str) -> str:
    """The picture with the reader's own fonts: Textual's asks another host for one, and our pages ask nobody."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: [^;]*;", "font-family: monospace;", svg)


def picture() -> str:
    """The picture of the README: the middle of a round, with what happened and what may be done."""

    async def look(app: TableApp, pilot: Pilot[None]) -> str:
        await my_turn(app, pilot)
        return await settled(pilot, lambda: without_fonts(app.export_screenshot(title="coyote play")))

    svg: str = shown(solo(6, "oliphante_2010", SIX, coins="on"), look, size=(100, 30))
    return svg


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in SCREENS:
        (FOLDER / f"{one}.txt").write_text(screen(one), encoding="utf-8")
    PICTURE.write_text(picture(), encoding="utf-8")
    examples.write()
