"""The lobby: guests and tables over HTTP.

Law: everything that is told about a table is its summary or a watcher's frame. Only the bearer token says who is asking.
"""

from __future__ import annotations

from typing import Annotated, Final, get_args

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from coyote.bots import ready
from coyote.editions import EDITIONS
from coyote.editions.catalogue import EditionTold, as_object
from coyote.server.guests import welcome
from coyote.server.http.hands import HandsDealt, dealt
from coyote.server.http.shelf import Games
from coyote.server.http.visit import Visit
from coyote.server.reserved import refuse_reserved
from coyote.server.tables.farewell import farewell
from coyote.server.tables.summary import TableFound, found, lively
from coyote.server.tickets import shown
from coyote.table.nickname import chosen
from coyote.table.review.coach import coach
from coyote.table.setting import BANKS, HANDED, PUBLIC_TURN, TURN_TIMES, Heads, Setting
from coyote.table.wire.moves import Word
from coyote.table.wire.outbound_review import CoachTold, RoundTold

MOST_LISTED: Final = 50


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who would like to play."""

    name: Word
    program: bool = False
    """It is a bot: it is marked as one, and sits only where programs are allowed."""


class GuestTold(msgspec.Struct, frozen=True):
    """A guest. The id is no secret."""

    guest: str
    name: str


class Welcomed(msgspec.Struct, frozen=True):
    """A new guest. The token is told once; the client keeps it and shows it to nobody."""

    guest: str
    name: str
    token: str


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened: its setting, bots for some of its seats, and whether to start at once."""

    setting: Setting = msgspec.field(default_factory=Setting)
    bots: Annotated[tuple[Word, ...], Meta(max_length=11)] = ()
    start: bool = False
    name: Word | None = None
    """Under which name the one who opens it sits down; null: under the guest's."""
    animal: Word | None = None
    """As which animal; null: as the first."""


class TableOpened(msgspec.Struct, frozen=True):
    """A new table: its id, the link to share, and the code to say aloud."""

    table: str
    link: str
    code: str


class MindTold(msgspec.Struct, frozen=True):
    """A bot, and how many games out of 100 it wins at a table of four."""

    mind: str
    strength: int | None


class ChoicesTold(msgspec.Struct, frozen=True):
    """What a table may agree on besides its edition and that edition's options."""

    setting: Setting
    """What a new table begins with."""
    turns: tuple[int | None, ...]
    banks: tuple[int, ...]
    heads: tuple[Heads, ...]
    """One phone that is handed round is not among them: whoever has it makes the guests, too."""
    public_turn: int
    """The time for a turn at a public table that chose none."""


HEADS: Final[tuple[Heads, ...]] = tuple(heads for heads in get_args(Heads) if heads != HANDED)
EDITIONS_TOLD: Final = [as_object(edition) for edition in EDITIONS.values()]
CHOICES: Final = ChoicesTold(Setting(seats=6), (None, *TURN_TIMES), BANKS, HEADS, PUBLIC_TURN)


class Lobby(Controller):
    """Where people come in."""

    path = "/api"
    tags = ("lobby",)

    @post("/guests", summary="A nickname and a private token")
    async def new_guest(self, data: JSONBody[NewGuest], visit: Visit) -> Welcomed:
        guest, token = await welcome(visit.env, data.name, program=data.program)
        return Welcomed(guest.id, guest.name, token)

    @get("/guests/me", summary="Who I am")
    async def who_am_i(self, visit: Visit) -> GuestTold:
        guest = await visit.guest()
        return GuestTold(guest.id, guest.name)

    @delete("/guests/me", summary="Forget me")
    async def forget_me(self, visit: Visit) -> None:
        await farewell(visit.house, (await visit.guest()).id)

    @post("/tables", summary="Open a table")
    async def new_table(self, data: JSONBody[NewTable], visit: Visit) -> TableOpened:
        guest = await visit.guest()
        if data.name is not None:
            refuse_reserved(data.name)
            guest = guest._replace(name=chosen(data.name))
        where = visit.address
        with visit.openings.room(guest.id, where, public=data.setting.public):
            made = visit.house.open(guest, data.setting, data.bots, start=data.start, animal=data.animal, network=where)
            row, link = await made
        return TableOpened(row.id, link, shown(row.code))

    @get("/tables", summary="Public tables where somebody is")
    async def tables(self, visit: Visit) -> list[TableFound]:
        return [found(row) for row in await visit.env.store.public_tables(MOST_LISTED) if lively(row)]

    @get("/tables/{link:str}", summary="The table behind a link or a code")
    async def table(self, link: FromPath[str], visit: Visit) -> TableFound:
        return found(await visit.find(link))

    @get("/tables/{link:str}/frame", summary="The table as somebody sees it who watches")
    async def frame(self, link: FromPath[str], visit: Visit) -> Response[bytes]:
        steward = await visit.steward(link)
        return Response(steward.exit.frame(steward.table, None), media_type="application/json")

    @get("/tables/{link:str}/last", summary="How likely every move of the last finished round was")
    async def last(self, link: FromPath[str], visit: Visit, shelf: Games) -> RoundTold | None:
        match = (await visit.steward(link)).table.match
        try:
            return None if match is None else await shelf.last_round(match, visit.timed)
        finally:
            visit.pay_back()

    @get("/tables/{link:str}/coach", summary="What my chances are, where nobody plays but me and bots")
    async def coach(self, link: FromPath[str], visit: Visit, shelf: Games) -> CoachTold:
        guest = await visit.guest()
        table = (await visit.steward(link)).table
        return await shelf.threads.run(coach, table, guest.id)

    @get("/editions", summary="What can be played, and what a table may change", sync_to_thread=False)
    def editions(self) -> list[EditionTold]:
        return EDITIONS_TOLD

    @get("/choices", summary="What a table may agree on besides its edition", sync_to_thread=False)
    def choices(self) -> ChoicesTold:
        return CHOICES

    @get("/hands/{level:int}", summary="Ten positions to train with", sync_to_thread=False)
    def hands(self, level: FromPath[int], start: FromQuery[int] = 0) -> HandsDealt:
        return dealt(level, start)

    @get("/minds", summary="Bots, the weakest first", sync_to_thread=False)
    def minds(self) -> list[MindTold]:
        return [MindTold(mind.name, mind.strength) for mind in ready().values()]
