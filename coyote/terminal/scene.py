"""A scene: all that a terminal can show of a table, and what happened to make it so.

Law: this is the one model. The full screen and the plain lines are both made of scenes and of what happened, wherever the game
is played; neither knows a rule. What the eyes of a scene see is a `View`, so a scene has no place for their own hidden card.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from coyote.rules.model.events import Event
from coyote.rules.sight import View
from coyote.speech import Speaker

OPEN, PLAYING, OVER = "open", "playing", "over"

AWAY: Final = "seat-away"
LEFT: Final = "seat-left"
ASLEEP: Final = "seat-asleep"


class Chair(NamedTuple):
    """Who sits there."""

    name: str
    """As the record writes it; `called` says it in the reader's language."""
    mind: str | None = None
    note: str | None = None
    """AWAY, LEFT or ASLEEP: the message that says so."""


class Scene(NamedTuple):
    """A table as one pair of eyes sees it."""

    edition: str
    state: str
    """OPEN before the first game, PLAYING, OVER between games."""
    chairs: tuple[Chair | None, ...]
    eyes: int | None
    """The seat that looks; None for a watcher."""
    view: View | None = None
    """The game; None before the first one."""
    host: int | None = None
    """Who may start a game."""
    link: str = ""
    """The address that lets others in; empty where nobody can come."""
    code: str = ""
    deadline: float | None = None
    """When the turn is up, in seconds since 1970 by this machine's clock."""
    live: bool = True
    """False: the line to the server is broken, and this is what was seen last."""

    @property
    def at_turn(self) -> bool:
        """Whether these eyes belong to the seat that is to move."""
        return self.state == PLAYING and self.view is not None and self.eyes is not None and self.view.turn == self.eyes

    @property
    def hosted(self) -> bool:
        """Whether these eyes belong to the host."""
        return self.host is not None and self.host == self.eyes


class Happening(NamedTuple):
    """Something that happened at the table beside the game."""

    code: str
    """The message is `event-CODE`."""
    seat: int | None = None
    target: int | None = None
    values: tuple[tuple[str, str], ...] = ()


class Change(NamedTuple):
    """What happened, and the scene that it led to."""

    scene: Scene
    events: tuple[Event | Happening, ...] = ()


def called(chair: Chair | None, speak: Speaker) -> str:
    """What somebody is called here: a bot by its animal in the reader's language, `fox-2` as “Fox 2”; a person by name."""
    if chair is None:
        return speak.say("lobby-free")
    own = f"bot-{chair.mind}"
    if chair.mind is None or not chair.name.startswith(chair.mind) or own not in speak.entries:
        return chair.name
    return speak.say(own) + chair.name.removeprefix(chair.mind).replace("-", "\u00a0")


def names(scene: Scene, speak: Speaker) -> tuple[str, ...]:
    """What everybody is called, by seat."""
    return tuple(called(chair, speak) for chair in scene.chairs)
