"""What a WebSocket may be sent: the cases of Autobahn's test suite that concern a server of short texts, by its numbers.

Each is cut in several ways, so that both the lane for a whole short message and the library's parser meet it.
"""

from __future__ import annotations

from collections.abc import Sequence
from unittest.mock import patch

import pytest

from coyote.server.edge import limits
from prove.hostile.raw import BINARY, CLOSE, PING, frame
from tests.server.ends import CONT, KEY, LONGEST, PONG, cuts, other, sent

pytestmark = pytest.mark.slow

Case = tuple[Sequence[bytes], Sequence[bytes], int | None]
"""Frames, the messages that are heard, and the code that the wire is closed with."""


async def meets(case: Case) -> None:
    frames, heard, code = case
    for how, pieces in cuts(frames).items():
        with patch.object(limits, "FRAMES", limits.Rate(9999, 0)):
            async with other() as end:
                end.say(*pieces)
                assert (end.heard, end.closed_with) == (list(heard), code), how


SIZES = 0, 1, 125, 126, 127, 128, 1024, 1025, LONGEST
FRAMING: dict[str, Case] = {
    **{f"1.1 text of {size}": ([sent("*" * size)], [b"*" * size], None) for size in SIZES},
    "1.1.8 two texts": ([sent("one"), sent("two")], [b"one", b"two"], None),
    "1.2 bytes are heard as nothing": ([sent(b"\xff\xfe", BINARY), sent("on")], [b"", b"on"], None),
    "a mask of zeros": ([sent("zero", key=bytes(4))], [b"zero"], None),
    "2.5 a ping that is too long": ([sent("*" * 126, PING)], [], 1002),
    "9 a message that is too long": ([sent("*" * (LONGEST + 1))], [], 1009),
    "9 pieces that are too long together": ([sent("*" * 1500, fin=False), sent("*" * 501, CONT)], [], 1009),
    "a size of eight bytes that is too long": ([b"\x81\xff" + (1 << 62).to_bytes(8, "big") + KEY], [], 1009),
}
RESERVED: dict[str, Case] = {
    **{f"3 reserved bit {rsv}": ([sent("ok"), sent("no", rsv=rsv), sent("late")], [b"ok"], 1002) for rsv in range(1, 8)},
    **{f"3 reserved bit {rsv} of a ping": ([sent("", PING, rsv=rsv)], [], 1002) for rsv in (1, 4)},
    **{
        f"4 reserved opcode {opcode}": ([sent("ok"), sent("no", opcode), sent("late")], [b"ok"], 1002)
        for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
    },
    "5.1 of RFC 6455: a frame without a mask": ([sent("ok"), frame(b"no", masked=False)], [b"ok"], 1002),
}
ONE, TWO = sent("one ", fin=False), sent("message", CONT)
BOTH, EMPTY = b"one message", sent("", fin=False)
PIECES: dict[str, Case] = {
    "5.1 a ping in pieces": ([sent("p", PING, fin=False), sent("q", CONT)], [], 1002),
    "5.2 a pong in pieces": ([sent("p", PONG, fin=False), sent("q", CONT)], [], 1002),
    "5.3 two pieces": ([ONE, TWO], [BOTH], None),
    "5.6 a ping between pieces": ([ONE, sent("?", PING), TWO], [BOTH], None),
    "5.9 a piece of nothing": ([sent("no", CONT), sent("late")], [], 1002),
    "5.12 an unfinished piece of nothing": ([sent("no", CONT, fin=False), sent("late")], [], 1002),
    "5.15 a piece after the last": ([ONE, TWO, sent("no", CONT), sent("late")], [BOTH], 1002),
    "5.18 a message inside another": ([ONE, sent("no")], [], 1002),
    "bytes inside a message": ([ONE, sent("no", BINARY)], [], 1002),
    "5.19 pings between three pieces": (
        [ONE, sent("1", PING), sent("long ", CONT, fin=False), sent("2", PING), TWO, sent("next")],
        [b"one long message", b"next"],
        None,
    ),
    "empty pieces": ([EMPTY, sent("", CONT, fin=False), sent("x", CONT), EMPTY, sent("", CONT)], [b"x", b""], None),
    "bytes in pieces": ([sent(b"\xff", BINARY, fin=False), sent(b"\xfe", CONT), sent("on")], [b"", b"on"], None),
}
VALID = "κόσμε", "Hello-µ@ßöäüàá-UTF-8!!", "\x00", "\x7f", "\x80", "\u07ff", "\u0800", "\uffff", "\U00010000", "\U0010ffff"
INVALID = {
    "6.4 too large": b"\xce\xba\xf4\x90\x80\x80edited",
    "6.3 a surrogate": b"\xce\xba\xed\xa0\x80edited",
    "6.8 a first byte alone": b"\xc2",
    "6.10 a continuation alone": b"\x80",
    "6.12 five bytes": b"\xf8\x88\x80\x80\x80",
    "6.14 unfinished": b"\xe2\x82",
    "6.15 impossible": b"\xfe\xff",
    "6.16 slash in two bytes": b"\xc0\xaf",
    "6.16 slash in three bytes": b"\xe0\x80\xaf",
    "6.18 nothing in two bytes": b"\xc0\x80",
    "6.20 two surrogates": b"\xed\xa0\x80\xed\xb0\x80",
}
UTF8: dict[str, Case] = {
    **{f"6.2 {text!a}": ([sent(text)], [text.encode()], None) for text in VALID},
    "6.2 cut inside a letter": ([sent(b"\xce", fin=False), sent(b"\xba", CONT)], ["κ".encode()], None),
    **{name: ([sent("ok"), sent(text), sent("late")], [b"ok"], 1007) for name, text in INVALID.items()},
    **{f"{name}, in pieces": ([sent(text[:1], fin=False), sent(text[1:], CONT)], [], 1007) for name, text in INVALID.items()},
}


