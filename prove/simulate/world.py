"""A run of a plan: processes, people and faults in one loop, until every game is over; and what came of it.

Law: the same plan gives the same trace, byte for byte. After the last fault everything is mended but the clocks, and from then
on every game must go on within a stated time, and end.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from coyote.server.guests import welcome
from coyote.server.storage.store import Entry, Store
from coyote.server.tables.farewell import farewell
from coyote.server.tables.house import House
from prove.simulate.broker import Broker
from prove.simulate.database import Database, Weather
from prove.simulate.faults import FAULTS
from prove.simulate.file import opened
from prove.simulate.loop import Loop
from prove.simulate.model_store import ModelStore
from prove.simulate.network import Socket
from prove.simulate.person import PATIENCE_S, Person
from prove.simulate.plan import PEOPLE, Fault, Plan
from prove.simulate.process import Clock, Process

STALLED_S = 75.0
"""A count is shown for 12 seconds, somebody absent is waited for 20, leases last 10, and a turn with its bank may take 60."""
LONGEST_S = 900.0
"""No game takes longer after the last fault."""
RESTART_S = 3.0
Result = TypeVar("Result")


class World:
    """One run."""

    def __init__(self, plan: Plan, loop: Loop, file: Path | None = None) -> None:
        self.plan, self.loop, self.file = plan, loop, file
        self.trace: list[str] = []
        alone = plan.processes == 1
        self.database = Database(clock=None if alone else Clock(loop), on_stored=self.stored)
        self.broker = None if alone else Broker(loop, Random(f"broker {plan.seed}"))
        self.clocks = [Clock(loop) for _ in range(plan.processes)]
        self.weathers = [Weather(Random(f"weather {plan.seed} {n}")) for n in range(plan.processes)]
        self.rng = Random(f"world {plan.seed}")
        self.processes: list[Process] = []
        self.lives = 0
        self.people: list[Person] = []
        self.calm = False
        self.disturbances = [0.0]
        """When something went out of order, or was in order again."""
        self.progress = 0.0
        """When something was last stored."""
        self.struck = Counter[str]()
        """How often each kind of fault met somebody."""
        self.stored_at: dict[tuple[str, int], float] = {}
        self.begun: list[float] = []
        """When a process began."""
        self.spells: list[tuple[float, float]] = []
        """From when to when a process did not run."""
        self.busy = 0
        """How many people are asking for something that is not part of a game."""
        self.outcome = ""
        self.unforeseen: list[str] = []

    def note(self, text: str) -> None:
        if not self.outcome:  # what comes of tidying up is not part of the story
            self.trace.append(f"{self.loop.time():9.3f} {text}")

    def stored(self, group: Sequence[Entry]) -> None:
        self.progress = self.loop.time()
        for entry in group:
            self.stored_at[entry.table_id, entry.seq] = self.progress
            self.note(f"stored {entry.seq} {entry.op_id} {entry.kind} at {entry.at_ms} {entry.hash.hex()[:8]}")

    def lost(self, group: Sequence[Entry]) -> None:
        """A process died while it stored this. If the file holds it, it was stored before now."""
        for entry in group:
            self.stored_at.setdefault((entry.table_id, entry.seq), self.loop.time())

    # processes

    def begin(self, place: int) -> Process:
        self.lives += 1
        name, chance = f"{place}.{self.lives}", f"chance {self.plan.seed} {self.lives}"
        self.begun.append(self.loop.time())
        process = Process(self.loop, name, lambda: self.store(place), self.broker, self.clocks[place], chance, self.ended)
        self.note(f"process {process.name} begins")
        return process

    async def store(self, place: int) -> Store:
        if self.file is not None:
            return await opened(self.file, self.stored, self.lost)
        return ModelStore(self.database, self.weathers[place])

    def ended(self, process: Process, how: str) -> None:
        self.note(f"process {process.name} {how}")
        self.disturb()
        place = self.processes.index(process) if process in self.processes else None
        if place is not None:
            self.loop.outside(RESTART_S * (0.2 + self.rng.random()), self.again, place, process, self.loop.time())

    def again(self, place: int, ended: Process, since: float) -> None:
        """Start a process anew, once, although several faults may have ended it together."""
        if self.processes[place] is ended:
            self.spells.append((since, self.loop.time()))
            self.processes[place] = self.begin(place)

    def connect(self, address: str) -> Socket | None:
        """A connection to any process that listens."""
        return self.rng.choice(self.processes).connect(address)

    # faults

    def disturb(self) -> None:
        self.disturbances.append(self.loop.time())

    def strike(self, fault: Fault) -> None:
        self.note(f"fault {fault}")
        self.disturb()
        undo = FAULTS[fault.kind](self, fault)
        self.struck[fault.kind] += undo is not False
        if callable(undo):
            self.loop.outside(fault.seconds, self.mended, fault, undo)
            for seconds in range(5, int(fault.seconds) if fault.kind not in PEOPLE else 0, 5):
                self.loop.outside(seconds, self.disturb)  # there is no calm meanwhile

    def mended(self, fault: Fault, undo: Callable[[], None]) -> None:
        self.note(f"mended {fault.kind} {fault.where}")
        self.disturb()
        undo()

    # the run

    async def run(self) -> None:
        plan, loop = self.plan, self.loop
        for fault in plan.faults:
            if fault.at == 0:
                self.strike(fault)
        self.processes = [self.begin(place) for place in range(plan.processes)]
        await self.seated()
        for fault in plan.faults:
            if fault.at > 0:
                loop.outside(fault.at, self.strike, fault)
        for person in self.people:
            for _ in range(plan.tabs):
                person.come()
        mended = max((fault.until for fault in plan.faults), default=0.0)
        await asyncio.sleep(mended + 2 * RESTART_S)
        self.note("calm")
        self.calm = True
        for person in self.people:
            person.ending = True
        await self.until_over()

    async def seated(self) -> None:
        """Everybody becomes a guest, and the first of them opens a table. A real client repeats what failed; so do we."""
        names = ("ann", "ben", "cleo")[: self.plan.people]
        for number, name in enumerate(names):
            person = Person(self.loop, name, f"person {self.plan.seed} {number}", self.connect, self.note)
            person.wanted, person.games, person.whims = self.plan.people + len(self.plan.bots), self.plan.games, self.plan.whims
            self.people.append(person)
        process = self.processes[0]
        weather, self.weathers[0].lost = self.weathers[0].lost, 0.0
        while process.house is None or not process.house.ready:
            await asyncio.sleep(0.001)
        done = self.loop.start(process, self.opened(process.house))
        await asyncio.wait([done])
        done.result()
        self.weathers[0].lost = weather

    async def opened(self, house: House) -> None:
        for person in self.people:
            guest, token = await welcome(house.env, person.name)
            person.become(guest.id, token)
            if person is self.people[0]:
                row, link = await house.open(guest, self.plan.setting, self.plan.bots, start=False)
            person.table_id, person.link = row.id, link

    async def requested(self, job: Callable[[House], Coroutine[Any, Any, Result]]) -> Result:
        """Ask any process over HTTP, as it were, until one has answered."""
        while True:
            process = self.rng.choice(self.processes)
            if process.listens and process.house is not None:
                asked = self.loop.start(process, job(process.house))
                await asyncio.wait([asked], timeout=PATIENCE_S)
                if asked.done() and not asked.cancelled() and asked.exception() is None:
                    answer: Result = asked.result()
                    return answer
            await asyncio.sleep(0.5)

    async def forgotten(self, person: Person) -> None:
        """They are forgotten, and nothing of theirs is left; then they come again."""
        self.busy += 1
        guest = person.id
        await self.requested(lambda house: farewell(house, guest))
        self.note(f"{person.name} is forgotten")
        person.become(*await self.requested(lambda house: newcomer(house, person.name)))
        self.busy -= 1

    async def until_over(self) -> None:
        """Wait until nothing is left to play; or say who stands still."""
        began = self.loop.time()
        while True:
            await asyncio.sleep(1.0)
            frames = [tab.frame for person in self.people for tab in person.tabs if tab.frame]
            over = frames and all(
                f["table"]["state"] != "playing" and f["table"].get("games", 0) >= self.plan.games for f in frames
            )
            if (
                over
                and not self.busy
                and all(tab.pending is None and tab.welcomed for person in self.people for tab in person.tabs)
            ):
                return self.end("over")
            now = self.loop.time()
            if now - max(self.progress, began) > STALLED_S:
                return self.end("stalled")
            if now - began > LONGEST_S:
                return self.end("too long")

    def end(self, outcome: str) -> None:
        self.note(outcome)
        self.outcome = outcome


async def newcomer(house: House, name: str) -> tuple[str, str]:
    """A new guest: their id and token."""
    guest, token = await welcome(house.env, name)
    return guest.id, token
