"""What must hold after a run, whatever struck: the promises, each checked against the stored log.

Law: the log is the truth. Every acknowledged ask is in it once, at the seq that was told; every frame equals what the log says
at that seq for those eyes; times never go back; no bot plays for somebody who is present; presence is written down as often as
people came and went, and no more; every finished game's record and fairness document verifies; and every game ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec

from coyote.server.storage.errors import Broken
from coyote.server.storage.store import ORIGIN, Entry, verified
from coyote.server.tables.kept import deeds_of, keeper_of
from coyote.table.deal.document import read_document
from coyote.table.deal.problems import Wrong
from coyote.table.deal.verify import verify
from coyote.table.effects import replaying
from coyote.table.keeper import Keeper
from coyote.table.review import finished
from coyote.table.setting import PHONES
from coyote.table.table import Table
from coyote.table.told.frames import Exit
from prove.common.client import typed
from prove.crash.history import Findings, compared, walked
from prove.simulate.time_checks import Violation, of_time
from prove.simulate.world import World

PROMISES = (
    "every game goes on and ends",
    "nothing happens that nobody foresaw",
    "the chain is intact",
    "every acknowledged ask is in the log once",
    "log times never go back",
    "what is shown is kept",
    "what is shown never goes back",
    "frames say what the log says",
    "nobody who is here is played for",
    "presence does not flap",
    "nobody who is here is called away",
    "time without a server is credited",
    "what is due happens",
    "nobody learns their own card",
    "every record reads",
    "every fair deal verifies",
)

COMPARED = 3
"""Every third moment is compared whole; which of them depends on the seed."""


def violations(world: World, *, fair: bool = True) -> list[Violation]:
    """All that went wrong in a run; how fair the deal was is not asked where it is tampered with."""
    found = list[Violation]()
    if world.outcome != "over":
        found.append(Violation("every game goes on and ends", world.outcome))
    found += [Violation("nothing happens that nobody foresaw", what) for what in world.unforeseen]
    for table_id, log in world.database.entries.items():
        try:
            verified(table_id, 0, ORIGIN, log)
        except Broken as why:
            found.append(Violation("the chain is intact", str(why)))
            continue
        found += of_asks(world, log)
        found += of_times(log)
        tables = tables_of(log)
        keeper = keeper_of([seed for (owner, _), seed in sorted(world.database.seeds.items()) if owner == table_id])
        found += of_frames(world, tables, keeper)
        found += of_time(world, log, tables)
        found += of_games(table_id, log, keeper) if fair else ()
    return found


def of_asks(world: World, log: list[Entry]) -> Iterator[Violation]:
    asks = [ask for person in world.people for ask in person.asked]
    findings, alone = Findings(), world.plan.processes == 1
    compared(findings, asks, log, alone=alone)
    if world.plan.setting.heads != PHONES:  # where anybody moves for anybody
        walked(findings, asks, log, ())
    for ask in asks:
        if ask.seq is not None and ask.refused is not None:
            findings.breach("acked twice, differently", f"{ask.name}: {ask.refused}")
    yield from (Violation("every acknowledged ask is in the log once", example) for example in findings.examples)


def of_times(log: list[Entry]) -> Iterator[Violation]:
    for before, after in pairwise(log):
        if after.at_ms < before.at_ms:
            yield Violation("log times never go back", f"{after.seq}: {after.at_ms - before.at_ms} ms")


def tables_of(log: list[Entry]) -> list[Table]:
    """The table after each entry."""
    return [table for _, table in replaying(log[0].table_id, deeds_of(log))]


def of_frames(world: World, tables: list[Table], keeper: Keeper) -> Iterator[Violation]:
    """What a line was told never goes back, and says what the log says.

    Some moments of each run are compared, others in other runs; always the last one, to which all the news on a line has led.
    """
    exit, known = Exit(keeper), dict[tuple[int, int | None], Any]()
    for person in world.people:
        for guest, line in person.heard:
            for before, after in pairwise(line):
                if after["seq"] < before["seq"]:
                    yield Violation("what is shown never goes back", f"{person.name}: {before['seq']}, then {after['seq']}")
            if line and line[-1]["seq"] > len(tables):
                yield Violation("what is shown is kept", f"{person.name} was shown {line[-1]['seq']} of {len(tables)}")
                continue
            for frame in line:
                seq = frame["seq"]
                if (seq + world.plan.seed) % COMPARED and frame is not line[-1]:
                    continue
                table = tables[seq - 1]
                eyes = table.seat_of(guest)
                whole = known.get((seq, eyes))
                if whole is None:
                    whole = known[seq, eyes] = typed(msgspec.json.decode(exit.frame(table, eyes)))
                told = typed(frame)
                for part in told.__struct_fields__ if told != whole else ():
                    if getattr(told, part) != getattr(whole, part):
                        example = f"{person.name} at {seq}: {part}: {getattr(told, part)} is {getattr(whole, part)}"
                        yield Violation("frames say what the log says", example)


def of_games(table_id: str, log: list[Entry], keeper: Keeper) -> Iterator[Violation]:
    """Every finished game has a record that reads, and was dealt fairly."""
    for match, *_ in finished.played(table_id, deeds_of(log)):
        for wrong in verify(read_document(finished.fairness(match, keeper))) if match.over else ():
            record = wrong.code in (Wrong.RECORD_REFUSED, Wrong.RECORD_REWRITTEN)
            yield Violation("every record reads" if record else "every fair deal verifies", f"{match.id}: {wrong}")
