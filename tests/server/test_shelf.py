"""The shelf: one name for each game, which is read alone, beside the loop, and paid for by whoever asks."""

from __future__ import annotations

import asyncio
import inspect
import threading
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, cast

import pytest
from litestar.handlers import HTTPRouteHandler

from coyote.server.bus import Bus
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.environment import Environment
from coyote.server.guests import welcome
from coyote.server.http import shelf, worker_threads
from coyote.server.http.records import Records
from coyote.server.http.shelf import Shelf
from coyote.server.http.visit import Visitor
from coyote.server.http.worker_threads import Weighed, WorkerThreads
from coyote.server.metrics import Metrics
from coyote.server.storage.open_store import open_store
from coyote.server.storage.store import TableRow
from coyote.server.tables.house import House
from coyote.server.tables.kept import deeds_of
from coyote.server.tables.line import Line
from coyote.server.tables.steward import Steward
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.review import analysis, finished
from coyote.table.schedule import SEEDS_WAIT
from coyote.table.setting import Setting
from coyote.table.wire.inbound import Play, Sit, Start
from coyote.table.wire.moves import SaidCoyote, SaidNumber, SeatMove
from tests.server.houses import Clock, line_of

OVER_AT_ONCE = Setting(seats=2, options={"out_at": "1"})


class Sitting:
    """Ann and Bob at a table of their own."""

    def __init__(self, house: House, clock: Clock, row: TableRow, steward: Steward, lines: Sequence[Line]) -> None:
        self.house, self.clock, self.row, self.steward, self.lines = house, clock, row, steward, lines
        self.shelf, self.paid, self.ops = Shelf(house), list[float](), 0

    async def start(self) -> str:
        """The id of a new game, whose cards are dealt."""
        await self.steward.ask(self.lines[0], Start(self.op()))
        while self.turn < 0:
            self.clock.now += SEEDS_WAIT
            await self.steward.clock.strike()
        assert self.steward.table.match is not None
        return self.steward.table.match.id

    async def play(self) -> str:
        """The id of a whole game."""
        game = await self.start()
        moves: list[SeatMove] = [SaidNumber(500), SaidCoyote()]
        for move in moves:
            await self.steward.ask(self.lines[self.turn], Play(self.op(), self.steward.table.seq, move))
        assert not self.steward.table.playing
        return game

    @property
    def turn(self) -> int:
        assert self.steward.table.match is not None
        return self.steward.table.match.game.turn

    def op(self) -> str:
        self.ops += 1
        return f"op-{self.ops}"

    async def read(self, game: str) -> shelf.Game:
        return await self.shelf.game(game, self.paid.append)


@asynccontextmanager
async def sitting(file: str) -> AsyncIterator[Sitting]:
    clock = Clock()
    async with await open_store(file) as store:
        house = House(Environment(store, Bus(), Metrics(), clock, monotonic=clock.beat))
        ann, bob = [(await welcome(house.env, name))[0] for name in ("ann", "bob")]
        row, _ = await house.open(ann, OVER_AT_ONCE, (), start=False)
        steward, lines = await house.steward(row), [line_of(ann), line_of(bob)]
        for line in lines:
            await house.come(row, line)
        await steward.ask(lines[1], Sit("sit", "bob"))
        there = Sitting(house, clock, row, steward, lines)
        yield there
        there.shelf.close()
        await house.stop()


async def refusal(awaiting: Any) -> str:
    with pytest.raises((ServerRefused, TableRefused)) as refused:
        await awaiting
    return str(refused.value.code)


def counting_loads(there: Sitting, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int | None]]:
    """Which parts of logs are read from now on."""
    store: Any = there.house.env.store
    loaded, load = list[tuple[int, int | None]](), store.load

    async def counted(table_id: str, after: int = 0, until: int | None = None) -> Any:
        loaded.append((after, until))
        return await load(table_id, after, until)

    monkeypatch.setattr(store, "load", counted)
    return loaded


