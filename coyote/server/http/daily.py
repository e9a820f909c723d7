"""The daily fire over HTTP: today's table, what is committed to, and how everybody did.

Law: all games of a day have the same cards. So a guest who has not finished their own game is told nothing that depends on
them: not how others did, nor how many have finished, only how many began. A seed is public once no game of its day counts any
more. A second attempt is not refused, but leads back to the first.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody

from coyote.server import tickets
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.environment import Environment
from coyote.server.http.shelf import Games, Shelf
from coyote.server.http.visit import Visit, Visitor
from coyote.server.journal import note_trouble
from coyote.server.storage.daily import BEGUN, Day
from coyote.server.storage.errors import StoreError
from coyote.server.storage.index import GameRow
from coyote.server.tables.daily import (
    commitment,
    day_of,
    ends,
    fire_of,
    following,
    place_of,
    plan_ahead,
    plan_of,
    planned,
    rounds_of,
    told_from,
    too_late,
)
from coyote.server.tables.seatings import places
from coyote.table.wire.moves import Word

PLANS_S: Final = 600
"""How often a server looks whether tomorrow is planned."""


class OutcomeTold(msgspec.Struct, frozen=True):
    """How many games of a day ended like this."""

    place: int
    rounds: int
    games: int


class MyFire(msgspec.Struct, frozen=True):
    """The one attempt of the guest who asks."""

    game: str
    code: str | None
    """The code of its table, while that can be found."""
    over: bool
    place: int | None = None
    """Once it is over: 1 for a win. What ended too late has none."""
    rounds: tuple[bool, ...] = ()
    """For each round of theirs, whether it cost them a coyote."""
    order: tuple[str | None, ...] = ()
    """The minds in the order in which they came in, the winner first; null for oneself."""


class DayTold(msgspec.Struct, frozen=True):
    """The fire of a day."""

    day: str
    edition: str
    bots: tuple[str, ...]
    commit: str
    """The commitment to its seed, in hex."""
    planned: int
    """When the server made it, in milliseconds since 1970."""
    tells: int
    """When its seed is told."""
    seed: str | None
    begun: int
    """How many games were begun."""
    outcomes: tuple[OutcomeTold, ...] | None
    """How they ended; null for somebody who could still learn something from it."""
    mine: MyFire | None


class Promised(msgspec.Struct, frozen=True):
    """The commitment to the seed of a day that has not begun, in hex."""

    day: str
    commit: str


class DailyTold(msgspec.Struct, frozen=True):
    """The daily fire."""

    today: DayTold
    ends: int
    """When the next one begins, in milliseconds since 1970."""
    yesterday: DayTold | None
    tomorrow: Promised


class NewFire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody would like to play today's fire."""

    animal: Word | None = None
    """As which animal; null: as the first."""


class FireLit(msgspec.Struct, frozen=True):
    """The table of one's attempt."""

    code: str
    game: str


class Daily(Controller):
    """The routes of the daily fire."""

    path = "/api/daily"
    tags = ("daily",)

    @get(summary="Today's fire, yesterday's, and how everybody did")
    async def daily(self, visit: Visit, shelf: Games) -> DailyTold:
        env = visit.env
        guest = (await visit.guest()).id if visit.token else None
        name = day_of(env.now())
        today, tomorrow = await planned(env, name), await planned(env, following(name))
        before = await env.store.planned(following(name, -1))
        return DailyTold(
            await day_told(visit, shelf, today, guest),
            ends(name),
            None if before is None else await day_told(visit, shelf, before, guest),
            Promised(tomorrow.day, commitment(tomorrow).hex()),
        )

    @post(summary="Play today's fire, or go back to it", status_code=201)
    async def light(self, data: JSONBody[NewFire], visit: Visit) -> FireLit:
        guest, env = await visit.guest(), visit.env
        day = await planned(env, day_of(env.now()))
        fire, plan = fire_of(day, guest.id), plan_of(day.plan)
        async with visit.house.lighting:
            if await env.store.game(fire.game) is None:
                try:
                    where, open_table = visit.address, visit.house.open
                    with visit.openings.room(guest.id, where, public=False):
                        await open_table(
                            guest, plan.setting, plan.bots, start=True, animal=data.animal, fire=fire, network=where
                        )
                except ServerRefused:
                    if await env.store.game(fire.game) is None:
                        raise  # if it is there now, the same guest was faster in another process
        found = await env.store.game(fire.game)
        code = None if found is None else await code_of(visit, found)
        if code is None:
            raise ServerRefused(ServerCode.TABLE_UNKNOWN)
        return FireLit(code, fire.game)


async def day_told(visit: Visitor, shelf: Shelf, day: Day, guest: str | None) -> DayTold:
    """A day, as this guest may know it."""
    plan, now = plan_of(day.plan), visit.env.now()
    mine = None if guest is None else await my_fire(visit, shelf, day, guest)
    counted, over = await visit.env.store.outcomes(day.day), now >= told_from(day.day)
    known = over or (mine is not None and mine.over)
    outcomes = [OutcomeTold(*how, games) for how, games in sorted(counted.items()) if how[0] != BEGUN]
    return DayTold(
        day.day,
        plan.setting.edition,
        plan.bots,
        commitment(day).hex(),
        day.planned_ms,
        told_from(day.day),
        day.seed.hex() if over else None,
        counted.get((BEGUN, 0), 0),
        tuple(outcomes) if known else None,
        mine,
    )


async def my_fire(visit: Visitor, shelf: Shelf, day: Day, guest: str) -> MyFire | None:
    row = await visit.env.store.game(fire_of(day, guest).game)
    if row is None:
        return None
    code = await code_of(visit, row)
    if row.last_seq is None:
        return MyFire(row.id, code, over=False)
    game = await shelf.game(row.id, visit.pay)
    if too_late(game.match, game.ended):
        return MyFire(row.id, code, over=True)
    order = tuple(game.minds[seat] for seat in places(game.match))
    return MyFire(row.id, code, True, place_of(game.match), rounds_of(game.match), order)


async def code_of(visit: Visitor, row: GameRow) -> str | None:
    """The code of the table where a game is or was played."""
    table = await visit.env.store.table(row.table_id)
    return None if table is None else tickets.shown(table.code)


async def plan_for_ever(env: Environment) -> None:
    """See to it that tomorrow is always planned."""
    while True:
        try:
            await plan_ahead(env)
        except StoreError as trouble:
            note_trouble("day not planned", trouble)
        await asyncio.sleep(PLANS_S)
