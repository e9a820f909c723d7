"""The daily fire: the same cards and answers for everybody, one attempt for each guest, and nothing told too early."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

import pytest

from coyote.rules.record.writer import write
from coyote.server.codes import ServerCode
from coyote.server.edge.limits import Limits
from coyote.server.edge.openings import Openings
from coyote.server.guests import welcome
from coyote.server.http.daily import Daily, DailyTold, FireLit, NewFire
from coyote.server.http.records import opened
from coyote.server.http.shelf import Shelf
from coyote.server.http.tallying import tallied
from coyote.server.http.visit import Visitor
from coyote.server.storage.daily import BEGUN, DailyOutcome, Day
from coyote.server.storage.store import Store, following
from coyote.server.tables.daily import DAY_MS, GRACE_MS, plan_ahead
from coyote.server.tables.house import House
from coyote.server.tables.line import Line
from coyote.server.tables.steward import Steward
from coyote.table.autopilot import Choice, Decision
from coyote.table.deal.daily import dealt_as, next_seed
from coyote.table.deal.document import read_document
from coyote.table.deal.fair import server_commit
from coyote.table.deal.verify import verify
from coyote.table.review.progress import Tally
from coyote.table.schedule import due
from coyote.table.wire.inbound import Leave, Play, React
from coyote.table.wire.moves import SaidCoyote, SaidNumber, SeatMove
from prove.common.at_once import AtOnce
from tests.server.houses import Clock, Reader, houses
from tests.server.test_shelf import refusal
from tests.server.test_store import open_at, place, row_of

__all__ = ["place"]


class Guest(NamedTuple):
    """Somebody who plays the daily fire."""

    house: House
    clock: Clock
    id: str
    token: str

    @property
    def visit(self) -> Visitor:
        return Visitor(self.house, Limits(), Openings(self.house), "here", self.token, 0)

    async def look(self) -> DailyTold:
        told: DailyTold = await Daily.daily.fn(None, visit=self.visit, shelf=Shelf(self.house))
        return told

    async def light(self) -> FireLit:
        told: FireLit = await Daily.light.fn(None, data=NewFire(), visit=self.visit)
        return told

    async def table(self) -> Steward:
        return await self.house.steward(await self.house.find((await self.light()).code))

    async def play(self, *, noisy: bool = False) -> str:
        """The record of a whole game by plain moves of one's own: up by one, and a call after four numbers of a round."""
        steward, line = await self.table(), Line(self.id, Reader())
        await self.house.come(steward.row, line)
        while steward.table.playing:
            if noisy:
                await steward.ask(line, React(f"n{steward.table.seq}", "howl"))
            await self.move(steward, line)
        return record_of(steward)

    async def move(self, steward: Steward, line: Line) -> None:
        match = steward.table.match
        assert match is not None
        if match.game.turn == 0:
            number = match.game.number
            late = number is not None and len(moves_of_round(steward)) >= 4
            move: SeatMove = SaidCoyote() if late else SaidNumber((number or 0) + 1)
            await steward.ask(line, Play(f"p{steward.table.seq}", steward.table.seq, move))
        else:
            await struck(steward, self.clock)


async def struck(steward: Steward, clock: Clock) -> None:
    """Let time go by until the clock has struck. If it is late, the process has stood still, and it strikes now."""
    when = due(steward.table)
    assert when is not None, "it stands still"
    if clock.now > when:
        await steward.clock.strike()
    else:
        await clock.reaches(when)


def moves_of_round(steward: Steward) -> list[object]:
    match = steward.table.match
    assert match is not None
    return [game.move for game in match.game.line() if game.round.finished == match.game.round.finished and game.seat >= 0]


def record_of(steward: Steward) -> str:
    assert steward.table.match is not None
    return write(steward.table.match.game)


async def guest(house: House, clock: Clock, name: str = "ann") -> Guest:
    made, token = await welcome(house.env, name)
    return Guest(house, clock, made.id, token)


async def test_the_same_moves_get_the_same_cards_and_answers_from_any_process(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 2, clock) as (house, other):
        first = await (await guest(house, clock)).play()
        clock.now += 3_600_000
        second = await (await guest(other, clock)).play(noisy=True)
        assert first == second, "neither the hour nor noises change anything"
        assert house.env.metrics.plain == other.env.metrics.plain == 0, "no mind was late"
        assert first.count("coyote") > 3
        clock.now += DAY_MS
        assert await (await guest(house, clock)).play() != first, "another day, other cards"


