"""A line and its reader: whoever reads slowly misses frames and gets a whole one later, but misses no answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from coyote.server.codes import CLOSE, ServerCode
from coyote.server.edge import sockets
from coyote.server.edge.limits import LINES, LINES_PER_ADDRESS, WEB, Bucket, Limits
from coyote.server.edge.openings import Openings
from coyote.server.edge.sockets import Sockets
from coyote.server.edge.wire import WIRE
from coyote.server.guests import welcome
from coyote.server.outbox import Outbox
from coyote.server.storage.errors import Trouble, Unavailable
from coyote.server.tables.line import MOST_WAITING, Line
from coyote.table.table import chair_at
from coyote.table.wire.inbound import React
from prove.common.client import merged, typed
from tests.server.houses import Clock, houses, line_of, opened
from tests.server.virtual import settled

ORIGIN = "http://127.0.0.1:1"


class Reader:
    """A reader that notes what is sent to it."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.closed: int | None = None
        self.writable = True
        self.on_writable: Callable[[], None] | None = None

    def say(self, texts: list[bytes]) -> None:
        self.got += [text.decode() for text in texts]

    def hang_up(self, code: int) -> None:
        self.closed = code

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        elif message["type"] == "websocket.send":
            self.got.append(message["text"])


async def test_answers_are_kept_when_frames_are_thrown_away() -> None:
    reader = Reader()
    line = Line("ann", reader)
    line.whole = lambda _: b"whole"
    reader.writable = False
    line.answer(b"ack 1")
    for number in range(MOST_WAITING + 10):
        line.push(b"frame %d" % number)
    line.answer(b"ack 2")
    await asyncio.sleep(0)
    assert reader.got == []
    reader.writable = True
    assert reader.on_writable is not None
    reader.on_writable()
    assert reader.got == ["ack 1", "ack 2", "whole"]


async def test_messages_of_one_moment_are_written_together() -> None:
    reader, written = Reader(), list[int]()
    line = Line("ann", reader)
    reader.say = lambda texts: written.append(len(texts))  # type: ignore[method-assign]
    line.answer(b"ack")
    line.push(b"frame")
    assert written == []
    await asyncio.sleep(0)
    assert written == [2]


async def test_a_line_that_cannot_be_written_costs_the_others_nothing(caplog: pytest.LogCaptureFixture) -> None:
    outbox, bad, good = Outbox(), Reader(), Reader()
    lines = [Line("ann", bad, outbox), Line("bob", good, outbox)]
    bad.say = lambda texts: 1 / 0  # type: ignore[assignment, method-assign]
    for line in lines:
        line.push(b"frame")
    await asyncio.sleep(0)
    assert good.got == ["frame"]
    assert [record.msg for record in caplog.records] == ["unexpected error"]


async def test_a_line_is_clogged_when_not_even_answers_are_fetched() -> None:
    reader = Reader()
    line = Line("ann", reader)
    reader.writable = False
    for number in range(10 * MOST_WAITING):
        line.push(b"frame %d" % number)
    assert not line.clogged
    for _ in range(MOST_WAITING + 1):
        line.answer(b"refused")
    assert line.clogged


def test_a_bucket_gives_nothing_until_its_debt_is_paid() -> None:
    bucket = Bucket(WEB)
    assert bucket.take(WEB.burst)
    bucket.owe(1000 * WEB.burst)
    assert bucket.left == -WEB.burst
    assert not bucket.take(1)


class Failing:
    """A house that fails with this error."""

    ready = True

    def __init__(self, error: Exception) -> None:
        self.error = error

    async def find(self, _: str) -> None:
        raise self.error


async def told_by(house: Any, *messages: str) -> Reader:
    reader, said = Reader(), [{"type": "websocket.receive", "text": text} for text in messages]
    coming = iter([{"type": "websocket.connect"}, *said])

    async def receive() -> Any:
        return next(coming, None) or await asyncio.Event().wait()

    headers, client = [(b"origin", ORIGIN.encode())], ("127.0.0.1", 1)
    scope = {"path": sockets.PATH, "headers": headers, "client": client, "extensions": {WIRE: reader}}
    await Sockets(house, Limits(), frozenset([ORIGIN]), Openings(house))(scope, receive, reader.send)
    return reader


HELLO = '{"ask":"hello","link":"r","token":"t","next":"n"}'


async def test_a_store_that_is_away_is_reported_as_unavailable() -> None:
    reader = await told_by(Failing(Unavailable(Trouble.UNREACHABLE)), HELLO)
    assert reader.got == [f'{{"tell":"refused","op":null,"code":"{ServerCode.UNAVAILABLE}","values":{{}}}}']
    assert reader.closed == CLOSE[ServerCode.UNAVAILABLE] == 1013


async def test_what_was_not_foreseen_is_told_to_the_journal_alone(caplog: pytest.LogCaptureFixture) -> None:
    reader = await told_by(Failing(KeyError("secret")), HELLO)
    assert (reader.got, reader.closed) == ([], sockets.UNFORESEEN)
    assert [record.msg for record in caplog.records] == ["unexpected error"]


@pytest.mark.parametrize(("said", "code"), [("{}", ServerCode.HELLO_EXPECTED), ("[" * 9000, ServerCode.HELLO_EXPECTED)])
async def test_the_first_message_is_a_hello(said: str, code: ServerCode) -> None:
    assert (await told_by(Failing(KeyError()), said)).closed == CLOSE[code]


async def test_more_lines_than_a_network_may_have_are_told_too_many() -> None:
    house: Any = Failing(KeyError())
    wire: Any = None
    counted, reader = Limits(), Reader()
    for _ in range(LINES_PER_ADDRESS):
        counted.network_opened(LINES, "192.0.2", LINES_PER_ADDRESS)
    await Sockets(house, counted, frozenset(), Openings(house)).connected("192.0.2", None, reader.send, wire)
    assert json.loads(reader.got[0])["code"] == ServerCode.TOO_MANY
    assert reader.closed == CLOSE[ServerCode.TOO_MANY]


async def test_two_origins_count_as_none() -> None:
    reader, connect = Reader(), [{"type": "websocket.connect"}]

    async def receive() -> Any:
        return connect.pop()

    house: Any = Failing(KeyError())
    headers = [(b"origin", ORIGIN.encode()), (b"origin", b"http://evil.example")]
    await Sockets(house, Limits(), frozenset([ORIGIN]), Openings(house))(
        {"type": "websocket", "path": sockets.PATH, "headers": headers, "client": None}, receive, reader.send
    )
    assert reader.closed == 1008


async def test_who_comes_after_something_that_nobody_was_told_misses_nothing_later(sqlite_file: str) -> None:
    """Bob goes while nobody else is there; eve comes to watch; Bob is back, and the table is as it was told last."""
    async with houses(sqlite_file, 1, Clock()) as (ours,):
        ann, row, steward = await opened(ours, bots=(), start=False)
        eve, _ = await welcome(ours.env, "eve")
        first, again, watching = line_of(ann), line_of(ann), line_of(eve)
        await ours.come(row, first)
        await steward.ask(first, React("howl", "howl"))
        await ours.go(steward, first)
        await settled()
        assert chair_at(steward.table, 0).away is not None
        await ours.come(row, watching)
        watching.flush()
        await ours.come(row, again)
        watching.flush()
        frame: dict[str, Any] = {}
        for told in map(json.loads, watching.reader.got):
            frame = told if told["tell"] == "table" else merged(frame, told)
        whole = json.loads(steward.exit.frame(steward.table, None))
        assert typed(frame) == typed(whole)
        assert not frame["table"]["chairs"][0].get("away")