def closing(code: int, reason: bytes = b"") -> bytes:
    return sent(code.to_bytes(2, "big") + reason, CLOSE)


GOOD = 1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999
BAD = 0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999
CLOSES: dict[str, Case] = {
    "7.1.1 after a message": ([sent("ok"), closing(1000)], [b"ok"], 1000),
    "7.1.2 twice": ([closing(1000), closing(1000)], [], 1000),
    "7.1.3 a ping after it": ([closing(1000), sent("?", PING)], [], 1000),
    "7.1.4 a message after it": ([closing(1000), sent("late")], [], 1000),
    "7.1.5 between pieces": ([ONE, closing(1000), TWO], [], 1002),
    "7.3.1 without a code": ([sent("", CLOSE)], [], 0),
    "7.3.2 half a code": ([sent("x", CLOSE)], [], 1002),
    "7.3.4 with a reason": ([closing(1000, b"bye")], [], 1000),
    "7.3.5 with the longest reason": ([closing(1000, b"*" * 123)], [], 1000),
    "7.3.6 with too long a reason": ([closing(1000, b"*" * 124)], [], 1002),
    "7.5.1 with a reason that is no text": ([closing(1000, b"\xce\xba\xed\xa0\x80")], [], 1007),
    **{f"7.7 with {code}": ([closing(code)], [], code) for code in GOOD},
    **{f"7.9 with {code}": ([closing(code)], [], 1002) for code in BAD},
}


@pytest.mark.parametrize("case", FRAMING.values(), ids=FRAMING)
async def test_messages_of_every_size_are_heard_unless_they_are_too_long(case: Case) -> None:
    await meets(case)


@pytest.mark.parametrize("case", RESERVED.values(), ids=RESERVED)
async def test_reserved_bits_and_opcodes_and_missing_masks_close_the_wire(case: Case) -> None:
    await meets(case)


@pytest.mark.parametrize("case", PIECES.values(), ids=PIECES)
async def test_pieces_are_put_together_in_their_order_or_not_at_all(case: Case) -> None:
    await meets(case)


@pytest.mark.parametrize("case", UTF8.values(), ids=UTF8)
async def test_whatever_is_no_utf8_closes_the_wire(case: Case) -> None:
    await meets(case)


@pytest.mark.parametrize("case", CLOSES.values(), ids=CLOSES)
async def test_a_goodbye_is_answered_and_nothing_is_heard_after_it(case: Case) -> None:
    await meets(case)
