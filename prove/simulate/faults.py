"""Faults: how each kind of disaster strikes a world, and how it is mended."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from prove.simulate.network import Socket
from prove.simulate.plan import Fault
from prove.simulate.process import Process

if TYPE_CHECKING:
    from prove.simulate.world import World


Undo = Callable[[], None]
Strike = Callable[["World", Fault], Undo | bool]
"""Gives the way to mend it; True if there is nothing to mend, False if nobody was there to be struck."""


def process_at(world: World, fault: Fault) -> Process | None:
    """The process that is meant, if it is alive."""
    process = world.processes[fault.where % len(world.processes)]
    return None if process.dead or process.ended else process


def kill(world: World, fault: Fault) -> bool:
    process = process_at(world, fault)
    if process is not None:
        process.struck()
    return process is not None


def doom(world: World, fault: Fault) -> bool:
    """Killed at some step soon: between any two awaits."""
    process = process_at(world, fault)
    if process is not None:
        process.doom = int(fault.much * 120)
    return process is not None


def pause(world: World, fault: Fault) -> Undo | bool:
    process = process_at(world, fault)
    if process is None or process.paused:
        return False
    world.loop.pause(process)
    since = world.loop.time()

    def resume() -> None:
        if not process.dead:
            world.spells.append((since, world.loop.time()))
            world.loop.resume(process)

    return resume


def drain(world: World, fault: Fault) -> bool:
    process = process_at(world, fault)
    return process is not None and not process.paused and process.drain()


def away(world: World, fault: Fault) -> Undo:
    weather = world.weathers[fault.where]
    weather.away = True
    return lambda: setattr(weather, "away", False)


def slow(world: World, fault: Fault) -> Undo:
    weather = world.weathers[fault.where]
    weather.slow_s = 0.1 + fault.much * 4
    return lambda: setattr(weather, "slow_s", 0.0)


def lost(world: World, fault: Fault) -> Undo:
    weather = world.weathers[fault.where]
    weather.lost = 0.05 + fault.much * 0.5
    return lambda: setattr(weather, "lost", 0.0)


def cut(world: World, fault: Fault) -> bool:
    sockets = sockets_at(world, fault)
    for socket in sockets:
        socket.cut()
    return bool(sockets)


def deaf(world: World, fault: Fault) -> Undo | bool:
    """A reader that reads nothing for a while."""
    sockets = sockets_at(world, fault)
    for socket in sockets:
        socket.reading = False

    def hears() -> None:
        for socket in sockets:
            socket.read()

    return hears if sockets else False


def sockets_at(world: World, fault: Fault) -> list[Socket]:
    """The open lines of the person that is meant."""
    tabs = world.people[fault.where].tabs
    return [tab.socket for tab in tabs if tab.socket is not None and not tab.socket.closed]


def asleep(world: World, fault: Fault) -> Undo:
    """Somebody is there and does nothing."""
    person = world.people[fault.where]
    person.asleep = True
    return lambda: setattr(person, "asleep", False)


def forget(world: World, fault: Fault) -> bool:
    """Somebody asks to be forgotten, and comes back as a stranger."""
    person = world.people[fault.where]
    if fault.where == 0 or not any(tab.frame.get("game") for tab in person.tabs):  # only a log without a game is written anew
        return False
    world.loop.of_nobody(world.forgotten(person))
    return True


def empty(world: World, _: Fault) -> Undo:
    """Everybody goes at once, and stays away for long; the game must go on."""
    for person in world.people:
        person.home.clear()
        for tab in person.tabs:
            if tab.socket is not None:
                tab.socket.cut()

    def back() -> None:
        for person in world.people:
            person.home.set()

    return back


def offset(world: World, fault: Fault) -> bool:
    world.clocks[fault.where].off_ms += round((fault.much - 0.5) * 2 * fault.seconds * 10_000)
    return True


def drift(world: World, fault: Fault) -> bool:
    world.clocks[fault.where].drift = (fault.much - 0.5) * 0.02
    return True


def jump(world: World, fault: Fault) -> bool:
    world.clocks[fault.where].off_ms += round((fault.much - 0.5) * 2 * fault.seconds * 100_000)
    return True


def bus(name: str, much: Callable[[Fault], float]) -> Strike:
    def strike(world: World, fault: Fault) -> Undo | bool:
        broker = world.broker
        if broker is None:
            return False
        setattr(broker, name, much(fault))
        return lambda: setattr(broker, name, 0.0)

    return strike


FAULTS: dict[str, Strike] = {
    "kill": kill,
    "doom": doom,
    "pause": pause,
    "drain": drain,
    "away": away,
    "slow": slow,
    "lost": lost,
    "cut": cut,
    "deaf": deaf,
    "asleep": asleep,
    "empty": empty,
    "forget": forget,
    "offset": offset,
    "drift": drift,
    "jump": jump,
    "bus-lost": bus("lost", lambda fault: min(1.0, fault.much * 1.5)),
    "bus-late": bus("late_s", lambda fault: fault.much * 5),
    "bus-doubled": bus("doubled", lambda fault: fault.much),
}
