"""The edge of a real server: strangers, wrong tokens, hostile frames and floods; small versions of `prove hostile`."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Self

import pytest

from coyote.server.codes import CLOSE, STATUS, ServerCode
from coyote.table.refusals import TableCode
from prove.common.client import Line, Person, Place, Refused, Told
from prove.common.promises import Promises
from prove.common.running import Running
from prove.hostile import doors, fuzzing
from prove.hostile.floods import lines
from prove.hostile.proof import canaries, in_the_log
from prove.hostile.raw import PING, Closed, Raw, frame
from prove.hostile.watched import alive

pytestmark = pytest.mark.real_time
LOOK = frame(b'{"ask":"look","op":"l"}')


HURRY = """
from coyote.commands import run
from coyote.server.edge import limits
from coyote.server.edge import sockets
from coyote.server.edge import patience
from coyote.server.edge import protocol
from coyote.server import serving
sockets.HELLO_S = protocol.REQUEST_S = patience.STUCK_S = 0.5
serving.UNREAD = 4096
limits.LINE = limits.GUEST = limits.ASKS = limits.Rate(9999, 9999)
limits.LASTING = limits.Rate(10, 0.01)
run()
"""
CROWDED = """
from coyote.commands import run
from coyote.server.edge import limits
limits.LINE = limits.REFUSALS = limits.Rate(1, 0.001)
limits.LONGEST_S, limits.PATIENCE = {longest}, limits.Rate{patience}
run()
"""


class Hurried(Running):
    """A server with short timeouts, so that tests need not wait."""

    program = ("-c", HURRY)


class Patient(Running):
    """A server that cuts nobody off for being too fast, and lets them wait for a second each time."""

    program = ("-c", CROWDED.format(longest=1, patience=(1000, 1)))


class Crowded(Running):
    """A server that refuses a network so slowly that patience would grow between two refusals."""

    program = ("-c", CROWDED.format(longest=0.2, patience=(3, 10)))


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("edge") / "coyote.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Running]:
    with Running("--database", str(database)) as running:
        yield running
        promises = Promises("edge", quiet=True)
        alive(promises, running)
        assert not promises.broken, promises.all


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Hurried("--database", str(tmp_path_factory.mktemp("hurried") / "coyote.db")) as running:
        yield running
        assert not [line for line in running.journal if '"error"' in line]


@pytest.fixture
def promises() -> Iterator[Promises]:
    """Promises that the test must try, and that must all be kept."""
    tried = Promises("edge", quiet=True)
    yield tried
    assert tried.all
    assert not tried.broken, {what: one.broken[:3] for what, one in tried.all.items() if one.broken}


class Company:
    """Guests at a server; their lines are closed at the end."""

    networks = count(1)

    def __init__(self, server: Running) -> None:
        self.server = server
        self.lines: list[Line] = []
        self.raws: list[Raw] = []

    @property
    def place(self) -> Place:
        """A place with a network of its own, from which nobody has asked for anything yet."""
        return Place(self.server.port, source=f"127.60.{next(self.networks)}.1")

    async def line(self, person: Person, link: str) -> Line:
        self.lines.append(await person.line(link))
        return self.lines[-1]

    async def raw(self, person: Person, link: str, buffer: int | None = None) -> Raw:
        self.raws.append(await Raw.greeted(person, link, buffer=buffer))
        return self.raws[-1]

    async def two(self) -> tuple[Person, str, Line, Line]:
        """Two people at a table: Ann, the link, and both lines."""
        place = self.place
        ann, bob = await Person.at(place, "ann"), await Person.at(place, "bob")
        link = (await ann.open())["link"]
        line, other = await self.line(ann, link), await self.line(bob, link)
        await other.ask("sit", name="bob")
        return ann, link, line, other

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for raw in self.raws:
            raw.drop()
        await asyncio.gather(*(line.close() for line in self.lines))


async def test_only_exact_origins_get_a_socket_and_compression_is_declined(server: Running, promises: Promises) -> None:
    await doors.origins(promises, Place(server.port, source="127.61.0.1"))


async def test_no_wrong_token_opens_any_door(server: Running, promises: Promises) -> None:
    async with Company(server) as company:
        ann, link, line, other = await company.two()
        await line.ask("start")
        await asyncio.gather(line.until(playing), other.until(playing))
        place = Place(server.port, source="127.61.1.1")
        await doors.at_the_socket(promises, place, link, ann, line)
        await doors.over_http(promises, place, link, line.frame["game"]["id"], ann)


def playing(frame: Told) -> bool:
    return bool(frame.get("game", {}).get("stage") == "play")


async def test_a_guest_without_a_seat_can_do_nothing_for_one(server: Running, promises: Promises) -> None:
    async with Company(server) as company:
        _, link, _, _ = await company.two()
        await doors.without_a_seat(promises, Place(server.port, source="127.61.2.1"), link)


async def test_hostile_frames_are_answered_and_change_nothing(server: Running, database: Path, promises: Promises) -> None:
    fuzzers = await fuzzing.fuzz(promises, server.port, frames=1000, seed=7, rude=20)
    in_the_log(promises, database, fuzzers)
    canaries(promises, server, database, Place(server.port, source="127.61.3.1"), [one.person.token for one in fuzzers])


async def test_a_guest_who_brings_the_token_of_another_is_that_guest(server: Running) -> None:
    """`next` may be any token; whoever brings somebody's token is that guest, here as everywhere."""
    async with Company(server) as company:
        ann, link, _, _ = await company.two()
        eve = await Person.at(ann.place, "eve")
        eve.next = ann.token
        line = await company.line(eve, link)
        assert line.welcome["guest"] == ann.id


