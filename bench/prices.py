"""What requests and asks cost a server at most: processor time of a real one, with the nastiest input that is allowed.

A point is a millisecond, so no figure may be above its price in `coyote/server/edge/prices.py`; where one is, it says so. The
limits are off, or most of it would be refused.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

from bench.meter import NASTY, SAID, SEATS, WATCHERS, Bench, Unlimited, declare, listen, said, seated, until
from coyote.server.edge import openings, prices
from coyote.table.setting import Setting
from coyote.table.wire import inbound
from prove.common.client import Line, Person


async def each(asks: Iterable[Awaitable[dict[str, Any]]]) -> int:
    """These one after the other; returns how many they were."""
    times = 0
    for ask in asks:
        told = await ask
        assert told["tell"] == "ack", told
        times += 1
    return times


async def sent(line: Line, ask: dict[str, Any], times: int = 20) -> int:
    """The same ask again and again, without waiting for an answer: these have no ack."""
    for _ in range(times):
        await line.send(ask)
    await asyncio.sleep(0.1)
    return times


async def coming_and_going(bench: Bench, lines: list[Line], lines_in_all: int) -> None:
    """Half of the people leave for bots and come back."""
    host, others = lines[0], lines[SEATS // 2 :]

    def chairs() -> list[Any]:
        return list(host.frame["table"]["chairs"][SEATS // 2 :])

    async def measure(kind: type, asks: Iterable[Awaitable[dict[str, Any]]], *, taken: bool) -> None:
        await bench.ask(kind, lines_in_all, lambda: each(asks))
        await until(host, lambda _: all((chair is not None) == taken for chair in chairs()))

    await measure(inbound.Leave, [said(line, inbound.Leave) for line in others], taken=False)
    await measure(inbound.AddBot, [said(host, inbound.AddBot, mind="wolf") for _ in others], taken=True)
    await measure(inbound.Remove, [said(host, inbound.Remove, sitter=one["sitter"]) for one in chairs()], taken=False)
    await measure(inbound.Sit, [said(line, inbound.Sit, name=f"ann{lines.index(line)}") for line in others], taken=True)


async def picked(bench: Bench, lines: list[Line], lines_in_all: int) -> None:
    """Somebody leaves, and the host is that animal and their own by turns."""
    host, other = lines[:2]
    own, free = (chair["animal"] for chair in host.frame["table"]["chairs"][:2])
    await said(other, inbound.Leave)
    await bench.ask(inbound.Pick, lines_in_all, lambda: each(said(host, inbound.Pick, animal=one) for one in (free, own) * 5))
    await said(other, inbound.Sit, name="ann1")
    await until(host, lambda frame: frame["table"]["chairs"][1] is not None)


async def at_the_gate(
    bench: Bench, host: Line, link: str, names: list[str], lines_in_all: int, hearing: list[asyncio.Task[None]]
) -> None:
    """Six strangers knock; half of them are let in, and the table is locked and unlocked."""
    strangers = [await (await Person.at(bench.place, name)).line(link, deals=False) for name in names]
    hearing += [asyncio.create_task(listen(line)) for line in strangers]
    knocks = [said(line, inbound.Knock, name=name) for name, line in zip(names, strangers, strict=True)]
    await bench.ask(inbound.Knock, lines_in_all, lambda: each(knocks))
    await until(host, lambda frame: len(frame["table"].get("knocking", ())) == len(strangers))
    waiting = [one["knock"] for one in host.frame["table"]["knocking"]]
    await bench.ask(inbound.Admit, lines_in_all, lambda: each(said(host, inbound.Admit, knock=one) for one in waiting[:3]))
    await bench.ask(
        inbound.TurnAway, lines_in_all, lambda: each(said(host, inbound.TurnAway, knock=one) for one in waiting[3:])
    )
    locks = [said(host, inbound.Lock, locked=number % 2 == 0) for number in range(6)]
    await bench.ask(inbound.Lock, lines_in_all, lambda: each(locks))


async def seeded(bench: Bench, lines: list[Line], lines_in_all: int) -> None:
    """A start, and everybody's part in the deal."""
    for line in lines:
        line.deals = False

    async def given(awaited: str) -> int:
        for line in lines:
            await until(line, lambda frame: frame["you"].get("awaited") == awaited)
            answered = len(line.answers)
            await line.deal()
            while len(line.answers) == answered:
                await asyncio.sleep(0.001)
        return len(lines)

    await bench.ask(inbound.Start, lines_in_all, lambda: each([said(lines[0], inbound.Start)]))
    await bench.ask(inbound.Commit, lines_in_all, lambda: given("commit"))
    await bench.ask(inbound.Show, lines_in_all, lambda: given("show"))


