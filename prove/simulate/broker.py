"""A model of the broker: wake-ups between processes that may be lost, doubled, late, or in another order."""

from __future__ import annotations

from random import Random

from coyote.server.bus import Brokered, Bus
from prove.simulate.loop import OWNER, Loop, Owner


class Broker:
    """What all processes publish to."""

    def __init__(self, loop: Loop, rng: Random) -> None:
        self.loop, self.rng = loop, rng
        self.buses: dict[Owner, ModelBus] = {}
        self.late_s = 0.0
        self.lost = self.doubled = 0.0
        """How often a wake-up is lost, or comes twice."""

    def send(self, table_id: str, seq: int) -> None:
        for owner, bus in self.buses.items():
            if self.rng.random() < self.lost:
                continue
            for _ in range(1 + (self.rng.random() < self.doubled)):
                self.loop.outside(self.rng.random() * self.late_s, self.deliver, owner, bus, table_id, seq)

    def deliver(self, owner: Owner, bus: ModelBus, table_id: str, seq: int) -> None:
        if not owner.dead and self.buses.get(owner) is bus:
            Bus.publish(bus, table_id, seq)


class ModelBus(Brokered):
    """One process's end of it."""

    def __init__(self, broker: Broker, owner: Owner) -> None:
        super().__init__("")
        self.broker, self.owner = broker, owner
        self._hearing = True

    async def start(self) -> None:
        self.broker.buses[self.owner] = self

    async def stop(self) -> None:
        self.broker.buses.pop(self.owner, None)

    def publish(self, table_id: str, seq: int) -> None:
        Bus.publish(self, table_id, seq)
        if not self.owner.dead and OWNER.get() is self.owner:
            self.broker.send(table_id, seq)

    async def _session(self) -> None:
        """There is no connection to lose."""