async def refused(raw: Raw) -> tuple[ServerCode, int]:
    """The code with which a line was refused, and its close code."""
    code, told = await raw.ended()
    return ServerCode(told[-1]["code"]), code


async def test_a_token_must_be_known_and_the_next_one_well_formed(server: Running) -> None:
    async with Company(server) as company:
        ann, link, _, _ = await company.two()
        for token, following, code in (
            (ann.token, ann.token, ServerCode.TOKEN_UNFIT),
            (ann.token, "short", ServerCode.TOKEN_UNFIT),
            (secrets.token_urlsafe(32), secrets.token_urlsafe(32), ServerCode.TOKEN_UNKNOWN),
        ):
            raw = await Raw.at(company.place)
            raw.say({"ask": "hello", "link": link, "token": token, "next": following})
            assert await refused(raw) == (code, CLOSE[code])


async def test_a_flood_on_one_line_is_refused_and_then_cut(server: Running) -> None:
    async with Company(server) as company:
        _, link, _, _ = await company.two()
        eve = await Person.at(company.place, "eve")
        raw = await company.raw(eve, link)
        for _ in range(200):
            raw.send(LOOK)
            await asyncio.sleep(0)
        code, told = await raw.ended()
        refusals = [one["code"] for one in told if one["tell"] == "refused"]
        assert code == CLOSE[ServerCode.TOO_FAST]
        assert set(refusals) == {ServerCode.TOO_FAST}
        assert len(refusals) > 20


@pytest.mark.parametrize(
    "flood",
    [LOOK * 5000, frame(b"?", PING) * 2000, frame(b"", fin=False) + frame(b"", 0, fin=False) * 2000],
    ids=["asks", "pings", "pieces"],
)
async def test_a_line_that_sends_more_than_can_be_read_is_cut(server: Running, flood: bytes) -> None:
    async with Company(server) as company:
        _, link, _, _ = await company.two()
        eve = await Person.at(company.place, "eve")
        raw = await company.raw(eve, link)
        raw.send(flood)
        assert (await raw.ended())[0] == 1008


async def test_only_who_goes_on_sending_is_cut_where_a_network_is_refused_slowly(tmp_path: Path) -> None:
    with Crowded("--database", str(tmp_path / "coyote.db")) as server:
        async with Company(server) as company:
            ann = await Person.at(company.place, "ann")
            link = (await ann.open())["link"]
            patient = await company.line(ann, link)
            for _ in range(10):
                assert (await patient.ask("react", reaction="howl"))["tell"] in ("ack", "refused")
            raw = await company.raw(ann, link)
            for _ in range(40):
                raw.send(LOOK)
            assert (await raw.ended())[0] == CLOSE[ServerCode.TOO_FAST]
            assert (await patient.ask("react", reaction="howl"))["code"] == ServerCode.TOO_FAST


async def test_a_line_that_is_gone_is_not_kept_by_what_it_sent_too_fast(tmp_path: Path) -> None:
    with Patient("--database", str(tmp_path / "coyote.db")) as server:
        async with Company(server) as company:
            ann = await Person.at(company.place, "ann")
            raw = await company.raw(ann, (await ann.open())["link"])
            for _ in range(60):
                raw.send(LOOK)
            await raw.drain()
            assert await asyncio.to_thread(lines, server) == 1
            raw.drop()
            async with asyncio.timeout(20):  # it would take a minute to refuse them all
                while await asyncio.to_thread(lines, server):
                    pass