@pytest.mark.parametrize("late", ["the first", "the second"])
async def test_a_mind_that_is_late_is_not_waited_for_and_the_same_moves_still_get_the_same_answers(
    late: str, sqlite_file: str
) -> None:
    """Whoever comes first gets an answer at its time, whatever it is, and whoever comes later gets the same one."""
    clock, records = Clock(), list[str]()
    async with houses(sqlite_file, 2, clock) as both:
        for who, house in zip(("the first", "the second"), both, strict=True):
            ann = await guest(house, clock)
            steward, line = await ann.table(), Line(ann.id, Reader())
            await house.come(steward.row, line)
            if who == late:
                object.__setattr__(house.env, "minds", Never())
            moved = 0
            while moved < 3 and steward.table.playing:
                match = steward.table.match
                assert match is not None
                if match.game.turn == 0:
                    await ann.move(steward, line)
                    continue
                moved += match.game.turn > 0
                when = due(steward.table)
                async with asyncio.timeout(30):
                    await struck(steward, clock)
                assert when is not None and steward.table.match is not match, "it moved when it was due"
            records.append(record_of(steward))
            assert (house.env.metrics.plain > 0) is (who == late)
    assert records[0] == records[1]


class Never(AtOnce):
    """Minds that never come to a decision."""

    async def decide(self, choice: Choice, _: str = "", __: bool = False, /) -> Decision:
        await asyncio.Event().wait()
        raise AssertionError


async def test_a_guest_has_one_attempt_in_whichever_process(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 2, clock) as (house, other):
        ann = await guest(house, clock)
        lit = await asyncio.gather(*(ann.light() for _ in range(3)))
        assert len({*lit}) == 1 and (await ann._replace(house=other).light()) == lit[0]
        assert (await ann.look()).today.begun == 1
        await ann.play()
        again = await ann.light()
        assert again == lit[0] and not (await ann.table()).table.playing, "a finished game is not played again"
        clock.now += DAY_MS
        assert (await ann.light()).game != lit[0].game


async def test_two_processes_that_light_the_same_fire_at_once_light_one(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 2, clock) as (house, other):
        ann = await guest(house, clock)
        await plan_ahead(house.env)
        lit = await asyncio.gather(*(ann._replace(house=one).light() for one in (house, other)))
        assert lit[0] == lit[1] and (await ann.look()).today.begun == 1


