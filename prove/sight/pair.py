"""A pair of worlds: what is done in both, what those who must not notice saw, and how many bytes of it differ."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import zip_longest
from typing import Any, NamedTuple, TypeVar

from coyote.table.match import Match
from prove.sight.exchange import Chance, Seeing, Swap, place_of, world_of
from prove.sight.places import Places
from prove.sight.plan import Plan, plan_of
from prove.sight.routes import SCHEMA
from prove.sight.script import Input, Script, in_the_round, revealed
from prove.sight.stillness import Still
from prove.sight.world import Seen, World, world

LONG = 120
"""A world gets at most this many inputs."""

Result = TypeVar("Result")


class Pair(NamedTuple):
    """What was seen in both worlds."""

    seed: int
    plan: Plan
    here: list[Seen]
    there: list[Seen]
    inputs: int


class Difference(NamedTuple):
    """The first thing that was not the same."""

    here: Seen | None
    there: Seen | None


def still(job: Callable[[], Awaitable[Result]]) -> Result:
    """Run a job in a loop where time stands still."""

    async def doing() -> Result:
        return await job()

    with asyncio.Runner(loop_factory=Still) as runner:
        return runner.run(doing())


def schema_of(places: Places) -> dict[str, Any]:
    """The routes, from the server's own schema."""
    where = places.new()

    async def asked() -> dict[str, Any]:
        async with world(where, 0) as here:
            told: dict[str, Any] = await here.called(None, "GET", SCHEMA)
            return told

    return still(asked)


def pair(seed: int, places: Places, schema: dict[str, Any]) -> Pair | None:
    """One pair; None if the card could not be exchanged."""
    plan = plan_of(seed)
    chance, seeing = Chance(), Seeing(plan.wearer)
    with world_of(chance, seeing):
        inputs = list[Input]()
        where = places.new()
        first = still(lambda: first_world(plan, seed, where, schema, inputs, chance))
    if first is None:
        return None
    seen, chance.swap = first
    seeing.again = iter(seeing.did)
    with world_of(chance, seeing):
        where = places.new()
        there = still(lambda: second_world(seed, where, inputs))
    return Pair(seed, plan, looked_at(seen, plan, len(inputs)), looked_at(there, plan, len(inputs)), len(inputs))


async def first_world(
    plan: Plan, seed: int, where: str, schema: dict[str, Any], inputs: list[Input], chance: Chance
) -> tuple[list[Seen], Swap] | None:
    """Choose what is done, and do it, until the card is shown; that last thing is not done in the second world."""
    script = Script(plan, seed, schema)
    async with world(where, seed) as here:

        async def do(input: Input) -> None:
            here.step = len(inputs)
            inputs.append(input)
            await input(here)

        for input in script.opening():
            await do(input)
        while not (dealt := in_the_round(here, plan)):
            if dealt is None or len(inputs) > LONG:
                return None
            await do(script.next(here))
        match = match_of(here)
        place, key, top = place_of(match, plan.wearer), chance.dealt(match), match.top
        pile, order = top.pile, chance.orders[key]
        for input in (*script.faces(here), *script.absence()):
            await do(input)
        await do(script.walk(here, whole=script.rng.random() < 0.15))
        if script.rng.random() < 0.15:
            await do(World.restart)
        while not revealed(here, plan) and len(inputs) < LONG:
            top = match_of(here).top
            await do(script.next(here))
        down = top.position if top.pile is pile else len(order)  # after a refill in mid-round every card of the pile is known
        others = [other for other in range(down, len(order)) if order[other] != order[place]]
        if not others:
            return None
        inputs.pop()
        return here.seen, Swap(key, place, script.rng.choice(others))


def match_of(here: World) -> Match:
    match = here.table.match
    assert match is not None
    return match


async def second_world(seed: int, where: str, inputs: list[Input]) -> list[Seen]:
    """Do the same in the second world."""
    async with world(where, seed) as there:
        try:
            for there.step, input in enumerate(inputs):
                await input(there)
        except Exception as error:  # what can be done here must be possible there
            there.note("the script", repr(error).encode())
        return there.seen


def looked_at(seen: list[Seen], plan: Plan, steps: int) -> list[Seen]:
    """What reached those who must not notice before the card was shown."""
    names = {*plan.unknowing, "odd", "anybody", "the"}  # the journal, the bus
    return sorted((one for one in seen if one.step < steps and one.who.split()[0] in names), key=lambda one: one.who)


def differences(both: Pair) -> tuple[int, Difference | None]:
    """How many bytes differ, and where first."""
    count, first = 0, None
    for here, there in zip_longest(both.here, both.there):
        if here == there:
            continue
        first = first or Difference(here, there)
        if here is None or there is None or here[:3] != there[:3]:
            count += max(len(one.what) for one in (here, there) if one is not None)
        else:
            count += sum(one != other for one, other in zip_longest(here.what, there.what))
    return count, first
