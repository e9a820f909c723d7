"""Records: finished games over HTTP, as notation, as proof of a fair deal, and through anybody's eyes.

Law: a game that is being played has no record here, whoever asks. All games of a daily fire have the same cards, so until its
seed is public they are only for guests who have finished their own. Long work is done beside the loop, and answers that may be
asked for again are kept: a finished game never changes.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from coyote.editions import EDITIONS
from coyote.editions.hand import HandTold, Unscorable, as_object, cards_of, counted_hand
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.http.shelf import Game, Games, Shelf
from coyote.server.http.visit import Visit, Visitor
from coyote.server.tables.daily import finished_by, told_from
from coyote.table.match import Match
from coyote.table.refusals import TableCode, no
from coyote.table.review import finished
from coyote.table.review.analysis import odds_at
from coyote.table.review.lineup import Minds
from coyote.table.told.frame_parts import of_terms
from coyote.table.wire import outbound
from coyote.table.wire.outbound_review import AnalysisTold, OddsTold

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
    minds: Minds
    """By seat, the mind of the bot that sat there; null for people."""
    animals: tuple[str | None, ...]
    """By seat, which animals people were."""


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards to count, one a string, and the pile that `?` turns over from."""

    edition: str
    cards: Annotated[tuple[str, ...], Meta(max_length=MOST_CARDS)]
    pile: Annotated[tuple[str, ...], Meta(max_length=MOST_CARDS)] = ()


class Records(Controller):
    """The routes for finished games."""

    path = "/api"
    tags = ("records",)

    @get("/games/{game:str}", summary="A finished game in short")
    async def game(self, game: FromPath[str], visit: Visit, shelf: Games) -> FinishedTold:
        table, match, _, minds, animals, places, _ = await opened(visit, shelf, game)
        last = match.game
        out = last.round.out
        winner = next(seat for seat in range(last.terms.seats) if seat not in out)
        return FinishedTold(game, table, of_terms(last.terms), winner, out, last.round.finished, places, minds, animals)

    @get("/games/{game:str}/record", summary="A finished game in its notation", media_type=MediaType.TEXT)
    async def record(self, game: FromPath[str], visit: Visit, shelf: Games) -> str:
        await opened(visit, shelf, game)
        return await shelf.record(game, visit.pay)

    @get("/games/{game:str}/fairness", summary="All that it takes to check how a finished game was dealt")
    async def fairness(self, game: FromPath[str], visit: Visit, shelf: Games) -> Response[str]:
        return Response(await shelf.fairness(game, visit.pay), media_type="application/json")

    @get("/games/{game:str}/moments/{place:int}", summary="A finished game after so many moves, through a seat's eyes")
    async def moment(
        self, game: FromPath[str], place: FromPath[int], visit: Visit, shelf: Games, eyes: FromQuery[int | None] = None
    ) -> Response[bytes]:
        def told(match: Match) -> bytes:
            if eyes is not None and not 0 <= eyes < match.game.terms.seats:
                raise no(TableCode.PLACE_UNKNOWN, place=eyes)
            return finished.moment(match, place, eyes)

        await opened(visit, shelf, game)
        return Response(await shelf.look(game, visit.pay, told), media_type="application/json")

    @get("/games/{game:str}/analysis", summary="How likely every move of a finished game was, and who was how brave")
    async def analysis(self, game: FromPath[str], visit: Visit, shelf: Games) -> AnalysisTold:
        await opened(visit, shelf, game)
        return await shelf.analysis(game, visit.pay)

    @get("/games/{game:str}/odds/{place:int}", summary="What the total could be, as whoever moved there saw it")
    async def odds(self, game: FromPath[str], place: FromPath[int], visit: Visit, shelf: Games) -> OddsTold:
        await opened(visit, shelf, game)
        return await shelf.look(game, visit.pay, lambda match: odds_at(match, place))

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


async def opened(visit: Visitor, shelf: Shelf, id: str) -> Game:
    """A finished game, for somebody who may look at it."""
    game = await shelf.game(id, visit.pay)
    day = game.match.day
    if day is None or visit.env.now() >= told_from(day):
        return game
    if not visit.token or not await finished_by(visit.env, day, (await visit.guest()).id):
        raise ServerRefused(ServerCode.FIRE_NOT_PLAYED)
    return game
