"""Signals over real sockets: to one person and nobody else, stored nowhere, within limits of their own; and who may relay."""

from __future__ import annotations

import asyncio
import hmac
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from coyote.commands import main
from coyote.server.bus import Brokered, Bus, bus_at
from coyote.server.relays import LASTS_S, Relays
from prove.common.client import Line, Person, Place, Told
from prove.common.running import Running
from tests.server.virtual import settled
from tests.servers import Postgres, Redis

OFFER = "v=0\r\n" + "a=candidate:1 1 udp 2113937151 192.0.2.1 51472 typ host\r\n" * 130
SECRET = b"sesame"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("signals")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    (folder / "secret").write_bytes(SECRET + b"\n")
    relays = ("--stun", "stun.example", "--turn", "turn.example:3478", "--turn-secret", str(folder / "secret"))
    with Running("--database", str(folder / "coyote.db"), *relays) as running:
        yield running


@pytest.fixture
def place(server: Running) -> Place:
    return Place(server.port)


async def told(line: Line, kind: str) -> Told:
    async with asyncio.timeout(10):
        while (message := await line.hear())["tell"] != kind:
            pass
    return message


async def switched(line: Line, *, camera: bool = True) -> Told:
    assert (await line.ask("switch", camera=camera, microphone=False))["tell"] == "ack"
    return await told(line, "relays")


async def company(place: Place, *names: str) -> tuple[list[Person], list[Line], list[int]]:
    """People at a table, and their `sitter`s; the last one watches."""
    people = [await Person.at(place, name) for name in names]
    link = (await people[0].open())["link"]
    lines = [await person.line(link) for person in people]
    for person, line in zip(people[1:-1], lines[1:-1], strict=True):
        await line.ask("sit", name=person.name)
    await lines[0].until(lambda frame: sum(map(bool, frame["table"]["chairs"])) == len(names) - 1)
    sitters = [chair["sitter"] for chair in lines[0].frame["table"]["chairs"] if chair]
    return people, lines, sitters


async def heard(line: Line) -> list[str]:
    """Everything that has come on this line, up to the answer to something that is always refused."""
    await line.ask("react", reaction="nonsense")
    return [text.decode() for text in line.heard]


async def test_a_signal_reaches_one_person_on_all_their_lines_and_is_kept_nowhere(
    place: Place, server: Running, folder: Path
) -> None:
    people, lines, sitters = await company(place, "ann", "bob", "cem", "wes")
    again = await people[1].line((await people[1].open())["link"])  # bob's line to another table
    for line in lines[:3]:
        await switched(line)
    await lines[0].send({"ask": "signal", "op": "s1", "to": sitters[1], "text": OFFER})
    assert await told(lines[1], "signal") == {"tell": "signal", "sender": sitters[0], "text": OFFER}
    await lines[1].send({"ask": "signal", "op": "s2", "to": sitters[0], "text": "answer"})
    assert (await told(lines[0], "signal"))["text"] == "answer"
    for line in (lines[2], lines[3], again):
        assert not [text for text in await heard(line) if '"signal"' in text]
    for file in folder.glob("coyote.db*"):
        assert b"192.0.2.1" not in file.read_bytes()
    assert not [entry for entry in server.journal if "192.0.2.1" in entry]
    await place.hang_up()


async def test_whoever_may_not_signal_is_refused_with_a_code(place: Place) -> None:
    _, lines, sitters = await company(place, "ann", "bob", "wes")
    signal: Told = {"to": sitters[1], "text": "offer"}
    assert (await lines[0].ask("signal", **signal))["code"] == "switched-off"
    assert "relays" in await switched(lines[0])
    assert (await lines[0].ask("signal", **signal))["code"] == "nothing-on-there"
    assert (await lines[2].ask("signal", **signal))["code"] == "no-seat"
    assert (await lines[2].ask("switch", camera=True, microphone=True))["code"] == "no-seat"
    assert not [text for text in lines[2].heard if b'"relays"' in text], "watchers are told of no relay"
    await switched(lines[1])
    assert (await lines[0].ask("signal", to=sitters[1], text="x" * 14_001))["code"] == "malformed"
    assert (await lines[0].ask("sit", name="x" * 9_000))["code"] == "malformed"
    assert (await lines[0].ask("react", reaction="yip" + 9_000 * " "))["code"] == "malformed"
    await lines[0].socket.send('{"ask":"react","op":"padded","reaction":"yip"' + 9_000 * " " + "}")
    assert (await told(lines[0], "refused"))["code"] == "body-unfit", "only a signal may be that long"
    await place.hang_up()


