"""Records: finished games over HTTP, as notation, as proof of a fair deal, and through anybody's eyes.

Law: a game that is being played has no record here, whoever asks; its log decides. Games that were read stay in memory for a
while, since a finished game never changes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from coyote.editions import EDITIONS
from coyote.editions.hand import CountTold, Unscorable, as_object, cards_of, counted_hand
from coyote.rules.model.cards import Card
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.http.visit import Visit
from coyote.server.storage.store import Entry, Secret
from coyote.server.tables.house import House
from coyote.server.tables.ledger import deeds_of, keeper_of
from coyote.table.deeds import Started
from coyote.table.frame_parts import of_terms
from coyote.table.keeper import Keeper
from coyote.table.match import Match
from coyote.table.refusals import TableCode, no
from coyote.table.review import analysis, finished
from coyote.table.wire import outbound
from coyote.table.wire.outbound_review import AnalysisTold, OddsTold

KEPT: Final = 64
"""How many finished games stay in memory."""
READ: Final = 5
"""The price of reading a game."""
MOST_CARDS: Final = 60
"""The most cards that anybody may have counted, in a hand and in a pile."""


class FinishedTold(msgspec.Struct, frozen=True):
    """A finished game in short."""

    game: str
    table: str
    terms: outbound.TermsTold
    winner: int
    out: tuple[int, ...]
    """Seats, in the order in which they went out."""
    rounds: int
    places: int
    """The last moment; the first is 0."""
    minds: finished.Minds
    """By seat, the mind of the bot that sat there; null for people."""


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards to count, one a string, and the pile that `?` turns over from."""

    edition: str
    cards: Annotated[tuple[str, ...], Meta(max_length=MOST_CARDS)]
    pile: Annotated[tuple[str, ...], Meta(max_length=MOST_CARDS)] = ()


class HandTold(CountTold):
    """A hand, counted."""

    cards: tuple[Card, ...]
    """The hand."""
    turned: tuple[Card, ...]
    """What its `?` turned over from the pile."""
    values: tuple[int, ...]
    """What each of these is worth in the end: those of the hand, then those turned over."""
    plain: int
    """What the numbers add up to before any special acts."""


class Game(NamedTuple):
    """A finished game, as it was read."""

    match: Match
    keeper: Keeper
    minds: finished.Minds


class Games:
    """Finished games, read from their logs."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._kept: dict[str, Game] = {}

    async def game(self, id: str) -> Game:
        """The game with this id. Refused if there is none, or if it is not over."""
        found = self._kept.pop(id, None)
        if found is None:
            table, _, number = id.rpartition("-")
            store = self.house.env.store
            row = await store.table(table) if number.isdecimal() and len(number) < 6 else None
            if row is None:
                raise ServerRefused(ServerCode.GAME_UNKNOWN)
            entries, secrets = await store.load(table), await store.secrets(table)
            found = await asyncio.to_thread(read, table, int(number), entries, secrets)
        self._kept[id] = found
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return found


def read(table: str, number: int, entries: Sequence[Entry], secrets: Sequence[Secret]) -> Game:
    """One of a table's games, read from the log."""
    log = list(deeds_of(entries))
    done = list(finished.played(table, log))
    if not 1 <= number <= len(done):
        began = sum(isinstance(deed, Started) for _, deed in log)
        raise no(TableCode.GAME_RUNNING) if number == began else ServerRefused(ServerCode.GAME_UNKNOWN)
    match, minds = done[number - 1]
    return Game(match, keeper_of(secrets), minds)


Shelf = NamedDependency[Games]
"""The type that a route declares to get the finished games."""


class Records(Controller):
    """The routes for finished games."""

    path = "/api"
    tags = ("records",)

    @get("/games/{game:str}", summary="A finished game in short")
    async def game(self, game: FromPath[str], visit: Visit, shelf: Shelf) -> FinishedTold:
        visit.pay(READ)
        match, _, minds = await shelf.game(game)
        last = match.game
        out = last.round.out
        winner = next(seat for seat in range(last.terms.seats) if seat not in out)
        places = sum(1 for _ in last.line()) - 1
        table = game.rpartition("-")[0]
        return FinishedTold(game, table, of_terms(last.terms), winner, out, last.round.finished, places, minds)

    @get("/games/{game:str}/record", summary="A finished game in its notation", media_type=MediaType.TEXT)
    async def record(self, game: FromPath[str], visit: Visit, shelf: Shelf) -> str:
        visit.pay(READ)
        return finished.record((await shelf.game(game)).match)

    @get("/games/{game:str}/fairness", summary="All that it takes to check how a finished game was dealt")
    async def fairness(self, game: FromPath[str], visit: Visit, shelf: Shelf) -> Response[str]:
        visit.pay(READ)
        found = await shelf.game(game)
        told = await asyncio.to_thread(finished.fairness, found.match, found.keeper)
        return Response(told, media_type="application/json")

    @get("/games/{game:str}/moments/{place:int}", summary="A finished game after so many moves, through a seat's eyes")
    async def moment(
        self, game: FromPath[str], place: FromPath[int], shelf: Shelf, eyes: FromQuery[int | None] = None
    ) -> Response[bytes]:
        match = (await shelf.game(game)).match
        if eyes is not None and not 0 <= eyes < match.game.terms.seats:
            raise no(TableCode.PLACE_UNKNOWN, place=eyes)
        try:
            told = finished.moment(match, place, eyes)
        except IndexError:
            raise no(TableCode.PLACE_UNKNOWN, place=place) from None
        return Response(told, media_type="application/json")

    @get("/games/{game:str}/analysis", summary="How likely every move of a finished game was, and who was how brave")
    async def analysis(self, game: FromPath[str], visit: Visit, shelf: Shelf) -> AnalysisTold:
        visit.pay(READ)
        return await visit.at_cost(analysis.analysis, (await shelf.game(game)).match)

    @get("/games/{game:str}/odds/{place:int}", summary="What the total could be, as whoever moved there saw it")
    async def odds(self, game: FromPath[str], place: FromPath[int], shelf: Shelf) -> OddsTold:
        return await asyncio.to_thread(analysis.odds_at, (await shelf.game(game)).match, place)

    @post("/count", summary="Count a hand, step by step", status_code=200, sync_to_thread=False)
    def count(self, data: JSONBody[Hand]) -> HandTold:
        if data.edition not in EDITIONS:
            raise no(TableCode.NO_SUCH_EDITION, edition=data.edition, expected=" | ".join(EDITIONS))
        edition = EDITIONS[data.edition]
        try:
            hand, pile = (cards_of(some, edition) for some in (data.cards, data.pile))
            counted = counted_hand(hand, pile, edition)
        except Unscorable as bad:
            raise ServerRefused(ServerCode.HAND_UNFIT, reason=bad.code, **bad.values) from None
        turned, told = counted.cards[len(hand) :], as_object(counted)
        return {"cards": hand, "turned": turned, "values": counted.values, "plain": counted.plain, **told}
