"""What must hold about time: games go on, nobody loses a turn to a server that was away, and presence is written as it is.

Law: a promise is checked only where nothing was out of order for long enough to keep it; this module says how long that is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import inf
from typing import NamedTuple

from coyote.server.storage.store import Entry
from coyote.server.tables.kept import deeds_of
from coyote.table.deeds import PERSON, AnyDeed, Away, Back, Credited, Moved
from coyote.table.schedule import alone_since, due, stands_still
from coyote.table.table import Table, chair_at
from prove.crash.history import ROUNDING_MS
from prove.simulate.person import Person
from prove.simulate.plan import WEATHER
from prove.simulate.world import STALLED_S, World

SETTLED_S = 45.0
"""From this long after the last fault, no bot plays for anybody who is here."""
LATE_S = 25.0
"""Whatever is due happens no later than this: a lease ends after 10 seconds, and sweeps come every three."""
NOTICED_S = 4.5
"""A process that stands still for this long notices it."""
CREDITED_S = 6.0
"""Time is credited this long after it goes on; what was under way before may come first."""
LISTED_S = 2.0
"""So long after the last person went, a table's row says so, unless the store was away …"""
LISTED_LATE_S = 20.0
"""… and even then after this long."""
LINE_S = 3.0
"""Whoever has had a line for this long is here."""


class Violation(NamedTuple):
    """A promise that was broken, and an example."""

    promise: str
    example: str


class Stored(NamedTuple):
    """A deed, when it was stored, and the table before and after it."""

    at: float
    deed: AnyDeed
    before: Table
    after: Table


def of_time(world: World, log: Sequence[Entry], tables: Sequence[Table]) -> Iterator[Violation]:
    times = [world.stored_at[entry.table_id, entry.seq] for entry in log]
    deeds = [deed for _, deed in deeds_of(log)]
    stored = [Stored(*one) for one in zip(times[1:], deeds[1:], tables, tables[1:], strict=False)]
    yield from of_progress(world, stored)
    yield from of_presence(world, stored)
    if world.plan.processes == 1 and not WEATHER & world.struck.keys():  # elsewhere, others may know less, and later
        yield from of_credits(world, stored)
        yield from of_lines(world, stored)


def of_progress(world: World, stored: Sequence[Stored]) -> Iterator[Violation]:
    """A game that is being played goes on, and what is due in it happens; but when all of its people were cut off, because a
    process died, it waits for somebody to come."""
    for one, following in pairwise(stored):
        table, when = one.after, due(one.after)
        if not table.playing or following.at - one.at <= LATE_S:
            continue
        waits = cut_off(world, one, following.at)
        if calm_between(world, one.at, following.at, waits) > STALLED_S:
            yield Violation("every game goes on and ends", f"nothing for {following.at - one.at:.0f} s after {table.seq}")
        if when is not None:
            began = one.at + max(0, when - table.at) / 1000
            if calm_between(world, began, following.at, waits) > LATE_S:
                yield Violation("what is due happens", f"{following.at - began:.0f} s late after {table.seq}")


def cut_off(world: World, one: Stored, until: float) -> float:
    """When a process ended after this deed, so that the game may wait from then on; never, if its row said before that nobody
    is there."""
    went, late = alone_since(one.after), LISTED_LATE_S if WEATHER & world.struck.keys() else LISTED_S
    gone = inf if went is None else one.at - (one.after.at - went) / 1000 + late
    ends = [max(since, one.at) for since, again in world.spells if again > one.at]  # it may be stored after the end
    return min([end for end in ends if end < min(until, gone)], default=inf)


def calm_between(world: World, since: float, until: float, waits: float) -> float:
    """The longest time in between in which nothing went out of order and, from `waits` on, somebody had a line."""
    longest, moments = 0.0, [since, *(moment for moment in world.disturbances if since < moment < until), until]
    lines = [line for person in world.people for line in person.spans()]
    for before, after in pairwise(moments):
        if before >= waits:  # a line that was there may be a dead one, whose end is not known yet
            before = min([max(on, before) for on, off in lines if off > before + LATE_S], default=after)
        longest = max(longest, after - before)
    return longest


def of_presence(world: World, stored: Sequence[Stored]) -> Iterator[Violation]:
    """No bot plays for anybody who is here, and comings and goings are written down no more often than they happen."""
    written, people = Counter[str | None](), by_id(world)
    for one in stored:
        if isinstance(one.deed, Away | Back):
            written[chair_at(one.before, one.deed.seat).guest] += 1
        if isinstance(one.deed, Moved) and one.deed.by != PERSON:
            chair = chair_at(one.before, one.deed.seat)
            person = people.get(chair.guest or "")
            if person is not None and not chair.left and chair.asleep is None and here_since(world, person, one.at):
                yield Violation("nobody who is here is played for", f"{person.name} at {one.after.seq} by {one.deed.by}")
    for guest, times in written.items():
        person = people[guest or ""]
        lines = len(person.spans())  # one of two may be closed where the other is not known
        if times > 2 * (lines + world.lives + len(world.plan.faults)) + 4:
            yield Violation("presence does not flap", f"{person.name}: {times} entries, {lines} lines")


def by_id(world: World) -> dict[str, Person]:
    return {guest: person for person in world.people for guest in person.ids}


def here_since(world: World, person: Person, moment: float) -> bool:
    """Whether this person had a line all the time, and nothing was out of order, for long enough before a moment."""
    return person.since is not None and moment - person.since > SETTLED_S and moment - world.disturbances[-1] > SETTLED_S


def of_credits(world: World, stored: Sequence[Stored]) -> Iterator[Violation]:
    """Time in which no process ran is given back before anybody can lose by it."""
    for since, until in world.spells:
        if until - since < NOTICED_S and not any(life == until for life in world.begun):
            continue
        first = [one for one in stored if until <= one.at < until + CREDITED_S][:2]
        if not first or not first[0].before.playing or stands_still(first[0].before):
            continue
        passed = first[0].after.at - first[0].before.at - (first[0].at - until) * 1000
        if passed < ROUNDING_MS:  # the machine's clock was set back meanwhile: at the table no time has passed
            continue
        if not any(isinstance(one.deed, Credited) for one in first):
            kinds = " ".join(type(one.deed).__name__ for one in first)
            yield Violation("time without a server is credited", f"from {since:.1f} to {until:.1f}, then {kinds}")


def of_lines(world: World, stored: Sequence[Stored]) -> Iterator[Violation]:
    """Whoever has a line is not called away."""
    people = by_id(world)
    for one in stored:
        person = people.get(chair_at(one.before, one.deed.seat).guest or "") if isinstance(one.deed, Away) else None
        if person is not None and any(on < one.at - LINE_S and one.at < off for on, off in person.spans()):
            yield Violation("nobody who is here is called away", f"{person.name} at {one.after.seq}")