async def test_whoever_watches_tunes_in_only_if_the_host_lets_them(place: Place) -> None:
    _, lines, sitters = await company(place, "ann", "bob", "wes")
    ann, wes = lines[0], lines[2]
    await switched(ann)
    assert (await wes.ask("tune-in"))["code"] == "faces-closed"
    assert (await wes.ask("signal", to=sitters[0], text="offer"))["code"] == "no-seat"
    assert (await lines[1].ask("tune-in"))["code"] == "switched-off"
    assert (await ann.ask("open-faces", open=True))["tell"] == "ack"
    await wes.send({"ask": "tune-in", "op": "t"})
    assert len((await told(wes, "relays"))["relays"]) == 3
    await wes.send({"ask": "signal", "op": "s", "to": sitters[0], "text": "offer"})
    offer = await told(ann, "signal")
    assert offer["sender"] < 0 and offer["text"] == "offer"
    await ann.send({"ask": "signal", "op": "s", "to": offer["sender"], "text": "answer"})
    assert await told(wes, "signal") == {"tell": "signal", "sender": sitters[0], "text": "answer"}
    assert not [text for text in await heard(lines[1]) if '"signal"' in text]
    assert (await ann.ask("open-faces", open=False))["tell"] == "ack"
    assert (await wes.ask("signal", to=sitters[0], text="offer"))["code"] == "faces-closed"
    assert (await ann.ask("signal", to=offer["sender"], text="more"))["code"] == "faces-closed"
    await place.hang_up()


async def test_whoever_has_something_on_gets_new_credentials_and_nothing_else_happens(place: Place) -> None:
    _, lines, sitters = await company(place, "ann", "bob", "wes")
    ann, bob, _ = lines
    assert (await ann.ask("tune-in"))["code"] == "switched-off"
    first = await switched(ann)
    await bob.until(lambda frame: frame["table"]["chairs"][0].get("camera"))
    seq, known = ann.frame["seq"], len(bob.heard)
    await ann.send({"ask": "tune-in", "op": "t"})
    second = await told(ann, "relays")
    assert second["lasts"] == LASTS_S
    ends = [int(relays["relays"][1]["username"].partition(":")[0]) for relays in (first, second)]
    assert ends[0] <= ends[1] <= time.time() + LASTS_S
    assert [relay["urls"] for relay in first["relays"]] == [relay["urls"] for relay in second["relays"]]
    await heard(bob)
    assert [text for text in bob.heard[known:] if b'"refused"' not in text] == [], "nobody else is told"
    ann.heard.clear()
    await ann.send({"ask": "look", "op": "l"})
    assert (await told(ann, "table"))["seq"] == seq, "and nothing is kept"
    await switched(bob)
    await ann.send({"ask": "signal", "op": "s", "to": sitters[1], "text": "offer"})
    assert (await told(bob, "signal"))["sender"] == sitters[0], "they are still who they were"
    await place.hang_up()


async def test_credentials_of_the_relay_end_by_themselves_and_fit_the_secret(place: Place) -> None:
    _, lines, _ = await company(place, "ann", "wes")
    known = await switched(lines[0])
    assert known["lasts"] == LASTS_S
    stun, udp, tcp = known["relays"]
    assert stun == {"urls": "stun:stun.example"}
    assert (udp["urls"], tcp["urls"]) == tuple(f"turn:turn.example:3478?transport={way}" for way in ("udp", "tcp"))
    expiry = int(udp["username"].partition(":")[0])
    assert LASTS_S - 60 < expiry - time.time() <= LASTS_S
    assert udp["credential"] == b64encode(hmac.digest(SECRET, udp["username"].encode(), "sha1")).decode()
    assert lines[0].welcome["guest"] not in udp["username"]
    await place.hang_up()


