"""The short way of an ask: whoever asked learns what became of it once, whatever the store and other processes do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from coyote.server import deadlines
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.deadlines import Deadlines
from coyote.server.edge.inbox import Inbox
from coyote.server.tables.hearing import hear
from coyote.server.tables.house import House
from coyote.server.tables.line import Line
from coyote.server.tables.steward import Steward
from coyote.table.deal.fair import client_commit
from coyote.table.deeds import Reacted
from coyote.table.wire.inbound import AnyAsk, Commit, Start
from tests.server.houses import Clock, doing, houses, line_of, log_of, opened

SEED = bytes(32)


@asynccontextmanager
async def table(file: str, number: int) -> AsyncIterator[tuple[list[House], Steward, Line, Commit]]:
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
    await asyncio.sleep(0)
    return answers


def acked(line: Line) -> list[bytes]:
    line.flush()
    reader: Any = line._wire
    return [told for told in reader.got if b'"ack","op":"seed"' in told]


async def test_what_takes_only_the_store_starts_no_task(sqlite_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(sqlite_file, 1) as (_, steward, line, commit):
        monkeypatch.setattr(steward.jobs, "later", lambda job: pytest.fail("a task was started"))
        assert await heard(steward, line, commit) == [None]
        monkeypatch.undo()
        assert len(acked(line)) == 1


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


async def test_a_store_that_fails_or_is_late_refuses_the_ask_and_the_time_is_given_back(
    sqlite_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(sqlite_file, 1) as ((ours,), steward, line, commit):
        store: Any = ours.env.store
        store.troubled.add("append")
        [failed] = await heard(steward, line, commit)
        store.troubled.clear()
        monkeypatch.setattr(steward, "missed_since", None)
        monkeypatch.setattr(deadlines, "DEADLINE_S", 0.01)
        monkeypatch.setattr(store, "append", lambda *_: asyncio.get_running_loop().create_future(), raising=False)
        [late] = await heard(steward, line, commit)
        assert steward.missed_since is not None
        monkeypatch.undo()
        for why in (failed, late):
            assert isinstance(why, ServerRefused) and why.code is ServerCode.UNAVAILABLE
        assert acked(line) == []
        assert await heard(steward, line, commit) == [None]


async def test_only_what_is_late_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "DEADLINE_S", 0.01)
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
