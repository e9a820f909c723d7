"""A history: what clients asked for, what they were told, and whether the stored log agrees.

Law: told as in Jepsen's tests. An ask that was acknowledged is in the log once, at the seq that was told; one that was refused
is not in it; one that was never answered may be, once. The deeds are counted by what they did, too, so that a name written
wrongly hides nothing. The log is read as the server reads it, hash by hash.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from coyote.server.storage.errors import Broken
from coyote.server.storage.store import Entry, Store
from coyote.table.deeds import PERSON, AnyDeed, Credited, Moved, Opened, Reacted, Started, read
from coyote.table.effects import after_deed, new_table, replayed
from coyote.table.table import Table, chair_at

ROUNDING_MS = 250
"""Milliseconds between working out what to credit and writing it down."""
EFFECTS = {"play": Moved, "react": Reacted}
"""Asks whose deeds can be distinguished by kind and seat."""


@dataclass
class Asked:
    """One thing that somebody asked for, however often it was sent."""

    guest: str
    table_id: str
    message: dict[str, Any]
    since: float = field(default_factory=time.perf_counter)
    cut: int = 0
    """How often the line was cut, or the server was unavailable, before there was an answer."""
    seq: int | None = None
    refused: str | None = None
    answered: float = 0.0
    line: int = 0
    """Which of the guest's lines that was on."""

    @property
    def name(self) -> str:
        """The op as the log writes it."""
        return f"{self.guest}:{self.message['op']}"

    @property
    def kind(self) -> str:
        return str(self.message["ask"])


@dataclass
class Seen:
    """What one client saw of a table."""

    guest: str
    table_id: str
    seq: int = 0
    frames: int = 0
    backwards: int = 0

    def frame(self, seq: int) -> None:
        self.frames += 1
        self.backwards += seq < self.seq
        self.seq = max(self.seq, seq)


@dataclass
class Findings:
    """What was counted; `broken` holds the broken promises."""

    counts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    broken: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)

    def breach(self, promise: str, example: str) -> None:
        self.broken[promise] += 1
        if self.broken[promise] <= 3:
            self.examples.append(f"{promise}: {example}")


async def examined(
    store: Store, asked: Sequence[Asked], seen: Sequence[Seen], deaths: Sequence[int] = (), *, alone: bool
) -> Findings:
    """Compare everything with the store. `deaths` are the times, in milliseconds, at which the only process died."""
    found, by_table = Findings(), defaultdict[str, list[Asked]](list)
    for ask in asked:
        by_table[ask.table_id].append(ask)
    for one in seen:
        found.counts["frames"] += one.frames
        if one.backwards:
            found.breach("frames that went back", f"{one.guest}: {one.backwards}")
    for table_id, asks in by_table.items():
        try:
            log = await store.load(table_id)
        except Broken as why:
            found.breach("broken chains", str(why))
            continue
        found.counts["games"] += 1
        found.counts["deeds"] += len(log)
        compared(found, asks, log, alone=alone)
        walked(found, asks, log, deaths)
        for one in seen:
            if one.table_id == table_id and one.seq > log[-1].seq:
                found.breach("shown and not kept", f"{table_id} {one.seq} > {log[-1].seq}")
    return found


def compared(found: Findings, asks: Sequence[Asked], log: Sequence[Entry], *, alone: bool) -> None:
    """Check asks by their op ids."""
    places = defaultdict[str, list[int]](list)
    for entry in log:
        places[entry.op_id].append(entry.seq)
    last = Counter[str]()
    for ask in asks:
        at = places[ask.name]
        if len(at) > 1:
            found.breach("done twice", f"{ask.name} at {at}")
        if ask.seq is not None:
            found.counts["acked"] += 1
            found.counts["acked after a cut"] += ask.cut > 0
            if not at:
                found.breach("acked and lost", f"{ask.name} {ask.kind} at {ask.seq}")
            elif ask.seq not in at:
                found.breach("acked at another place", f"{ask.name} told {ask.seq}, is {at}")
        elif ask.refused is not None:
            found.counts["refused"] += 1
            found.refusals[ask.refused] += 1
            if at and (alone or not ask.cut):  # among several, an earlier try may be stuck in a paused process
                found.breach("refused and done", f"{ask.name} {ask.kind} {ask.refused} at {at}")
        else:
            found.counts["unknown"] += 1
            found.counts["unknown and done"] += len(at)
        if at and (alone or ask.seq is not None):  # among several, a paused process may wake and write what was given up
            if at[0] <= last[ask.guest]:
                found.breach("out of order", f"{ask.name} at {at[0]} after {last[ask.guest]}")
            last[ask.guest] = max(last[ask.guest], at[0])


def walked(found: Findings, asks: Sequence[Asked], log: Sequence[Entry], deaths: Sequence[int]) -> None:
    """Check deeds by what they did: whether each guest has as many as they asked for, and whether downtime was credited."""
    done, table_id = Counter[tuple[str | None, type]](), log[0].table_id
    steps = [(entry.at_ms, read(entry.body)) for entry in log]
    first = steps[0][1]
    assert isinstance(first, Opened)
    table, waiting = new_table(table_id, first, steps[0][0]), list(deaths)
    for at, deed in steps[1:]:
        if waiting and at > waiting[0]:
            waiting = [death for death in waiting if death >= at]
            if table.playing and credit(table, deed, at) is None:
                found.breach("downtime not credited", f"{table_id} at {table.seq + 1}: {type(deed).__name__}")
        if isinstance(deed, Reacted) or (isinstance(deed, Moved) and deed.by == PERSON):
            done[chair_at(table, deed.seat).guest, type(deed)] += 1
        elif isinstance(deed, Moved):
            found.counts[f"moves by {deed.by}"] += 1
        found.counts["credits"] += isinstance(deed, Credited)
        found.counts["moves"] += isinstance(deed, Moved)
        found.counts["games begun"] += isinstance(deed, Started)
        table = after_deed(table, deed, at)
    if replayed(table_id, steps) != table:
        found.breach("not the same when read again", table_id)
    for guest in {ask.guest for ask in asks}:
        for kind, deed_kind in EFFECTS.items():
            mine = [ask for ask in asks if ask.guest == guest and ask.kind == kind]
            least = sum(ask.seq is not None for ask in mine)
            most = least + sum(ask.seq is None and (ask.refused is None or ask.cut > 0) for ask in mine)
            if not least <= done[guest, deed_kind] <= most:
                found.breach("more or fewer deeds than asks", f"{guest} {kind}: {least} to {most}, {done[guest, deed_kind]}")


def credit(table: Table, deed: AnyDeed, at: int) -> int | None:
    """How much a table was credited by its first deed after downtime; None if not all of it, or not to its clock."""
    if not isinstance(deed, Credited) or not 0 <= at - table.at - deed.ms <= ROUNDING_MS:
        return None
    before, after = table.match, after_deed(table, deed, at).match
    assert before is not None and after is not None
    return deed.ms if after.clock.since - before.clock.since == deed.ms else None
