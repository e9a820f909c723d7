"""Only those who looked know what lies in the middle, and nobody knows at whom others point: byte for byte, at whole tables.

Two worlds have the same seeds, people, moves and clock. In the second one another card lies in the middle, or was laid there
with the Coyote card, or somebody points at somebody else. All who do not know that, and the watchers, get the same bytes until
the count.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from coyote import options
from coyote.lab.simulate import any_move
from coyote.rules import sight
from coyote.rules.model.cards import Card
from coyote.rules.model.moves import DEALER, Lay, Peek, PlayerMove, Point
from coyote.rules.model.state import Game, Round, Stage
from coyote.table.deal import seals
from coyote.table.schedule import due
from coyote.table.setting import Setting
from coyote.table.wire import inbound, moves
from prove.sight.exchange import Chance, Swap, unread
from tests.hidden.worlds import asking, waiting
from tests.table.seated import Seated

SEATS, WEARER = 4, 1
BOX = Setting("heidelbaer_2020", {"trickster": "on"}, seats=SEATS, turn=30, bank=30)
WORLDS = 30


class World(NamedTuple):
    """A table after each input of one round: who can know the difference, and what each pair of eyes is told."""

    looked: list[set[int]]
    told: list[dict[int | None, bytes]]


def people(seed: int) -> Seated:
    table = Seated(BOX, host="p0", salt=seed)
    for seat in range(1, SEATS):
        table.sit(f"p{seat}")
    asking("p0", inbound.Start("op"))(table)
    return table


def told(table: Seated) -> dict[int | None, bytes]:
    eyes = (*range(SEATS), None)
    return {seat: table.news(seat) + table.frame(seat, news=False) for seat in eyes}


def played(table: Seated, move: PlayerMove) -> None:
    asking(f"p{table.match.game.turn}", inbound.Play("op", table.table.seq, moves.from_rules(move)))(table)


def on(table: Seated) -> None:
    """The Dealer does what is due."""
    while table.table.playing and table.match.game.turn == DEALER:
        when = due(table.table)
        assert when is not None
        waiting(when)(table)


def chosen(game: Game, rng: Random) -> PlayerMove:
    """A move that nobody's cards decide: looks are likely, so that there is something to know."""
    able = options(game, game.turn)
    if able.peek and rng.random() < 0.3:
        return Peek()
    if able.lay and rng.random() < 0.7:
        return Lay()
    return any_move(able, rng)  # type: ignore[return-value]


def run(
    seed: int, rounds: int, chance: Chance, script: list[PlayerMove] | None, turned: bool = False
) -> tuple[World, list[PlayerMove]]:
    """Play up to the count of this round; look only at that round. With a script, the moves of another world are repeated; if
    `turned`, whoever points first points at the other one."""
    table, rng, moves = people(seed), Random(seed), list[PlayerMove]()
    world, once = World([], []), turned
    repeated = iter(script or [])
    while table.table.playing and table.match.game.round.finished < rounds:
        on(table)
        game = table.match.game
        if game.round.finished >= rounds or game.turn < 0:
            break
        move = next(repeated) if script is not None else chosen(game, rng)
        moves.append(move)
        now_looked = game.rounds == rounds
        if once and now_looked and isinstance(move, Point):
            move, once = Point(next(seat for seat in options(game, game.turn).points if seat != move.target)), False
        played(table, move)
        if table.match.game.stage == Stage.DRAW:
            on(table)
        round = table.match.game.round
        if now_looked and round.heads and round.stage != Stage.TURN:
            looked = {seat for laid in round.powers.middle for seat in laid.seen_by}
            world.looked.append({point.seat for point in round.powers.points} if turned else looked)
            world.told.append(told(table))
    return world, moves


@pytest.fixture
def chance(monkeypatch: pytest.MonkeyPatch) -> Chance:
    chance = Chance()
    monkeypatch.setattr(seals, "shuffled", chance.shuffled)
    monkeypatch.setattr(seals, "leaf", unread)
    return chance


def same_to_the_others(here: World, there: World) -> tuple[int, int]:
    """Compare both worlds; how many frames were the same, and how many of those who know the difference were not."""
    same = unlike = 0
    for looked, one, other in zip(here.looked, here.told, there.told, strict=True):
        for eyes in one:
            if eyes in looked:
                unlike += one[eyes] != other[eyes]
            else:
                assert one[eyes] == other[eyes]
                same += 1
    return same, unlike


def worlds_apart(place: str, chance: Chance, worlds: int = WORLDS) -> tuple[int, int]:
    """Compare pairs of worlds that differ in a card: dealt into the middle, laid there with the Coyote card, or on a head."""
    same = unlike = 0
    rounds = 2 if place == "laid" else 1
    for seed in range(worlds):
        chance.swap = None
        chance.orders.clear()
        here, script = run(seed, rounds, chance, None)
        if not here.told or (place == "laid" and not any(isinstance(move, Lay) for move in script)):
            continue
        key, order = list(chance.orders.items())[rounds - 1]  # a new deck for every round; nobody is out after one
        chance.swap = Swap(key, {"head": WEARER, "middle": SEATS, "laid": SEATS + 1}[place], len(order) - 1)
        there, again = run(seed, rounds, chance, script)
        assert again == script
        if place == "head":  # all but the wearer see it, whoever has looked in the middle
            here = World([{*range(SEATS)} - {WEARER}] * len(here.told), here.told)
        found = same_to_the_others(here, there)
        same, unlike = same + found[0], unlike + found[1]
    return same, unlike


@pytest.mark.parametrize("place", ["middle", "laid", "head"])
def test_only_those_who_looked_can_tell_what_lies_in_the_middle_or_is_on_a_head(place: str, chance: Chance) -> None:
    same, unlike = worlds_apart(place, chance)
    assert same > 100
    assert unlike > 5, "nobody looked, so nothing was tried"


def test_at_whom_somebody_points_is_told_to_nobody_before_all_have(chance: Chance) -> None:
    same = unlike = 0
    for seed in range(WORLDS // 2):
        here, script = run(seed, 1, chance, None)
        there, _ = run(seed, 1, chance, script, turned=True)
        found = same_to_the_others(World(there.looked, here.told), there)
        same, unlike = same + found[0], unlike + found[1]
    assert same > 100
    assert unlike > 5, "nobody pointed, so nothing was tried"


def everything_in_the_middle(round: Round, seat: int | None) -> tuple[Card, ...]:
    return tuple([laid.card for laid in round.powers.middle])


def pointing_aloud(game: Game, _: object = None) -> Any:
    moves = [(past.before.turn, past.move) for past in game.line() if past.before is not None and past.before.turn >= 0]
    return tuple(moves[::-1])


def test_a_planted_leak_of_the_middle_is_found(chance: Chance, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "sees_middle", everything_in_the_middle)
    with pytest.raises(AssertionError, match="assert b"):
        worlds_apart("middle", chance, 5)


def test_a_planted_leak_of_the_pointing_is_found(chance: Chance, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "said", pointing_aloud)
    with pytest.raises(AssertionError, match="assert b"):
        test_at_whom_somebody_points_is_told_to_nobody_before_all_have(chance)
