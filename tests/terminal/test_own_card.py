"""Nobody learns their own card in a terminal, nor one in the middle that they did not look at: two worlds that differ in it
look the same until all cards are shown.

The minds of these tests move alike in both worlds, as if they had not looked: real ones see the reader's card and may.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

from coyote.speech import speaker
from coyote.terminal.plain import Plain
from coyote.terminal.screen.app import Ring, TableApp
from coyote.terminal.solo import Solo
from tests.terminal.playing import Typing, my_turn, on_screen, solo, until
from tests.tiers import first_is_quick

HERE, THERE = "20", "-5"
LOOKED = "tortoise peek / tortoise 4"
LOST = "starter tortoise / deal 1 2 3 4 / tortoise 99 / fox coyote / ann point fox / tortoise give open"
LAID = "tortoise lay {} / tortoise 5"
TRICKSTER = {"trickster": "on"}
TABLES: dict[str, tuple[str, str, dict[str, str], tuple[str, ...]]] = {
    # edition, what was said with a place for the card that differs, options, and what the reader then says
    "plain": ("oliphante_2010", "starter ann / deal {} 4 7", {}, ("5", "8", "12")),
    "coins": ("oliphante_2010", "starter ann / deal {} 4 7", {"coins": "on"}, ("coin extra", "5", "coin exchange", "9", "12")),
    "specials": ("kidult_2003", "starter ann / deal {} 4 3", {"specials": "on"}, ("5 more fox", "again", "9", "20")),
    "eyes": ("heidelbaer_2020", "starter ann / deal {} 4 7 15", {}, ("5", "peek", "8", "12")),
    "middle": ("heidelbaer_2020", f"starter ann / deal 10 4 7 {{}} / ann 1 / {LOOKED}", {}, ("6", "9", "12")),
    "laid": ("heidelbaer_2020", f"{LOST} / deal 10 4 7 9 / tortoise 2 / fox 3 / ann 4 / {LAID}", TRICKSTER, ("8", "12")),
    "pointing": ("heidelbaer_2020", f"starter fox / deal 10 4 7 {{}} / fox 2 / ann 3 / {LOOKED} / fox coyote", TRICKSTER, ()),
}
REVEAL = {"pointing": "point fox"}
"""What the reader says to have all cards shown; where it is not here, they call."""


def world(table: str, card: str) -> Solo:
    edition, said, options, _ = TABLES[table]
    given: dict[str, Any] = dict(options)
    return solo(3, edition, said.format(card), **given)


def told(table: str, card: str, lines: Sequence[str], lang: str) -> list[str]:
    """Everything that plain lines print."""
    printed: list[str] = []
    asyncio.run(Plain(world(table, card), speaker(lang), printed.append, ends=True).run(Typing(lines)))
    return printed


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("table", TABLES)
def test_plain_lines_are_the_same_in_two_worlds_until_the_reveal(table: str, lang: str) -> None:
    lines = [word for line in TABLES[table][3] for word in ("look", "coach", "help", line)] + ["look", "coach", "help"]
    here, there = told(table, HERE, lines, lang), told(table, THERE, lines, lang)
    assert len(here) > 25
    assert here == there
    lines.append(REVEAL.get(table, "coyote"))
    assert told(table, HERE, lines, lang) != told(table, THERE, lines, lang), "the worlds do not differ"


def test_whoever_looks_into_the_middle_is_told_what_lies_there() -> None:
    here, there = told("middle", HERE, ["peek", "look"], "en"), told("middle", THERE, ["peek", "look"], "en")
    assert here != there
    assert "You close an eye and look: the card in the middle is 20." in here
    assert "In the middle, seen by you: 20. Seen by Tortoise." in here


async def everything(app: TableApp, pilot: Pilot[None]) -> list[object]:
    """All that the screen shows and its widgets hold, once whatever was to be drawn is drawn: that is left to timers."""
    await pilot.pause(0.1)
    drawn = [(widget, re.sub(r" at 0x\w+", "", str(widget.render()))) for widget in app.screen.query(Widget)]
    widgets = [(type(widget).__name__, widget.id, words) for widget, words in drawn]
    ring = app.query_one(Ring)
    return [app.export_screenshot(), widgets, list(app.happened.told), app.fireside.scene, ring.scene, ring.heads]


async def seen_screens(table: str, card: str) -> list[list[object]]:
    """The screen at every turn, the last time after the call; at the first, also its dialogs."""

    async def play(app: TableApp, pilot: Pilot[None]) -> list[list[object]]:
        await my_turn(app, pilot)
        seen = [await everything(app, pilot)]
        for key in ("l", "escape", "o", "escape"):
            await pilot.press(key)
            seen.append(await everything(app, pilot))
        for line in TABLES[table][3]:
            await my_turn(app, pilot)
            seen.append(await everything(app, pilot))
            scene, told = app.fireside.scene, len(app.happened.told)
            await Plain(app.fireside, app.speak, app.happened.tell, ends=False).take(line)
            await until(pilot, lambda: app.fireside.scene is not scene or len(app.happened.told) > told)  # noqa: B023 (at once)
        await my_turn(app, pilot)
        seen.append(await everything(app, pilot))
        await Plain(app.fireside, app.speak, app.happened.tell, ends=False).take(REVEAL.get(table, "coyote"))
        await my_turn(app, pilot)
        return [*seen, await everything(app, pilot)]

    seen: list[list[object]] = await on_screen(world(table, card), play)
    return seen


@pytest.mark.parametrize("table", first_is_quick(["eyes", "coins", "specials", "middle", "laid", "pointing"]))
def test_screens_and_widgets_are_the_same_in_two_worlds_until_the_reveal(table: str) -> None:
    *here, here_shown = asyncio.run(seen_screens(table, HERE))
    *there, there_shown = asyncio.run(seen_screens(table, THERE))
    assert len(here) == len(TABLES[table][3]) + 6
    assert here == there
    assert here_shown != there_shown, "the worlds do not differ"


def test_the_file_of_a_game_that_was_left_shows_no_card_of_the_round_that_goes_on(tmp_path: Path) -> None:
    texts = []
    for card in (HERE, THERE):
        game = solo(
            3, said=f"starter ann / deal 1 2 3 / ann 6 / tortoise coyote / deal {card} 4 7", path=tmp_path / "left.coyote"
        )
        asyncio.run(game.leave())
        texts.append((tmp_path / "left.coyote").read_text(encoding="utf-8").partition("# sealed ")[0])
    assert "deal 1 2 3" in texts[0]
    assert texts[0] == texts[1]
