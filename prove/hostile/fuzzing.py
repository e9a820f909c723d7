"""Hostile frames: messages that no client would send, and what becomes of them.

Law: every message is answered with an ack, a frame or a code from the lists, or the connection is closed with a code that the
protocol names. A refused message changes nothing, as the log of the table shows.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from coyote.editions import EDITIONS
from coyote.rules.refusals import Code
from coyote.server.codes import CLOSE, ServerCode
from coyote.table.refusals import TableCode
from prove.common.client import Person, Place, merged, typed
from prove.common.promises import Promises
from prove.hostile.raw import BINARY, PING, TEXT, Closed, Raw, frame

CODES = {*Code, *TableCode, *ServerCode}
CLOSES = {*CLOSE.values(), 1002, 1007, 1008, 1009, 1012}
"""The close codes in docs/protocol.md, except 1011, which would be a bug of ours."""

ANSWERED = "every message is answered with an ack, a frame or a code from the lists, or a documented close code"
UNCHANGED = "a refused message changes nothing: the next frame is the same"
LOGGED = "no op stands in the log that was not acknowledged"

TABLE = 100
"""How many frames one table gets."""

Ask = dict[str, Any]
Rng = random.Random


def asks(rng: Rng, seq: int) -> Ask:
    """A message as it should be, of any kind."""
    setting = {"edition": rng.choice(list(EDITIONS)), "seats": rng.randint(2, 6)}
    moves: list[Ask] = [
        {"do": "declare", "number": rng.randint(-50, 60)},
        {"do": "declare", "number": 9, "special": "next", "target": 1},
        {"do": "call"},
        {"do": "coin", "coin": "skip"},
        {"do": "coin", "coin": "guess", "guess": "?"},
        {"do": "agree"},
        {"do": "again"},
        {"do": "dodge"},
    ]
    return rng.choice(
        [
            {"ask": "sit", "name": "zoe"},
            {"ask": "leave"},
            {"ask": "change", "setting": setting},
            {"ask": "add-bot", "mind": "cub"},
            {"ask": "remove", "sitter": rng.randint(0, 9)},
            {"ask": "pass-host", "sitter": rng.randint(0, 9)},
            {"ask": "start"},
            {"ask": "play", "seq": seq, "move": rng.choice(moves)},
            {"ask": "commit", "commit": "A" * 43 + "="},
            {"ask": "show", "seed": "A" * 43 + "="},
            {"ask": "react", "reaction": "howl"},
            {"ask": "look"},
        ]
    )


STRANGE: list[Any] = [
    None, True, -1, 0, 12, 10**30, -(10**30), 1.5, 1e300, float("nan"), float("inf"), "", "x" * 5000, "\0", "\u202e", "é" * 30,
    "'; DROP TABLE guests; --", [], [[]] * 50, {}, {"do": "deal"}, [1, 2], "12", "howl\n", "../../etc/passwd", "<b>", "a b",
]  # fmt: skip


def wrong_type(rng: Rng, ask: Ask) -> bytes:
    where = rng.choice([ask, *[part for part in ask.values() if isinstance(part, dict)]])
    where[rng.choice(list(where))] = rng.choice(STRANGE)
    return json.dumps(ask).encode()


def unknown_field(rng: Rng, ask: Ask) -> bytes:
    return json.dumps(ask | {rng.choice(["seat", "guest", "token", "__class__", "", "x" * 300]): rng.choice(STRANGE)}).encode()


def missing_field(rng: Rng, ask: Ask) -> bytes:
    del ask[rng.choice(list(ask))]
    return json.dumps(ask).encode()


def duplicate_field(rng: Rng, ask: Ask) -> bytes:
    key = rng.choice(list(ask))
    return b'{"%s":%s,' % (key.encode(), json.dumps(rng.choice(STRANGE)).encode()) + json.dumps(ask).encode()[1:]


def truncated(rng: Rng, ask: Ask) -> bytes:
    text = json.dumps(ask).encode()
    return text[: rng.randrange(len(text))]


def flipped(rng: Rng, ask: Ask) -> bytes:
    text = bytearray(json.dumps(ask).encode())
    for _ in range(rng.randint(1, 4)):
        text[rng.randrange(len(text))] = rng.randrange(128)
    return bytes(text)


def noise(rng: Rng, _: Ask) -> bytes:
    return "".join(chr(rng.randrange(1, 0x2FF)) for _ in range(rng.randrange(600))).encode()


def deep(rng: Rng, _: Ask) -> bytes:
    n = rng.choice([10, 200, 1000, 3900])
    return rng.choice(
        [b"[" * n + b"]" * n, b'{"a":' * (n // 3) + b"1" + b"}" * (n // 3), b'{"ask":"sit","op":"d","name":' + b"[" * n]
    )


def huge_int(rng: Rng, _: Ask) -> bytes:
    digits = b"9" * rng.choice([19, 20, 40, 400, 4000])
    return b'{"ask":"play","op":"h","seq":%s,"move":{"do":"declare","number":%s}}' % (digits, digits[:3000])


def whole(_: Rng, ask: Ask) -> bytes:
    return json.dumps(ask).encode()


MUTATORS: list[Callable[[Rng, Ask], bytes]] = [
    whole, wrong_type, wrong_type, unknown_field, missing_field, duplicate_field, truncated, flipped, noise, deep, huge_int,
]  # fmt: skip


def pieces(rng: Rng, text: bytes) -> bytes:
    """A message in fragments, with pings between them."""
    cut = sorted(rng.randrange(len(text) + 1) for _ in range(rng.randint(1, 4)))
    parts = [text[a:b] for a, b in zip([0, *cut], [*cut, len(text)], strict=True)]
    sent = frame(parts[0], fin=False)
    for part in parts[1:-1]:
        sent += frame(b"?", PING) + frame(part, 0, fin=False)
    return sent + frame(parts[-1], 0)


def fatal(rng: Rng) -> bytes:
    """Frames after which a server must close the connection."""
    return rng.choice(
        [
            frame(b"\xff\xfe{}"),
            frame(b'{"ask":"sit","op":"u","name":"\xc3"}'),
            frame(b"{}", rsv=4),
            frame(b"{}", rsv=2),
            frame(b"{}", opcode=3),
            frame(b"{}", opcode=11),
            frame(b"{}", masked=False),
            frame(b"x" * 126, PING),
            frame(b"?", PING, fin=False),
            frame(b"{}", opcode=0),
            frame(b"{", fin=False) + frame(b"}", TEXT),
            frame(b" " * rng.choice([16385, 17000, 65535, 65536, 1 << 20])),
            frame(b" " * 8000, fin=False) + frame(b" " * 9000, 0),
            b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff" + bytes(4),
            frame(b"\x03\xe8", 8),
            frame(b"\0", 8),
        ]
    )


class Fuzzer:
    """A rude guest at a table of their own; a silent friend sits there too, so that games can be played."""

    def __init__(self, promises: Promises, place: Place, seed: int) -> None:
        self.promises, self.place, self.rng = promises, place, random.Random(seed)
        self.acked: set[str] = set()
        self.people: set[str] = set()
        self.sent = 0
        self.ops = 0
        self.frame: Ask = {}

    async def begin(self) -> None:
        self.person, friend = await Person.at(self.place, "ann"), await Person.at(self.place, "bob")
        self.people.add(self.person.id)
        self.link = (await self.person.open())["link"]
        self.friend = await friend.line(self.link)
        await self.friend.ask("sit", name="bob")
        self.deaf = asyncio.create_task(self.ignore())
        await self.connect()

    async def ignore(self) -> None:
        async for _ in self.friend.socket:
            pass

    async def connect(self) -> None:
        """Connect, and look again: an ack may have been lost, and a game may have begun."""
        self.raw = await Raw.greeted(self.person, self.link)
        self.frame = self.raw.first
        self.raw.say({"ask": "look", "op": "l"})
        await self.seen()

    async def seen(self) -> Ask:
        """The next frame; late answers to other messages may come before it."""
        while (told := await self.heard())["tell"] != "table":
            pass
        return told

    async def heard(self) -> Ask:
        """The next message; news as the frame that they make."""
        told: Ask = await self.raw.hear(30)
        if told["tell"] == "news":
            told = merged(self.frame, told)
        if told["tell"] == "table":
            self.frame = told
        return told

    async def run(self, frames: int) -> None:
        for number in range(frames):
            if number % TABLE == TABLE - 1:  # by now the guest may have left, or passed the host on
                await self.end()
                await self.begin()
            ask = asks(self.rng, self.frame["seq"])
            self.ops += 1
            ask["op"] = f"f{self.ops}"
            if self.rng.random() < 0.03:
                await self.hung_up()
            else:
                await self.answered(self.rng.choice(MUTATORS)(self.rng, ask))
            self.sent += 1

    async def hung_up(self) -> None:
        data = fatal(self.rng)
        self.raw.send(data)
        code, _ = await self.raw.ended()
        good = code in CLOSES or (code in (1000, 1002) and data[:1] == b"\x88")
        self.promises.kept(ANSWERED, good, f"closed with {code} after {data[:40]!r} ({len(data)} bytes)")
        await self.connect()

    async def answered(self, text: bytes) -> None:
        kind = self.rng.random()
        self.raw.send(frame(text, BINARY) if kind < 0.05 else pieces(self.rng, text) if kind < 0.15 else frame(text))
        looks = b'"look"' in text
        try:
            told = await self.heard()
            while told["tell"] == "table" and not looks:
                told = await self.heard()
        except (Closed, TimeoutError) as why:
            self.promises.kept(ANSWERED, False, f"{why!r} after {text[:80]!r}")
            await self.connect()
            return
        if told["tell"] == "table":
            self.promises.kept(ANSWERED, True)
        elif told["tell"] == "ack":
            self.promises.kept(ANSWERED, True)
            self.acked.add(f"{self.person.id}:{told['op']}")
            await self.seen()
        else:
            await self.refused(told, text)

    async def refused(self, told: Ask, text: bytes) -> None:
        self.promises.kept(ANSWERED, told["tell"] == "refused" and told.get("code") in CODES, f"{told} after {text[:80]!r}")
        before, after = self.frame, await self.seen()
        if told.get("code") == ServerCode.TOO_FAST:
            await asyncio.sleep(1)
        if (
            before["table"]["state"] != "playing" and after["table"]["state"] != "playing"
        ):  # during a game, the Dealer may act meanwhile
            one, other = typed(before), typed(after)
            same = (one.seq, one.at, one.table, one.you) == (other.seq, other.at, other.table, other.you)
            self.promises.kept(UNCHANGED, same, f"after {text[:80]!r}: {told}")

    async def end(self) -> None:
        self.raw.drop()
        self.deaf.cancel()
        await self.friend.close()


async def fuzz(promises: Promises, port: int, frames: int, seed: int, rude: int) -> list[Fuzzer]:
    """Send this many frames from this many guests, each from a network of its own, so that the limits let them in."""
    fuzzers = [Fuzzer(promises, Place(port, source=f"127.20.{number}.1"), seed + number) for number in range(rude)]
    await asyncio.gather(*(fuzzer.begin() for fuzzer in fuzzers))
    work = asyncio.gather(*(fuzzer.run(frames // rude) for fuzzer in fuzzers))
    while not (await asyncio.wait([work], timeout=10))[0]:
        promises.say(f"  {sum(fuzzer.sent for fuzzer in fuzzers):,} frames")
    await work
    for fuzzer in fuzzers:
        await fuzzer.end()
    return fuzzers