async def test_a_game_is_read_without_the_games_before_it(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with sitting(place) as there:
        games = [await there.play() for _ in range(4)]
        whole = list(finished.played(there.row.id, deeds_of(await there.house.env.store.load(there.row.id))))
        loaded = counting_loads(there, monkeypatch)
        for id, as_ever in zip(games, whole, strict=True):
            found = await there.read(id)
            assert found.match.game == as_ever.match.game
            assert found.match == as_ever.match
            assert finished.record(found.match) == finished.record(as_ever.match)
            assert finished.fairness(found.match, found.keeper) == finished.fairness(as_ever.match, there.steward.log.keeper)
            assert loaded == [(as_ever.first - 1, as_ever.last)]
            loaded.clear()
        assert (await there.read(games[2])).table == there.row.id
        assert not loaded, "a game that was read stays in memory"


async def test_nobody_can_guess_the_name_of_a_game(sqlite_file: str) -> None:
    async with sitting(sqlite_file) as there:
        games = [await there.play() for _ in range(2)]
        assert len({*games}) == 2 and all(len(game) == 32 and there.row.id not in game for game in games)
        row, _ = await there.house.open((await welcome(there.house.env, "cem"))[0], Setting(), ("cub",), start=True)
        match = (await there.house.steward(row)).table.match
        assert match is not None and len(match.id) == 32 and row.id not in match.id
        for guess in (f"{there.row.id}-1", f"{there.row.id}-2", f"{games[0]}-1", games[0].upper(), f"{games[0]} "):
            assert await refusal(there.read(guess)) == ServerCode.GAME_UNKNOWN


async def test_a_running_game_is_refused_before_its_log_is_read(sqlite_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with sitting(sqlite_file) as there:
        await there.play()
        running, loaded = await there.start(), counting_loads(there, monkeypatch)
        assert await refusal(there.read(running)) == TableCode.GAME_RUNNING
        assert not loaded and not there.paid


async def test_whoever_makes_us_read_pays_for_the_length(sqlite_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "DEEDS_A_POINT", 1)
    monkeypatch.setattr(shelf, "JUDGED_A_POINT", 1)
    async with sitting(sqlite_file) as there:
        game = await there.play()
        row = await there.house.env.store.game(game)
        assert row is not None and row.last_seq is not None
        moves = (await there.read(game)).moves
        assert there.paid == [row.last_seq - row.first_seq]
        await there.shelf.analysis(game, there.paid.append)
        assert there.paid == [row.last_seq - row.first_seq, moves]
        await there.shelf.analysis(game, there.paid.append)
        assert len(there.paid) == 2, "what is kept costs nothing more"
        monkeypatch.setattr(shelf, "MOST_PAID", 2)
        await Shelf(there.house).game(game, there.paid.append)
        assert there.paid[-1] == 2


async def test_who_cannot_pay_is_refused_alone(sqlite_file: str) -> None:
    def broke(_: float) -> None:
        raise ServerRefused(ServerCode.TOO_FAST)

    async with sitting(sqlite_file) as there:
        game = await there.play()
        poor, rich = await asyncio.gather(
            there.shelf.analysis(game, broke), there.shelf.analysis(game, there.paid.append), return_exceptions=True
        )
        assert isinstance(poor, ServerRefused) and not isinstance(rich, BaseException)
        assert len(there.paid) == 2


async def test_every_route_to_a_game_has_its_price(sqlite_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "DEEDS_A_POINT", 1)
    monkeypatch.setattr(shelf, "PASSED_A_POINT", 1)
    monkeypatch.setattr(shelf, "MOVES_A_POINT", 1)
    async with sitting(sqlite_file) as there:
        game, paid = await there.play(), list[float]()
        row = await there.house.env.store.game(game)
        assert row is not None and row.last_seq is not None
        reading, visit = row.last_seq - row.first_seq, cast(Visitor, Paying(paid))
        moves = (await there.read(game)).moves
        prices = {
            Records.game: [reading],
            Records.record: [reading, moves],
            Records.fairness: [reading, moves],
            Records.moment: [reading, moves],
            Records.analysis: [reading, moves // shelf.JUDGED_A_POINT],
            Records.odds: [reading, moves],
        }
        for route, price in prices.items():
            place = {"place": 3} if "place" in inspect.signature(route.fn).parameters else {}
            asked: Any = partial(route.fn, None, game=game, visit=visit, **place)
            paid.clear()
            await asked(shelf=Shelf(there.house))
            assert paid == price, route
        charged = {route.handler_name for route in prices}
        routes = {name for name, route in vars(Records).items() if isinstance(route, HTTPRouteHandler)}
        assert routes - charged == {"count"}


class Paying:
    """A visitor who notes what is paid."""

    def __init__(self, paid: list[float]) -> None:
        self.pay = paid.append


@pytest.mark.real_time
async def test_a_game_is_analysed_once_for_all_who_ask(sqlite_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done, reckoned = Counter[str](), (analysis.analysis, analysis.last_round)

    def counted(match: Any) -> Any:
        assert threading.current_thread().name.startswith("coyote-worker")
        done["analysis"] += 1
        return reckoned[0](match)

    def counted_last(match: Any) -> Any:
        done["last"] += 1
        return reckoned[1](match)

    monkeypatch.setattr(analysis, "analysis", counted)
    monkeypatch.setattr(analysis, "last_round", counted_last)
    async with sitting(sqlite_file) as there:
        game = await there.play()
        told = await asyncio.gather(*(there.shelf.analysis(game, there.paid.append) for _ in range(7)))
        assert all(one is told[0] for one in told)
        match = there.steward.table.match
        assert match is not None
        last = await asyncio.gather(*(there.shelf.last_round(match) for _ in range(7)))
        assert all(one is last[0] for one in last) and last[0] is not None and last[0].moves == told[0].moves
        await there.shelf.analysis(game, there.paid.append)
        assert done == {"analysis": 1, "last": 1}
        other = await there.play()
        assert there.steward.table.match is not None
        await there.shelf.last_round(there.steward.table.match)
        await there.shelf.analysis(other, there.paid.append)
        assert done == {"analysis": 2, "last": 2}


@pytest.mark.real_time
async def test_only_so_much_work_waits_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    go, threads = threading.Event(), WorkerThreads(10)
    work = [asyncio.create_task(threads.run(go.wait, 10)) for _ in range(worker_threads.MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(ServerRefused) as refused:
        await threads.run(go.wait, 10)
    assert refused.value.code == ServerCode.UNAVAILABLE
    go.set()
    assert all(await asyncio.gather(*work))
    assert await threads.run(lambda: "again") == "again"
    threads.close()


async def test_results_are_kept_by_weight_and_failures_not_at_all() -> None:
    made, threads = list[str](), WorkerThreads(10)

    async def kept(name: str, weight: int) -> Any:
        async def make() -> Weighed:
            made.append(name)
            if weight < 0:
                raise ServerRefused(ServerCode.UNAVAILABLE)
            return Weighed(name, weight)

        return await threads.once(name, make)

    for name, weight in (("a", 4), ("b", 4), ("a", 4), ("c", 4)):
        assert await kept(name, weight) == name
    assert "".join(made) == "abc"
    for name, weight in (("a", 4), ("c", 4), ("b", 4), ("huge", 11), ("huge", 11), ("c", 4)):
        assert await kept(name, weight) == name
    assert "".join(made) == "abcbhugehuge", "the one that nobody had asked for went first"
    for _ in range(2):
        with pytest.raises(ServerRefused):
            await kept("no", -1)
    assert made[-2:] == ["no", "no"]
    threads.close()
