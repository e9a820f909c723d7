"""A campaign: many seeds, in parts, with sums that can be added up; it can be stopped and continued.

Law: a part is done or it is not. Each part that is done is a line of JSON in the notes; a campaign that is started again with
the same notes goes on after the last of them, and its sums are those of all lines. A worker ends after some parts, so that a
long campaign needs no more memory than a short one.
"""

from __future__ import annotations

import gc
import multiprocessing
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from prove.simulate.checks import violations
from prove.simulate.plan import PEOPLE, Plan, plan_of
from prove.simulate.run import run
from prove.simulate.time_checks import Violation
from prove.simulate.two_worlds import is_pair, two_worlds

PART = 100
"""Seeds that a worker is given at a time."""
TIDIED = 20
"""After this many runs what they left is collected."""
FEW = 3
"""Examples that are told of a seed."""
PARTS_EACH = 20
"""A worker ends after this many parts."""


class Ran(NamedTuple):
    """What came of one seed."""

    seed: int
    violations: tuple[Violation, ...]
    faults: Counter[str]
    counts: Counter[str]


class Part(msgspec.Struct):
    """What came of some seeds, or of many: parts can be added."""

    first: int
    after: int
    """The first seed that was not tried."""
    faults: dict[str, int] = msgspec.field(default_factory=dict)
    counts: dict[str, int] = msgspec.field(default_factory=dict)
    broken: list[tuple[int, str, str]] = msgspec.field(default_factory=list)
    """Seed, promise, example."""
    cpu_s: float = 0.0

    def __add__(self, next: Part) -> Part:
        faults, counts = (dict(Counter(a) + Counter(b)) for a, b in ((self.faults, next.faults), (self.counts, next.counts)))
        return Part(self.first, next.after, faults, counts, self.broken + next.broken, self.cpu_s + next.cpu_s)


def ran(plan: Plan) -> Ran:
    if is_pair(plan):
        world, found, exchanged = two_worlds(plan)
    else:
        world, exchanged = run(plan), False
        found = violations(world)
    asked = [ask for person in world.people for ask in person.asked]
    counts = Counter(
        runs=1,
        acked=sum(ask.seq is not None for ask in asked),
        entries=sum(map(len, world.database.entries.values())),
        frames=sum(len(line) for person in world.people for _, line in person.heard),
    )
    counts["pairs of worlds"] = int(exchanged)
    struck = +world.struck
    for kind in PEOPLE & struck.keys():
        counts[kind] = struck.pop(kind)
    return Ran(plan.seed, tuple(found), struck, counts)


@contextmanager
def uncollected() -> Iterator[None]:
    """Memory is freed where we say so; looking for garbage all the time takes a fifth of a run."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.collect()
        if was:
            gc.enable()


def all_ran(first: int, after: int, processes: int | None = None) -> list[Ran]:
    """Run these seeds."""
    done = list[Ran]()
    with uncollected():
        for seed in range(first, after):
            done.append(ran(plan_of(seed, processes)))
            if len(done) % TIDIED == 0:
                gc.collect()
    return done


def part_of(first: int, after: int, processes: int | None) -> Part:
    """Run these seeds, and add up what came of them."""
    gc.freeze()
    began, faults, counts = time.process_time(), Counter[str](), Counter[str]()
    done = all_ran(first, after, processes)
    for one in done:
        faults += one.faults
        counts += one.counts
    broken = [(one.seed, promise, example[:300]) for one in done for promise, example in one.violations[:FEW]]
    return Part(first, after, dict(faults), dict(counts), broken, time.process_time() - began)


def part_between(ends: tuple[int, int], processes: int | None) -> Part:
    """The part between these seeds."""
    return part_of(*ends, processes)


def parts(seeds: range, processes: int | None, jobs: int, notes: Path | None) -> Iterator[Part]:
    """The parts of a campaign in order, first those that were done before."""
    start = seeds.start
    for part in noted(notes):
        if part.first == start:
            start = part.after
            yield part
    todo = [(first, min(first + PART, seeds.stop)) for first in range(start, seeds.stop, PART)]
    if not todo:
        return
    # not ProcessPoolExecutor: in Python 3.11 it stands still once its workers have had `max_tasks_per_child`
    with multiprocessing.get_context("spawn").Pool(jobs, maxtasksperchild=PARTS_EACH) as pool:
        for part in pool.imap(partial(part_between, processes=processes), todo):
            if notes is not None:
                with notes.open("ab") as file:
                    file.write(msgspec.json.encode(part) + b"\n")
            yield part


def noted(notes: Path | None) -> list[Part]:
    """What is done. Half a line, of a campaign that was killed while it wrote, is thrown away."""
    if notes is None or not notes.exists():
        return []
    written = notes.read_bytes()
    whole = written[: written.rfind(b"\n") + 1]
    if whole != written:
        notes.write_bytes(whole)
    return [msgspec.json.decode(line, type=Part) for line in whole.splitlines()]
