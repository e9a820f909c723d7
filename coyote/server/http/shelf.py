"""The shelf: finished games, read from their logs, and what was worked out about them.

Law: a game that is being played is not on the shelf, whoever asks; the index, which is written with its log, decides. A game
has one name, and is read without the games before it. Whoever makes us read pays for the length of what is read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from litestar.di import NamedDependency

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.http.worker_threads import Weighed, WorkerThreads
from coyote.server.storage.index import GameRow
from coyote.server.storage.store import Entry, Secret
from coyote.server.tables.daily import told_from
from coyote.server.tables.house import House
from coyote.server.tables.kept import deeds_of, keeper_of
from coyote.table.keeper import Keeper
from coyote.table.match import Match
from coyote.table.refusals import TableCode, no
from coyote.table.review import analysis, finished, lineup
from coyote.table.wire.outbound_review import AnalysisTold, RoundTold

MOST_KEPT: Final = 100_000
"""How many moves the games in memory may have together; a move takes a few hundred bytes."""
DEEDS_A_POINT: Final = 20
"""This many deeds are read, verified and done again for one point."""
JUDGED_A_POINT: Final = 1
"""This many moves are judged for one point."""
MOVES_A_POINT: Final = 40
"""This many moves are written down for one point."""
PASSED_A_POINT: Final = 200
"""This many moves are passed over for one point, on the way to one of them."""
MOST_PAID: Final = 1000
"""The most that reading or telling a game costs, however long it is: what flows into a network's bucket in 13 seconds."""

T = TypeVar("T")
Timed = Callable[[Callable[[Match], RoundTold | None]], Callable[[Match], RoundTold | None]]
"""Wraps some work so that the time it took is noted."""
Pay = Callable[[float], None]
"""Takes this many points from whoever asks, or refuses."""


class Game(NamedTuple):
    """A finished game, as it was read."""

    table: str
    match: Match
    keeper: Keeper
    minds: lineup.Minds
    animals: tuple[str | None, ...]
    moves: int
    ended: int
    """When it was over, in milliseconds since 1970."""


class Shelf:
    """The finished games of a server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.threads = WorkerThreads(MOST_KEPT)

    async def game(self, id: str, pay: Pay) -> Game:
        """The game with this id. Refused if there is none, or if it is not over."""
        key = ("game", id)
        if (kept := self.threads.kept(key)) is not None:
            found: Game = kept.value
            return found
        row = await self.house.env.store.game(id)
        if row is None:
            raise ServerRefused(ServerCode.GAME_UNKNOWN)
        if row.last_seq is None:
            raise no(TableCode.GAME_RUNNING)
        # everybody who waits pays: otherwise one guest who cannot would have it refused to all
        pay(min(MOST_PAID, (row.last_seq - row.first_seq) // DEEDS_A_POINT))

        async def read() -> Weighed:
            game = await self.read(row)
            return Weighed(game, game.moves)

        found = await self.threads.once(key, read)
        return found

    async def read(self, row: GameRow) -> Game:
        store = self.house.env.store
        entries = await store.load(row.table_id, row.first_seq - 1, row.last_seq)
        return await self.threads.run(read_from, row, entries, await store.secrets(row.table_id))

    async def analysis(self, id: str, pay: Pay) -> AnalysisTold:
        """Every move of a game, judged."""
        game = await self.game(id, pay)
        told: AnalysisTold = await self.made("analysis", game, JUDGED_A_POINT, pay, lambda: analysis.analysis(game.match))
        return told

    async def record(self, id: str, pay: Pay) -> str:
        """A game in its notation."""
        game = await self.game(id, pay)
        told: str = await self.made("record", game, MOVES_A_POINT, pay, lambda: finished.record(game.match))
        return told

    async def fairness(self, id: str, pay: Pay) -> str:
        """All that it takes to check how a game was dealt. That of a daily fire waits until nobody plays it any more."""
        game = await self.game(id, pay)
        if game.match.day is not None and self.house.env.now() < told_from(game.match.day):
            raise ServerRefused(ServerCode.DAY_NOT_OVER)
        work = partial(finished.fairness, game.match, game.keeper)
        told: str = await self.made("fairness", game, MOVES_A_POINT, pay, work)
        return told

    async def made(self, what: str, game: Game, moves_a_point: int, pay: Pay, work: Callable[[], object]) -> Any:
        """What is told of a whole game: worked out once, for points by its length."""
        key = (what, game.match.id)
        if (kept := self.threads.kept(key)) is not None:
            return kept.value
        pay(min(MOST_PAID, game.moves // moves_a_point))

        async def make() -> Weighed:
            return Weighed(await self.threads.run(work), 1 + game.moves // 4)

        return await self.threads.once(key, make)

    async def look(self, id: str, pay: Pay, work: Callable[[Match], T]) -> T:
        """What is told of one moment of a game. Finding it takes longer in a long game."""
        game = await self.game(id, pay)
        pay(min(MOST_PAID, game.moves // PASSED_A_POINT))
        return await self.threads.run(work, game.match)

    async def last_round(self, match: Match, timed: Timed = lambda work: work) -> RoundTold | None:
        """The last finished round of a game, which may be running: worked out once."""
        if match.last is None:
            return None

        async def judged() -> Weighed:
            told = await self.threads.run(timed(analysis.last_round), match)
            return Weighed(told, 1 + (0 if told is None else len(told.moves) // 8))

        told: RoundTold | None = await self.threads.once(("last", match.id, match.last.game.round.finished), judged)
        return told

    def close(self) -> None:
        self.threads.close()


Games = NamedDependency[Shelf]
"""The type that a route declares to get the finished games."""


def read_from(row: GameRow, entries: Sequence[Entry], secrets: Sequence[Secret]) -> Game:
    """A game, made of its own entries."""
    began = lineup.read(row.lineup)
    match = lineup.replayed_from(row.table_id, began, row.first_seq, deeds_of(entries))
    needed = range(began.earlier + 1, began.earlier + len(match.decks) + 1)
    keeper = keeper_of([secret for secret in secrets if secret.epoch in needed])
    moves = sum(1 for _ in match.game.line()) - 1
    return Game(row.table_id, match, keeper, began.minds, began.animals, moves, entries[-1].at_ms)
