"""The daily fire of a server, from the plan of a day to what came of its games.

Law: a day is planned the day before, and its seed is told an hour after it is over; games that end until then count. A guest's
game has an id made from the key of the day, and no two games in a store have the same id: so there is one attempt, in whichever
process. Nobody whose own game of that day is still going on is told how others did, since all have the same cards. The same
moves get the same answers: the first that a mind gave at a spot is kept, and is everybody's (docs/decisions/0009).
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from coyote.bots import ready
from coyote.server.environment import Environment
from coyote.server.storage.daily import BEGUN, DailyOutcome, Day
from coyote.server.tables.seatings import places
from coyote.table.autopilot import Decision
from coyote.table.deal.daily import dealt_as
from coyote.table.deal.fair import SEED, keyed, server_commit
from coyote.table.match import Match
from coyote.table.setting import Setting
from coyote.table.table import Table

DAY_MS: Final = 24 * 3_600_000
GRACE_MS: Final = 3_600_000
"""Whoever began late may end their game for this long after the day."""
OPPONENTS: Final = 3
SEAT: Final = 0
"""The seat of the guest who plays."""


class Plan(msgspec.Struct, frozen=True):
    """What is played on a day, and against whom."""

    setting: Setting
    bots: tuple[str, ...]


class Fire(NamedTuple):
    """The game of one guest on one day."""

    day: str
    game: str
    seed: bytes

    def __repr__(self) -> str:
        return f"<Fire {self.day} {self.game}>"


_written: Final = msgspec.json.Encoder().encode
plan_of: Final = msgspec.json.Decoder(Plan).decode
answer_of: Final = msgspec.json.Decoder(Decision).decode


def day_of(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).date().isoformat()


def following(day: str, days: int = 1) -> str:
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def ends(day: str) -> int:
    """When this day is over."""
    return int(datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp() * 1000) + DAY_MS


def told_from(day: str) -> int:
    """When the seed of this day is told; until then its games count."""
    return ends(day) + GRACE_MS


async def planned(env: Environment, day: str) -> Day:
    """The fire of this day, which is planned now if nobody has done that yet."""
    found = await env.store.planned(day)
    if found is not None:
        return found
    minds = list(ready())
    first = date.fromisoformat(day).toordinal()
    bots = tuple(minds[(first + place) % len(minds)] for place in range(OPPONENTS))
    plan = Plan(Setting(seats=OPPONENTS + 1), bots)
    return await env.store.plan(Day(day, env.chance(SEED), env.chance(SEED), _written(plan), env.now()))


async def plan_ahead(env: Environment) -> None:
    """Plan today and tomorrow, so that the commitment to a seed is there the day before."""
    today = day_of(env.now())
    for day in (today, following(today)):
        await planned(env, day)


def commitment(day: Day) -> bytes:
    """The server's commitment to the seed of this day: that to the first deck of every game."""
    return server_commit(day.seed, dealt_as(day.day), 1)


def fire_of(day: Day, guest: str) -> Fire:
    """The game of this guest."""
    return Fire(day.day, keyed(day.key, "game", sha256(guest.encode()).digest()).hex()[:32], day.seed)


async def finished_by(env: Environment, day: str, guest: str) -> bool:
    """Whether this guest has finished their game of that day."""
    row = await env.store.game(fire_of(await planned(env, day), guest).game)
    return row is not None and row.last_seq is not None


def spot_of(match: Match) -> bytes:
    """Where a game stands: the same for all who have made the same moves, since all have the same cards."""
    spot = sha256()
    for game in match.game.line():
        spot.update(repr((game.seat, game.move)).encode())
    return spot.digest()


async def answered(env: Environment, day: str, match: Match, decision: Decision) -> Decision:
    """What the mind answers here: this, unless it has answered somebody who made the same moves."""
    return answer_of(await env.store.answered(day, spot_of(match), _written(decision)))


def too_late(match: Match, ended: int) -> bool:
    """Whether this is a game of a daily fire that was over only when everybody could know its cards."""
    return match.day is not None and ended >= told_from(match.day)


def fire_marks(before: Table, table: Table) -> Iterator[DailyOutcome]:
    """What a deed means for the counts of its day."""
    match = table.match
    if match is None or match.day is None or before.playing == table.playing:
        return
    if table.playing:
        yield DailyOutcome(match.day, BEGUN, 0)
    elif not too_late(match, table.at):
        yield DailyOutcome(match.day, place_of(match), len(rounds_of(match)))


def place_of(match: Match) -> int:
    """Which place the guest came to: 1 for a win."""
    return places(match).index(SEAT) + 1


def rounds_of(match: Match) -> tuple[bool, ...]:
    """For each round that the guest was in: whether it cost them a coyote."""
    counts = list[int]()
    for game in reversed([*match.game.line()]):
        if len(counts) == game.round.finished:
            counts.append(game.coyotes[SEAT])
        if SEAT in game.round.out:
            break
    return tuple(after > before for before, after in pairwise(counts))
