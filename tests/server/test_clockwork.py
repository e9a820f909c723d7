"""The clockwork: what happens by itself happens at its time, whatever anybody thinks, and nobody pays for lost time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from coyote.server.deadlines import DEADLINE_S
from coyote.server.guests import welcome
from coyote.server.minds import Lost
from coyote.server.pulse import GAP_MS, Pulse
from coyote.server.storage.store import Status
from coyote.server.tables import clockwork
from coyote.server.tables.house import House
from coyote.server.tables.line import Line
from coyote.server.tables.steward import Steward
from coyote.server.tables.sweeper import IDLE_MS
from coyote.table.autopilot import Choice, Decision, decided
from coyote.table.clock import SHOW
from coyote.table.deck_deeds import Dealt
from coyote.table.deeds import Credited, HostPassed, Moved, read
from coyote.table.refusals import TableRefused
from coyote.table.schedule import ALONE, HOST_GRACE, due, stands_still
from coyote.table.setting import Setting
from coyote.table.wire.inbound import Leave, Play, React, Sit
from coyote.table.wire.moves import SaidNumber
from prove.common.at_once import AtOnce
from tests.server.houses import Clock, Reader, houses, line_of, log_of, opened
from tests.server.virtual import settled


class Pondering(AtOnce):
    """Minds that decide when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Choice, asyncio.Future[Decision]]] = []

    async def decide(self, choice: Choice, _: str = "", __: bool = False, /) -> Decision:
        self.asked.append((choice, asyncio.get_running_loop().create_future()))
        return await self.asked[-1][1]

    def answer(self) -> Decision:
        choice, future = self.asked[-1]
        future.set_result(decided(choice))
        return future.result()


class At:
    """A table where ann plays against bots, with a clock that the test sets."""

    def __init__(self, house: House, clock: Clock, minds: Pondering, steward: Steward, line: Line, reader: Reader) -> None:
        self.house, self.clock, self.minds = house, clock, minds
        self.steward, self.line, self.reader = steward, line, reader

    @property
    def due(self) -> int:
        when = due(self.steward.table)
        assert when is not None
        return when

    @property
    def turn(self) -> int:
        assert self.steward.table.match is not None
        return self.steward.table.match.game.turn

    async def log(self) -> list[tuple[int, Any]]:
        return [(entry.at_ms, read(entry.body)) for entry in await log_of(self.house, self.steward.row.id)]

    async def strike(self, late: int = 0) -> int:
        """Let the clock strike, so much too late. Returns when it was due."""
        when = self.due
        self.clock.now += late
        await self.clock.reaches(when + late)
        return when

    async def deal(self) -> None:
        while self.turn < 0:
            await self.strike()

    async def until_bot(self) -> None:
        """Until it is a bot's turn, and its mind has been asked."""
        await self.deal()
        while self.turn == 0:
            match = self.steward.table.match
            assert match is not None
            number = match.game.number
            ask = Play(f"op{match.moved}", self.steward.table.seq, SaidNumber(1 if number is None else number + 1))
            await self.steward.ask(self.line, ask)
        await settled()

    def told(self) -> list[Any]:
        return [json.loads(text) for text in self.reader.got]


@asynccontextmanager
async def table(file: str, setting: Setting | None = None, bots: tuple[str, ...] = ("cub", "cub")) -> AsyncIterator[At]:
    clock, minds = Clock(), Pondering()
    async with houses(file, 1, clock) as (house,):
        object.__setattr__(house.env, "minds", minds)
        guest, _ = await welcome(house.env, "ann")
        row, _ = await house.open(guest, setting or Setting(seats=3), bots, start=True)
        reader = Reader()
        line = Line(guest.id, reader)
        yield At(house, clock, minds, await house.come(row, line), line, reader)


# deciding ahead


async def test_a_bot_decides_ahead_and_moves_exactly_when_it_is_due(sqlite_file: str) -> None:
    async with table(sqlite_file) as at:
        await at.until_bot()
        assert len(at.minds.asked) == 1, "its mind was asked as soon as its turn began"
        decision = at.minds.answer()
        await settled()
        before = len(await at.log())
        when = await at.strike(late=7)
        stamp, deed = (await at.log())[before]
        assert (stamp, deed.by, deed.move, deed.sure) == (when, "bot", *decision)


