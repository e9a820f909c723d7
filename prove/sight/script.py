"""What is done at a table in both worlds: who sits there, what they do, ask and try, and when.

Law: it is chosen by a seed and by what may be done, never by a card. What was chosen in the first world is repeated in the
second, byte by byte.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Awaitable, Callable
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec

from coyote import Refused, options
from coyote.lab.simulate import any_move
from coyote.rules.model.cards import Card
from coyote.rules.model.moves import DEALER, Call, Coin, Declare, PlayerMove
from coyote.rules.model.state import Stage
from coyote.table.asks import REACTIONS, answer
from coyote.table.deal.fair import client_commit
from coyote.table.match import Match
from coyote.table.refusals import TableRefused
from coyote.table.schedule import due, stood_in_for
from coyote.table.table import chair_at, people_here
from coyote.table.wire import inbound
from coyote.table.wire.moves import from_rules
from prove.sight.plan import Plan, name_of
from prove.sight.routes import Known, routes
from prove.sight.world import World

MINDS: Final = ("hare", "fox", "owl")
LATE_MS: Final = 200
"""Whatever is due and has not happened is looked for again after this long."""
FLOOD: Final = 45
"""This many asks at once are too fast."""
LOOK: Final = '{"ask":"look","op":"look"}'

Input = Callable[[World], Awaitable[object]]


class Script:
    """Chooses what is done next at the first world."""

    def __init__(self, plan: Plan, seed: int, schema: dict[str, Any]) -> None:
        self.plan, self.schema, self.rng = plan, schema, Random(f"script {seed}")
        self.seed, self.ops = seed, 0
        self.games = ["none", "none"]
        """The ids of the table's games, the newest last. The page is told them, so anybody may know them."""

    def op(self) -> str:
        self.ops += 1
        return f"op{self.ops}"

    def opening(self) -> list[Input]:
        """Everybody comes and sits down, and a game begins."""
        plan, rng = self.plan, self.rng
        people = [name_of(seat) for seat in range(plan.setting.seats) if seat not in plan.bots]
        inputs = [welcomed(name) for name in (*people, "wes", "eve", "odd")]
        alone = len(people) == 1 and rng.random() < 0.7
        minds = [rng.choice(MINDS) for _ in plan.bots]
        table = {"setting": msgspec.to_builtins(plan.setting)} | ({"bots": minds, "start": True} if alone else {})
        inputs.append(lambda world: opened(world, table))
        inputs.append(coming("p0", 0))
        if not alone and rng.random() < 0.2:  # somebody is removed, and watches
            inputs += [coming("odd", 0), saying("odd", 0, {"ask": "sit", "op": self.op(), "name": "odd"})]
            inputs.append(showing_out("p0", 0, 1, self.op()))
        if not alone:
            for seat in range(1, plan.setting.seats):
                if seat in plan.bots:
                    inputs.append(saying("p0", 0, {"ask": "add-bot", "op": self.op(), "mind": rng.choice(MINDS)}))
                else:
                    inputs.append(coming(name_of(seat), 0))
                    inputs.append(saying(name_of(seat), 0, {"ask": "sit", "op": self.op(), "name": name_of(seat)}))
        inputs += [coming("wes", 0), coming("eve", 0, by_code=True)]
        if plan.wearer not in plan.bots:
            inputs.append(coming(name_of(plan.wearer), 1))  # a second tab
        if not alone:
            inputs.append(saying("p0", 0, {"ask": "start", "op": self.op()}))
        return inputs

    def absence(self) -> list[Input]:
        """The wearer goes away or leaves, if the plan says so."""
        name = name_of(self.plan.wearer)
        if self.plan.kind == "away":
            return [going(name, 0), going(name, 1)]
        return [saying(name, 0, {"ask": "leave", "op": self.op()})] if self.plan.kind == "left" else []

    def faces(self, world: World) -> list[Input]:
        """At every other table with screens: all who are here switch a camera on, ask for new credentials and signal to the
        next one, who may be the wearer; and the host shows them to somebody who watches."""
        if self.plan.phones or Random(f"faces {self.seed}").random() < 0.5:
            return []
        tabs = {name: tab for (name, tab), ear in world.ears.items() if ear.open}
        here = [seat for seat in people_here(world.table) if name_of(seat) in tabs]
        lines = [(name_of(seat), tabs[name_of(seat)]) for seat in here]
        inputs = [saying(*line, {"ask": "switch", "op": self.op(), "camera": True, "microphone": True}) for line in lines]
        for line, seat in zip(lines, (*here[1:], *here[:1]), strict=True):
            inputs.append(saying(*line, {"ask": "tune-in", "op": self.op()}))
            inputs.append(signalling(*line, self.op(), sitting_at(seat)))
        if "wes" in tabs and "p0" in tabs:
            inputs += [
                saying("p0", tabs["p0"], {"ask": "open-faces", "op": self.op(), "open": True}),
                saying("wes", tabs["wes"], {"ask": "tune-in", "op": self.op()}),
                signalling("wes", tabs["wes"], self.op(), sitting_at(0)),
                signalling("p0", tabs["p0"], self.op(), World.viewer),
            ]
        return inputs

    def next(self, world: World) -> Input:
        """The next input, chosen at random from what may be done."""
        rng, table = self.rng, world.table
        match = table.match
        assert match is not None
        if match.id != self.games[-1]:
            self.games.append(match.id)
        if match.over:  # this was the first game
            return saying("p0", 0, {"ask": "start", "op": self.op()}) if self.tab(world, "p0") == 0 else coming("p0", 0)
        if not any(ear.open for ear in world.ears.values()):
            return coming("p0", 0)
        chosen = rng.random()
        if chosen < 0.08:
            return self.reaction(world)
        if chosen < 0.26 and (probe := self.probe(world)) is not None:
            return probe
        if chosen < 0.30:
            return self.unreadable(world)
        if chosen < 0.36:
            return self.other_line(world)
        if chosen < 0.39:
            return self.walk(world)
        if match.game.turn == DEALER:
            return self.deal(world, match)
        chair = table.chairs[match.game.turn]
        assert chair is not None
        mover = name_of(match.game.turn)
        if chair.away is not None and rng.random() < 0.3:
            if chair.left and (tab := self.tab(world, mover)) is not None:
                return saying(mover, tab, {"ask": "sit", "op": self.op(), "name": "back"})
            if not chair.left:
                return coming(mover, 0)
        when = due(table)
        if chair.mind is not None or stood_in_for(table, chair) or (when is not None and rng.random() < 0.06):
            assert when is not None
            return waiting(when if when > world.now else world.now + LATE_MS)  # a bot moves, or the clock does
        if match.game.turn == self.plan.wearer and rng.random() < 0.3:
            return self.walk(world)  # some routes answer only to those whose turn it is
        return self.move(world, match, mover)

    def tab(self, world: World, name: str) -> int | None:
        """One of the tabs that somebody has open."""
        tabs = [tab for (who, tab), ear in world.ears.items() if who == name and ear.open]
        return self.rng.choice(tabs) if tabs else None

    def move(self, world: World, match: Match, mover: str) -> Input:
        rng = self.rng
        who = rng.choice([name for name, _ in world.ears]) if self.plan.phones else mover
        tab = self.tab(world, who)
        if tab is None:
            return coming(who, 0)
        move = any_move(options(match.game, match.game.turn), rng)
        ask = inbound.Play(self.op(), world.table.seq, from_rules(move))  # type: ignore[arg-type]
        later, text = world.now + rng.randrange(3_000), msgspec.json.encode(ask).decode()

        async def input(world: World) -> None:
            await world.wait(later)
            await world.say(who, tab, text)

        return input

    def deal(self, world: World, match: Match) -> Input:
        """Seeds for the fair deal from those who give them; time for the others."""
        deck, rng = match.deck, self.rng
        for seat, chair in enumerate(world.table.chairs):
            name = name_of(seat)
            tab = self.tab(world, name)
            if deck is None or deck.shuffled or tab is None or name not in self.plan.givers or chair is None or chair.left:
                continue
            seed = sha256(f"{self.seed} {name} {deck.commit.hex()}".encode()).digest()
            if not deck.closed and seat not in dict(deck.commits):
                commit = client_commit(seed, match.id, len(match.decks), seat)
                return saying(name, tab, {"ask": "commit", "op": self.op(), "commit": b64encode(commit).decode()})
            if deck.closed and seat in dict(deck.commits) and seat not in dict(deck.seeds) and rng.random() < 0.8:
                return saying(name, tab, {"ask": "show", "op": self.op(), "seed": b64encode(seed).decode()})
        when = due(world.table)
        assert when is not None
        return waiting(when if when > world.now else world.now + LATE_MS)

    def anybody(self, world: World) -> tuple[str, int]:
        return self.rng.choice([key for key, ear in world.ears.items() if ear.open])

    def reaction(self, world: World) -> Input:
        """A noise; or somebody switches a camera on or off, or signals to somebody, whether they may or not."""
        (who, tab), reaction, op = self.anybody(world), self.rng.choice(REACTIONS), self.op()
        chance = Random(f"{self.seed} {op}")  # its own, so that a new kind of reaction changes nothing else
        to = chance.choice([chair.sitter for chair in world.table.chairs if chair is not None])
        ask = chance.choice(
            (
                {"ask": "react", "reaction": reaction},
                {"ask": "switch", "camera": chance.random() < 0.8, "microphone": chance.random() < 0.5},
                {"ask": "signal", "to": to, "text": op},
            )
        )
        return saying(who, tab, ask | {"op": op})

    def probe(self, world: World) -> Input | None:
        """Something that is refused: the refusal must give nothing away."""
        rng, table = self.rng, world.table
        who, tab = self.anybody(world)
        moves: list[PlayerMove] = [
            Declare(-999),
            Declare(rng.randrange(60)),
            Declare(999),
            Declare(5, "next", 1),
            Call(),
            Coin("skip"),
            Coin("guess", Card("?")),
            Coin("guess", Card("7")),
        ]
        asks: list[inbound.AnyAsk] = [
            *(inbound.Play(self.op(), table.seq - rng.choice((0, 0, 0, 3)), from_rules(move)) for move in moves),
            inbound.AddBot(self.op(), "fox"),
            inbound.Remove(self.op(), chair_at(table, self.plan.wearer).sitter),
            inbound.PassHost(self.op(), chair_at(table, rng.randrange(self.plan.setting.seats)).sitter),
            inbound.Start(self.op()),
            inbound.Change(self.op(), self.plan.setting),
            inbound.Show(self.op(), bytes(32)),
            inbound.Sit(self.op(), "somebody"),
        ]
        ask = rng.choice(asks)
        try:
            answer(table, self.guest_id(world, who), ask, world.now)
        except (TableRefused, Refused):
            return lambda world: world.say(who, tab, msgspec.json.encode(ask).decode())
        return None

    def guest_id(self, world: World, name: str) -> str:
        chairs = [chair for chair in world.table.chairs if chair is not None and chair.name == name]
        return chairs[0].guest or name if chairs else name

    def unreadable(self, world: World) -> Input:
        who, tab = self.anybody(world)
        good = f'{{"ask":"play","op":"{self.op()}","seq":99,"move":{{"do":"call"}}}}'
        bad = [good[:-1], good.replace("99", "-1"), good.replace("call", "peek"), good.replace("play", "cheat")]
        texts = (LOOK, LOOK, "", "{", "[]", "null", "9" * 400, *bad, good.replace('"seq":99', '"seq":99,"seat":1'))
        if self.rng.random() < 0.1:
            return flooding(who, tab)
        text = self.rng.choice(texts)
        return lambda world: world.say(who, tab, text)

    def other_line(self, world: World) -> Input:
        """Somebody's tab is closed, or opened again, or one more is."""
        rng = self.rng
        name = rng.choice(sorted({name for name, _ in world.ears}))
        tab = rng.choice((0, 1))
        ear = world.ears.get((name, tab))
        if ear is None or not ear.open:
            return coming(name, tab, by_code=rng.random() < 0.5)
        return going(name, tab)

    def walk(self, world: World, *, whole: bool = False) -> Input:
        """Every route, as everybody who must not notice; with every possible request, or one of them."""
        match, opened, setting = world.table.match, world.opened, self.plan.setting
        place = 0 if match is None else match.place
        *_, before, game = self.games
        known = Known(opened["link"], opened["code"], game, before, setting.seats, place, setting.edition)
        every = routes(self.schema, known)
        asked = [call for calls in every for call in (calls if whole else [self.rng.choice(calls)])]
        callers = [*self.plan.unknowing, "odd", None]
        forgotten = self.rng.choice(callers) if self.rng.random() < 0.1 else "odd"

        async def input(world: World) -> None:
            for call in asked:
                for who in callers:
                    await world.call(who, *call)
            await world.call(forgotten, "DELETE", "/api/guests/me")

        return input


