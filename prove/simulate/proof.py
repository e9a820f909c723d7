"""`python3 run.py prove simulate`: the whole server in one thread, every disaster from a seed.

Law: a seed is a run: the same seed and the same commit give the same trace. A broken promise names its seed, and
`--seed N --verbose` tells the story. A planted fault must be found, or the silence of this proof means nothing.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import NamedTuple

from prove.common.promises import Promises
from prove.simulate.checks import PROMISES, Violation, violations
from prove.simulate.plan import Plan, plan_of
from prove.simulate.planted import PLANTED, planted
from prove.simulate.run import run
from prove.simulate.shrink import shrunk

AT_ONCE = 25
"""Seeds that a worker is given at a time."""
WITHIN = 2000
"""A planted fault is found within this many seeds."""


class Ran(NamedTuple):
    """What came of one seed."""

    seed: int
    violations: tuple[Violation, ...]
    faults: Counter[str]
    acked: int
    entries: int


def ran(plan: Plan) -> Ran:
    world = run(plan)
    acked = sum(ask.seq is not None for person in world.people for ask in person.asked)
    entries = sum(map(len, world.database.entries.values()))
    return Ran(plan.seed, tuple(violations(world)), Counter(fault.kind for fault in plan.faults), acked, entries)


def ran_all(seeds: tuple[int, ...], processes: int | None) -> list[Ran]:
    return [ran(plan_of(seed, processes)) for seed in seeds]


def in_parts(seeds: Iterable[int]) -> Iterator[tuple[int, ...]]:
    rest = iter(seeds)
    while part := tuple(islice(rest, AT_ONCE)):
        yield part


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="run.py prove simulate", description=__doc__)
    parser.add_argument("--seeds", type=int, default=200, help="how many runs (%(default)s)")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed (%(default)s)")
    parser.add_argument("--processes", type=int, help="so many server processes; without it, each seed decides")
    parser.add_argument("--jobs", type=int, default=2, help="runs at the same time (%(default)s)")
    parser.add_argument("--seed", type=int, help="one run, and what came of it")
    parser.add_argument("--verbose", action="store_true", help="with --seed: all that happened")
    parser.add_argument("--shrink", action="store_true", help="with --seed: leave out whatever the failure does not need")
    parser.add_argument("--teeth", action="store_true", help="plant faults in the server, and tell how soon each is found")
    asked = parser.parse_args(arguments)
    if asked.seed is not None:
        return one(plan_of(asked.seed, asked.processes), verbose=asked.verbose, shrink=asked.shrink)
    if asked.teeth:
        return teeth(Promises("simulate --teeth"), asked.first)
    return many(Promises("simulate"), range(asked.first, asked.first + asked.seeds), asked.processes, asked.jobs)


def many(promises: Promises, seeds: range, processes: int | None, jobs: int) -> int:
    began, faults, counts = time.monotonic(), Counter[str](), Counter[str]()
    with ProcessPoolExecutor(jobs) as pool:
        for done in pool.map(ran_all, *zip(*((part, processes) for part in in_parts(seeds)), strict=True)):
            for result in done:
                counts.update(runs=1, acked=result.acked, entries=result.entries)
                faults += result.faults
                broken = {violation.promise: violation.example for violation in result.violations}
                for promise in PROMISES:
                    promises.kept(promise, promise not in broken, f"seed {result.seed}: {broken.get(promise)}")
            promises.say(f"{counts['runs']:,} runs, {faults.total():,} faults, {promises.broken} broken")
    for what, number in (counts | faults).items():
        promises.figure(what, number)
    promises.figure("faults", faults.total())
    promises.figure("runs a second", counts["runs"] / (time.monotonic() - began))
    return promises.report()


def one(plan: Plan, *, verbose: bool, shrink: bool) -> int:
    first = ran(plan).violations
    if shrink and first:
        wanted = first[0].promise
        plan = shrunk(plan, lambda smaller: any(one.promise == wanted for one in ran(smaller).violations))
    world = run(plan)
    if verbose:
        print("\n".join(world.trace))
    print(plan)
    for fault in plan.faults:
        print(f"  fault {fault}")
    found = violations(world)
    for violation in found:
        print(f"BROKEN: {violation.promise}: {violation.example}")
    return 1 if found else 0


def teeth(promises: Promises, first: int) -> int:
    """Plant each fault, and count the runs until a promise is broken."""
    for name in PLANTED:
        with planted(name):
            seeds = range(first, first + WITHIN)
            found = next((result for seed in seeds if (result := ran(plan_of(seed))).violations), None)
        promises.kept("every planted fault is found", found is not None, name)
        if found is not None:
            promises.figure(f"{name}: found by {found.violations[0].promise}, after runs", found.seed - first + 1)
    return promises.report()