async def test_a_mind_that_is_not_ready_in_time_is_not_waited_for(sqlite_file: str) -> None:
    async with table(sqlite_file) as at:
        await at.until_bot()
        before = len(await at.log())
        when = await at.strike()
        stamp, deed = (await at.log())[before]
        assert (stamp, deed.by, deed.sure) == (when, "bot", None)
        assert at.house.env.metrics.plain == 1
        assert b"coyote_plain_moves_total 1.0" in at.house.env.metrics.written()


async def test_a_mind_that_fails_is_replaced_by_the_plain_move(sqlite_file: str) -> None:
    async with table(sqlite_file) as at:
        await at.until_bot()
        at.minds.asked[-1][1].set_exception(Lost())
        await settled()
        when = await at.strike()
        assert (when, "bot") in [(stamp, deed.by) for stamp, deed in await at.log() if isinstance(deed, Moved)]


async def test_the_table_is_free_while_a_mind_thinks(sqlite_file: str) -> None:
    async with table(sqlite_file) as at:
        await at.until_bot()
        async with asyncio.timeout(5):
            await at.steward.ask(at.line, Leave("leave"))
            await at.steward.ask(at.line, Sit("sit", "ann"))


async def test_deals_timeouts_stand_ins_and_hosts_are_stamped_with_the_moment_they_were_due(sqlite_file: str) -> None:
    async with table(sqlite_file, Setting(seats=3, turn=15, bank=0)) as at:
        await at.strike(late=3)
        when = at.due if at.turn < 0 else None
        if when is not None:
            await at.strike(late=3)
        dealt = next(stamp for stamp, deed in await at.log() if isinstance(deed, Dealt))
        assert dealt in (at.clock.now - 3, when)
        moved = {}
        for _ in range(12):
            before = len(await at.log())
            when = await at.strike(late=9)
            stamp, deed = (await at.log())[before]
            moved[deed.by] = stamp - when
        assert moved == {"bot": 0, "clock": 0}
        at.steward.go(at.line)
        await at.house.sweep()
        while moved.keys() < {"bot", "clock", "stand-in"}:
            before = len(await at.log())
            when = await at.strike(late=9)
            stamp, deed = (await at.log())[before]
            if isinstance(deed, Moved):
                moved[deed.by] = stamp - when
        assert set(moved.values()) == {0}


