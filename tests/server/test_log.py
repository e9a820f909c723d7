"""The log of a table: a move is judged once, and beside another process only what was done counts as done."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import pytest

from coyote import IllegalMove
from coyote.rules import game as rules
from coyote.server.guests import welcome
from coyote.server.tables.steward import Steward
from coyote.table.deeds import Away, Back, Changed, HostPassed, Reacted
from coyote.table.schedule import SEEDS_WAIT
from coyote.table.setting import Setting
from coyote.table.wire.inbound import Play, Sit, Start
from coyote.table.wire.moves import SaidCoyote, SaidNumber, SeatMove
from tests.server.houses import Clock, doing, houses, line_of, log_of, opened


def counting_plays(patch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts how often the rules judge a move of each kind, whatever module asks them."""
    judged, play = Counter[str](), rules.play

    def counted(game: Any, seat: int, move: Any) -> Any:
        judged[type(move).__name__] += 1
        return play(game, seat, move)

    for name, module in list(sys.modules.items()):
        if name.startswith("coyote.") and getattr(module, "play", None) is play:
            patch.setattr(module, "play", counted)
    return judged


def turn_at(steward: Steward) -> int:
    assert steward.table.match is not None
    return steward.table.match.game.turn


async def dealt(steward: Steward, clock: Clock) -> None:
    """Wait until the cards are dealt; nobody gives a seed for the deck."""
    while turn_at(steward) < 0:
        clock.now += SEEDS_WAIT
        await steward.clock.strike()


async def test_a_move_is_judged_once_and_so_is_each_move_of_the_dealer(
    sqlite_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, judged = Clock(), counting_plays(monkeypatch)
    async with houses(sqlite_file, 1, clock) as (ours,):
        ann, row, steward = await opened(ours, bots=(), start=False)
        bob, _ = await welcome(ours.env, "bob")
        lines = [line_of(ann), line_of(bob)]
        for line in lines:
            await ours.come(row, line)
        await steward.ask(lines[1], Sit("sit", "bob"))
        await steward.ask(lines[0], Start("start"))
        await dealt(steward, clock)
        assert judged == {"Begin": 1, "Deal": 1}
        asks: list[SeatMove] = [SaidNumber(500), SaidNumber(600), SaidCoyote()]
        for place, move in enumerate(asks):
            await steward.ask(lines[turn_at(steward)], Play(f"{place}", steward.table.seq, move))
        await dealt(steward, clock)
        assert (judged["Declare"], judged["Call"], judged["Deal"]) == (2, 1, 2)
        with pytest.raises(IllegalMove):
            await steward.ask(lines[turn_at(steward)], Play("no", steward.table.seq, SaidCoyote()))
        assert judged["Call"] == 2, "a refused move is judged once, too"
        moves = Counter(entry.kind for entry in await log_of(ours, row.id))
        kept = sum(moves[kind] for kind in ("moved", "begun", "dealt", "drawn", "turnedover"))
        assert judged.total() == kept + 1


async def test_an_ask_is_not_acknowledged_when_another_process_did_something_else_at_its_seq(sqlite_file: str) -> None:
    """An ask may bring several deeds, such as a call and the next deal; all but the first get an op id from their seq."""
    async with houses(sqlite_file, 2, Clock()) as (ours, theirs):
        _, row, mine = await opened(ours)
        other = await theirs.steward(row)
        await other.log.do(None, doing(Away(0), Back(0)))
        acked = list[int]()
        found = await mine.log.do("ann:1", doing(Reacted(0, "howl"), Reacted(0, "yip")), acked.append)
        assert found is None
        assert [entry.op_id for entry in await log_of(ours, row.id) if entry.seq in acked] == ["ann:1"]


async def test_a_return_is_written_down_even_if_another_process_wrote_something_else_first(sqlite_file: str) -> None:
    async with houses(sqlite_file, 2, Clock()) as (ours, theirs):
        guest, row, mine = await opened(ours)
        await mine.log.do(None, doing(Away(0)))
        other = await theirs.steward(row)
        await mine.log.do(None, doing(HostPassed(0)))
        await other.come(line_of(guest))
        assert [entry.kind for entry in await log_of(ours, row.id)][-2:] == ["hostpassed", "back"]


async def test_a_guest_who_comes_to_another_process_sees_no_less_than_before(sqlite_file: str) -> None:
    async with houses(sqlite_file, 2, Clock()) as (ours, theirs):
        guest, row, mine = await opened(ours, start=False)
        other = await theirs.steward(row)
        await mine.log.do(None, doing(Changed(Setting(seats=5))))
        await theirs.come(row, line_of(guest))
        assert other.table.seq >= mine.table.seq
