"""A fireside in a record: a finished game as a film, move by move, through anybody's eyes.

Law: it shows what those eyes saw at that moment: views and what was heard, never the record itself. Nobody moves here.
"""

from __future__ import annotations

import asyncio
from typing import Any

from coyote.rules.model.moves import NOBODY, Deal, PlayerMove
from coyote.rules.model.state import Game
from coyote.rules.sight import WATCHER, seen, view
from coyote.rules.story import events
from coyote.terminal.fireside import Advice, Ended, Unable
from coyote.terminal.saved import MINDS, PERSON
from coyote.terminal.scene import OVER, PLAYING, Chair, Change, Scene


class Film:
    """A record that is being shown."""

    refused: Unable | None = None

    def __init__(self, game: Game, tags: tuple[str, ...] = (), eyes: int | None = WATCHER) -> None:
        self.games = [past for past in reversed(list(game.line())) if past.move is not None]
        self.first = next(past for past in game.line() if past.move is None)
        words = next((tag.split()[1:] for tag in tags if tag.split()[:1] == [MINDS]), [])
        self.minds = [None if word == PERSON else word for word in words]
        self.place = 0
        """How many moves have been shown."""
        self.eyes = eyes
        self.wanted: asyncio.Future[None] | None = None
        self.turned = False
        """The last wish turned the film back or changed eyes: nothing happened, but the scene is another."""
        self.scene = self.look()

    @property
    def length(self) -> int:
        return len(self.games)

    def at(self, place: int) -> Game:
        return self.games[place - 1] if place else self.first

    def look(self) -> Scene:
        """The moment as these eyes saw it."""
        game = self.at(self.place)
        minds = self.minds if len(self.minds) == game.terms.seats else [None] * game.terms.seats
        chairs = tuple(Chair(name, mind) for name, mind in zip(game.terms.names, minds, strict=True))
        state = OVER if game.turn == NOBODY else PLAYING
        return Scene(game.terms.edition.id, state, chairs, self.eyes, view(game, self.eyes))

    async def next(self) -> Change:
        """The next move; waits after the last, until the film is turned back."""
        while self.place >= self.length and not self.turned:
            self.wanted = asyncio.get_running_loop().create_future()
            await self.wanted
        if self.turned:
            self.turned = False
            return Change(self.scene)
        self.place += 1
        self.scene = self.look()
        return Change(self.scene, tuple(seen(event, self.eyes) for event in events(self.at(self.place))))

    async def ask(self, wish: str, **values: Any) -> None:
        """`eyes` changes them, `back` goes a move back, `to` shows a place, `round` goes to the next deal."""
        if wish == "eyes":
            self.eyes = values["seat"]
        elif wish == "back":
            self.place = max(self.place - 1, 0)
        elif wish == "to":
            self.place = min(max(values["place"], 0), self.length)
        elif wish == "round":
            later = (place for place in range(self.place + 1, self.length + 1) if isinstance(self.at(place).move, Deal))
            self.place = next(later, self.length)
        else:
            raise Unable("not-here")
        self.turned = True
        self.scene = self.look()
        if self.wanted is not None and not self.wanted.done():
            self.wanted.set_result(None)

    async def play(self, move: PlayerMove) -> None:
        del move
        raise Unable("not-here")

    async def coach(self) -> Advice:
        raise Unable("no-odds-now")

    async def leave(self) -> str | None:
        if self.wanted is not None and not self.wanted.done():
            self.wanted.set_exception(Ended())
        return None
