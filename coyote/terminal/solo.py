"""A fireside on this machine: one person against minds, with no server and no network.

Law: the person gets views and what is heard, like the minds; the game itself leaves this module for the disk only. All
randomness, for the cards and for each mind, comes from one generator: the same seed and the same moves make the same game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from coyote.bots.mind import Mind
from coyote.dealing import deal
from coyote.odds import reckon, unknown
from coyote.odds.sensible import sensible
from coyote.rules.game import opened, play
from coyote.rules.model.moves import DEALER, NOBODY, PlayerMove
from coyote.rules.model.state import Game
from coyote.rules.model.terms import Terms
from coyote.rules.refusals import IllegalMove
from coyote.rules.sight import View, seen, view
from coyote.rules.story import events
from coyote.terminal.fireside import Advice, Ended, Unable
from coyote.terminal.saved import Kept, keep, unused
from coyote.terminal.scene import OVER, PLAYING, Chair, Change, Scene


def seated(person: str, minds: Sequence[str]) -> tuple[str, ...]:
    """The names of a table: the person's, then each mind's, a second one of its kind as `fox-2`."""
    names = [person]
    for mind in minds:
        spelled = (mind if number == 1 else f"{mind}-{number}" for number in count(1))
        names.append(next(name for name in spelled if name not in names))
    return tuple(names)


class Solo:
    """A game of one person against minds."""

    refused: Unable | None = None

    def __init__(self, kept: Kept, minds: Mapping[str, Mind], rng: Random, path: Path | None) -> None:
        self.game, self.by = kept
        self.seat = self.by.index(None)
        self.minds, self.rng, self.path = minds, rng, path
        self.moods = {seat: Random(rng.random()) for seat, mind in enumerate(self.by) if mind is not None}
        """The generator of each mind."""
        self.wanted: asyncio.Future[Game] | None = None
        self.scene = self.look()

    @classmethod
    def begun(cls, terms: Terms, by: Sequence[str | None], minds: Mapping[str, Mind], rng: Random, path: Path | None) -> Solo:
        """A new game on these terms."""
        return cls(Kept(opened(terms), tuple(by)), minds, rng, path)

    def look(self) -> Scene:
        """The table as the person sees it."""
        terms = self.game.terms
        chairs = tuple(Chair(name, mind) for name, mind in zip(terms.names, self.by, strict=True))
        state = OVER if self.game.turn == NOBODY else PLAYING
        return Scene(terms.edition.id, state, chairs, self.seat, view(self.game, self.seat), host=self.seat)

    async def next(self) -> Change:
        if self.game.turn == self.seat or self.game.turn == NOBODY:
            self.wanted = asyncio.get_running_loop().create_future()
            new = await self.wanted
        elif self.game.turn == DEALER:
            new = deal(self.game, self.rng)
        else:
            mind = self.minds[str(self.by[self.game.turn])]
            sees = view(self.game, self.game.turn)
            new = play(self.game, self.game.turn, await decided(mind.decide, sees, self.moods[self.game.turn]))
        return self.went_on(new)

    def went_on(self, new: Game) -> Change:
        """What the person hears of the moves that made this game."""
        line = []
        for game in new.line():
            if game is self.game:
                break
            line.append(game)
        heard = tuple(seen(event, self.seat) for game in reversed(line) for event in events(game))
        self.game = new
        self.scene = self.look()
        if not new.round.heads:
            self.keep()
        return Change(self.scene, heard)

    def keep(self) -> None:
        if self.path is not None:
            keep(self.path, Kept(self.game, self.by))

    async def play(self, move: PlayerMove) -> None:
        try:
            new = play(self.game, self.seat, move)
        except IllegalMove as illegal:
            raise Unable(illegal.code, **dict(illegal.refusal.values)) from None
        self.hand_in(new)

    async def ask(self, wish: str, **values: Any) -> None:
        if wish != "start" or self.game.turn != NOBODY:
            del values
            raise Unable("not-here")
        self.path = None if self.path is None else unused(self.path)
        self.hand_in(opened(self.game.terms))

    def hand_in(self, new: Game) -> None:
        """Wake whoever waits for what happens next."""
        if self.wanted is None or self.wanted.done():
            raise Unable("not-your-turn", name=self.game.terms.names[max(self.game.turn, 0)])
        self.wanted.set_result(new)

    async def coach(self) -> Advice:
        sees = view(self.game, self.seat)
        if self.game.turn != self.seat or sees.options.give_up:
            raise Unable("no-odds-now")
        known = (await decided(reckon, unknown(sees))).odds
        if not known.exact:
            raise Unable("no-odds")
        call = 1 - known.chance(sees.number) if sees.options.call and sees.number is not None else None
        if sees.options.points and sees.number is not None:
            return Advice(((sees.number, known.chance(sees.number)),), None)
        return Advice(tuple(sensible(known, sees.options)), call)

    async def leave(self) -> str | None:
        if self.wanted is not None and not self.wanted.done():
            self.wanted.set_exception(Ended())
        self.keep()
        return None if self.path is None else str(self.path)


async def decided(work: Callable[..., Any], *given: View | object) -> Any:
    """What comes of work that may take a while, done beside the screen."""
    return await asyncio.to_thread(work, *given)
