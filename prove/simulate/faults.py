"""Faults: how each kind of disaster strikes a world, and how it is mended."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from prove.simulate.plan import Fault
from prove.simulate.process import Process

if TYPE_CHECKING:
    from prove.simulate.world import World


def process_at(world: World, fault: Fault) -> Process:
    return world.processes[fault.where % len(world.processes)]


def kill(world: World, fault: Fault) -> None:
    process = process_at(world, fault)
    if not process.dead and not process.ended:
        process.struck()


def doom(world: World, fault: Fault) -> None:
    """Killed at some step soon: between any two awaits."""
    process_at(world, fault).doom = int(fault.much * 120)


def pause(world: World, fault: Fault) -> Callable[[], None] | None:
    process = process_at(world, fault)
    if process.dead or process.ended or process.paused:
        return None
    world.loop.pause(process)
    return lambda: None if process.dead else world.loop.resume(process)


def drain(world: World, fault: Fault) -> None:
    process = process_at(world, fault)
    if not process.paused:
        process.drain()


def away(world: World, fault: Fault) -> Callable[[], None]:
    weather = world.weathers[fault.where]
    weather.away = True
    return lambda: setattr(weather, "away", False)


def slow(world: World, fault: Fault) -> Callable[[], None]:
    weather = world.weathers[fault.where]
    weather.slow_s = 0.1 + fault.much * 4
    return lambda: setattr(weather, "slow_s", 0.0)


def lost(world: World, fault: Fault) -> Callable[[], None]:
    weather = world.weathers[fault.where]
    weather.lost = 0.05 + fault.much * 0.5
    return lambda: setattr(weather, "lost", 0.0)


def cut(world: World, fault: Fault) -> None:
    for tab in world.people[fault.where].tabs:
        if tab.socket is not None:
            tab.socket.cut()


def deaf(world: World, fault: Fault) -> Callable[[], None]:
    """A reader that reads nothing for a while."""
    sockets = [tab.socket for tab in world.people[fault.where].tabs if tab.socket is not None]
    for socket in sockets:
        socket.reading = False

    def hears() -> None:
        for socket in sockets:
            socket.read()

    return hears


def offset(world: World, fault: Fault) -> None:
    world.clocks[fault.where].off_ms += round((fault.much - 0.5) * 2 * fault.seconds * 10_000)


def drift(world: World, fault: Fault) -> None:
    world.clocks[fault.where].drift = (fault.much - 0.5) * 0.02


def jump(world: World, fault: Fault) -> None:
    world.clocks[fault.where].off_ms += round((fault.much - 0.5) * 2 * fault.seconds * 100_000)


def bus(name: str, much: Callable[[Fault], float]) -> Callable[[World, Fault], Callable[[], None] | None]:
    def strike(world: World, fault: Fault) -> Callable[[], None] | None:
        broker = world.broker
        if broker is None:
            return None
        setattr(broker, name, much(fault))
        return lambda: setattr(broker, name, 0.0)

    return strike


FAULTS: dict[str, Callable[[World, Fault], Callable[[], None] | None]] = {
    "kill": kill,
    "doom": doom,
    "pause": pause,
    "drain": drain,
    "away": away,
    "slow": slow,
    "lost": lost,
    "cut": cut,
    "deaf": deaf,
    "offset": offset,
    "drift": drift,
    "jump": jump,
    "bus-lost": bus("lost", lambda fault: fault.much),
    "bus-late": bus("late_s", lambda fault: fault.much * 5),
    "bus-doubled": bus("doubled", lambda fault: fault.much),
}