async def test_a_guest_has_at_most_twelve_lines(server: Running) -> None:
    async with Company(server) as company:
        _, link, _, _ = await company.two()
        eve = await Person.at(company.place, "eve")
        lines = [await company.line(eve, link) for _ in range(12)]
        with pytest.raises(Refused, match=ServerCode.TOO_MANY):
            await company.line(eve, link)
        await lines.pop().close()
        await company.line(eve, link)


async def test_guessing_codes_is_slowed_down_but_links_still_open(server: Running) -> None:
    async with Company(server) as company:
        _, link, _, _ = await company.two()
        place = Place(server.port, source="127.61.7.1")
        eve = await Person.at(place, "eve")
        codes = list[str]()
        for number in range(20):
            if number % 2:
                raw = await Raw.at(place)
                raw.say({"ask": "hello", "link": "baba-babe", "token": "x" * 43, "next": secrets.token_urlsafe(32)})
                codes.append((await refused(raw))[0])
            else:
                with pytest.raises(Refused) as why:
                    await place.call("GET", "/api/tables/baba-babe")
                codes.append(why.value.code)
        assert codes == [ServerCode.TABLE_UNKNOWN] * 12 + [ServerCode.TOO_FAST] * 8
        assert await company.line(eve, link)


async def test_asks_that_the_log_keeps_for_ever_are_limited(hurried: Running) -> None:
    async with Company(hurried) as company:
        _, _, line, _ = await company.two()
        told = [await line.ask("react", reaction="howl") for _ in range(11)]
        assert [one["tell"] for one in told] == ["ack"] * 10 + ["refused"]
        assert told[-1]["code"] == ServerCode.TOO_FAST
        assert (await line.ask("leave"))["code"] == ServerCode.TOO_FAST
        assert (await line.ask("play", seq=1, move={"do": "call"}))["code"] == TableCode.NO_GAME


async def test_a_line_that_stays_silent_is_refused_as_late(hurried: Running) -> None:
    raw = await Raw.at(hurried.place)
    assert await refused(raw) == (ServerCode.HELLO_LATE, CLOSE[ServerCode.HELLO_LATE])


HALF = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"


@pytest.mark.parametrize("said", [b"", b"GET / HT", HALF.encode()], ids=["nothing", "half a line", "half a body"])
async def test_a_client_that_does_not_finish_its_request_is_cut_off(hurried: Running, said: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", hurried.port)
    writer.write(said)
    with contextlib.suppress(ConnectionResetError):
        assert await asyncio.wait_for(reader.read(), 10) == b""
    writer.close()
    with contextlib.suppress(ConnectionResetError):
        await writer.wait_closed()


async def test_a_client_that_does_not_read_is_cut_off_and_leaves_nothing_behind(hurried: Running) -> None:
    async with Company(hurried) as company:
        place = Place(hurried.port, source="127.62.0.1")
        ann = await Person.at(place, "ann")
        link = (await ann.open())["link"]
        raw = await company.raw(ann, link, buffer=4096)
        with pytest.raises(Closed):
            await stubborn(raw)
        _, _, metrics = place.http("GET", "/metrics")
        assert b"coyote_lines 0.0" in metrics


async def stubborn(raw: Raw) -> None:
    """Ask to look again and again, and never read."""
    while True:
        raw.send(LOOK)
        await raw.drain()
        await asyncio.sleep(0)


async def test_refusals_over_http_have_their_status(server: Running) -> None:
    place = Place(server.port, source="127.61.9.1")
    hand = {"edition": "oliphante_2010", "cards": ["nonsense"]}
    for method, path, body, code in (
        ("GET", "/api/guests/me", None, ServerCode.TOKEN_UNKNOWN),
        ("GET", "/api/tables/nowhere", None, ServerCode.TABLE_UNKNOWN),
        ("GET", "/api/games/nothing-1", None, ServerCode.GAME_UNKNOWN),
        ("GET", "/api/nothing", None, ServerCode.NOT_FOUND),
        ("GET", "/api/socket", None, ServerCode.NOT_FOUND),
        ("POST", "/api/guests", {"name": 5}, ServerCode.BODY_UNFIT),
        ("POST", "/api/count", hand, ServerCode.HAND_UNFIT),
    ):
        with pytest.raises(Refused) as why:
            await place.call(method, path, body)
        assert why.value.code == code, path
        assert place.http(method, path, body)[0] == STATUS[code], path
