"""The projector: where a film stands, whose eyes it is seen with, and buttons to turn it."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from coyote.speech import Speaker
from coyote.terminal.film import Film
from coyote.terminal.fireside import Fireside
from coyote.terminal.scene import called


class Projector(Vertical):
    """What turns a film."""

    def __init__(self, film: Fireside, speak: Speaker) -> None:
        super().__init__(id="hand")
        assert isinstance(film, Film)
        self.film, self.speak = film, speak
        self.place, self.eyes = Static("", id="place", markup=False), Static("", id="eyes", markup=False)

    def compose(self) -> ComposeResult:
        yield self.place
        yield self.eyes
        with Horizontal(classes="buttons"):
            yield Button(self.speak.say("replay-page-back"), id="back", compact=True)
            yield Button(self.speak.say("replay-page-next"), id="next", compact=True, variant="primary")
        with Horizontal(classes="buttons"):
            yield Button(self.speak.say("replay-page-round-next"), id="round", compact=True)
            yield Button(self.speak.say("replay-page-eyes"), id="whose", compact=True)

    def on_mount(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        place = self.speak.say("replay-page-place", place=str(self.film.place), of=str(self.film.length))
        self.place.update(place)
        eyes, chairs = self.film.eyes, self.film.scene.chairs
        name = self.speak.say("replay-page-watcher") if eyes is None else called(chairs[eyes], self.speak)
        told = name if eyes is None else self.speak.say("replay-through", name=name)
        self.eyes.update(told)

    async def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        action = {"back": "film_back", "next": "film_next", "round": "film_round", "whose": "film_eyes"}[str(event.button.id)]
        await self.app.run_action(action)