async def stood_in(bench: Bench, lines: list[Line], lines_in_all: int) -> None:
    """The host lets a bot play for whoever is to move, who wakes up at once."""
    number = int(lines[0].frame["game"]["number"])
    while lines[0].frame["game"]["turn"] == 0:
        number += 1
        await declare(lines, number)
    sleeper = lines[0].frame["game"]["turn"]
    await bench.ask(inbound.StandIn, lines_in_all, lambda: each([said(lines[0], inbound.StandIn, seat=sleeper)]))
    await said(lines[sleeper], inbound.React, reaction="sleep")


async def nudged(bench: Bench, lines: list[Line], lines_in_all: int) -> None:
    """Somebody is impatient with whoever is to move."""
    slow = lines[0].frame["game"]["turn"]
    other = lines[1 if slow == 0 else 0]
    await bench.ask(inbound.Nudge, lines_in_all, lambda: each(said(other, inbound.Nudge, seat=slow) for _ in range(10)))


async def faces(bench: Bench, lines: list[Line], watcher: Line, lines_in_all: int) -> None:
    """Two people switch something on, one sends the other the longest texts there may be, and somebody who watches tunes in."""
    sender, receiver = lines[:2]
    await said(receiver, inbound.Switch, camera=True, microphone=True)
    turns = [said(sender, inbound.Switch, camera=number % 2 == 0, microphone=True) for number in range(6)]
    await bench.ask(inbound.Switch, lines_in_all, lambda: each(turns))
    text, to = "x" * inbound.LONGEST_SIGNAL, sender.frame["table"]["chairs"][1]["sitter"]

    signal = {"ask": "signal", "op": "s", "to": to, "text": text}
    await bench.measure("Signal", prices.ASKS[inbound.Signal], lambda: sent(sender, signal))
    host = lines[sender.frame["table"]["host"]]
    opened = [said(host, inbound.OpenFaces, open=number % 2 == 0) for number in range(5)]
    await bench.ask(inbound.OpenFaces, lines_in_all, lambda: each(opened))
    await bench.measure("TuneIn", prices.ASKS[inbound.TuneIn], lambda: sent(watcher, {"ask": "tune-in", "op": "t"}))


async def watched(bench: Bench, lines: list[Line], lines_in_all: int) -> None:
    """Somebody calls, and everybody has seen enough of the count at once."""
    number = int(lines[0].frame["game"]["number"])
    await declare(lines, number + 1)
    mover = lines[lines[0].frame["game"]["turn"]]
    await said(mover, inbound.Play, seq=lines[0].frame["seq"], move={"do": "call"})
    await until(lines[0], lambda frame: bool(frame.get("last")))
    round = lines[0].frame["last"]["round"]
    await bench.ask(inbound.Watched, lines_in_all, lambda: each([said(line, inbound.Watched, round=round) for line in lines]))


async def hurried(bench: Bench, hearing: list[asyncio.Task[None]], lines_in_all: int) -> None:
    """Somebody among eleven bots who says far too much, is out at once, and wants to see the end."""
    person, watcher = await Person.at(bench.place, "kim"), await Person.at(bench.place, "wes")
    link = (await person.open(Setting(options={"out_at": "1"}, seats=SEATS), ("cub",) * (SEATS - 1), start=True))["link"]
    line = await person.line(link)
    hearing.append(asyncio.create_task(listen(line)))
    for _ in range(lines_in_all - 1):
        hearing.append(asyncio.create_task(listen(await watcher.line(link, deals=False))))
    while 0 in line.frame["game"]["inside"]:
        if line.frame["game"]["turn"] == 0:
            await said(line, inbound.Play, seq=line.frame["seq"], move={"do": "declare", "number": 900})
        await asyncio.sleep(0.01)
    await bench.ask(inbound.Hurry, lines_in_all, lambda: each(said(line, inbound.Hurry) for _ in range(3)))