async def test_a_host_who_stays_away_is_followed_at_the_moment_that_was_due(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (house,):
        ann, row, steward = await opened(house, bots=(), start=False)
        bob, _ = await welcome(house.env, "bob")
        lines = [line_of(ann), line_of(bob)]
        for line in lines:
            await house.come(row, line)
        await steward.ask(lines[1], Sit("sit", "bob"))
        steward.go(lines[0])
        await settled()
        went = steward.table.at
        clock.now = went + HOST_GRACE + 4
        await steward.clock.strike()
        entry = (await log_of(house, row.id))[-1]
        assert (entry.at_ms, read(entry.body)) == (went + HOST_GRACE, HostPassed(1))


async def test_a_server_that_is_much_too_late_does_not_claim_to_have_been_on_time(sqlite_file: str) -> None:
    async with table(sqlite_file) as at:
        await at.until_bot()
        before = len(await at.log())
        await at.strike(late=clockwork.LATE_MS + 1)
        assert (await at.log())[before][0] == at.clock.now


# errors that nobody foresaw


async def test_an_unforeseen_error_is_noted_once_told_to_all_and_tried_again_after_growing_pauses(
    sqlite_file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with table(sqlite_file, Setting(seats=3, turn=15, bank=0)) as at:
        await at.until_bot()
        tried = list[int]()

        def broken(*_: object) -> None:
            tried.append(at.clock.now)
            raise ZeroDivisionError

        with caplog.at_level("ERROR", "coyote"), monkeypatch.context() as patch:
            patch.setattr(clockwork, "next_deeds", broken)
            when = await at.strike()
            await at.clock.reaches(when + 240_000)
        assert [then - when for then in tried] == [1000 * after for after in (0, 1, 3, 7, 15, 31, 63, 123, 183)]
        assert [record.msg for record in caplog.records] == ["table broken"]
        assert [told["code"] for told in at.told() if told["tell"] == "refused"] == ["table-broken"]
        late = Reader()
        await at.steward.come(Line("somebody", late))
        await settled()
        assert b'"table-broken"' in b"".join(late.got)
        before = len(await at.log())
        await at.clock.reaches(when + 243_000)
        assert len(await at.log()) > before and not at.steward.clock.broken, "it goes on as soon as it can"


# lost time


async def test_time_in_which_the_process_stood_still_is_credited_before_any_clock_strikes(sqlite_file: str) -> None:
    async with table(sqlite_file, Setting(seats=2, turn=15, bank=30), bots=("cub",)) as at:
        await at.until_bot()
        at.minds.answer()
        await at.strike()
        await at.deal()
        assert at.turn == 0
        at.house.env.pulse.begin(at.clock.now, at.house.missed)
        left = at.due - at.clock.now
        at.clock.now += 180_000
        await at.steward.clock.strike()
        assert (at.turn, at.due - at.clock.now) == (0, left)
        assert [deed for _, deed in await at.log()][-1] == Credited(180_000)
        leases = [at.steward.mine]
        await at.house.sweep()
        assert [*leases, at.steward.mine] == [False, True], "another process might have had it by now"
        at.clock.now += 40_000  # and a move that was under way meanwhile costs nobody's bank
        match = at.steward.table.match
        assert match is not None
        number = match.game.number
        await at.steward.ask(at.line, Play("now", at.steward.table.seq, SaidNumber(1 if number is None else number + 1)))
        assert at.steward.table.match is not None
        assert at.steward.table.match.clock.banks == (30_000, 30_000)


async def test_all_tables_are_credited_when_a_gap_is_noticed(sqlite_file: str) -> None:
    async with table(sqlite_file, Setting(seats=2, turn=15, bank=0), bots=("cub",)) as at:
        await at.deal()
        at.house.env.pulse.begin(at.clock.now, at.house.missed)
        left = at.due - at.clock.now
        at.clock.now += 40_000
        at.house.env.pulse.felt(at.clock.now)
        await settled()
        assert at.due - at.clock.now == left


async def test_time_in_which_the_store_was_away_is_credited_before_any_clock_strikes(sqlite_file: str) -> None:
    async with table(sqlite_file, Setting(seats=2, turn=15, bank=30), bots=("cub",)) as at:
        await at.until_bot()
        await at.strike()
        await at.deal()
        assert at.turn == 0
        at.clock.now = at.due
        store: Any = at.house.env.store
        store.troubled = {"append"}
        await at.steward.clock.strike()
        assert not at.house.env.pulse.writable
        at.clock.now += 60_000
        await at.steward.clock.strike()
        store.troubled = set()
        at.clock.now += 1_000
        before = len(await at.log())
        await at.steward.clock.strike()
        assert [deed for _, deed in await at.log()][before] == Credited(61_000)


def test_a_short_pause_is_no_gap_and_a_clock_that_goes_back_is_none_either() -> None:
    pulse, gaps = Pulse(), list[int]()
    pulse.felt(10**9)
    pulse.begin(0, gaps.append)
    for now in (GAP_MS, 2 * GAP_MS, GAP_MS, 2 * GAP_MS, 3 * GAP_MS + 1):
        pulse.felt(now)
    assert gaps == [2 * GAP_MS]


# nobody is there


async def alone(at: At) -> None:
    """Ann goes, and the bots play on until the game stands still."""
    at.steward.go(at.line)
    await settled()
    while due(at.steward.table) is not None:
        await at.strike()


async def test_a_game_that_nobody_is_left_in_stands_still_and_is_forgotten(sqlite_file: str) -> None:
    async with table(sqlite_file, Setting(options={"out_at": "20"}, seats=3)) as at:
        await at.deal()
        went = at.clock.now
        await alone(at)
        assert stands_still(at.steward.table)
        assert went + ALONE - 30_000 < at.clock.now <= went + ALONE
        at.clock.now += IDLE_MS + 1
        await settled()
        assert await at.house.env.store.expired(at.clock.now) == [], "no server looks for it"
        await at.house.sweep()
        assert not at.house.stewards


async def test_a_game_that_stood_still_is_not_resumed_after_a_restart(sqlite_file: str) -> None:
    async with table(sqlite_file, Setting(options={"out_at": "20"}, seats=3)) as at:
        await at.deal()
        await alone(at)
        await settled()
        deeds = len(await at.log())
        row = at.steward.row
    clock = Clock()
    clock.now = at.clock.now + 10**7
    async with houses(sqlite_file, 1, clock) as (house,):
        await house.sweep()
        assert not house.stewards
        # not even if the server died before it could write down that the game stands still
        await house.env.store.update_table(row.id, Status.PLAYING, False, row.summary, clock.now)
        await house.sweep()
        await settled()
        assert len(await log_of(house, row.id)) == deeds
        found = await house.env.store.table(row.id)
        assert found is not None and found.status is Status.OPEN


async def test_whoever_returns_to_a_game_that_stood_still_finds_the_clock_where_it_stopped(sqlite_file: str) -> None:
    for returns in ("after the line was cut", "after leaving"):
        async with table(sqlite_file, Setting(options={"out_at": "20"}, seats=3, turn=60)) as at:
            await at.deal()
            if returns == "after leaving":
                await at.steward.ask(at.line, Leave("leave"))
                while due(at.steward.table) is not None:
                    await at.strike()
            else:
                await alone(at)
            at.clock.now += 10**7
            if returns == "after leaving":
                before = len(await at.log())
                with pytest.raises(TableRefused):
                    await at.steward.ask(at.line, React("no", "howl"))
                assert len(await at.log()) == before, "what is refused changes nothing"
                await at.steward.ask(at.line, Sit("sit", "ann"))
            else:
                await at.house.come(at.steward.row, Line(at.line.guest, at.reader))
            kinds = [type(deed).__name__ for _, deed in await at.log()]
            assert kinds[-2:] == ["Credited", "Back"]
            match = at.steward.table.match
            assert match is not None
            assert match.clock.banks == (60_000,) * 3
            assert at.clock.now < at.due <= at.clock.now + 120_000 + SHOW
            await at.strike()
            await settled()
            found = await at.house.env.store.table(at.steward.row.id)
            assert found is not None and found.status is Status.PLAYING


# the sweep, the deadline and the store


async def test_a_sweep_waits_for_no_table(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (house,):
        ann, row, held = await opened(house)
        await held.present(ann.id, here=False)
        held.lines[ann.id] = [line_of(ann)]  # there is something to write down
        _, other, _ = await opened(house, start=False)
        clock.now += IDLE_MS + 1
        store: Any = house.env.store
        load = store.load
        store.load = lambda table_id, *more: store.hang() if table_id == row.id else load(table_id, *more)
        async with asyncio.timeout(DEADLINE_S / 2):
            await house.sweep()
            assert other.id not in house.stewards, "the others are looked after"
            assert await house.env.store.leased(row.id, clock.now + 5_000), "and leases renewed"
            await house.sweep()
            assert len(house.sweeper.under_way) == 1


async def test_nobody_waits_longer_than_the_deadline(sqlite_file: str, caplog: pytest.LogCaptureFixture) -> None:
    async with table(sqlite_file) as at:
        store: Any = at.house.env.store
        store.hung, began = {"append"}, at.clock.now
        with caplog.at_level("INFO", "coyote"):
            asks = [at.steward.ask(at.line, Leave(f"op{number}")) for number in range(3)]
            refused = await asyncio.gather(*asks, return_exceptions=True)
        assert [getattr(one, "code", one) for one in refused] == ["unavailable"] * 3
        assert at.clock.now == began + 1000 * DEADLINE_S
        assert "append failed" in [record.msg for record in caplog.records]
        assert not at.house.env.pulse.writable
        store.hung = set()
        await at.house.sweep()
        assert at.house.env.pulse.writable, "the sweep has found out that it can be written to again"


async def test_a_sweep_that_cannot_write_says_so(sqlite_file: str) -> None:
    async with table(sqlite_file) as at:
        store: Any = at.house.env.store
        store.troubled = {"renew"}
        with pytest.raises(Exception, match="database-unreachable"):
            await at.house.sweep()
        assert not at.house.env.pulse.writable
