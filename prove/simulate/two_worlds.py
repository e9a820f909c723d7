"""Two worlds of the same seed, with the same disasters, that differ in one card on one head: its wearer notices nothing.

Law: until the card is shown, every byte that reaches the wearer, and when, is the same in both. The card is exchanged with one
that stays in the pile, below the seeds (`prove.sight.exchange`). Bots that see it repeat what they did in the first world;
simulated people choose by what is allowed, never by a card.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from coyote.rules.model.state import Stage
from coyote.server.tables.kept import deeds_of
from coyote.table.autopilot import Choice, Decision
from coyote.table.autopilot import decided as really_decided
from coyote.table.deck_deeds import Dealt
from coyote.table.effects import replaying
from coyote.table.match import Match
from coyote.table.setting import PHONES
from coyote.table.table import Step
from prove.common import at_once
from prove.sight.exchange import Chance, Swap, place_of, world_of
from prove.simulate.checks import violations
from prove.simulate.person import Person
from prove.simulate.plan import Plan
from prove.simulate.run import run
from prove.simulate.time_checks import Violation
from prove.simulate.world import World

EVERY = 10
"""One seed in this many is run as two worlds, too."""
SOME = 4
"""This many cards are chosen by chance, and the one that is worn longest is exchanged."""
PROMISE = "nobody learns their own card"


class Worn(NamedTuple):
    """A card on somebody's head, from when to when."""

    person: str
    seat: int
    since: float
    until: float
    swap: Swap


class Repeated:
    """What minds decided, for the second world."""

    def __init__(self) -> None:
        self.did: list[tuple[int | None, Decision]] = []

    def deciding(self, choice: Choice) -> Decision:
        decision = really_decided(choice)
        self.did.append((choice.sees.seat, decision))
        return decision

    def again(self, wearer: int) -> Repeating:
        return Repeating(wearer, iter([decision for seat, decision in self.did if seat != wearer]))


class Repeating:
    """Whoever sees the card decides as before; a bot that plays for the wearer decides anew."""

    def __init__(self, wearer: int, before: Iterator[Decision]) -> None:
        self.wearer, self.before = wearer, before

    def deciding(self, choice: Choice) -> Decision:
        if choice.sees.seat == self.wearer:
            return really_decided(choice)
        return next(self.before, None) or really_decided(choice)


def is_pair(plan: Plan) -> bool:
    return plan.seed % EVERY == EVERY // 2 and plan.setting.heads != PHONES and not plan.on_file


class Compared(NamedTuple):
    """The first world, what went wrong there or was noticed by the wearer, and whether there was a card to exchange."""

    here: World
    found: list[Violation]
    exchanged: bool


def two_worlds(plan: Plan) -> Compared:
    """Run a plan, and again with another card."""
    chance, minds = Chance(), Repeated()
    with dealing(chance, minds):
        here = run(plan)
        found = violations(here, fair=False)  # the leaves of the deal hold no cards here
        worn = chosen(here, chance)
    if worn is None:
        return Compared(here, found, False)
    chance.swap = worn.swap
    with dealing(chance, minds.again(worn.seat)):
        there = run(plan, worn.until)
    one, other = (wearer_in(world, worn).received for world in (here, there))
    for first, second in zip_longest(
        (got for got in one if got[0] < worn.until), (got for got in other if got[0] < worn.until)
    ):
        if first != second:
            found.append(Violation(PROMISE, f"{worn.person} got {first}, or {second}"))
            break
    return Compared(here, found, True)


@contextmanager
def dealing(chance: Chance, minds: Repeated | Repeating) -> Iterator[None]:
    with world_of(chance), patch.object(at_once, "decided", minds.deciding):
        yield


def wearer_in(world: World, worn: Worn) -> Person:
    return next(person for person in world.people if person.name == worn.person)


def chosen(world: World, chance: Chance) -> Worn | None:
    """A card of somebody, and one in the pile to exchange it with; None if there is none."""
    rng = Random(f"card {world.plan.seed}")
    for table_id, log in world.database.entries.items():
        steps = list(replaying(table_id, deeds_of(log)))
        times = [world.stored_at[table_id, entry.seq] for entry in log]
        found = [worn for worn in worn_in(world, steps, times, chance, rng) if worn is not None]
        some = rng.sample(found, min(SOME, len(found)))
        return max(some, key=lambda worn: worn.until - worn.since, default=None)
    return None


def worn_in(world: World, steps: list[Step], times: list[float], chance: Chance, rng: Random) -> Iterator[Worn | None]:
    for place, (deed, table) in enumerate(steps):
        match = table.match
        if not isinstance(deed, Dealt) or match is None or match.dealt is None:
            continue
        for person in world.people:
            seat = table.seat_of(person.id)
            if seat is None or seat not in match.game.round.inside:
                continue
            shown = next(
                (later for later in range(place + 1, len(steps)) if revealed(steps[later].table.match, match, seat)), None
            )
            last = None if shown is None else steps[shown - 1].table.match
            if shown is None or last is None:
                continue
            key, *alike = chance.alike(match)
            if alike:
                continue  # another shuffle of this game has the same cards there
            order, own = chance.orders[key], place_of(match, seat)
            # after a refill in mid-round every card of the pile is known
            down = last.top.position if last.top.pile is match.top.pile else len(order)
            others = [other for other in range(down, len(order)) if order[other] != order[own]]
            yield Worn(person.name, seat, times[place], times[shown], Swap(key, own, rng.choice(others))) if others else None


def revealed(match: Match | None, dealt: Match, wearer: int) -> bool:
    """Whether the card may be known: the round is over, or the wearer has guessed."""
    if match is None or match.id != dealt.id or match.over:
        return True
    game, this = match.game, dealt.game.rounds
    return game.round.finished >= this or game.stage == Stage.TURN or wearer in game.round.powers.faced
