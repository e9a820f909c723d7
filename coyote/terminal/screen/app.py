"""The full screen of a fireside: the ring above, what happened and the hand below.

Law: it draws changes as they come and hands in what the reader does; it knows no rule, no server and no record. Whatever is
shown comes from the scene and the sentences of `telling`.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Static

from coyote.drawing.heads import Head, heads
from coyote.rules.model.events import Counted, CoyotesTaken, Event, NextStarts, NobodyPaid, Reshuffled, Shown, WentOut, Won
from coyote.rules.model.glances import HEARD_BY_ALL
from coyote.speech import Speaker
from coyote.terminal import telling
from coyote.terminal.film import Film
from coyote.terminal.fireside import Ended, Fireside, Unable
from coyote.terminal.scene import Change, Happening, Scene
from coyote.terminal.screen.dialogs import CountShow, Reading, qr
from coyote.terminal.screen.hand import FAR, Hand
from coyote.terminal.screen.log import Happened
from coyote.terminal.screen.projector import Projector
from coyote.terminal.screen.ring import draw
from coyote.terminal.screen.themes import COLOURS, theme
from coyote.terminal.screen.wishes import Wishes, useful

SMALLEST: Final = (80, 24)
AFTER_A_CALL: Final = (*HEARD_BY_ALL, Shown, Counted, NobodyPaid, CoyotesTaken, WentOut, Reshuffled, NextStarts, Won)
LINGER_S: Final = 7.0
"""How long a count stays where the table goes on by itself."""


class Ring(Static):
    """Everybody round the fire."""

    def __init__(self, speak: Speaker) -> None:
        super().__init__(id="ring")
        self.speak = speak
        self.scene: Scene | None = None
        self.heads: tuple[Head, ...] = ()

    def show_scene(self, scene: Scene, open_heads: tuple[Head, ...] | None = None) -> None:
        self.scene = scene
        self.heads = open_heads if open_heads is not None else heads(scene.view) if scene.view is not None else ()
        self.refresh()

    def render(self) -> Text:
        if self.scene is None:
            return Text("")
        colours = COLOURS[self.app.theme.removeprefix("coyote-")]
        return draw(self.scene, self.heads, self.speak, colours, self.size.width, self.size.height)


class TableApp(App[None]):
    """A table that fills the screen."""

    CSS_PATH = "table.tcss"
    TITLE = "Coyote"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    BINDINGS: ClassVar = []

    def __init__(self, fireside: Fireside, speak: Speaker, *, pace: float = 0.7, colours: str = "night") -> None:
        super().__init__()
        for name in COLOURS:
            self.register_theme(theme(name))
        self.theme = f"coyote-{colours}"
        self.fireside, self.speak, self.pace = fireside, speak, pace
        self.unable: Unable | None = None
        """What is wrong, if something ended it."""
        self.wishes = Wishes(self, fireside, speak)
        self.heading, self.small = Static("", id="title", markup=False), Static("", id="small", markup=False)
        self.ring, self.happened = Ring(speak), Happened()
        self.hand = Projector(fireside, speak) if isinstance(fireside, Film) else Hand(speak)
        self.busy = asyncio.Event()
        """Set while a change is being shown; tests wait for it to be over."""

    def compose(self) -> ComposeResult:
        yield self.small
        with Vertical(id="all"):
            yield self.heading
            yield self.ring
            with Horizontal(id="below"):
                yield self.happened
                yield self.hand
            yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        film = isinstance(self.fireside, Film)
        keys = self.film_keys() if film else self.table_keys()
        for key, action, about in keys:
            self.bind(key, action, description=about)
        self.fit(*self.size)
        self.show_scene(self.fireside.scene)
        for line in telling.table(self.fireside.scene, self.speak):
            self.happened.tell(line)
        if self.fireside.refused is not None:
            self.complain(self.fireside.refused)
        if not film:
            self.run_worker(self.listen(), exclusive=True, group="listen")
            if self.fireside.scene.link and self.fireside.scene.hosted:
                self.action_invite()

    def table_keys(self) -> list[tuple[str, str, str]]:
        """The keys of a table, each with what it does; those that are needed most come first."""
        say, scene = self.speak.say, self.fireside.scene
        shared = bool(scene.link)
        keys = [("c", "wish('call')", say("play-coyote")), ("o", "wish('coach')", say("coach"))]
        keys.append(("p", "wish('powers')", telling.powers_word(scene, self.speak)))
        keys += [("e", "wish('peek')", say("play-peek")), ("l", "look", say("play-table"))]
        keys += [("q", "leave", say("terminal-word-quit").capitalize()), ("y", "wish('lay')", say("play-lay"))]
        keys += [("i", "invite", say("share-qr")), ("n", "wish('noise')", say("reactions"))] if shared else []
        return [*keys, ("t", "colours", say("settings-theme"))]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key is of use in the game that is played here; the others are not shown."""
        return action != "wish" or useful(str(parameters[0]), self.fireside.scene)

    def film_keys(self) -> list[tuple[str, str, str]]:
        """The keys of a film."""
        say = self.speak.say
        keys = [("right,enter,space", "film_next", say("replay-page-next")), ("left", "film_back", say("replay-page-back"))]
        keys += [("r", "film_round", say("replay-page-round-next")), ("q", "leave", say("terminal-word-quit").capitalize())]
        keys += [("e", "film_eyes", say("replay-page-eyes")), ("l", "look", say("play-table"))]
        return [*keys, ("t", "colours", say("settings-theme"))]

    # what happens

    async def listen(self) -> None:
        """Show one change after the other, until nothing more happens."""
        try:
            while True:
                change = await self.fireside.next()
                self.busy.set()
                await self.show_change(change)
                self.busy.clear()
        except Ended as ended:
            self.unable = ended.unable
            self.exit()

    async def show_change(self, change: Change) -> None:
        scene, before = change.scene, self.ring.scene
        called = next((event for event in change.events if isinstance(event, Shown)), None)
        for event in change.events:
            if not (called and isinstance(event, AFTER_A_CALL)):
                self.log_event(event, scene)
        if called is not None and before is not None and before.view is not None:
            opened = before._replace(view=before.view._replace(middle=called.middle))
            self.ring.show_scene(opened, telling.counted_heads(before.view, called))
            await self.show_count(change)
            for event in change.events:
                if isinstance(event, AFTER_A_CALL):
                    self.log_event(event, scene)
        self.show_scene(scene)
        if change.events and not scene.at_turn and not scene.link:
            await asyncio.sleep(self.pace)

    async def show_count(self, change: Change) -> None:
        """The count as a show, over the lower half."""
        lines = [
            line
            for event in change.events
            if isinstance(event, AFTER_A_CALL)
            for line in telling.sentences(event, change.scene, self.speak)
        ]
        view = change.scene.view
        round = max(1, view.round) if view is not None else 1
        linger = LINGER_S if change.scene.link else None if self.pace else 0.0
        show = CountShow(self.speak.say("show-title", round=str(round)), lines, self.speak, self.pace * 1.4, linger)
        await self.push_screen_wait(show)

    def show_scene(self, scene: Scene) -> None:
        self.heading.update(self.title_told(scene))
        self.ring.show_scene(scene)
        if isinstance(self.hand, Hand):
            self.hand.show_scene(scene)
        if self.screen_stack:  # there is none while the app closes
            self.refresh_bindings()

    def title_told(self, scene: Scene) -> str:
        parts = [telling.title(scene, self.speak)]
        if scene.view is not None:
            parts.append(self.speak.say("play-deck", pile=scene.view.pile))
            if scene.view.coins:
                parts.append(telling.coins_told(scene.view, self.speak))
        if scene.code:
            parts.append(scene.code)
        return " · ".join(parts)

    def log_event(self, event: Event | Happening, scene: Scene) -> None:
        for line in telling.sentences(event, scene, self.speak):
            self.happened.tell(line)

    def complain(self, unable: Unable) -> None:
        """Say why something cannot be done."""
        self.happened.tell(telling.reason(unable, self.speak, self.fireside.scene))

    # what the reader does

    async def on_hand_wanted(self, message: Hand.Wanted) -> None:
        self.action_wish(message.wish)

    def action_wish(self, wish: str) -> None:
        self.run_worker(self.wishes.do(wish), group="wish")

    def on_key(self, event: events.Key) -> None:
        hand = self.hand
        if not isinstance(hand, Hand) or hand.able is None or len(self.screen_stack) > 1:
            return
        if hand.choices:
            if event.character in ("1", "2"):
                self.action_wish("first" if event.character == "1" else "second")
            return
        steps = {"up": 1, "down": -1, "pageup": FAR, "pagedown": -FAR}
        if event.key in steps:
            hand.step(steps[event.key])
        elif event.character is not None and event.character in "0123456789-":
            hand.type(event.character)
        elif event.key == "backspace":
            hand.type(event.key)
        elif event.key == "enter":
            self.action_wish("say")
        else:
            return
        event.stop()
        event.prevent_default()

    def action_look(self) -> None:
        self.push_screen(Reading(list(telling.table(self.fireside.scene, self.speak)), self.speak))

    def action_invite(self) -> None:
        scene = self.fireside.scene
        lines = [self.speak.say("share-title"), scene.link, telling.of(self.speak.say("share-code"), scene.code, self.speak)]
        drawing = qr(scene.link)
        fits = drawing.count("\n") + 4 <= self.size.height
        self.push_screen(Reading(lines, self.speak, drawing=drawing if fits else ""))

    def action_colours(self) -> None:
        known = list(COLOURS)
        self.theme = f"coyote-{known[(known.index(self.theme.removeprefix('coyote-')) + 1) % len(known)]}"
        self.ring.refresh()

    def action_leave(self) -> None:
        self.workers.cancel_all()  # nothing is drawn any more while the screen is taken down
        self.exit()

    async def film(self, wish: str, **values: Any) -> None:
        """Turn the film: on, back, to the next round, or to other eyes."""
        assert isinstance(self.fireside, Film)
        if wish != "next":
            await self.fireside.ask(wish, **values)
        if wish != "next" or self.fireside.place < self.fireside.length:
            await self.show_change(await self.fireside.next())
        assert isinstance(self.hand, Projector)
        self.hand.redraw()

    def action_film_next(self) -> None:
        self.run_worker(self.film("next"), group="film", exclusive=True)

    def action_film_back(self) -> None:
        self.run_worker(self.film("back"), group="film", exclusive=True)

    def action_film_round(self) -> None:
        self.run_worker(self.film("round"), group="film", exclusive=True)

    def action_film_eyes(self) -> None:
        self.run_worker(self.wishes.choose_eyes(), group="film", exclusive=True)

    # its size

    def on_resize(self, event: events.Resize) -> None:
        self.fit(*event.size)

    def fit(self, width: int, height: int) -> None:
        """Show the table, or a sentence where there is no room for it."""
        columns, rows = SMALLEST
        small = width < columns or height < rows
        self.small.update(self.speak.say("terminal-too-small", columns=str(columns), rows=str(rows)))
        self.small.display, self.query_one("#all").display = small, not small
