"""Memory over HTTP: a guest's games, what they add up to, the ladder, and moving to another device.

Law: only the bearer of the token is told what is remembered of a guest. Of a running game that is whose turn it is and who
plays, which everybody at the table knows, and never a card. The lists are short, tables that must be read for them are few,
and games that must be judged are paid for like any analysis.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec.structs import asdict

from coyote.bots import ready
from coyote.server import tickets
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.edge.guesses import guessed
from coyote.server.http.lobby import Welcomed
from coyote.server.http.shelf import Games
from coyote.server.http.tallying import read_tally, tallied
from coyote.server.http.visit import Visit, Visitor
from coyote.server.storage.memory import NO_GAME, Seating
from coyote.server.tables import moving
from coyote.server.tables.summary import Kept, kept
from coyote.table.review import lineup
from coyote.table.review.progress import FEATS, OPPONENTS, Bluff, Tally, rung
from coyote.table.wire.moves import Word

MOST_SOUGHT: Final = 40
"""How many of a guest's seats are searched for tables where something goes on."""
MOST_TABLES: Final = 8
"""How many tables a guest is told."""
MOST_GAMES: Final = 20
"""How many finished games a guest is told."""
TABLE_READ: Final = 10
"""The price of a table that must be read to see whose turn it is: the same as that of its frame."""


class MyTable(msgspec.Struct, frozen=True):
    """A table where this guest sits, or where they have left a game that goes on."""

    code: str
    edition: str
    state: Literal["open", "playing", "over"]
    names: tuple[str, ...]
    """The names of those who sit there; bots only in a game."""
    minds: lineup.Minds
    """By seat of the game, as in a finished one; nothing before the first."""
    seat: int | None
    """This guest's, in a game."""
    seats: int
    your_turn: bool


class MyGame(msgspec.Struct, frozen=True):
    """A finished game of this guest."""

    game: str
    ended: int
    """Milliseconds since 1970."""
    edition: str
    names: tuple[str, ...]
    minds: lineup.Minds
    seat: int
    place: int
    """1 for the winner."""


class MyGames(msgspec.Struct, frozen=True):
    """Where a guest plays, first where it is their turn, and what they have played, the newest first."""

    tables: tuple[MyTable, ...]
    games: tuple[MyGame, ...]


class FeatTold(msgspec.Struct, frozen=True):
    """Something to reach, and how much of it is done."""

    feat: str
    have: int
    need: int


class ProgressTold(msgspec.Struct, frozen=True):
    """What a guest's finished games add up to."""

    games: int
    wins: int
    streak: int
    longest: int
    calls: int
    right: int
    bluffs: int
    held: int
    best: Bluff | None
    awards: dict[str, int]
    feats: tuple[FeatTold, ...]
    last: str
    """The game that was added last …"""
    gained: tuple[str, ...]
    """… and the feats that it brought."""
    pending: int
    """Finished games that are not counted yet; ask again."""


class Rung(msgspec.Struct, frozen=True):
    """A table of the ladder."""

    mind: str
    bots: tuple[str, ...]
    """Who sits there."""
    beaten: bool


class LadderTold(msgspec.Struct, frozen=True):
    """Tables of bots, the weakest first, and where the asker stands."""

    rungs: tuple[Rung, ...]
    at: int


class MoveOffered(msgspec.Struct, frozen=True):
    """A code with which another device goes on as this guest, once."""

    code: str
    seconds: int


class MovedByCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code from another device."""

    code: Word


class Remembered(Controller):
    """The routes of what is remembered of a guest."""

    path = "/api"
    tags = ("memory",)

    @get("/guests/me/games", summary="My tables and my finished games")
    async def games(self, visit: Visit) -> MyGames:
        guest, store = await visit.guest(), visit.env.store
        seats = dict[str, Seating]()
        for seat in await store.seated_at(guest.id, MOST_SOUGHT):
            if seat.live and (seat.table_id not in seats or seat.game_id != NO_GAME):
                seats[seat.table_id] = seat
        going_on = [(seat, about) for seat in seats.values() if goes_on(seat, about := kept(seat.summary))]
        tables = [await my_table(visit, guest.id, *one) for one in going_on[:MOST_TABLES]]
        played = [my_game(seat) for seat in await store.played(guest.id, MOST_GAMES)]
        return MyGames(tuple(sorted(tables, key=lambda table: not table.your_turn)), tuple(filter(None, played)))

    @get("/guests/me/progress", summary="What my finished games add up to")
    async def progress(self, visit: Visit, shelf: Games) -> ProgressTold:
        guest = await visit.guest()
        tally, pending = await tallied(visit, shelf, guest.id)
        return progress_told(tally, pending)

    @post("/guests/me/move", summary="A code to go on with another device", status_code=201)
    async def move_away(self, visit: Visit) -> MoveOffered:
        code, _ = await moving.offer(visit.env, (await visit.guest()).id)
        return MoveOffered(tickets.shown(code), moving.CODE_MS // 1000)

    @post("/moves", summary="Go on here as the guest of another device", status_code=201)
    async def move_in(self, data: JSONBody[MovedByCode], visit: Visit) -> Welcomed:
        code = tickets.code_of(data.code)
        if code is None:
            raise ServerRefused(ServerCode.MOVE_UNKNOWN)
        moved = await guessed(visit.limits, visit.address, lambda: moving.accept(visit.house, code))
        return Welcomed(moved.guest, moved.name, moved.token)

    @get("/ladder", summary="Tables of bots to climb, and where I stand")
    async def ladder(self, visit: Visit) -> LadderTold:
        stored = await visit.env.store.tally((await visit.guest()).id) if visit.token else None
        tally, minds = read_tally(stored.body if stored else b""), list(ready())
        at = rung(tally, minds)
        return LadderTold(tuple(Rung(mind, (mind,) * OPPONENTS, mind in tally.beaten) for mind in minds), at)


def goes_on(seat: Seating, about: Kept) -> bool:
    """Whether there is anything to come back to: between games only if others are there, too."""
    return seat.game_id != NO_GAME or about.state == "open" or (about.state == "over" and about.people > 1)


async def my_table(visit: Visitor, guest: str, seat: Seating, about: Kept) -> MyTable:
    began = lineup.read(seat.lineup) if seat.lineup else None
    names, minds = (about.names, ()) if began is None else (began.names, began.minds)
    state = about.state if began is None else "playing"
    mine = began is not None and await my_turn(visit, guest, seat.table_id)
    own = None if began is None else seat.seat
    return MyTable(tickets.shown(seat.code), about.edition, state, names, minds, own, about.seats, mine)


async def my_turn(visit: Visitor, guest: str, table_id: str) -> bool:
    """Whether this guest is to move there. A table that is not served here is read."""
    if table_id not in visit.house.stewards:
        visit.pay(TABLE_READ)
    row = await visit.env.store.table(table_id)
    if row is None:
        return False
    try:
        table = (await visit.house.steward(row)).table
    except ServerRefused:  # it cannot be read; whoever goes there is told so
        return False
    seat = table.seat_of(guest)
    return table.playing and table.match is not None and seat is not None and table.match.game.turn == seat


def my_game(seat: Seating) -> MyGame | None:
    if not seat.lineup or seat.places is None or seat.ended_ms is None:
        return None
    began, place = lineup.read(seat.lineup), seat.places.index(seat.seat) + 1
    return MyGame(seat.game_id, seat.ended_ms, began.setting.edition, began.names, began.minds, seat.seat, place)


def progress_told(tally: Tally, pending: int) -> ProgressTold:
    feats = tuple(FeatTold(code, min(feat.have(tally), feat.need), feat.need) for code, feat in FEATS.items())
    wanted = {name: value for name, value in asdict(tally).items() if name in ProgressTold.__struct_fields__}
    return ProgressTold(**wanted, feats=feats, pending=pending)
