"""The door: whatever arrives is paid for by its network, even what has no price; and nobody is refused for what others did."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.edge import limits
from coyote.server.edge.limits import Limits, Purse, Rate
from coyote.server.edge.networks import network, site
from coyote.server.edge.patience import Impatient
from coyote.server.edge.prices import ROUTES
from coyote.server.edge.protocol import Caller
from coyote.server.http.files import Page
from coyote.speech import LANGUAGES
from prove.common.running import Running

BURST = 40
NARROW = f"""
from coyote.commands import run
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.edge import limits
limits.DOOR = limits.PIECES = limits.Rate({BURST}, 0.01)
limits.PACE = limits.Rate(1e6, 1e6)
run()
"""
NETWORKS = count(1)
ORIGIN = "http://evil.example"
HANDSHAKE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
FLOODS = {
    "the page": "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a path that is not there": "GET /nothing.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a route that is not there": "GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a method that is not there": "PUT /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\r\n",
    "a body that cannot be read": "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n{",
    "another host": "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "another origin": f"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nOrigin: {ORIGIN}\r\n{HANDSHAKE}\r\n",
    "no handshake": f"GET /api/socket HTTP/1.1\r\nHost: localhost\r\n{HANDSHAKE.replace('13', '12')}\r\n",
    "garbage": "\x00\x01\x02 garbage\r\n\r\n",
    "many requests at once": "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50,
}


class Narrow(Running):
    """A server with a narrow door, so that little is a flood."""

    program = ("-c", NARROW)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Narrow("--database", str(tmp_path_factory.mktemp("door") / "coyote.db")) as running:
        yield running


def address() -> str:
    """An address in a network of its own."""
    number = next(NETWORKS)
    return f"127.{64 + number // 250}.{number % 250}.1"


class Flood:
    """Connections from one network that send the same again and again."""

    def __init__(self, port: int, said: str, some: float) -> None:
        self.port, self.said, self.some = port, said.encode(), some
        self.source = address()
        self.answers: Counter[bytes] = Counter()
        self.answered = asyncio.Event()
        """Some were."""

    async def one(self) -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
                try:
                    while True:
                        writer.write(self.said)
                        line = await reader.readline()
                        if not line:
                            break
                        if line.startswith(b"HTTP"):
                            self.answers[line.split()[1]] += 1
                            if self.answers.total() >= self.some:
                                self.answered.set()
                        length = 0
                        while (header := await reader.readline()).strip():
                            if header.lower().startswith(b"content-length:"):
                                length = int(header.split(b":")[1])
                        await reader.readexactly(length)
                finally:
                    writer.close()
                    with contextlib.suppress(OSError):
                        await writer.wait_closed()
            except (OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(0)

    @asynccontextmanager
    async def on(self, number: int) -> AsyncIterator[None]:
        """Go on, on this many connections."""
        tasks = [asyncio.create_task(self.one()) for _ in range(number)]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


@pytest.mark.parametrize("what", FLOODS)
async def test_a_flood_of_what_costs_nothing_is_answered_slowly(narrow: Running, what: str) -> None:
    """One network after the other is served beside it. Networks take turns: a flood that nothing held up would be, as often."""
    flood = Flood(narrow.port, FLOODS[what], BURST / 5)
    async with flood.on(10):
        await asyncio.wait_for(flood.answered.wait(), 30)
        for _ in range(10):
            other = Flood(narrow.port, FLOODS["the page"], BURST / 2)
            async with other.on(1):
                await asyncio.wait_for(other.answered.wait(), 30)
            assert other.answers.keys() == {b"200"}, "others do not wait"
    assert flood.answers.total() <= BURST + 10, flood.answers


class Hearing(Impatient):
    """A wire of a network, and what was read on it."""

    def __init__(self, counted: Limits, rate: Rate) -> None:
        self.loop, self.wire = asyncio.get_running_loop(), Mock(is_closing=lambda: False)
        self.transport = self.wire
        self.held, self.rate, self.heard = (counted, "192.0.2"), rate, b""

    def tolls(self) -> tuple[Rate, ...]:
        return (self.rate,)

    def read(self, data: bytes) -> None:
        self.heard += data


async def test_whatever_arrives_is_paid_for_piece_by_piece_and_waits_until_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.monotonic", asyncio.get_running_loop().time)
    counted, rate = Limits(), Rate(3, 100)
    wires = [Hearing(counted, rate) for _ in range(2)]
    for number in range(6):
        wires[number % 2].data_received(b"%d" % number)
    assert [wire.heard for wire in wires] == [b"02", b"1"]
    assert all(wire.wire.pause_reading.called and not wire.wire.resume_reading.called for wire in wires)
    await asyncio.sleep(1)
    assert not any(wire.waiting for wire in wires)
    assert [wire.heard for wire in wires] == [b"024", b"135"]
    assert all(wire.wire.resume_reading.called for wire in wires)


def test_ten_friends_open_the_page_at_once_and_again() -> None:
    """Everybody asks for every file, in one language and with a browser that forgets them, and for what the page asks for."""
    counted, files = Limits(), len(Page().files) or 77
    others = 3 * (len(LANGUAGES) - 1)  # each has its words, those about cameras, and a manifest
    for _ in range(20 * (files - others + 12)):
        assert counted.wait(limits.DOOR, "192.0.2") == 0


def test_what_the_door_has_room_for_is_read_at_a_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """A burst that fills the door is spread over seconds, whatever number of wires it comes on."""
    monkeypatch.setattr("time.monotonic", lambda: 0.0)
    counted = Limits()
    waits = [max(counted.wait(rate, "192.0.2") for rate in (limits.DOOR, limits.PACE)) for _ in range(int(limits.DOOR.burst))]
    assert waits[: int(limits.PACE.burst)] == [0] * int(limits.PACE.burst)
    for second in range(int(limits.LONGEST_S)):
        read = sum(second <= wait < second + 1 for wait in waits)
        assert read <= limits.PACE.flow + (limits.PACE.burst if second == 0 else 0)
    assert max(waits) == limits.LONGEST_S


def test_ten_friends_come_to_a_table_at_once_and_again() -> None:
    counted = Limits()
    asked = "POST /api/guests", "GET /api/tables/{link}", "GET /api/editions", "GET /api/choices", "GET /api/minds"
    for _ in range(20):
        for route in asked:
            counted.charge("192.0.2", ROUTES[route])


def test_two_private_addresses_are_two_people() -> None:
    for private in ("192.168.1.{}", "10.0.0.{}", "172.16.0.{}", "127.0.0.{}", "169.254.1.{}", "fd00::{}", "fe80::{}%eth0"):
        one, other = (network((private.format(number), 1)) for number in (4, 5))
        assert one != other, private
        assert site(one) is None


def test_a_public_network_is_one() -> None:
    for public, more in (("8.8.8.{}", "8.8.9.4"), ("2600:1:2:3::{}", "2600:1:2:4::4"), ("::ffff:8.8.8.{}", "8.8.9.4")):
        one, other = (network((public.format(number), 1)) for number in (4, 5))
        assert one == other != network((more, 1))
    assert network(("2600:1:2:3::4", 1)) != network(("2600:1:2:4::4", 1))
    assert site(network(("2600:1:2:3::4", 1))) == site(network(("2600:1:2:4::4", 1))) is not None
    assert site(network(("2600:1:3:3::4", 1))) != site(network(("2600:1:2:4::4", 1)))
    assert site(network(("8.8.8.8", 1))) is None
    assert network(None) == network(("nonsense", 1)) == "unknown"


def test_two_limits_with_the_same_numbers_do_not_share_a_bucket() -> None:
    counted, asks, signals = Limits(), Rate(10, 1e-6), Rate(10, 1e-6)
    assert counted.take(asks, "192.0.2", 10)
    assert counted.take(signals, "192.0.2", 10)
    assert not counted.take(asks, "192.0.2", 1)


def test_a_site_with_many_networks_has_a_limit_of_its_own() -> None:
    counted, rate = Limits(), Rate(10, 1e-6)
    paid = [counted.take(rate, network((f"2600:1:2:{number:x}::1", 1)), 1) for number in range(100)]
    assert paid.count(True) == 10 * limits.SITES
    assert counted.take(rate, network(("2600:1:3::1", 1)), 1)


def test_the_connections_of_a_site_are_counted_too() -> None:
    counted = Limits()
    many = [network((f"2600:1:2:{number:x}::1", 1)) for number in range(100)]
    for one in many[: 2 * limits.SITES]:
        counted.network_opened(limits.WIRES, one, 2)
    for one in many[2 * limits.SITES :]:
        with pytest.raises(ServerRefused, match=ServerCode.TOO_MANY):
            counted.network_opened(limits.WIRES, one, 2)
    for one in many[: 2 * limits.SITES]:
        counted.network_closed(limits.WIRES, one)
    for one in many[: 2 * limits.SITES]:
        counted.network_opened(limits.WIRES, one, 2)  # there is as much room as before


def test_buckets_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    counted, quick, slow = Limits(), Rate(10, 1e6), Rate(10, 1e-6)
    full, in_debt = [counted.bucket(quick, str(number)) for number in range(50)], counted.bucket(slow, "in debt")
    counted.take(slow, "in debt", 5)
    monkeypatch.setattr(limits, "FORGET_S", -1)
    counted.bucket(quick, "new")
    monkeypatch.setattr(limits, "FORGET_S", 60)
    assert not any(counted.bucket(quick, str(number)) is one for number, one in enumerate(full))
    assert counted.bucket(slow, "in debt") is in_debt


def test_wires_of_one_network_pay_from_one_bucket_even_after_it_was_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    counted, rate = Limits(), Rate(10, 1e-6)
    one, another = (Purse(counted, rate, "192.0.2") for _ in range(2))
    monkeypatch.setattr(limits, "FORGET_S", -1)
    counted.bucket(Rate(10, 1), "new")  # both hold a bucket that was forgotten
    monkeypatch.setattr(limits, "FORGET_S", 60)
    assert one.take(10) and not another.take(1)
    assert not counted.take(rate, "192.0.2", 1) and not Purse(counted, rate, "192.0.2").take(1)
    assert another.wait(1) == limits.LONGEST_S


def test_a_network_does_not_pay_from_a_bucket_that_its_site_made_us_forget(monkeypatch: pytest.MonkeyPatch) -> None:
    counted, rate, own = Limits(), Rate(10, 1e-6), "2001:0db8:0000:0001"
    counted.bucket(rate, own)
    monkeypatch.setattr(limits, "FORGET_S", -1)
    assert counted.take(rate, own, 10)
    monkeypatch.setattr(limits, "FORGET_S", 60)
    assert not counted.take(rate, own, 10)


def test_wires_of_many_networks_pay_from_the_bucket_of_their_site() -> None:
    counted, rate = Limits(), Rate(10, 1e-6)
    purses = [Purse(counted, rate, f"2001:0db8:0000:{number:04x}") for number in range(2 * limits.SITES)]
    assert [purse.take(10) for purse in purses] == [True] * limits.SITES + [False] * limits.SITES
    assert all(purse.wait(10) == limits.LONGEST_S for purse in purses)


def test_the_page_is_answered_as_it_was_built(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/a-1.js").write_text("x = 1\n" * 100)
    (tmp_path / "index.html").write_text("<p>")
    page = Page(tmp_path)
    script = page.sent("/assets/a-1.js", [(b"accept-encoding", b"br, gzip")])
    assert script is not None
    headers = dict(script.headers)
    assert headers[b"content-encoding"] == b"gzip"
    assert headers[b"content-length"] == b"%d" % len(script.body)
    assert b"immutable" in headers[b"cache-control"]
    again = page.sent("/assets/a-1.js", [(b"if-none-match", headers[b"etag"])])
    assert again is not None and (again.status, again.body) == (304, b"")
    plain = page.sent("/t/baba-babe", [])
    assert plain is not None and plain.body == b"<p>" and dict(plain.headers)[b"cache-control"] == b"no-cache"
    assert page.sent("/nothing.js", []) is None


@pytest.mark.parametrize(
    "sent",
    [
        f"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n{HANDSHAKE}\r\n{{}}",
        f"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n{HANDSHAKE}\r\n",
        f"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n{HANDSHAKE}\r\nhello",
        f"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n{HANDSHAKE}\r\n",
    ],
)
async def test_a_handshake_that_cannot_be_read_is_refused_at_once_and_not_kept_open(narrow: Running, sent: str) -> None:
    """It was never answered nor cut, and a server that ended meanwhile did not say goodbye to anybody."""
    source = address(), 0
    reader, writer = await asyncio.open_connection("127.0.0.1", narrow.port, local_addr=source)
    writer.write(sent.encode())
    assert (await asyncio.wait_for(reader.read(), 30)).split()[1] in (b"400", b"411")
    writer.close()


async def test_no_chunk_is_parsed_since_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parsing the thousand that fit into one piece took ten milliseconds, ten times a second."""
    parsed, parse = list[bytes](), H11Protocol.data_received

    def noted(self: H11Protocol, data: bytes) -> None:
        parsed.append(data)
        parse(self, data)

    async def silent(_scope: object, _receive: object, _send: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(H11Protocol, "data_received", noted)
    caller = Caller(uvicorn.Config(silent, interface="asgi3"), ServerState(), {})
    wire = Mock(spec=asyncio.Transport)
    wire.is_closing.return_value, wire.get_protocol.return_value = False, caller
    wire.get_extra_info.return_value = None
    caller.connection_made(wire)
    head = b"POST /api/count HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
    caller.read(head + 1_000 * b"1\r\n \r\n")
    assert parsed == [head]
    assert b" 411 " in wire.write.call_args[0][0] and wire.close.called
    caller.connection_lost(None)
    for task in tuple(caller.tasks):
        task.cancel()


@pytest.mark.parametrize(
    ("status", "sent"),
    [
        (b"431", b"GET / HTTP/1.1\r\nhost: localhost\r\n" + 100 * b"a:\r\n" + b"\r\n"),
        (b"431", b"GET /" + 3_000 * b"%41" + b" HTTP/1.1\r\nhost: localhost\r\n\r\n"),
        (b"411", b"POST /api/count HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n"),
        (b"200", b"GET /api/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n" + 90 * b"a:\r\n" + b"\r\n"),
    ],
)
async def test_a_request_of_many_lines_or_chunks_is_not_parsed(narrow: Running, status: bytes, sent: bytes) -> None:
    """Parsing one took a tenth of a second, so that ten in a second stopped the server for everybody."""
    source = address(), 0
    reader, writer = await asyncio.open_connection("127.0.0.1", narrow.port, local_addr=source)
    writer.write(sent)
    assert (await reader.read()).split()[1] == status
    writer.close()
