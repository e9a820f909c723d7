"""The short way of an ask: whoever asked learns what became of it once, whatever the store and other processes do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.deadlines import Deadlines
from coyote.server.edge.inbox import Inbox
from coyote.server.guests import welcome
from coyote.server.storage.errors import Trouble, Unavailable
from coyote.server.storage.store import Entry
from coyote.server.tables.hearing import hear
from coyote.server.tables.house import House
from coyote.server.tables.line import Line
from coyote.server.tables.steward import Steward
from coyote.table.deal.fair import client_commit
from coyote.table.deeds import Reacted
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.wire.inbound import AnyAsk, Commit, Show, Sit, Start
from tests.server.houses import Clock, Open, doing, houses, line_of, log_of, opened
from tests.server.virtual import settled

SEED = bytes(32)


@asynccontextmanager
async def table(file: str, number: int) -> AsyncIterator[tuple[list[House], Steward, Open, Commit]]:
    """A table where a commitment is awaited of the one person there."""
    async with houses(file, number, Clock()) as all_of_them:
        guest, row, steward = await opened(all_of_them[0], start=False)
        line = line_of(guest)
        await all_of_them[0].come(row, line)
        await steward.ask(line, Start("start"))
        assert steward.table.match is not None
        yield all_of_them, steward, line, Commit("seed", client_commit(SEED, steward.table.match.id, 1, 0))


async def heard(steward: Steward, line: Line, ask: AnyAsk) -> list[Exception | None]:
    """What came of an ask."""
    answers, done = list[Exception | None](), asyncio.Event()

    def over(_: AnyAsk, why: Exception | None) -> None:
        answers.append(why)
        done.set()

    hear(steward, line, ask, over)
    await done.wait()
    await settled()
    return answers


def acked(line: Open) -> list[bytes]:
    line.flush()
    return [told for told in line.reader.got if b'"ack","op":"seed"' in told]


async def test_what_takes_only_the_store_starts_no_task(sqlite_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(sqlite_file, 1) as (_, steward, line, commit):
        monkeypatch.setattr(steward.jobs, "later", lambda job: pytest.fail("a task was started"))
        assert await heard(steward, line, commit) == [None]
        monkeypatch.undo()
        assert len(acked(line)) == 1


@asynccontextmanager
async def three_seeds(
    file: str, clock: Clock | None = None
) -> AsyncIterator[tuple[House, Steward, list[tuple[Open, Commit]], list[int]]]:
    """A table of three people who are about to commit to their seeds, and how many entries each append has had since."""
    async with houses(file, 1, clock or Clock()) as (house,):
        guest, row, steward = await opened(house, (), start=False)
        lines = [line_of(guest), *[line_of((await welcome(house.env, name))[0]) for name in ("bob", "cem")]]
        for line in lines:
            await house.come(row, line)
        for line, name in zip(lines[1:], ("bob", "cem"), strict=True):
            await steward.ask(line, Sit("sit", name))
        await steward.ask(lines[0], Start("start"))
        assert steward.table.match is not None
        game, sizes = steward.table.match.id, list[int]()
        store: Any = house.env.store

        def append(group: Any, *more: Any) -> Any:
            sizes.append(len(group))
            return stored(group, *more)

        stored, store.append = store.append, append
        seeds = [Commit("seed", client_commit(bytes([seat]) * 32, game, 1, seat)) for seat in range(3)]
        yield house, steward, list(zip(lines, seeds, strict=True)), sizes


async def test_what_comes_while_something_is_stored_is_stored_together_and_everybody_gets_an_answer(sqlite_file: str) -> None:
    async with three_seeds(sqlite_file) as (house, steward, asks, sizes):
        answers = await asyncio.gather(*(heard(steward, line, commit) for line, commit in asks))
        assert answers == [[None]] * 3
        assert sizes == [1, 3]  # the first alone; then the others, and the end of the wait for them
        log = await log_of(house, steward.row.id)
        assert [entry.kind for entry in log[-4:]] == ["committed", "committed", "committed", "closed"]
        assert [entry.op_id for entry in log[-4:-1]] == [f"{line.guest}:seed" for line, _ in asks]
        for entry, (line, _) in zip(log[-4:], asks, strict=False):
            assert acked(line) == [b'{"tell":"ack","op":"seed","seq":%d}' % entry.seq]


async def test_one_that_is_refused_among_those_that_wait_leaves_the_others_alone(sqlite_file: str) -> None:
    async with three_seeds(sqlite_file) as (house, steward, asks, _):
        (ann, hers), (bob, _), (cem, his) = asks
        copied = Commit("seed", hers.commit)  # a copied commitment would add no chance of its own
        first, second, third = await asyncio.gather(
            heard(steward, ann, hers), heard(steward, bob, copied), heard(steward, cem, his)
        )
        assert (first, third) == ([None], [None])
        assert isinstance(second[0], TableRefused) and second[0].code is TableCode.SEED_REPEATED
        assert [entry.kind for entry in await log_of(house, steward.row.id)].count("committed") == 2
        assert [len(acked(line)) for line, _ in asks] == [1, 0, 1]


async def test_while_a_task_is_at_the_log_nothing_is_stored_beside_it(sqlite_file: str) -> None:
    async with three_seeds(sqlite_file) as (house, steward, asks, sizes):
        store: Any = house.env.store
        append, go_on = store.append, asyncio.Event()

        async def held(*group: Any) -> Any:
            await go_on.wait()
            return await append(*group)

        store.append = held
        task = asyncio.create_task(steward.log.do(None, doing(Reacted(0, "howl"))))
        await settled()
        store.append = append
        waiting = [asyncio.create_task(heard(steward, line, commit)) for line, commit in asks]
        await settled()
        assert sizes == []
        go_on.set()
        assert await asyncio.gather(task, *waiting) == [None, *[[None]] * 3]


async def test_one_whose_answer_fails_keeps_nobody_else_from_theirs(sqlite_file: str, caplog: pytest.LogCaptureFixture) -> None:
    async with three_seeds(sqlite_file) as (_, steward, asks, _):
        (ann, hers), (bob, his), (cem, theirs) = asks

        def failing(_: AnyAsk, __: Exception | None) -> None:
            raise RuntimeError("the line is gone")

        first = asyncio.ensure_future(heard(steward, ann, hers))
        await asyncio.sleep(0)
        hear(steward, bob, his, failing)
        async with asyncio.timeout(30):
            assert [await heard(steward, cem, theirs), await first] == [[None], [None]]
        assert "unexpected error" in caplog.text


async def test_a_name_that_is_used_twice_hurts_nobody_else_who_waits(sqlite_file: str) -> None:
    async with three_seeds(sqlite_file) as (house, steward, asks, _):
        (ann, hers), (bob, his), (cem, theirs) = asks
        shown = Show("seed", bytes([1]) * 32)  # legal once all have committed, but bob has used that name
        wanted = ((ann, hers), (bob, his), (cem, theirs), (bob, shown))
        assert await asyncio.gather(*(heard(steward, line, ask) for line, ask in wanted)) == [[None]] * 4
        log = await log_of(house, steward.row.id)
        assert [entry.kind for entry in log].count("committed") == 3 and "shown" not in [entry.kind for entry in log]
        again, first = acked(bob)[::-1]
        assert again == first


async def test_a_task_that_comes_later_does_not_overtake_what_waits(sqlite_file: str) -> None:
    async with three_seeds(sqlite_file) as (house, steward, asks, _):
        answers = [asyncio.create_task(heard(steward, line, commit)) for line, commit in asks]
        await asyncio.sleep(0)
        await steward.log.do(None, doing(Reacted(0, "howl")))
        assert await asyncio.gather(*answers) == [[None]] * 3
        kinds = [entry.kind for entry in await log_of(house, steward.row.id)]
        assert kinds[kinds.index("committed") :] == ["committed", "committed", "committed", "closed", "reacted"]


async def test_those_that_wait_are_refused_too_when_nothing_can_be_stored(sqlite_file: str) -> None:
    async with three_seeds(sqlite_file) as (house, steward, asks, sizes):
        answers = [asyncio.create_task(heard(steward, line, commit)) for line, commit in asks]
        await asyncio.sleep(0)
        store: Any = house.env.store

        def closed(*_: object) -> None:
            raise Unavailable(Trouble.CLOSED)

        store.append = closed
        first, *others = await asyncio.gather(*answers)
        assert first == [None] and sizes == [1]
        for [why] in others:
            assert isinstance(why, ServerRefused) and why.code is ServerCode.UNAVAILABLE
        assert [len(acked(line)) for line, _ in asks] == [1, 0, 0]


async def test_those_that_wait_behind_something_that_is_late_are_refused_with_it(
    sqlite_file: str,
) -> None:
    async with three_seeds(sqlite_file) as (house, steward, asks, _):
        store: Any = house.env.store
        kinds = list[str]()

        def never(group: list[Entry], *_: object) -> Any:
            kinds.extend(entry.kind for entry in group)
            return store.hang()

        store.append, stored = never, store.append
        answers = await asyncio.gather(*(heard(steward, line, commit) for line, commit in asks))
        store.append = stored
        assert kinds.count("committed") == 1
        for [why] in answers:
            assert isinstance(why, ServerRefused) and why.code is ServerCode.UNAVAILABLE
        assert await heard(steward, *asks[0]) == [None]


async def test_time_that_was_lost_while_something_waited_is_given_back_first(sqlite_file: str) -> None:
    clock = Clock()
    async with three_seeds(sqlite_file, clock) as (house, steward, asks, _):
        answers = [asyncio.create_task(heard(steward, line, commit)) for line, commit in asks]
        await asyncio.sleep(0)
        steward.mine = True
        clock.now += 5_000
        steward.missed(clock.now - 5_000)
        assert await asyncio.gather(*answers) == [[None]] * 3
        kinds = [entry.kind for entry in await log_of(house, steward.row.id)]
        assert kinds[kinds.index("committed") :] == ["committed", "credited", "committed", "committed", "closed"]


async def test_what_another_process_was_first_with_goes_the_long_way(sqlite_file: str) -> None:
    async with table(sqlite_file, 2) as ((ours, theirs), steward, line, commit):
        other = await theirs.steward(steward.row)
        await other.log.do(None, doing(Reacted(0, "howl")))
        assert await heard(steward, line, commit) == [None]
        ops = [entry.op_id for entry in await log_of(ours, steward.row.id)]
        assert ops.count(f"{line.guest}:seed") == 1
        assert len(acked(line)) == 1


async def test_an_ask_that_is_sent_again_is_done_once_and_acknowledged_again(sqlite_file: str) -> None:
    async with table(sqlite_file, 1) as ((ours,), steward, line, commit):
        assert await heard(steward, line, commit) == [None]
        assert await heard(steward, line, commit) == [None]
        assert [entry.kind for entry in await log_of(ours, steward.row.id)].count("committed") == 1
        first, again = acked(line)
        assert first == again


@pytest.mark.parametrize("how", ["troubled", "hung"])
async def test_a_store_that_fails_or_is_late_refuses_the_ask_and_the_time_is_given_back(sqlite_file: str, how: str) -> None:
    async with table(sqlite_file, 1) as ((ours,), steward, line, commit):
        getattr(ours.env.store, how).add("append")
        [why] = await heard(steward, line, commit)
        assert isinstance(why, ServerRefused) and why.code is ServerCode.UNAVAILABLE
        assert steward.missed_since is not None
        assert acked(line) == []
        getattr(ours.env.store, how).clear()
        assert await heard(steward, line, commit) == [None]


async def test_only_what_is_late_is_given_up() -> None:
    loop, waited_for = asyncio.get_running_loop(), Deadlines()
    met, late = loop.create_future(), loop.create_future()
    for one in (met, late):
        waited_for.add(one)
    waited_for.met(met)
    with pytest.raises(asyncio.CancelledError):
        await late
    later = loop.create_future()
    waited_for.add(later)
    with pytest.raises(asyncio.CancelledError):
        await later
    assert not met.done()


async def test_a_listener_gets_one_message_at_a_time_in_their_order() -> None:
    emptied, got = list[int](), list[bytes | None]()
    inbox = Inbox(lambda: emptied.append(len(got)))
    inbox.put_nowait(b"hello")
    assert await inbox.get() == b"hello"

    def listener(message: bytes | None) -> None:
        got.append(message)
        if message == b"at once":
            inbox.go_on()

    inbox.put_nowait(b"at once")
    inbox.put_nowait(b"slowly")
    inbox.put_nowait(b"behind it")
    inbox.listen(listener)
    assert got == [b"at once", b"slowly"] and inbox.qsize() == 1
    inbox.go_on()
    assert got == [b"at once", b"slowly", b"behind it"]
    inbox.go_on()
    assert inbox.qsize() == 0 and emptied[-1] == 3
