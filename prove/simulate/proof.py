"""`python3 run.py prove simulate`: the whole server in one thread, every disaster from a seed.

Law: a seed is a run: the same seed and the same commit give the same trace. A broken promise names its seed, and
`--seed N --verbose` tells the story. A planted fault must be found, or the silence of this proof means nothing.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from prove.common.promises import Promises
from prove.simulate.campaign import Part, parts, ran
from prove.simulate.checks import PROMISES
from prove.simulate.plan import Plan, plan_of
from prove.simulate.planted import PLANTED
from prove.simulate.run import run
from prove.simulate.shrink import shrunk
from prove.simulate.teeth import all_found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="run.py prove simulate", description=__doc__)
    parser.add_argument("--seeds", type=int, default=200, help="how many runs (%(default)s)")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed (%(default)s)")
    parser.add_argument("--processes", type=int, help="how many server processes; without it, each seed decides")
    parser.add_argument("--jobs", type=int, default=2, help="runs at the same time (%(default)s)")
    parser.add_argument("--notes", type=Path, help="a file to go on from, if the same was stopped before")
    parser.add_argument("--seed", type=int, help="one run, and what came of it")
    parser.add_argument("--verbose", action="store_true", help="with --seed: all that happened")
    parser.add_argument("--shrink", action="store_true", help="with --seed: leave out whatever the failure does not need")
    parser.add_argument(
        "--teeth", nargs="*", metavar="NAME", help="plant these faults, or all, and tell how soon each is found"
    )
    asked = parser.parse_args(arguments)
    if asked.seed is not None:
        return one(plan_of(asked.seed, asked.processes), verbose=asked.verbose, shrink=asked.shrink)
    if asked.teeth is not None:
        return teeth(Promises("simulate --teeth"), asked.teeth, asked.first, asked.jobs)
    seeds = range(asked.first, asked.first + asked.seeds)
    return many(Promises("simulate"), seeds, asked.processes, asked.jobs, asked.notes)


def many(promises: Promises, seeds: range, processes: int | None, jobs: int, notes: Path | None) -> int:
    began, total = time.monotonic(), Part(seeds.start, seeds.start)
    for part in parts(seeds, processes, jobs, notes):
        total += part
        for seed, promise, example in part.broken:
            promises.say(f"  seed {seed}: {promise}: {example}")
        promises.say(told(total))
    runs = total.counts.get("runs", 0)
    for promise in PROMISES:
        found = [f"seed {seed}: {example}" for seed, broken, example in total.broken if broken == promise]
        promises.count(promise, runs, found)
    for what, number in (*total.counts.items(), *sorted(total.faults.items())):
        promises.figure(what, number)
    promises.figure("faults", sum(total.faults.values()))
    promises.figure("seconds", time.monotonic() - began)
    promises.figure("CPU-seconds", total.cpu_s)
    promises.figure("runs a CPU-second", runs / total.cpu_s)
    return promises.report()


def told(total: Part) -> str:
    """How far a campaign has come."""
    runs, faults, broken = total.counts["runs"], sum(total.faults.values()), len(total.broken)
    rate = f"{runs / total.cpu_s:.1f} runs a CPU-second"
    return f"seeds below {total.after:,}: {runs:,} runs, {faults:,} faults, {broken} broken, {rate}"


def one(plan: Plan, *, verbose: bool, shrink: bool) -> int:
    found = ran(plan).violations
    if shrink and found:
        wanted = found[0].promise
        plan = shrunk(plan, lambda smaller: any(one.promise == wanted for one in ran(smaller).violations))
        found = ran(plan).violations
    if verbose:
        print("\n".join(run(plan).trace))
    print(plan)
    for fault in plan.faults:
        print(f"  fault {fault}")
    for violation in found:
        print(f"BROKEN: {violation.promise}: {violation.example}")
    return 1 if found else 0


def teeth(promises: Promises, names: list[str], first: int, jobs: int) -> int:
    """Plant each fault, and count the runs until a promise is broken."""
    for name, runs, promise in all_found(names or list(PLANTED), first, jobs):
        if promises.kept("every planted fault is found", runs > 0, name):
            promises.figure(f"{name}: {promise}, after runs", runs)
    return promises.report()
