"""The hand: what the reader may do now, as a number and buttons, for keys and for the mouse.

Law: it offers what the options of the view offer and nothing else; it asks no rule. What is pressed becomes a message.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Button, Static

from coyote.rules.game import Options
from coyote.rules.model.moves import PlayerMove
from coyote.speech import Speaker
from coyote.terminal import telling
from coyote.terminal.scene import OVER, PLAYING, Scene, names

FAR: Final = 10
"""How far a page key goes."""


class Armed(NamedTuple):
    """A special that will go with the number."""

    special: str
    target: int | None = None


class Hand(Vertical):
    """The reader's number, and everything else that they may do."""

    class Wanted(Message):
        """The reader pressed a button: say, call, peek, lay, first, second, powers, withdraw, coach, start, sit, bot."""

        def __init__(self, wish: str) -> None:
            super().__init__()
            self.wish = wish

    def __init__(self, speak: Speaker) -> None:
        super().__init__(id="hand")
        self.speak = speak
        self.scene: Scene | None = None
        self.number = 0
        self.typed = ""
        self.armed: Armed | None = None
        self.turn, self.range = Static("", id="turn", markup=False), Static("", id="range", markup=False)
        self.shown = Static("", id="number")
        less, more = Button("−", id="less", compact=True), Button("+", id="more", compact=True)
        self.chooser = Horizontal(less, self.shown, more, id="chooser")
        labels = {
            "call": "play-coyote",
            "peek": "play-peek",
            "lay": "play-lay",
            "withdraw": "play-withdraw",
            "coach": "coach",
            "sit": "sit-down",
            "bot": "lobby-add-bot",
        }
        labels |= {"say": "play-hand", "powers": "terminal-key-powers", "start": "lobby-start"}  # until there is a scene
        labels |= {"first": "play-give-closed", "second": "play-give-open"}
        looks: dict[str, Any] = {"say": "primary", "call": "error"}
        self.buttons = {
            name: Button(speak.say(label), id=name, compact=True, variant=looks.get(name, "default"))
            for name, label in labels.items()
        }

        rows = ("say", "call"), ("peek", "lay"), ("powers", "withdraw", "coach", "sit", "bot", "start")
        self.rows = {
            row[0]: Horizontal(*(self.buttons[name] for name in row), classes="buttons", id=f"with-{row[0]}") for row in rows
        }

    def compose(self) -> ComposeResult:
        yield self.turn
        yield self.chooser
        yield self.range
        for name in ("first", "second"):
            yield self.buttons[name]
        yield from self.rows.values()

    def on_mount(self) -> None:
        self.set_interval(1, self.tick)

    def tick(self) -> None:
        """Time runs only where there is a clock."""
        if self.scene is not None and self.scene.deadline is not None:
            self.redraw()

    @property
    def able(self) -> Options | None:
        """What may be done now; None when it is not the reader's turn."""
        if self.scene is None or self.scene.view is None or not self.scene.at_turn or not self.scene.live:
            return None
        return self.scene.view.options

    @property
    def choices(self) -> tuple[tuple[str, PlayerMove], ...]:
        """The two moves of which the reader must make one, instead of a number; mostly there are none."""
        return () if self.scene is None or self.able is None else telling.choices(self.scene, self.speak)

    def show_scene(self, scene: Scene) -> None:
        """Offer what there is to do in this scene."""
        before, self.scene = self.able, scene
        if self.able != before:
            self.typed, self.armed = "", None
            if self.able is not None and self.able.lowest is not None:
                self.number = self.fitting(max(self.able.lowest, 0))
        self.redraw()

    def fitting(self, number: int) -> int:
        """The number, or the nearest one that may be said."""
        able = self.able
        if able is None or able.lowest is None:
            return number
        number = min(max(number, able.lowest), able.highest)
        return number + (1 if number < able.highest else -1) if number == able.unless else number

    def step(self, by: int) -> None:
        """One number up or down, or more."""
        wanted = self.number + by
        self.typed = ""
        self.number = self.fitting(wanted + (1 if by > 0 else -1) if self.able and wanted == self.able.unless else wanted)
        self.redraw()

    def type(self, sign: str) -> None:
        """A digit, a minus, or a backspace."""
        if sign == "backspace":
            self.typed = self.typed[:-1]
        elif sign == "-":
            self.typed = self.typed[1:] if self.typed.startswith("-") else f"-{self.typed}"
        else:
            self.typed = (self.typed + sign)[:4]
        if self.typed.lstrip("-"):
            self.number = int(self.typed)
        self.redraw()

    def redraw(self) -> None:
        scene, able = self.scene, self.able
        if scene is None or not self.is_mounted:
            return
        numbers, between = able is not None and able.lowest is not None, scene.state != PLAYING and scene.eyes is not None
        turn = telling.waits(scene, self.speak) if scene.live else self.speak.say("connection-lost")
        self.turn.update(self.speak.together([turn, *telling.time_left(scene, self.speak)]))
        self.turn.set_class(able is not None, "mine")
        self.shown.update(Text(self.typed or str(self.number), style="bold"))
        self.range.update(self.range_told())
        self.relabel("say", self.speak.say("play-say", number=str(self.number)))
        self.relabel("powers", telling.powers_word(scene, self.speak))
        self.relabel("start", self.speak.say("after-rematch" if scene.state == OVER else "lobby-start"))
        choices = self.choices
        for place, (name, (label, _)) in enumerate(zip(("first", "second"), choices, strict=False), 1):
            self.relabel(name, f"{place}  {label}")
        glances = able is not None and (able.peek or able.lay)
        self.rows["say"].display, self.rows["peek"].display = not choices, glances
        full = all(chair is not None for chair in scene.chairs)
        shown = {
            "say": numbers,
            "call": able is not None and able.call,
            "peek": able is not None and able.peek,
            "lay": able is not None and able.lay,
            "first": bool(choices),
            "second": bool(choices),
            "powers": able is not None and bool(able.coins or able.specials),
            "withdraw": able is not None and able.withdraw,
            "coach": able is not None and not able.give_up,
            "sit": scene.eyes is None and not full and scene.state != PLAYING and bool(scene.link),
            "bot": between and scene.hosted and not full and bool(scene.link),
            "start": between and scene.hosted,
        }
        self.chooser.display, self.range.display = numbers, able is not None
        for name, display in shown.items():
            self.buttons[name].display = display

    def range_told(self) -> str:
        able = self.able
        if able is None or able.lowest is None:
            return ""
        if self.armed is None:
            return self.speak.listed(telling.numbers(able))
        assert self.scene is not None
        target = "" if self.armed.target is None else names(self.scene, self.speak)[self.armed.target]
        return self.speak.say("play-with", special=self.speak.say(f"special-{self.armed.special}"), target=target).rstrip()

    def relabel(self, name: str, label: str) -> None:
        button = self.buttons[name]
        if str(button.label) != label:
            button.label = label
            button.refresh(layout=True)  # a longer label needs a wider button

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        if event.button.id in ("less", "more"):
            self.step(-1 if event.button.id == "less" else 1)
        else:
            self.post_message(self.Wanted(event.button.id or ""))