class Strict(Running):
    """A server that names no relay, and soon has enough of signals."""

    program = (
        "-c",
        "from coyote.server.edge import limits\nlimits.SIGNALS = limits.Rate(3, 0.001)\nfrom coyote.commands import run\nrun()",
    )


@pytest.mark.real_time
async def test_by_default_nothing_outside_is_named_and_signals_have_a_rate(tmp_path: Path) -> None:
    with Strict("--database", str(tmp_path / "coyote.db")) as plain:
        _, lines, sitters = await company(plain.place, "ann", "bob", "wes")
        for line in lines[:2]:
            assert await switched(line) == {"tell": "relays", "relays": []}
        for number in range(4):
            await lines[0].send({"ask": "signal", "op": f"s{number}", "to": sitters[1], "text": str(number)})
        refused = await told(lines[0], "refused")
        assert (refused["op"], refused["code"]) == ("s3", "too-fast")
        assert [(await told(lines[1], "signal"))["text"] for _ in range(3)] == ["0", "1", "2"]
        _, headers, _ = plain.place.http("GET", "/")
        assert "camera=(self)" in headers["permissions-policy"]
        assert "microphone=(self)" in headers["permissions-policy"]
        await plain.place.hang_up()


@pytest.mark.parametrize(
    "options", [("--turn", "turn.example"), ("--turn-secret", "x"), ("--stun", "https://stun.example"), ("--turn", "a b")]
)
def test_a_relay_that_cannot_work_is_refused_at_the_start(options: tuple[str, ...], tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["serve", "--port", "0", "--database", str(tmp_path / "c.db"), *options])
    assert result.exit_code == 1
    assert "turn.example" in result.output


@pytest.fixture(params=["redis", "postgres"])
def broker(request: pytest.FixtureRequest) -> str:
    running: Postgres | Redis = request.getfixturevalue(request.param)
    return running.url if isinstance(running, Redis) else running.url()


async def test_a_signal_crosses_to_other_processes_once(broker: str) -> None:
    async with AsyncExitStack() as stack:
        buses = list[Bus]()
        for process in ("one", "two"):
            bus = bus_at(broker)
            with bus.watch("any") as wake:
                buses.append(await stack.enter_async_context(bus))
                await wake.wait()
            bus.process = process
        here, there = buses
        own, other = asyncio.Queue[tuple[int, bytes]](), asyncio.Queue[tuple[int, bytes]]()
        with here.hear("t", lambda *got: own.put_nowait(got)), there.hear("t", lambda *got: other.put_nowait(got)):
            here.hand_on("elsewhere", 4, b"x")
            here.hand_on("t", 4, OFFER.encode())
            there.hand_on("t", 5, b"answer")
            async with asyncio.timeout(10):
                assert await other.get() == (4, OFFER.encode())
                assert await own.get() == (5, b"answer")
            assert own.empty() and other.empty(), "nobody hears themselves"


class Collecting(Brokered):
    """A bus whose broker takes everything."""

    def __init__(self) -> None:
        super().__init__("collecting://")
        self.sent: list[str] = []

    async def _session(self) -> None:
        self._heard_anew()
        while await self._some_news.wait():
            with self._to_send() as texts:
                self.sent += texts


async def test_a_signal_that_no_broker_can_carry_is_lost() -> None:
    bus = Collecting()
    bus.hand_on("away", 4, b"x")
    async with bus:
        await settled()
        bus.hand_on("too-long", 4, Random(1).randbytes(9_000))
        bus.hand_on("fits", 4, b"x")
        await settled()
    assert [text.partition(" ")[0] for text in bus.sent] == ["fits"]


def test_credentials_are_new_every_second_and_the_same_within_it() -> None:
    relays = Relays(turn="turn.example:3478", secret=SECRET)
    early, same, later = (relays.told("ann", now_ms) for now_ms in (1_000, 1_999, 2_000))
    assert early == same != later
    users = [told.relays[0].username or "" for told in (early, later)]
    assert [int(user.partition(":")[0]) for user in users] == [LASTS_S + 1, LASTS_S + 2]
