"""Views that can be looked at: a view of the rules that prints, draws itself, and knows its odds.

Law: these methods read the view and nothing else. The rules make no text and import nothing that does, so they know only
the tuple of `rules.sight`; this is the same tuple with the same fields, made by the same two functions, and everything that
takes a View takes it. A game has no such methods and must never get them: its picture would show people their own card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote.rules import sight
from coyote.rules.model.events import Event
from coyote.rules.model.state import Game
from coyote.rules.story import events

if TYPE_CHECKING:
    from coyote.odds import Odds


class DrawnView(sight.View):
    """A view that can be printed; in a notebook it is a picture."""

    __slots__ = ()

    def __str__(self) -> str:
        from coyote.drawing.text import text  # only those who draw load the drawing

        return text(self)

    def __repr__(self) -> str:
        from coyote.drawing.text import title

        return f"<View: {title(self)}>"

    def _repr_svg_(self) -> str:
        """What Jupyter and its like display."""
        from coyote.drawing.picture import svg

        return svg(self)

    def odds(self) -> Odds:
        """How likely every total is to these eyes. A watcher sees too little for that: ValueError."""
        from coyote.odds import odds

        return odds(self)


def view(game: Game, seat: int | str | None) -> DrawnView:
    """The game as this seat sees it, by its number or name; WATCHER for one who only watches."""
    eyes = game.round.terms.seat_of(seat) if isinstance(seat, str) else seat
    return DrawnView(eyes, *sight.common(game), *sight.own(game, eyes))


def heard(game: Game, seat: int | str | None) -> tuple[Event, ...]:
    """What this seat, by its number or name, hears of the last move: its `events`, each as `seen`; WATCHER as in `view`."""
    eyes = game.round.terms.seat_of(seat) if isinstance(seat, str) else seat
    return tuple(sight.seen(event, eyes) for event in events(game))
