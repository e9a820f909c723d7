"""Dialogs over the table: a list to choose from, sentences to read, the count as a show, and the way in for friends.

Law: each ends with Escape, and none keeps the game from going on behind it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from coyote.speech import Speaker


class Choosing(ModalScreen[int | None]):
    """A list; the answer is the place of what was chosen, or None."""

    AUTO_FOCUS = "OptionList"
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)")]

    def __init__(self, question: str, answers: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.question, self.answers = question, answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.question, classes="question", markup=False)
            yield OptionList(*(Option(told(*answer)) for answer in self.answers))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


def told(answer: str, about: str) -> Text:
    """An answer, and what it means, in small."""
    return Text.assemble((answer, "bold"), f"\n{about}" if about else "")


class Reading(ModalScreen[None]):
    """Sentences to read, or a drawing to look at."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,space,q", "dismiss(None)")]

    def __init__(self, lines: Sequence[str], speak: Speaker, *, drawing: str = "") -> None:
        super().__init__()
        self.lines, self.speak, self.drawing = lines, speak, drawing

    def compose(self) -> ComposeResult:
        with Horizontal(classes="dialog beside" if self.drawing else "dialog"):
            if self.drawing:
                yield Static(Text(self.drawing, no_wrap=True), classes="code")
            with VerticalScroll():
                for line in self.lines:
                    yield Static(line, markup=False)
                yield Button(self.speak.say("close"), compact=True)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_button_pressed(self) -> None:
        self.dismiss(None)


class CountShow(ModalScreen[None]):
    """The count, sentence by sentence; a key shows all of it, and the next one goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,space", "go_on")]

    def __init__(self, title: str, lines: Sequence[str], speak: Speaker, pace: float, linger: float | None) -> None:
        super().__init__()
        self.heading, self.lines, self.speak, self.pace = title, lines, speak, pace
        self.linger = linger
        """Seconds after which it goes on by itself; None: it waits for the reader."""
        self.shown = 0
        self.hurried = asyncio.Event()
        # kept, not looked up: whoever leaves in the middle of a count takes them off the screen while it is still told
        self.count, self.scroll = Static("", id="count", markup=False), VerticalScroll()
        self.button = Button(speak.say("show-skip"), compact=True)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog show"):
            yield Static(self.heading, classes="question", markup=False)
            with self.scroll:
                yield self.count
            yield self.button

    def on_mount(self) -> None:
        self.run_worker(self.show(), exclusive=True)

    async def show(self) -> None:
        while self.shown < len(self.lines):
            self.shown = len(self.lines) if self.hurried.is_set() else self.shown + 1
            self.count.update("\n".join(self.lines[: self.shown]))
            self.scroll.scroll_end(animate=False)
            if self.shown < len(self.lines):
                await paused(self.hurried, self.pace)
        self.hurried.clear()
        self.button.label = self.speak.say("show-on")
        await paused(self.hurried, self.linger)
        self.dismiss(None)

    def action_go_on(self) -> None:
        self.hurried.set()

    def on_button_pressed(self) -> None:
        self.hurried.set()


async def paused(hurried: asyncio.Event, seconds: float | None) -> None:
    """Wait this long, or until the reader presses a key."""
    try:
        await asyncio.wait_for(hurried.wait(), seconds)
    except TimeoutError:
        return


def qr(address: str) -> str:
    """A QR code in half blocks; empty where it cannot be drawn."""
    try:
        import segno
    except ImportError:
        return ""
    rows: list[list[Any]] = [list(row) for row in segno.make(address, micro=False).matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    halves = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}  # light is drawn: a terminal is dark
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(halves[bool(up), bool(down)] for up, down in zip(*pair, strict=True)) for pair in pairs)