async def forgotten(bench: Bench, hearing: list[asyncio.Task[None]]) -> None:
    """Somebody with as many tables as a guest may have open, where nobody has played, and a thousand noises at one of them."""
    person = await Person.at(bench.place, "zoe")
    links = [(await person.open())["link"] for _ in range(openings.GUEST.tables)]
    line = await person.line(links[0])
    hearing.append(asyncio.create_task(listen(line)))
    for _ in range(1000):
        await said(line, inbound.React, reaction="howl")
    route = "DELETE /api/guests/me"
    bench.repeats, repeats = 1, bench.repeats
    await bench.request(route, "/api/guests/me", None, person.token, 1)
    bench.repeats = repeats


async def measured(bench: Bench) -> None:
    hearing = list[asyncio.Task[None]]()
    playing = lambda frame: frame.get("game", {}).get("stage") == "play"  # noqa: E731
    # a finished game: one round of two, with many moves
    ann, over, two = await seated(bench.place, 2, Setting(options=NASTY), hearing)
    await said(two[0], inbound.Start)
    await until(two[0], playing)
    for number in range(SAID):
        await declare(two, number - 200)
    await declare(two, 900)
    game = two[0].frame["game"]["id"]
    mover = next(line for line in two if line.frame["you"]["seat"] == two[0].frame["game"]["turn"])
    await said(mover, inbound.Play, seq=two[0].frame["seq"], move={"do": "call"})
    await until(two[0], lambda frame: bool(frame["table"]["state"] == "over"))
    # a full table with many watchers
    _, link, lines = await seated(bench.place, SEATS, Setting(options=NASTY, seats=SEATS), hearing)
    watcher = await Person.at(bench.place, "wim")
    looking = [await watcher.line(link, deals=False) for _ in range(WATCHERS)]
    hearing.extend(asyncio.create_task(listen(line)) for line in looking)
    everybody = SEATS + WATCHERS
    changed = {"setting": {"options": NASTY, "seats": SEATS, "bank": 30}}
    own = lines[0].frame["table"]["chairs"][0]["sitter"]
    await bench.asks(lines[0], [(inbound.PassHost, {"sitter": own}), (inbound.Change, changed)], everybody)
    for time in "abc"[: bench.repeats]:
        await coming_and_going(bench, lines, everybody)
        await picked(bench, lines, everybody)
        await at_the_gate(bench, lines[0], link, [f"eve{number}{time}" for number in range(6)], everybody, hearing)
    await seeded(bench, lines, everybody)
    await until(lines[0], playing)
    bench.repeats, repeats = 1, bench.repeats
    for number in range(SAID):
        await declare(lines, number - 200)

    async def moves() -> int:
        for number in range(SAID, SAID + 20):
            await declare(lines, number - 200)
        return 20

    await bench.measure(f"Play at a table with {everybody} lines", prices.of_ask(inbound.Play, everybody, SEATS), moves)
    bench.repeats = repeats
    await bench.asks(lines[0], [(inbound.React, {"reaction": "howl"})], everybody)
    for _ in range(bench.repeats):
        await stood_in(bench, lines, everybody)
        await nudged(bench, lines, everybody)
        await faces(bench, lines, looking[-1], everybody)

    await bench.measure("Look", prices.ASKS[inbound.Look], lambda: sent(lines[0], {"ask": "look", "op": "l"}))

    async def hellos() -> int:
        for _ in range(5):
            await (await watcher.line(link, deals=False)).close()
        return 5

    await bench.measure("hello", prices.HELLO, hellos)
    coached = await ann.open(Setting(options=NASTY, seats=SEATS), ("cub",) * 11, start=True)
    await bench.routes(link, over, game, coached["link"], ann)
    await watched(bench, lines, everybody)
    await hurried(bench, hearing, everybody)
    await forgotten(bench, hearing)
    for what, path in (("the page", "/"), ("a route that is not there", "/api/nothing"), ("a bad handshake", "/api/socket")):
        await bench.free(what, path)
    for task in hearing:
        task.cancel()
    await bench.place.hang_up()


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    """Milliseconds of processor time, by what was asked."""
    with tempfile.TemporaryDirectory() as folder, Unlimited("--database", str(Path(folder, "prices.db"))) as server:
        bench = Bench(server, min(repeats, 3), say)
        asyncio.run(measured(bench))
    return bench.figures
