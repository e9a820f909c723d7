"""The plan of a run: which table, who plays there, and which disasters strike when; all from a seed.

Law: swarm testing. Each run has only some kinds of faults, so that rare combinations occur, and a run without any occurs,
too. A plan is data: removing a fault from it changes nothing about the others, which is what shrinking needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from coyote.editions import EDITIONS
from coyote.table.setting import Setting

WEATHER = frozenset(("away", "slow", "lost"))
"""Faults of the database, or of the way there."""
BUS = frozenset(("bus-lost", "bus-late", "bus-doubled"))
"""Faults of the broker, where there are several processes."""
LASTING = WEATHER | BUS | {"pause", "deaf", "empty", "asleep"}
"""Faults that are mended after a while."""
PEOPLE = frozenset(("asleep", "empty", "forget"))
"""What people do, rarely: somebody falls asleep, or asks to be forgotten, or everybody goes. Nothing is broken then."""
KINDS = LASTING - PEOPLE | {"kill", "doom", "drain", "cut", "offset", "drift", "jump"}
"""Every kind of fault."""
FILE_EVERY = 100
"""One run in this many is on a real file, so that the model of the store is not trusted blindly."""
LONG_S = 14.0
"""Faults strike for this long."""

RARELY = 0.08
EMPTY_S = 120.0
"""When everybody goes, they stay away at least this long: until bots play for them."""

ASLEEP_S = 63.0
"""Somebody who does nothing for a minute may be stood in for."""


class Fault(NamedTuple):
    """Something that goes wrong, from a moment on, for a while."""

    at: float
    kind: str
    where: int
    """Which process, or which person."""
    seconds: float
    much: float

    @property
    def until(self) -> float:
        """When it is over."""
        return self.at + self.seconds if self.kind in LASTING else self.at

    def __str__(self) -> str:
        return f"{self.at:7.3f} {self.kind} {self.where} for {self.seconds:.2f} s ({self.much:.3f})"


@dataclass(frozen=True)
class Plan:
    """All that is decided before a run."""

    seed: int
    processes: int
    setting: Setting
    people: int
    bots: tuple[str, ...]
    tabs: int
    games: int
    whims: float
    faults: tuple[Fault, ...]
    on_file: bool = False
    """On a real SQLite file, which knows no bad weather."""

    def __str__(self) -> str:
        bots = " ".join(self.bots) or "no bots"
        setting = f"{self.setting.edition} {self.setting.options} turn {self.setting.turn} {self.setting.heads}"
        return (
            f"seed {self.seed}: {self.processes} processes, {self.people} people, {bots}, {setting}, {len(self.faults)} faults"
        )


def plan_of(seed: int, processes: int | None = None) -> Plan:
    rng = Random(f"plan {seed}")
    on_file = processes in (None, 1) and seed % FILE_EVERY == 0
    several = 1 if on_file else processes or rng.choice((1, 1, 2, 2, 3, 4))
    people = rng.choice((1, 2, 2, 3))
    edition = rng.choice(sorted(EDITIONS))
    phones = people > 1 and rng.random() < 0.12 and not EDITIONS[edition].middle
    bots = (
        ()
        if phones
        else tuple(rng.choice(("cub",) * 7 + ("hare",)) for _ in range(rng.choice((0, 0, 1, 2)) if people > 1 else 1))
    )
    options = {"out_at": "1"} if rng.random() < 0.9 else {"out_at": "2"}
    if EDITIONS[edition].coins and rng.random() < 0.4:
        options["coins"] = "on"
    if EDITIONS[edition].specials and rng.random() < 0.4:
        options["specials"] = "on"
    if EDITIONS[edition].trickster_open is not None and rng.random() < 0.5:
        options["trickster"] = "on"
    setting = Setting(
        edition,
        options,
        max(2, people + len(bots)),
        rng.choice((None, None, 15, 30)),
        30,
        False,
        "phones" if phones else "screens",
    )
    possible = KINDS if several > 1 else KINDS - BUS
    possible = possible - WEATHER if on_file else possible
    kinds = [kind for kind in sorted(possible) if rng.random() < 0.35]
    faults = [fault_of(kind, rng, several, people) for kind in kinds for _ in range(rng.randrange(1, 5))]
    rare = ("empty", "asleep", "forget") if people > 1 else ("empty",)
    if rng.random() < RARELY and not phones:  # there bots play for nobody, and the game waits
        faults.append(fault_of(rng.choice(rare), rng, several, people))
    tabs, games, whims = rng.choice((1, 1, 1, 2)), rng.choice((1, 1, 1, 1, 1, 2)), rng.choice((0.0, 0.03, 0.1))
    return Plan(seed, several, setting, people, bots, tabs, games, whims, tuple(sorted(faults)), on_file)


def fault_of(kind: str, rng: Random, processes: int, people: int) -> Fault:
    where = rng.randrange(people if kind in ("cut", "deaf", "asleep", "forget") else processes)
    seconds = rng.choice((0.05, 0.5, 0.5, 2.0, 2.0, 6.0, 6.0, 12.0, 12.0, 25.0)) * (0.5 + rng.random())
    if kind == "empty":
        seconds = EMPTY_S * (1 + rng.random() / 4)
    if kind == "asleep":
        seconds = ASLEEP_S + rng.random() * 10
    much = rng.random()
    at = 0.0 if kind in ("offset", "drift") else rng.random() * LONG_S
    return Fault(at, kind, where, seconds, much)
