"""What the tests of the terminal share: games on this machine with minds that do as they are told, and screens read as text."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from textual.pilot import Pilot

from coyote.bots.mind import Chances, Mind, considering
from coyote.bots.mind import say as say_number
from coyote.editions import EDITIONS
from coyote.rules.game import opened
from coyote.rules.model.terms import agree_on
from coyote.rules.record.spoken import say
from coyote.rules.sight import View
from coyote.speech import speaker
from coyote.terminal.fireside import Fireside
from coyote.terminal.plain import Lines, Plain
from coyote.terminal.saved import Kept
from coyote.terminal.scene import OVER
from coyote.terminal.screen.app import TableApp
from coyote.terminal.screen.dialogs import Choosing
from coyote.terminal.screen.hand import Hand
from coyote.terminal.solo import Solo, seated

MINDS = ("tortoise", "fox", "owl", "hare", "wolf", "cub")


def raises(view: View) -> Chances:
    """What the minds of these tests do: one more than the number that stands, whatever they see."""
    return say_number(view, 1 if view.number is None else view.number + 1)


OBEDIENT: Mapping[str, Mind] = {name: considering(name, raises) for name in MINDS}


def solo(
    seats: int = 3,
    edition: str = "oliphante_2010",
    said: str = "",
    *,
    path: Path | None = None,
    minds: Mapping[str, Mind] = OBEDIENT,
    seed: int = 7,
    **options: object,
) -> Solo:
    """A game of ann against these minds, after these lines of a record."""
    by = [MINDS[place % len(MINDS)] for place in range(seats - 1)]
    game = opened(agree_on(EDITIONS[edition], seated("ann", by), options))
    return Solo(Kept(say(game, said) if said else game, (None, *by)), minds, Random(seed), path)


class Typing(Lines):
    """Lines from a list, as from a pipe."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines, self.at_once, self.ended = list(lines), False, False

    async def next(self) -> str | None:
        self.ended = not self.lines
        return self.lines.pop(0) if self.lines else None


def in_lines(
    fireside: Fireside, *lines: str, lang: str = "en", script: Callable[[list[str]], Typing] | None = None
) -> list[str]:
    """All that is told when these lines are typed, or what a script types that reads along."""
    told: list[str] = []
    typing = Typing(lines) if script is None else script(told)
    asyncio.run(Plain(fireside, speaker(lang), told.append, ends=True).run(typing))
    return told


async def on_screen(
    fireside: Fireside,
    work: Callable[[TableApp, Pilot[None]], Awaitable[Any]],
    *,
    size: tuple[int, int] = (80, 24),
    lang: str = "en",
    pace: float = 0.0,
) -> Any:
    """What this work makes of the full screen."""
    app = TableApp(fireside, speaker(lang), pace=pace)
    async with app.run_test(size=size) as pilot:
        return await work(app, pilot)


def shown(fireside: Fireside, work: Callable[[TableApp, Pilot[None]], Awaitable[Any]], **how: Any) -> Any:
    return asyncio.run(on_screen(fireside, work, **how))


def choosing(app: TableApp, question: str = "") -> bool:
    """Whether a list is on the screen that takes keys, with this question if one is given."""
    screen = app.screen
    return isinstance(screen, Choosing) and screen.focused is not None and question in screen.question


async def until(pilot: Pilot[None], enough: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until something is so on the screen."""
    async with asyncio.timeout(seconds):
        while not enough():
            await pilot.pause(0.01)
    await pilot.pause()


async def my_turn(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until the reader may do something, or the game is over."""
    hand = app.query_one(Hand)

    def enough() -> bool:
        latest = hand.scene is app.fireside.scene  # it may not have been drawn yet
        return latest and len(app.screen_stack) == 1 and (hand.able is not None or app.fireside.scene.state == OVER)

    await until(pilot, enough)


async def settled(pilot: Pilot[None], look: Callable[[], str]) -> str:
    """What a screen looks like when it has stopped changing: a busy machine draws some of it a moment later."""
    before, now = "", look()
    async with asyncio.timeout(60):
        while now != before:
            await pilot.pause(0.1)
            before, now = now, look()
    return now


def screen_text(app: TableApp) -> str:
    """The screen as lines of text, without its colours."""
    width, height = app.size
    with Path("/dev/null").open("w", encoding="utf-8") as nowhere:
        console = Console(width=width, height=height, file=nowhere, force_terminal=True, record=True, legacy_windows=False)
        console.print(app.screen._compositor.render_update(full=True))
    return "\n".join(line.rstrip() for line in console.export_text().splitlines()) + "\n"
