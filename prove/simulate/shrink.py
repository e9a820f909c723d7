"""Shrinking: a failing plan with fewer faults, tabs and games, and without whims, that still breaks the same promise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from prove.simulate.plan import Plan


def shrunk(plan: Plan, fails: Callable[[Plan], bool]) -> Plan:
    """The smallest plan found that still fails. Each try is a whole run; a change that does not help is taken back."""
    while (smaller := next((one for one in smaller_than(plan) if fails(one)), None)) is not None:
        plan = smaller
    return plan


def smaller_than(plan: Plan) -> Iterator[Plan]:
    """Halves of the faults first, then single ones, then everything else."""
    size = (len(plan.faults) + 1) // 2
    while size:
        for start in range(0, len(plan.faults), size):
            yield replace(plan, faults=plan.faults[:start] + plan.faults[start + size :])
        size = size // 2
    if plan.whims:
        yield replace(plan, whims=0.0)
    if plan.tabs > 1:
        yield replace(plan, tabs=1)
    if plan.games > 1:
        yield replace(plan, games=1)