def in_the_round(world: World, plan: Plan) -> bool | None:
    """Whether the card has just been dealt; None: it never will be."""
    match = world.table.match
    if match is None:
        return False
    if plan.wearer >= len(world.table.chairs):
        return None  # fewer play the second game
    if match.number < plan.game:
        return False
    game = match.game
    if match.over or game.rounds > plan.round:
        return None
    if game.rounds < plan.round or game.turn < 0:
        return False
    return True if plan.wearer in game.round.inside else None


def revealed(world: World, plan: Plan) -> bool:
    """The round is over, or the wearer has guessed: now the card may be known."""
    match = world.table.match
    assert match is not None
    game = match.game
    return match.over or game.round.finished >= plan.round or game.stage == Stage.TURN or plan.wearer in game.round.powers.faced


async def opened(world: World, table: dict[str, Any]) -> None:
    world.opened = await world.called("p0", "POST", "/api/tables", table)


def welcomed(name: str) -> Input:
    return lambda world: world.guest(name)


def coming(name: str, tab: int, *, by_code: bool = False) -> Input:
    return lambda world: world.come(name, tab, by_code=by_code)


def going(name: str, tab: int) -> Input:
    return lambda world: world.go(name, tab)


def saying(name: str, tab: int, ask: dict[str, Any]) -> Input:
    text = json.dumps(ask)
    return lambda world: world.say(name, tab, text)


def showing_out(name: str, tab: int, seat: int, op: str) -> Input:
    """The host shows out whoever sits there then."""

    async def input(world: World) -> None:
        await world.say(name, tab, json.dumps({"ask": "remove", "op": op, "sitter": chair_at(world.table, seat).sitter}))

    return input


def sitting_at(seat: int) -> Callable[[World], int]:
    return lambda world: chair_at(world.table, seat).sitter


def signalling(name: str, tab: int, op: str, to: Callable[[World], int]) -> Input:
    """Somebody signals to whoever has this number then."""

    async def input(world: World) -> None:
        await world.say(name, tab, json.dumps({"ask": "signal", "op": op, "to": to(world), "text": op}))

    return input


def flooding(name: str, tab: int) -> Input:
    async def input(world: World) -> None:
        for _ in range(FLOOD):
            await world.say(name, tab, LOOK)

    return input


def waiting(until: int) -> Input:
    return lambda world: world.wait(until)
