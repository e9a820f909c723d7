"""Minds at work: they decide in processes of their own, which are replaced when they die and end with their server."""

from __future__ import annotations

import asyncio
import inspect
import io
import os
import select
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from coyote.bots import MINDS
from coyote.bots.plain import plain
from coyote.rules.game import play
from coyote.rules.model.moves import Call, Declare
from coyote.rules.sight import view
from coyote.server import minds, thinker
from coyote.server.app import application
from coyote.server.edge import limits, prices
from coyote.server.edge.limits import Limits
from coyote.server.http.visit import pays
from coyote.server.minds import Lost, Minds
from coyote.server.thinker import answer_all, packed, unpacked
from coyote.table.autopilot import Choice, decided, decided_plainly
from coyote.table.schedule import ahead
from coyote.table.setting import Setting
from prove.common.client import Person
from prove.common.running import Running
from tests.server.houses import Clock, houses
from tests.table.seated import Seated


def choice_at(table: Seated) -> Choice:
    found = ahead(table.table, table.keeper)
    assert found is not None
    return found


@pytest.fixture
def choice() -> Choice:
    return choice_at(Seated().bots("owl", "hare").start())


@asynccontextmanager
async def at_work() -> AsyncIterator[Minds]:
    working = Minds()
    try:
        yield working
    finally:
        await working.close()


async def thinkers() -> list[int]:
    """The processes that this one has started and that still think."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                status, line = (entry / "status").read_text(), (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if f"PPid:\t{os.getpid()}\n" in status and b"thinker" in line:
                found.append(int(entry.name))
    return found


@pytest.mark.parametrize("mind", MINDS)
def test_a_thinker_decides_as_the_mind_would(mind: str, choice: Choice) -> None:
    asked, answers = choice._replace(mind=mind), io.BytesIO()
    answer_all(io.BytesIO(packed(asked)), answers)
    assert unpacked(answers.getvalue()[thinker.LENGTH :]) == decided(asked)


@pytest.mark.real_time
async def test_minds_decide_in_another_process_and_a_dead_one_is_replaced(
    choice: Choice, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_work() as working:
        assert not await thinkers(), "nothing is started before somebody asks"
        assert await working.decide(choice) == decided(choice)
        (first,) = await thinkers()
        os.kill(first, signal.SIGKILL)
        with pytest.raises(Lost):
            await working.decide(choice)
        assert await working.decide(choice) == decided(choice)
        assert await thinkers() != [first]
    assert not await thinkers()


@pytest.mark.real_time
async def test_a_mind_that_fails_is_noted_and_does_no_harm(choice: Choice, caplog: pytest.LogCaptureFixture) -> None:
    async with at_work() as working:
        with caplog.at_level("INFO", "coyote"), pytest.raises(Lost):
            await working.decide(choice._replace(sees=None))  # type: ignore[arg-type]
        assert [record.msg for record in caplog.records] == ["mind failed"]
        assert await working.decide(choice) == decided(choice)


@pytest.mark.real_time
async def test_a_question_that_nobody_waits_for_is_not_asked(choice: Choice, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[Choice]()
    monkeypatch.setattr(minds, "packed", lambda choice: asked.append(choice) or packed(choice))  # type: ignore[func-returns-value]
    async with at_work() as working:
        given_up = asyncio.create_task(working.decide(choice._replace(mind="fox")))
        await asyncio.sleep(0)
        given_up.cancel()
        await working.decide(choice)
    assert [one.mind for one in asked] == [choice.mind]


@pytest.fixture
def in_order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The minds that were asked, in the order in which they were."""
    asked = list[str]()
    monkeypatch.setattr(minds, "packed", lambda choice: asked.append(choice.mind) or packed(choice))  # type: ignore[func-returns-value]
    return asked


@pytest.mark.real_time
async def test_networks_take_turns_so_that_nobody_waits_for_a_strangers_thoughts(choice: Choice, in_order: list[str]) -> None:
    async with at_work() as working:
        flood = [asyncio.create_task(working.decide(choice._replace(mind="wolf"), "eve")) for _ in range(30)]
        await asyncio.sleep(0)
        others = [working.decide(choice._replace(mind=mind), who) for who, mind in (("ann", "owl"), ("bob", "hare"))]
        await asyncio.gather(*others)
        assert in_order[:3] == ["wolf", "owl", "hare"], "one thought of the stranger's, and then everybody else's"
        assert sum(one.done() for one in flood) < 5
        for one in flood:
            one.cancel()


@pytest.mark.real_time
async def test_the_fire_of_a_day_does_not_wait_for_other_thoughts_of_its_network(choice: Choice, in_order: list[str]) -> None:
    async with at_work() as working:
        working.pays = lambda network, _: network == "eve"
        flood = [asyncio.create_task(working.decide(choice._replace(mind="wolf"), "eve")) for _ in range(10)]
        await asyncio.sleep(0)
        await working.decide(choice._replace(mind="owl"), "eve", True)
        assert in_order[:2] == ["wolf", "owl"]
        await working.decide(choice, "ann", True)
        with pytest.raises(Lost):
            await working.decide(choice, "ann")
        for one in flood:
            one.cancel()


