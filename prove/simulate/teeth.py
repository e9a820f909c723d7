"""Teeth: each planted fault is looked for with the seeds of a campaign, one after another, until a promise is broken."""

from __future__ import annotations

import gc
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from prove.simulate.campaign import TIDIED, ran, uncollected
from prove.simulate.plan import plan_of
from prove.simulate.planted import planted

WITHIN = 2000
"""A planted fault is found within this many seeds."""


class Found(NamedTuple):
    """How soon a planted fault was found, and by which promise; after 0 runs: not at all."""

    name: str
    runs: int = 0
    promise: str = ""


def found(name: str, first: int, within: int = WITHIN) -> Found:
    """Plant this fault, and run seeds until something is broken."""
    with planted(name), uncollected():
        for number in range(within):
            broken = ran(plan_of(first + number)).violations
            if broken:
                return Found(name, number + 1, broken[0].promise)
            if number % TIDIED == 0:
                gc.collect()
    return Found(name)


def all_found(names: Sequence[str], first: int, jobs: int) -> Iterator[Found]:
    """One after another, some at the same time."""
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(found, names, [first] * len(names))
