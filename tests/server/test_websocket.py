"""A WebSocket of ours beyond the protocol: its lane for short messages, its limits, its beginning and its end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coyote.server.edge import limits, speaking
from coyote.server.edge.framing import framed, unframed, unmasked
from coyote.server.edge.limits import Limits
from prove.hostile.raw import BINARY, CLOSE, PING, TEXT, frame
from tests.server.ends import CONT, KEY, PONG, REQUEST, Other, cuts, other, sent

OVERLONG = b"\x81\xfe\x00\x05" + KEY + unmasked(b"hello", KEY)
"""A frame whose size is written with more bytes than it needs."""


@pytest.mark.parametrize("payload", [b"", b"Hello", b"\x00\xff\xfe", b"\xfe" * 125])
async def test_a_ping_is_answered_with_what_it_said(payload: bytes) -> None:
    """2.1 to 2.5, 2.10."""
    for pieces in cuts([sent(payload, PING)] * 3).values():
        async with other() as end:
            end.say(*pieces)
            assert end.told == [(PONG, payload)] * 3


async def test_a_ping_between_pieces_is_answered_before_their_message_is_whole() -> None:
    """5.7, 5.19."""
    async with other() as end:
        end.say(sent("one ", fin=False), sent("now", PING))
        assert (end.told, end.heard) == ([(PONG, b"now")], [])
        end.say(sent("message", CONT))
        assert end.heard == [b"one message"]


async def test_a_pong_that_nobody_asked_for_is_no_answer() -> None:
    """2.7 to 2.9."""
    async with other() as end:
        end.say(sent("?", PONG), sent("!", PING))
        assert end.told == [(PONG, b"!")] and end.closed_with is None


@pytest.mark.parametrize("opcode", [PING, PONG])
async def test_frames_that_are_no_messages_are_limited(opcode: int) -> None:
    async with other() as end:
        counted = Limits()
        end.wire.held = counted, "192.0.2"
        counted.network_opened(limits.WIRES, "192.0.2", 1)
        end.say(*[sent("", opcode)] * (int(limits.FRAMES.burst) + 2))
        assert end.closed_with == speaking.FLOOD
        assert counted.bucket(limits.WEB, "192.0.2").left < limits.WEB.burst, "and its network is blamed"


async def test_empty_pieces_take_no_room() -> None:
    async with other() as end:
        end.say(sent("", fin=False), *[sent("", CONT, fin=False)] * 100)
        assert end.wire.pieces == []


def test_only_a_whole_short_text_has_a_lane() -> None:
    for size in (0, 1, 125, 126, 127, 128, 1024):
        text = bytes(number % 128 for number in range(size))
        assert unframed(sent(text)) == text
        assert unframed(sent(text)[:-1]) is None
        assert unframed(sent(text) + b"\x81") is None
        for wrong in (sent(text, fin=False), sent(text, CONT), sent(text, BINARY), sent(text, rsv=4)):
            assert unframed(wrong) is None
        assert unframed(frame(text, masked=False)) is None
    assert unframed(OVERLONG) is None
    assert unframed(sent("*" * 1025)) is None
    assert unframed(b"") is None


def test_what_many_are_told_is_framed_once() -> None:
    news, other = b"{}" * 100, b"{}" * 101
    first = framed(news)
    assert all(framed(news) is first for _ in range(500))
    assert framed(other) == b"\x81\x7e\x00\xca" + other
    assert framed(news) == first == b"\x81\x7e\x00\xc8" + news


@pytest.mark.parametrize(
    "before",
    [sent("first ", fin=False), sent("one")[:3], sent("one") + sent("two")[:1], OVERLONG],
    ids=["a message", "a frame", "the frame after another", "a frame whose end cannot be counted on"],
)
async def test_the_lane_is_closed_while_something_is_unfinished(before: bytes) -> None:
    async with other() as end:
        end.say(before)
        with patch.object(speaking, "unframed", lambda _: pytest.fail("the lane was open")):
            end.say(sent("inside"))


async def test_the_lane_opens_again_after_the_last_piece() -> None:
    async with other() as end:
        end.say(sent("one ", fin=False), sent("message", CONT), *cuts([sent("x")])["octet by octet"])
        with patch.object(end.wire, "parse", lambda _: pytest.fail("the lane was not open")):
            end.say(sent("y"))
        assert end.heard == [b"one message", b"x", b"y"]


any_frame = st.builds(
    sent,
    st.binary(max_size=8) | st.text(max_size=8) | st.just("*" * 130),
    st.sampled_from([TEXT] * 6 + [BINARY, CONT, CONT, CONT, PING, PONG, CLOSE, 3]),
    fin=st.sampled_from([True, True, True, False]),
    rsv=st.sampled_from([0] * 20 + [1]),
    key=st.binary(min_size=4, max_size=4),
)


@given(st.lists(any_frame, max_size=8), st.lists(st.integers(1, 30), max_size=12))
def test_with_and_without_the_lane_the_same_is_heard_and_told(frames: list[bytes], sizes: list[int]) -> None:
    data, pieces = b"".join(frames), list[bytes]()
    for size in sizes:
        pieces, data = [*pieces, data[:size]], data[size:]
    pieces += frames_of(data)

    async def ends() -> list[tuple[list[bytes], list[tuple[int, bytes]]]]:
        async with other() as quick, other() as slow:
            with patch.object(speaking, "unframed", lambda _: None):
                slow.say(*pieces)
            quick.say(*pieces)
            return [(one.heard, one.told) for one in (quick, slow)]

    quick, slow = asyncio.run(ends())
    assert quick == slow


def frames_of(data: bytes) -> Iterable[bytes]:
    """The frames in what is left, as far as they are whole: so the lane is taken often."""
    while len(data) > 6:
        size = data[1] & 127
        size += 6 if size < 126 else int.from_bytes(data[2:4], "big") + 8 - size
        yield data[:size]
        data = data[size:]
    if data:
        yield data


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_message_is_framed_as_the_shortest_frame_that_holds_it(size: int) -> None:
    head = framed(b"*" * size)[:-size] if size else framed(b"")
    assert head == {0: b"\x81\x00", 125: b"\x81\x7d", 126: b"\x81\x7e\x00\x7e", 65535: b"\x81\x7e\xff\xff"}.get(
        size, b"\x81\x7f" + size.to_bytes(8, "big")
    )


async def test_an_end_that_does_not_answer_a_ping_is_gone() -> None:
    async with other() as end:
        end.wire.beat()
        end.say(sent("", PONG))
        end.wire.beat()
        assert not end.transport.closed
        end.wire.beat()
        assert end.transport.closed


async def test_a_request_is_told_to_the_application_and_not_kept() -> None:
    async with other() as end:
        assert (end.asked["path"], end.asked["query_string"]) == ("/api/socket", b"x=1")
        assert end.asked["client"] == ("192.0.2.1", 5)
        assert (b"host", b"localhost") in end.asked["headers"]
        assert end.scope == {}


async def test_nothing_is_read_before_the_application_has_accepted() -> None:
    end, reading = Other(), list[bool]()
    end.say(REQUEST)
    for _ in range(2):
        reading.append(end.transport.reading)
        await asyncio.sleep(0)
    assert reading == [False, True]
    end.wire.connection_lost(None)
    await asyncio.gather(*end.state.tasks)


async def test_a_server_that_ends_says_so_to_whoever_is_there() -> None:
    async with other() as end:
        end.wire.shutdown()
        assert (end.closed_with, end.transport.closed) == (1012, True)
    early = Other()
    early.say(REQUEST)
    early.wire.shutdown()
    assert early.transport.written.startswith(b"HTTP/1.1 503 ")
    early.wire.connection_lost(None)
    await asyncio.gather(*early.state.tasks)


async def test_an_orderly_goodbye_waits_for_its_answer_and_hears_nothing_else() -> None:
    async with other() as end:
        end.wire.close(4001)
        end.say(sent("late"))
        assert (end.heard, end.closed_with, end.transport.closed) == ([], 4001, False)
        end.say(sent(b"\x0f\xa1", CLOSE))
        assert end.transport.closed