async def test_a_network_can_neither_fill_the_queue_nor_think_without_end(
    choice: Choice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with houses(str(tmp_path / "coyote.db"), 1, Clock()) as (house,):
        house.env = replace(house.env, minds=Minds())
        counted, working = Limits(), house.env.minds
        monkeypatch.setattr(working, "warm_up", lambda: None)  # nobody thinks
        application(house, counted, frozenset())
        monkeypatch.setattr(limits, "THOUGHTS", limits.Rate(7 * prices.BOXED, 1e-6))
        asked = [asyncio.create_task(working.decide(choice, "eve")) for _ in range(10)]
        await asyncio.sleep(0)
        assert [one.done() for one in asked] == [False] * 7 + [True] * 3
        assert all(isinstance(one.exception(), Lost) for one in asked[7:])
        more = [asyncio.create_task(working.decide(choice, "eve", True)) for _ in range(minds.MOST_WAITING + 1)]
        await asyncio.sleep(0)
        assert [one.done() for one in more] == [False] * minds.MOST_WAITING + [True]
        assert isinstance(more[-1].exception(), Lost)
        for one in (*asked, *more):
            one.cancel()


def test_a_thought_costs_more_with_a_deck_that_comes_in_no_box(choice: Choice) -> None:
    own = Seated(Setting(options={"deck": "1x4 2x4 3x4 ?x2"}, seats=3)).bots("owl", "hare").start()
    assert (prices.of_thought(choice), prices.of_thought(choice_at(own))) == (prices.BOXED, prices.UNBOXED)


def test_a_thought_costs_most_where_a_round_of_two_is_solved(choice: Choice) -> None:
    two = choice._replace(sees=choice.sees._replace(inside=choice.sees.inside[:2]))
    assert [prices.of_thought(two._replace(mind=mind)) for mind in ("cub", "wolf")] == [prices.BOXED, prices.SOLVED]


@pytest.mark.real_time
async def test_a_thought_that_never_ends_is_given_up(choice: Choice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "HUNG_S", 0.05)
    monkeypatch.setattr(minds, "START", "import time; time.sleep(600)")
    async with at_work() as working:
        with pytest.raises(Lost):
            await working.decide(choice)


@pytest.mark.real_time
async def test_closing_does_not_wait_for_a_thought(choice: Choice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.mkfifo(begun := tmp_path / "begun")
    monkeypatch.setattr(minds, "START", f"import time; open({str(begun)!r}, 'w').close(); 'a thinker'; time.sleep(600)")
    working = Minds()
    asking = asyncio.create_task(working.decide(choice))
    await asyncio.to_thread(begun.read_text)
    assert await thinkers()
    await working.close()
    assert not await thinkers()
    assert not asking.done(), "nobody answers any more, so whoever asks must be the one to stop"
    asking.cancel()


@pytest.mark.real_time
async def test_a_server_that_dies_leaves_no_thinker_behind(tmp_path: Path) -> None:
    with Running("--database", str(tmp_path / "coyote.db")) as server:
        person = await Person.at(server.place, "ann")
        line = await person.line((await person.open(bots=("cub", "cub"), start=True))["link"])
        await line.until(lambda frame: bool(frame.get("game", {}).get("said")), 60)
        assert server.process is not None
        (child,) = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
        ended = os.pidfd_open(int(child))
        assert b"thinker" in Path(f"/proc/{child}/cmdline").read_bytes()
        await asyncio.to_thread(server.end, signal.SIGKILL)
        await asyncio.to_thread(select.select, [ended], [], [])
        os.close(ended)
        await line.close()


def test_no_request_waits_for_a_thread_before_it_is_looked_at() -> None:
    """A guard that is no coroutine runs in the threads that others share."""
    assert inspect.iscoroutinefunction(pays)


# the plain move


@pytest.mark.parametrize("edition", ["oliphante_2010", "devir_2021", "kidult_2003"])
def test_a_game_of_nothing_but_plain_moves_is_legal_and_ends(edition: str) -> None:
    options = {"coins": "on"} if edition != "kidult_2003" else {"specials": "on"}
    table = Seated(Setting(edition, {"out_at": "1", **options}, seats=4)).bots("owl", "owl", "owl").start()
    game = table.match.game
    for _ in range(2_000):
        if game.turn < 0:
            break
        game = play(game, game.turn, plain(view(game, game.turn)))
    assert game.turn < 0, "somebody called"


def test_the_plain_move_depends_on_no_card() -> None:
    first, second = (Seated(salt=salt).bots("owl", "owl").start() for salt in (1, 2))
    assert first.match.game.round.heads != second.match.game.round.heads
    for number in (None, 4, 40):
        moves = {plain(view(table.match.game, table.turn)._replace(number=number)) for table in (first, second)}
        assert len(moves) == 1
    assert isinstance(plain(view(first.match.game, first.turn)), Declare)
    high = view(first.match.game, first.turn)
    assert plain(high._replace(number=900, options=high.options._replace(lowest=901, call=True))) == Call()
    assert decided_plainly(first.match).sure is None
