"""Two worlds for whole tables: the same seeds, people, moves and clock, but one card on one head differs.

The card is exchanged below the seeds: in the second world the shuffle gives the wearer the bottom card of the pile and puts the
wearer's card there. Salts hide the cards of the leaves, which is argued elsewhere; here the leaves hold no card at all, so that
both worlds have the same roots. What the others do is an input, since they do see the card. The wearer may be a person, a
bot, or somebody who is away or has left. With screens, the wearer and watchers look; with phones on heads, all but the wearer.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest
from msgspec import structs

from coyote import Refused, options
from coyote.lab.simulate import any_move
from coyote.rules.model.cards import Card
from coyote.rules.model.moves import DEALER, Call, Coin, Declare, PlayerMove
from coyote.rules.model.state import Stage
from coyote.table.asks import REACTIONS, answer
from coyote.table.deal import seals
from coyote.table.refusals import TableRefused
from coyote.table.review import analysis
from coyote.table.review.coach import coach
from coyote.table.schedule import due, stood_in_for
from coyote.table.setting import PHONES, Heads, Setting
from coyote.table.table import Chair
from coyote.table.told.frames import ack, refused, written
from coyote.table.wire import inbound, moves
from prove.sight.exchange import Chance, Swap, place_of, unread
from tests.table.seated import Seated

TABLES = (
    Setting(turn=30, bank=30),
    Setting(options={"coins": "on", "coin_counts": "extrax2 reversex2 skipx2 exchangex4 guessx1"}),
    Setting("kidult_2003", {"specials": "on"}, turn=15, bank=0),
    Setting("japan_2015", {"specials": "on", "masks_per": "game"}, seats=5),
    Setting("powwow_2006", seats=4),
    Setting("devir_2021", {"coins": "on"}, seats=3),
)


LONG = 80
"""This many inputs are enough, even where a planted leak lets nobody move."""


Input = Callable[[Seated], bytes]
"""Does something to a table, and returns the immediate answer."""


class Seen(NamedTuple):
    """All that players who may not know the card see after an input."""

    answer: bytes
    frames: tuple[bytes, ...]
    due: int | None
    coach: bytes
    """What a coach would tell the wearer if all the others were bots; their moves are still inputs."""
    last: bytes
    """The analysis of the last finished round."""


class Pair(NamedTuple):
    """What was seen in both worlds; `here == there` if nothing leaked."""

    here: list[Seen]
    there: list[Seen]


def asking(guest: str, ask: inbound.AnyAsk) -> Input:
    def input(table: Seated) -> bytes:
        try:
            table.ask(guest, ask)
        except (TableRefused, Refused) as why:
            return refused(ask.op, why)
        return ack(ask.op, table.table.seq)

    return input


def coming(guest: str, here: bool) -> Input:
    def input(table: Seated) -> bytes:
        table.here(guest, here)
        return b""

    return input


def waiting(now: int) -> Input:
    def input(table: Seated) -> bytes:
        table.at(now)
        return b""

    return input


def look(table: Seated, wearer: int, answer: bytes) -> Seen:
    frames = [tell(eyes) for tell in (table.news, whole(table)) for eyes in unknowing(table, wearer)]
    last = None if table.table.match is None else analysis.last_round(table.match)
    return Seen(answer, tuple(frames), due(table.table), coached(table, wearer), written(last))


def unknowing(table: Seated, wearer: int) -> list[int | None]:
    """Whoever may not know the card: the wearer, or with phones all others; and watchers."""
    everybody = range(len(table.table.chairs))
    return [*[seat for seat in everybody if (seat == wearer) != (table.table.setting.heads == PHONES)], None]


def whole(table: Seated) -> Callable[[int | None], bytes]:
    return lambda eyes: table.frame(eyes, news=False)


def coached(table: Seated, wearer: int) -> bytes:
    bots = [
        chair and (chair if seat == wearer else Chair(chair.name, chair.sitter, mind="owl"))
        for seat, chair in enumerate(table.table.chairs)
    ]
    try:
        return written(coach(structs.replace(table.table, chairs=tuple(bots)), f"p{wearer}"))
    except (TableRefused, Refused) as why:
        return refused(None, why)


def pair(patch: pytest.MonkeyPatch, seed: int, heads: Heads = "screens") -> Pair | None:
    """One pair of worlds, up to the reveal of one round; None if the card could not be exchanged."""
    rng, chance = Random(seed), Chance()
    patch.setattr(seals, "shuffled", chance.shuffled)
    patch.setattr(seals, "leaf", unread)
    setting = structs.replace(rng.choice(TABLES), heads=heads)
    wearer, kind = rng.randrange(setting.seats), rng.choice(["person", "left" if heads == PHONES else "bot", "away"])
    inputs: list[Input] = []

    def opened() -> Seated:
        table = Seated(setting, host="p0", salt=seed)
        for seat in range(1, setting.seats):
            table.bots("hare") if seat == wearer and kind == "bot" else table.sit(f"p{seat}")
        return table

    if kind == "bot" and wearer == 0:
        kind = "person"
    here = opened()

    def do(input: Input) -> Seen:
        inputs.append(input)
        return look(here, wearer, input(here))

    do(asking("p0", inbound.Start("op")))
    if kind == "away":
        do(coming(f"p{wearer}", False))
    if kind == "left":
        do(asking(f"p{wearer}", inbound.Leave("op")))
    rounds = rng.choice([1, 1, 2, 3])
    while here.table.playing and not (here.match.game.rounds == rounds and here.turn >= 0):
        if len(inputs) > LONG:
            return None
        do(driven(here, wearer, rng))
    if not here.table.playing or wearer not in here.match.game.round.inside:
        return None
    position, key = place_of(here.match, wearer), chance.dealt(here.match)
    order = chance.orders[key]
    if order[position] == order[-1]:
        return None
    done, seen = len(inputs), [look(here, wearer, b"")]
    while not revealed(here, wearer, rounds) and len(seen) < LONG:
        seen.append(do(driven(here, wearer, rng)))
    if drew_the_bottom(here):
        return None
    chance.swap = Swap(key, position, len(order) - 1)
    there = opened()
    for input in inputs[:done]:
        input(there)
        for eyes in unknowing(there, wearer):
            there.news(eyes)  # as here: what is told next depends on what was told before
    other = [look(there, wearer, b"")]
    for input in inputs[done:-1]:  # the last input was the reveal
        other.append(look(there, wearer, input(there)))
    return Pair(seen[:-1], other)


def revealed(table: Seated, wearer: int, rounds: int) -> bool:
    """The round is over, or the wearer has guessed: now the card may be known."""
    match = table.match
    return (
        match.over
        or match.game.round.finished >= rounds
        or match.game.stage == Stage.TURN
        or wearer in match.game.round.powers.faced
    )


def drew_the_bottom(table: Seated) -> bool:
    return table.match.last is not None and table.match.top.position >= len(table.match.top.pile.cards) - 1


def driven(table: Seated, wearer: int, rng: Random) -> Input:
    """The next input, chosen at random from what may be done, never by cards.

    Only the wearer gets a stand-in: a stand-in for anybody else would see the card.
    """
    game = table.match.game
    if rng.random() < 0.1:
        return asking(f"p{rng.randrange(4)}", inbound.React("op", rng.choice(REACTIONS)))
    if table.match.last is not None and rng.random() < 0.1:
        ask: inbound.AnyAsk = inbound.Watched("op", table.match.last.game.round.finished)
        return asking(f"p{rng.randrange(4)}", ask)
    if rng.random() < 0.15:
        probes: list[PlayerMove] = [Declare(-999), Declare(rng.randrange(60)), Call(), Coin("skip"), Coin("guess", Card("?"))]
        prober = f"p{rng.randrange(4)}"
        ask = inbound.Play("op", table.table.seq, moves.from_rules(rng.choice(probes)))
        try:
            answer(table.table, prober, ask, table.now)
        except (TableRefused, Refused):
            return asking(prober, ask)
    if game.turn == DEALER:
        when = due(table.table)
        assert when is not None
        return waiting(when)
    chair = table.table.chairs[game.turn]
    assert chair is not None
    if chair.away is not None and rng.random() < 0.3:
        return asking(f"p{wearer}", inbound.Sit("op", "back")) if chair.left else coming(f"p{wearer}", True)
    when = due(table.table)
    if chair.mind is not None or stood_in_for(table.table, chair):
        assert when is not None
        return waiting(when)
    guest = chair.guest
    assert guest is not None
    if game.turn == wearer and rng.random() < 0.1:
        return coming(guest, False)
    if table.table.setting.heads == PHONES:
        if game.turn == wearer and when is not None and rng.random() < 0.2:
            return waiting(when)  # the clock acts
        guest = rng.choice(["p0", "p1", "p2", "p3", "eve"])
    played = moves.from_rules(any_move(options(game, game.turn), rng))  # type: ignore[arg-type]
    now = table.now + rng.randrange(3_000)

    def input(table: Seated) -> bytes:
        table.now = now
        return asking(guest, inbound.Play("op", table.table.seq, played))(table)

    return input
