"""The server of the page's tests, as a program: its cards, its starter, its bots and its clock do what a test says.

A test posts an `Order` to `/stage` (`Served.stage`). Without one, every deck lies in the same order, the host starts, and bots
raise by one until they can only call. Nothing depends on chance, on how quick the machine is, or on what ran before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from coyote.rules.model.cards import Card

STEP_S: Final = 0.5
"""How far the clock is moved at once: a jump of three seconds would look as if the process had slept."""


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """What a test wants. Every field is set anew by each order."""

    cards: str = ""
    """What lies on top of every deck that is shuffled from now on, first card first; the others follow in a fixed order."""
    starter: int = 0
    bots: str = "raise"
    """What the bots of each game do, one word a move: a number, `coyote`, `least`, or `mind` (its mind decides). When they are
    used up, the last is done again: `raise` (the least number, `coyote` if there is none), `doubt` (`coyote` if possible),
    `mind`."""
    pace_ms: int = 30
    """How long a bot takes over a move."""
    fair: bool = False
    """Let the real dealer shuffle, and choose who starts: for tests that check the deal."""


class Skip(msgspec.Struct, forbid_unknown_fields=True):
    """How far to move the server's clock."""

    skip_s: float


class Stage:
    """What is wanted now."""

    def __init__(self) -> None:
        self.order = Order()
        self.words: dict[bytes, list[str]] = {}
        """What bots have not yet done, by game: one that an earlier test has left takes no word from this one."""
        self.decided: dict[bytes, Any] = {}
        """What bots have decided, by the chance of their turn: asked twice, they answer the same."""
        self.skipped_s = 0.0

    def follow(self, order: Order) -> None:
        from coyote.table import autopilot

        self.order = order
        self.words.clear()
        autopilot.SHORTEST, autopilot.LONGEST = order.pace_ms, order.pace_ms + 1

    def shuffled(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        below, top = list(cards), list[Card]()
        for token in self.order.cards.split():
            if token in below:  # a later shuffle has only a part of the deck
                below.remove(Card(token))
                top.append(Card(token))
        Random(2003).shuffle(below)
        return (*top, *below)

    def word(self, game: bytes) -> str:
        words = self.words.setdefault(game, self.order.bots.split())
        return words.pop(0) if len(words) > 1 else words[0]


STAGE: Final = Stage()


def decide(choice: Any) -> Any:
    """What a bot does in this turn."""
    if choice.chance not in STAGE.decided:
        STAGE.decided[choice.chance] = decision(choice, STAGE.word(choice.chance.split()[0]))
    return STAGE.decided[choice.chance]


def decision(choice: Any, word: str) -> Any:
    from coyote.bots.plain import plain
    from coyote.rules.model.moves import Call, Declare
    from coyote.table.autopilot import Decision, decided
    from coyote.table.wire.moves import from_rules

    able = choice.sees.options
    if word == "mind":
        return decided(choice._replace(chance=repr(choice.sees).encode()))
    if able.call and (word in ("coyote", "doubt") or able.lowest is None):
        return Decision(from_rules(Call()))
    if able.lowest is None:  # to point, or to give up a life
        return Decision(from_rules(plain(choice.sees)))
    return Decision(from_rules(Declare(able.lowest if word in ("least", "raise", "doubt", "coyote") else int(word))))


class Loop(asyncio.SelectorEventLoop):
    """A loop whose time a test can move."""

    def time(self) -> float:
        return super().time() + STAGE.skipped_s


async def skip(seconds: float) -> None:
    """Move the clock in steps, and let everything happen that comes due."""
    while seconds > 0:
        STAGE.skipped_s += min(STEP_S, seconds)
        seconds -= STEP_S
        for _ in range(20):
            await asyncio.sleep(0)


def prepare() -> None:
    """Put the stage in the place of chance, minds and clock; before the server is imported."""
    from coyote.server import clock

    steady = clock.steady
    vars(clock).update(steady=lambda: steady() + STAGE.skipped_s)

    from coyote.server import app, minds, serving
    from coyote.server.edge import limits, openings
    from coyote.table import autopilot, schedule, silence
    from coyote.table import clock as game_clock
    from coyote.table.deal import dealer, fair, seals

    # no limits for a network: the tests are a whole party that comes from one address, and is faster than people
    unlimited = dict.fromkeys(("WEB", "CALLS", "DOOR", "PACE", "ASKS"), limits.Rate(1e6, 1e6))
    vars(limits).update(unlimited)
    vars(openings).update(NETWORK=openings.Most(10**6, 10**6))
    vars(silence).update(SILENT=0, SLOW=0)
    vars(autopilot).update(HURRIED=30)
    vars(game_clock).update(HURRIED_SHOW=30)

    def shuffled(key: bytes, cards: Sequence[Card]) -> tuple[Card, ...]:
        return fair.shuffled(key, cards) if STAGE.order.fair else STAGE.shuffled(cards)

    def starter(key: bytes, seats: int) -> int:
        return fair.starter(key, seats) if STAGE.order.fair else STAGE.order.starter % seats

    choice = vars(schedule)["choice"]

    def of_its_game(match: Any, *about: Any) -> Any:
        made = choice(match, *about)
        return made._replace(chance=b"%s %s" % (match.id.encode(), made.chance))

    async def thought(self: object, choice: Any, *_: object) -> Any:
        return decide(choice)

    vars(seals).update(shuffled=shuffled)
    vars(dealer).update(starter=starter)
    vars(schedule).update(choice=of_its_game)
    vars(serving).update(fastest_loop=lambda: Loop)
    vars(app).update(application=staged(app.application))
    minds.Minds.decide, minds.Minds.warm_up = thought, lambda self: None  # type: ignore[method-assign]
    STAGE.follow(Order())


def staged(application: Any) -> Any:
    """The application with a door for tests."""

    def made(*args: Any, **options: Any) -> Any:
        served = application(*args, **options)

        async def app(scope: Any, receive: Any, send: Any) -> None:
            if scope["type"] != "http" or scope["path"] not in ("/stage", "/stage/clock"):
                await served(scope, receive, send)
                return
            body, more = b"", True
            while more:
                message = await receive()
                body, more = body + message["body"], message["more_body"]
            if scope["path"] == "/stage":
                STAGE.follow(msgspec.json.decode(body, type=Order))
            else:
                await skip(msgspec.json.decode(body, type=Skip).skip_s)
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b""})

        return app

    return made


if __name__ == "__main__":
    prepare()
    from coyote.commands import run

    run()