async def test_who_has_not_finished_learns_nothing_that_depends_on_the_cards(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (house,):
        ann, bob = [await guest(house, clock, name) for name in ("ann", "bob")]
        await ann.light()
        before, stranger = await ann.look(), await bob.look()
        assert before.today.mine is not None and not before.today.mine.over
        await bob.play()
        now = await ann.look()
        assert now.today.outcomes is None and now.today.seed is None
        assert now.today.begun == before.today.begun + 1
        assert (now.today.mine, now.tomorrow) == (before.today.mine, before.tomorrow)
        assert stranger.today.mine is None and stranger.today.outcomes is None
        done = await bob.look()
        assert done.today.outcomes is not None and done.today.mine is not None
        assert [(one.place, one.rounds, one.games) for one in done.today.outcomes] == [
            (done.today.mine.place, len(done.today.mine.rounds), 1)
        ]
        assert any(done.today.mine.rounds) or done.today.mine.place == 1
        assert done.today.mine.order.index(None) + 1 == done.today.mine.place
        assert sorted(filter(None, done.today.mine.order)) == sorted(done.today.bots)


async def test_a_seed_is_committed_to_the_day_before_and_told_when_nobody_plays_with_it(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (house,):
        ann = await guest(house, clock)
        promised = (await ann.look()).tomorrow.commit
        clock.now += DAY_MS
        told = await ann.look()
        assert told.today.commit == promised and told.yesterday is not None
        await ann.play()
        game, shelf = (await ann.light()).game, Shelf(house)
        table = (await ann.table()).table
        frame = json.loads((await ann.table()).exit.frame(table, 0))
        assert not frame["fair"].get("server_seeds"), "others still play with these cards"
        assert await refusal(shelf.fairness(game, lambda _: None)) == ServerCode.DAY_NOT_OVER
        clock.now = told.ends + GRACE_MS - 1
        assert (await ann.look()).yesterday.seed is None  # type: ignore[union-attr]
        clock.now += 1
        yesterday = (await ann.look()).yesterday
        assert yesterday is not None and yesterday.seed is not None and yesterday.outcomes is not None
        assert server_commit(bytes.fromhex(yesterday.seed), dealt_as(yesterday.day), 1).hex() == promised
        document = read_document(await shelf.fairness(game, lambda _: None))
        assert verify(document) == []
        seeds = [one.server_seed for one in document.epochs]
        assert seeds[0].hex() == yesterday.seed
        for deck, (one, later) in enumerate(pairwise(seeds), 2):
            assert next_seed(one, deck) == later


async def test_todays_games_are_told_only_to_those_who_have_finished_their_own(sqlite_file: str) -> None:
    """All have the same cards: whoever has not played yet would see their own."""
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (house,):
        ann, bob, cem = [await guest(house, clock, name) for name in ("ann", "bob", "cem")]
        await ann.play()
        await bob.light()
        await cem.play()
        game, shelf = (await ann.light()).game, Shelf(house)
        end = (await ann.look()).ends
        for eyes in (ann.visit, cem.visit):
            assert (await opened(eyes, shelf, game)).match.id == game
        for eyes in (bob.visit, replace(bob.visit, token="")):
            assert await refusal(opened(eyes, shelf, game)) == ServerCode.FIRE_NOT_PLAYED
        clock.now = end + GRACE_MS
        assert (await opened(replace(bob.visit, token=""), shelf, game)).match.id == game


async def test_a_leavers_attempt_counts_and_a_game_that_ends_too_late_does_not(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (house,):
        ann, late = [await guest(house, clock, name) for name in ("ann", "late")]
        steward, line = await ann.table(), Line(ann.id, Reader())
        await house.come(steward.row, line)
        await steward.ask(line, Leave("go"))
        while steward.table.playing:
            await struck(steward, clock)
        await late.light()
        told = await ann.look()
        assert told.today.outcomes is not None and sum(one.games for one in told.today.outcomes) == 1
        assert told.today.mine is not None and told.today.mine.place is not None
        steward = await late.table()
        clock.now += 2 * DAY_MS
        while steward.table.playing:
            await late.move(steward, Line(late.id, Reader()))
        assert await house.env.store.outcomes(told.today.day) == {
            (BEGUN, 0): 2,
            (told.today.mine.place, len(told.today.mine.rounds)): 1,
        }


async def test_what_ended_after_the_seed_was_told_counts_in_nobodys_progress(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (house,):
        ann, late = [await guest(house, clock, name) for name in ("ann", "late")]
        for one in (ann, late):
            await one.light()
        steward, ends = await late.table(), (await ann.look()).ends
        await ann.play()
        clock.now = ends + GRACE_MS
        while steward.table.playing:
            await late.move(steward, Line(late.id, Reader()))
        shelf, told = Shelf(house), await late.look()
        assert await tallied(late.visit, shelf, late.id) == (Tally(), 0), "nor does it wait to be counted"
        assert (await tallied(ann.visit, shelf, ann.id))[0].games == 1
        assert told.yesterday is not None and told.yesterday.mine is not None
        assert (told.yesterday.mine.over, told.yesterday.mine.place) == (True, None)


async def test_a_fire_is_nobody_elses_to_watch_and_goes_on_after_a_restart(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 1, clock) as (house,):
        ann, bob = [await guest(house, clock, name) for name in ("ann", "bob")]
        steward = await ann.table()
        assert await refusal(house.come(steward.row, Line(bob.id, Reader()))) == "locked"
        code, whole = (await ann.light()).code, await (await guest(house, clock, "eve")).play()
    async with houses(sqlite_file, 1, clock) as (house,):
        again = ann._replace(house=house)
        assert (await again.light()).code == code
        assert (await again.play()).replace("ann", "eve") == whole


# the store


async def test_a_day_is_planned_once_and_its_outcomes_are_counted(place: str) -> None:
    async with await open_at(place) as store:
        first, second = Day("2026-11-17", b"s", b"k", b"p", 1), Day("2026-11-17", b"t", b"l", b"q", 2)
        kept = await asyncio.gather(store.plan(first), store.plan(second))
        assert kept[0] == kept[1] == await store.planned("2026-11-17")
        assert await store.planned("2026-11-18") is None
        assert "b's'" not in repr(first)
        await store.create_table(row_of("one", "one"))
        await marked(
            store, DailyOutcome("2026-11-17", BEGUN, 0), DailyOutcome("2026-11-17", 2, 7), DailyOutcome("2026-11-17", 2, 7)
        )
        assert await store.outcomes("2026-11-17") == {(BEGUN, 0): 1, (2, 7): 2}
        assert await store.outcomes("2026-11-18") == {}


async def marked(store: Store, *marks: DailyOutcome) -> None:
    await store.append([following(None, "one", "1", 1, "sat", b"")], marks=marks)


async def test_the_first_answer_at_a_spot_is_kept_and_old_ones_are_erased(place: str) -> None:
    async with await open_at(place) as store, await open_at(place) as other:
        told = await asyncio.gather(
            store.answered("2026-11-17", b"here", b"one"), other.answered("2026-11-17", b"here", b"two")
        )
        assert told[0] == told[1] == await store.answered("2026-11-17", b"here", b"three")
        assert await store.answered("2026-11-17", b"there", b"four") == b"four"
        assert await store.answered("2026-11-18", b"here", b"five") == b"five"
        await store.plan(Day("2026-11-20", b"s", b"k", b"p", 1))
        assert await store.answered("2026-11-17", b"there", b"six") == b"four"
        await store.plan(Day("2026-11-21", b"s", b"k", b"p", 1))
        assert await store.answered("2026-11-17", b"there", b"six") == b"six"
        assert await store.answered("2026-11-18", b"here", b"six") == b"five"
