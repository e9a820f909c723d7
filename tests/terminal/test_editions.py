"""Whole games of every edition with its powers, played by a script that knows nothing but what the terminal shows.

In plain lines it types something of what it was told it may type; on the full screen it presses one of the buttons that are
there. The others do whatever is legal, so that everything comes up.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from coyote.bots.mind import Mind
from coyote.editions import EDITIONS
from coyote.lab.simulate import any_move
from coyote.rules.model.moves import Agree, Call, Coin, Declare, Dodge, GiveUp, Lay, Peek, PlayerMove, Point
from coyote.rules.sight import View
from coyote.speech import speaker
from coyote.terminal.scene import OVER
from coyote.terminal.screen.app import Ring, TableApp
from coyote.terminal.screen.dialogs import Choosing, CountShow
from coyote.terminal.screen.hand import Hand
from coyote.terminal.solo import Solo
from tests.terminal.playing import MINDS, Typing, choosing, in_lines, my_turn, shown, solo, until
from tests.tiers import first_is_quick

TABLES: dict[str, tuple[str, dict[str, str], str, set[type]]] = {
    # edition, options, language, and what the reader must have done
    "coins": ("oliphante_2010", {"coins": "on"}, "en", {Declare, Call, Coin}),
    "many-coins": ("devir_2021", {"coins": "on", "feathers": "49"}, "it", {Declare, Call, Coin}),
    "specials": ("kidult_2003", {"specials": "on"}, "fr", {Declare, Call, Agree}),
    "masks": ("japan_2015", {"specials": "on"}, "ja", {Declare, Call, Agree}),
    "twigs": ("powwow_2006", {"specials": "on"}, "es", {Declare, Call, Dodge}),
    "eyes": ("heidelbaer_2020", {}, "ca", {Declare, Call, Peek, GiveUp}),
    "trickster": ("heidelbaer_2020", {"trickster": "on"}, "ko", {Declare, Call, Peek, Lay, Point, GiveUp}),
}
DEEDS = ("say", "call", "peek", "lay", "first", "second", "powers", "withdraw")
"""The buttons that make a move."""
KEYS = {"say": "enter", "call": "c", "peek": "e", "lay": "y", "first": "1", "second": "2", "powers": "p"}


def anything(view: View, rng: Random) -> PlayerMove:
    return any_move(view.options, rng)  # type: ignore[return-value]


WILD = {name: Mind(name, anything) for name in MINDS}


def game_of(table: str, seed: int, seats: int = 4, **more: str) -> Solo:
    edition, options, _, _ = TABLES[table]
    given: dict[str, Any] = options | more
    return solo(seats, edition, "starter ann", minds=WILD, seed=seed, **given)


def deeds(game: Solo) -> set[type]:
    """What kinds of moves the reader made, in all games of this table."""
    line = game.game.line()
    return {type(past.move) for past in line if past.before is not None and past.before.turn == game.seat}


class Script(Typing):
    """Types one of the things that the last line offers."""

    def __init__(self, told: list[str], seed: int, lang: str) -> None:
        super().__init__([])
        self.told, self.rng, self.speak, self.typed = told, Random(seed), speaker(lang), ""

    async def next(self) -> str | None:
        before, _, after = self.speak.say("terminal-may", moves="|").partition("|")
        last = self.told[-1]
        assert last.startswith(before) and last.endswith(after), f"this was not understood: {self.typed!r}, {last}"
        offered = last.removeprefix(before).removesuffix(after).split(" | ")
        *words, last = self.rng.choice(offered).split(" ")
        lowest = words[0] if words[1:] == ["…"] else None
        self.typed = lowest if lowest is not None else " ".join([*words, self.rng.choice(last.split("/"))])
        return self.typed


def test_every_edition_has_a_table_here() -> None:
    assert {edition for edition, *_ in TABLES.values()} == set(EDITIONS)


@pytest.mark.parametrize("table", TABLES)
def test_whole_games_are_played_by_typing_what_is_offered(table: str) -> None:
    lang, done = TABLES[table][2], set[type]()
    for seed in range(5):
        game = game_of(table, seed)
        told = in_lines(game, script=lambda told, seed=seed: Script(told, seed, lang), lang=lang)  # type: ignore[misc]
        assert game.scene.state == OVER
        assert len(told) > 20
        done |= deeds(game)
    assert done >= TABLES[table][3]


@pytest.mark.parametrize("table", first_is_quick(TABLES))
def test_whole_games_are_played_by_pressing_what_is_there(table: str) -> None:
    rng, used = Random(5), set[str]()

    async def choose(app: TableApp, pilot: Pilot[None], hand: Hand) -> None:
        """A power, and whatever it needs; if it goes with a number, say that."""
        scene = app.fireside.scene
        await until(pilot, lambda: choosing(app))
        while isinstance(app.screen, Choosing):
            asked = app.screen
            asked.query_one(OptionList).highlighted = rng.randrange(len(asked.answers))
            await pilot.press("enter")
            await until(pilot, lambda asked=asked: app.screen is not asked)  # type: ignore[misc]
            await until(pilot, lambda: choosing(app) or bool(hand.armed) or app.fireside.scene is not scene)
        if hand.armed:
            await pilot.press("enter")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        hand = app.query_one(Hand)
        while True:
            await my_turn(app, pilot)
            scene = app.fireside.scene
            if scene.state == OVER:
                return
            there = [name for name in DEEDS if hand.buttons[name].display]
            wish = next((name for name in reversed(there) if name not in used), rng.choice(there))
            used.add(wish)
            await (pilot.press(KEYS[wish]) if wish in KEYS else pilot.click(f"#{wish}"))
            if wish == "powers":
                await choose(app, pilot, hand)
            await until(pilot, lambda scene=scene: app.fireside.scene is not scene)  # type: ignore[misc]

    game = game_of(table, 6, seats=3, out_at="2" if "heidelbaer" in TABLES[table][0] else "1")
    shown(game, play, lang=TABLES[table][2])
    assert game.scene.state == OVER
    assert len(deeds(game)) > 1


LOST = "starter ann / deal 1 2 3 4 / ann 99 / tortoise coyote / fox point ann / ann give open"
SAID = {
    # the reader's turn, a key, and what comes of it
    "peek": ("starter fox / deal 1 2 3 20 / fox 4", "e", "You close an eye and look: the card in the middle is 20."),
    "point": ("starter fox / deal 1 2 3 20 / fox 4 / ann 5 / tortoise 6 / fox coyote", "2", "You point at Tortoise."),
    "give": ("starter fox / deal 1 2 3 4 / fox 4 / ann 99 / tortoise coyote / fox point ann", "1", "You give up a closed eye."),
    "lay": (
        f"{LOST} / deal 1 2 3 4 / ann 1 / tortoise 2 / fox 3",
        "y",
        "You use the Coyote card and lay",
    ),
}


@pytest.mark.parametrize("deed", SAID)
def test_a_key_does_what_eyes_can_do(deed: str) -> None:
    said, key, told = SAID[deed]

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await my_turn(app, pilot)
        before = " ".join(app.happened.told)
        await pilot.press("k", "3", key)
        await until(pilot, lambda: any(line.startswith(told) for line in app.happened.told))
        assert told not in before

    shown(solo(3, "heidelbaer_2020", said, trickster="on"), play)


def test_a_twig_dodges_by_key_and_the_order_turns_round() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await my_turn(app, pilot)
        await pilot.press("p")
        await until(pilot, lambda: choosing(app))
        assert isinstance(app.screen, Choosing)
        app.screen.query_one(OptionList).highlighted = [name for name, _ in app.screen.answers].index("Dodge")
        await pilot.press("enter")
        await until(pilot, lambda: "You dodge 7: the order turns round, and Tortoise must answer." in app.happened.told)

    shown(solo(3, "powwow_2006", "starter fox / deal 1 2 3 / fox 7"), play)


def in_the_middle(ring: Ring) -> tuple[str | None, ...]:
    assert ring.scene is not None and ring.scene.view is not None
    return ring.scene.view.middle


def test_the_cards_in_the_middle_lie_open_at_the_count() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await my_turn(app, pilot)
        ring = app.query_one(Ring)
        assert in_the_middle(ring) == (None,)
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, CountShow))
        assert in_the_middle(ring) == ("20",)
        assert isinstance(app.screen, CountShow)
        assert app.screen.lines[0] == "The cards: you 1, Tortoise 2, Fox 3, the middle 20."

    shown(solo(3, "heidelbaer_2020", "starter fox / deal 1 2 3 20 / fox 4"), play, pace=5)
