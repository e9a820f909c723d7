"""Tables over real sockets: the server runs as a program, and people know nothing about it but docs/protocol.md."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner

from coyote import read, write
from coyote.commands import main
from coyote.table.gate import MOST_KNOCKING
from coyote.table.setting import Setting
from prove.common.client import Line, Person, Place, Refused, Told
from prove.common.running import Running

pytestmark = pytest.mark.slow

PROTOCOL = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")


NETWORKS = count()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running("--database", str(tmp_path_factory.mktemp("online") / "coyote.db")) as server:
        yield server


@pytest.fixture
def place(server: Running) -> Place:
    """Each test comes from a network of its own, because limits apply per network."""
    return Place(server.port, source=f"127.9.{next(NETWORKS)}.1")


async def people(place: Place, *names: str) -> list[Person]:
    return [await Person.at(place, name) for name in names]


async def seated(place: Place, *names: str, setting: Setting | None = None) -> tuple[Told, list[Line]]:
    """A table with these people connected and seated; the first is the host."""
    guests = await people(place, *names)
    opened = await guests[0].open(setting)
    lines = [await guest.line(opened["link"]) for guest in guests]
    for guest, line in zip(guests[1:], lines[1:], strict=True):
        assert (await line.ask("sit", name=guest.name))["tell"] == "ack"
    return opened, lines


async def playing(*lines: Line, newest: int = 0) -> Line:
    """The line whose turn it is, once everybody has heard of it and has reached this seq."""

    def at_turn(frame: Told) -> bool:
        at_turn: bool = frame["table"]["state"] == "over" or (frame.get("game") or {}).get("turn", -1) >= 0
        return at_turn and frame["seq"] >= newest

    while True:
        await asyncio.gather(*(line.until(at_turn) for line in lines))
        newest = max(line.frame["seq"] for line in lines)
        if all(line.frame["seq"] == newest for line in lines):
            return next((line for line in lines if line.my_turn), lines[0])


async def played_out(*lines: Line) -> None:
    """Play a game to its winner."""
    done = 0
    while True:
        line = await playing(*lines, newest=done)
        if line.frame["table"]["state"] == "over":
            return
        able, number = line.frame["you"]["options"], line.frame["game"]["number"]
        if able.get("call") and number > 12:
            answer = await line.play(do="call")
        else:
            answer = await line.play(do="declare", number=max(able["lowest"], 8))
        done = answer["seq"]


async def test_three_people_play_to_a_winner_and_the_record_can_be_read_and_verified(place: Place, tmp_path: Path) -> None:
    _, lines = await seated(place, "ann", "bob", "cem", setting=Setting(options={"out_at": "2"}))
    await lines[0].ask("start")
    await playing(*lines)
    game = lines[0].frame["game"]["id"]
    for path in ("", "/record", "/fairness", "/moments/3", "/analysis", "/odds/3"):
        with pytest.raises(Refused, match="game-running"):
            await place.call("GET", f"/api/games/{game}{path}")
    await played_out(*lines)
    told = await place.call("GET", f"/api/games/{game}")
    record = place.http("GET", f"/api/games/{game}/record")[2].decode()
    assert write(read(record)[0]) == record
    assert told["terms"]["names"] == ["ann", "bob", "cem"] and len(told["out"]) == 2 and told["winner"] not in told["out"]
    for eyes in ("", "?eyes=0", "?eyes=2"):
        moment = await place.call("GET", f"/api/games/{game}/moments/{told['places']}{eyes}")
        assert moment["game"]["stage"] == "over"
    dealt = await place.call("GET", f"/api/games/{game}/moments/2?eyes=1")
    assert [seat for seat, _ in dealt["you"]["worn"]] == [0, 2]
    for path in (f"moments/{told['places'] + 1}", "moments/2?eyes=3", "odds/999"):
        with pytest.raises(Refused, match="place-unknown"):
            await place.call("GET", f"/api/games/{game}/{path}")
    judged = (await place.call("GET", f"/api/games/{game}/analysis"))["moves"]
    assert (await place.call("GET", f"/api/games/{game}/odds/{judged[0]['place']}"))["seat"] == judged[0]["seat"]
    for address in (f"{place.origin}/replay/{game}", f"{place.origin}/api/games/{game}/fairness"):
        verdict = CliRunner().invoke(main, ["verify", "--json", address])
        told = json.loads(verdict.stdout)
        assert told["ok"] and told["seeds"] == 3 * told["epochs"], verdict.output
    gone = CliRunner().invoke(main, ["verify", f"{place.origin}/replay/{'0' * 32}-1"])
    assert gone.exit_code == 1 and "404" in gone.output


async def test_play_now_is_a_game_with_three_bots_at_once(place: Place) -> None:
    (ann,) = await people(place, "ann")
    opened = await ann.open(bots=("cub", "fox", "owl"), start=True)
    line = await ann.line(opened["link"])
    frame = await line.until(lambda frame: len((frame.get("game") or {}).get("said", [])) >= 1 or line.my_turn)
    assert [chair["kind"] for chair in frame["table"]["chairs"]] == ["person", "bot", "bot", "bot"]
    assert [seat for seat, _ in frame["you"]["worn"]] == [1, 2, 3]
    await line.until(lambda _: line.my_turn)
    advice = await place.call("GET", f"/api/tables/{opened['code']}/coach", token=ann.token)
    assert abs(sum(chance for _, chance in advice["totals"]) - 1) < 1e-3
    with pytest.raises(Refused, match="token-unknown"):
        await place.call("GET", f"/api/tables/{opened['code']}/coach")


async def test_the_same_op_is_done_once_whichever_line_it_comes_on(place: Place) -> None:
    opened, (ann, bob) = await seated(place, "ann", "bob")
    first = await ann.ask("react", op="howls", reaction="howl")
    ann.answers.clear()
    again = await ann.ask("react", op="howls", reaction="howl")
    assert first == again
    other = await bob.ask("react", op="howls", reaction="howl")
    assert other["seq"] == first["seq"] + 1
    await ann.ask("start")
    line = await playing(ann, bob)
    said = await line.ask("play", op="twelve", seq=line.frame["seq"], move={"do": "declare", "number": 12})
    line.answers.clear()
    assert await line.ask("play", op="twelve", seq=line.frame["seq"], move={"do": "declare", "number": 12}) == said
    assert opened["table"] == ann.welcome["table"]


async def test_a_player_who_leaves_gets_a_stand_in_and_one_who_comes_back_gets_the_seat(place: Place) -> None:
    (ann, bob) = await people(place, "ann", "bob")
    opened = await ann.open()
    line, other = await ann.line(opened["link"]), await bob.line(opened["code"])
    await other.ask("sit", name="bob")
    await line.ask("start")
    await playing(line, other)
    await other.close()
    await line.until(lambda frame: bool(frame["table"]["chairs"][1].get("away")))
    back = await bob.line(opened["code"].upper())
    assert back.frame["you"]["seat"] == 1
    await line.until(lambda frame: not frame["table"]["chairs"][1].get("away"))
    await back.ask("leave")
    await line.until(lambda frame: bool(frame["table"]["chairs"][1].get("left")))
    watching = await back.until(lambda frame: frame["you"]["seat"] is None)
    assert not watching["you"].get("worn")
    if not line.my_turn:
        await line.until(lambda frame: any(event["event"] == "stood-in" for event in frame.get("events", [])))


async def test_a_lost_welcome_locks_nobody_out_and_an_old_token_opens_nothing(place: Place) -> None:
    (ann,) = await people(place, "ann")
    link, old = (await ann.open())["link"], ann.token
    hello = ann.hello(link)
    line = await ann.line(link)
    ann.token, ann.next = hello["token"], hello["next"]  # as if the welcome had been lost
    again = await ann.line(link)
    assert again.welcome == line.welcome
    stranger = Person(place, "ann")
    stranger.token = old
    with pytest.raises(Refused, match="token-unknown"):
        await stranger.line(link)
    with pytest.raises(Refused, match="token-unknown"):
        await place.call("GET", "/api/guests/me", token=old)
    assert (await place.call("GET", "/api/guests/me", token=ann.token))["guest"] == ann.id
    await place.call("DELETE", "/api/guests/me", token=ann.token)
    with pytest.raises(Refused, match="token-unknown"):
        await place.call("GET", "/api/guests/me", token=ann.token)


async def test_whoever_is_forgotten_has_no_line_and_no_chair_any_more(place: Place) -> None:
    (ann, bob) = await people(place, "ann", "bob")
    opened = await ann.open()
    line, other = await ann.line(opened["link"]), await bob.line(opened["link"])
    await other.ask("sit", name="bob")
    await place.call("DELETE", "/api/guests/me", token=bob.token)
    while (await other.hear()).get("code") != "token-unknown":
        pass
    await other.socket.wait_closed()
    assert other.socket.close_code == 4401
    await line.until(lambda frame: frame["table"]["chairs"][1] is None)
    assert b"bob" not in place.http("GET", f"/api/tables/{opened['code']}/frame")[2]


async def test_public_tables_are_listed_while_somebody_is_there_and_private_ones_never(place: Place) -> None:
    opened, (line, _) = await seated(place, "ann", "bob", setting=Setting(public=True, seats=5))
    hidden, _ = await seated(place, "cem", "dee")
    while not (found := [link for link in await place.call("GET", "/api/tables") if link["code"] == opened["code"]]):
        pass
    assert (found[0]["code"], found[0]["seats"]) == (opened["code"], 5)
    assert hidden["code"] not in [link["code"] for link in await place.call("GET", "/api/tables")]
    await line.ask("change", setting={"public": False, "seats": 5})
    while opened["code"] in [link["code"] for link in await place.call("GET", "/api/tables")]:
        pass


async def test_a_locked_table_lets_in_whom_it_knows_and_nobody_else(place: Place) -> None:
    (ann, bob, eve, dee) = await people(place, "ann", "bob", "eve", "dee")
    opened = await ann.open(Setting(public=True, seats=5))
    line, other = await ann.line(opened["link"]), await bob.line(opened["code"])
    await other.ask("sit", name="bob")
    while opened["code"] not in [found["code"] for found in await place.call("GET", "/api/tables")]:
        pass
    assert (await other.ask("lock", locked=True))["code"] == "not-host"
    assert (await line.ask("lock", locked=True))["tell"] == "ack"
    while opened["code"] in [found["code"] for found in await place.call("GET", "/api/tables")]:
        pass
    for said in (opened["link"], opened["code"]):
        with pytest.raises(Refused, match="locked"):
            await eve.line(said)
        with pytest.raises(Refused, match="locked"):
            await place.call("GET", f"/api/tables/{said}/frame")
        with pytest.raises(Refused, match="locked"):
            await place.call("GET", f"/api/tables/{said}/frame", token=dee.token)
    assert (await place.call("GET", f"/api/tables/{opened['code']}"))["names"] == []
    await other.close()
    back = await bob.line(opened["code"])
    assert back.frame["you"]["seat"] == 1 and back.frame["table"]["locked"]
    assert (await place.call("GET", f"/api/tables/{opened['code']}/frame", token=bob.token))["you"]["seat"] is None
    await line.ask("lock", locked=False)
    assert (await eve.line(opened["link"])).frame["you"]["seat"] is None


async def test_with_phones_nobody_enters_a_move_unseen(place: Place) -> None:
    opened, lines = await seated(place, "ann", "bob", setting=Setting(heads="phones"))
    (eve,) = await people(place, "eve")
    await lines[0].ask("start")
    await playing(*lines)
    watching = await eve.line(opened["code"])
    said = {"do": "declare", "number": 5}
    assert (await watching.ask("play", seq=watching.frame["seq"], move=said))["code"] == "not-let-in"
    assert (await watching.ask("play", seq=10**15, move=said))["code"] == "not-let-in"
    assert (await lines[0].ask("play", seq=10**15, move=said))["code"] == "ahead"
    await watching.ask("knock", name="screen")
    await lines[0].until(lambda frame: "knocking" in frame["table"])
    [waiting] = lines[0].frame["table"]["knocking"]
    assert waiting["name"] == "screen"
    await lines[0].ask("let-in", knock=waiting["knock"])
    assert (await watching.ask("play", seq=watching.frame["seq"], move=said))["tell"] == "ack"
    frame = await lines[1].until(lambda frame: any(event["event"] == "entered" for event in frame.get("events", [])))
    (entered,) = [event for event in frame["events"] if event["event"] == "entered"]
    assert entered["by"] == "screen"


async def test_nobody_comes_in_under_a_reserved_name(place: Place) -> None:
    for name, why in (("Fuchs", "name-of-a-bot"), ("Dealer", "name-reserved"), ("딜러", "name-reserved")):
        with pytest.raises(Refused, match=why):
            await Person.at(place, name)
    opened, _ = await seated(place, "ann")
    (bob,) = await people(place, "bob")
    line = await bob.line(opened["link"])
    assert (await line.ask("sit", name="Renard"))["code"] == "name-of-a-bot"
    assert (await line.ask("knock", name="Serveur"))["code"] == "name-reserved"


async def test_one_network_does_not_fill_a_gate_with_its_knocks(place: Place) -> None:
    opened, (host, _) = await seated(place, "ann", "bob", setting=Setting(heads="phones"))
    strangers = [await guest.line(opened["code"]) for guest in await people(place, *[f"eve{number}" for number in range(7)])]
    answers = [await line.ask("knock", name=f"screen{number}") for number, line in enumerate(strangers)]
    assert [answer.get("code") for answer in answers] == [None] * 6 + ["too-fast"]
    frame = await host.until(lambda frame: len(frame["table"].get("knocking", ())) == 6)
    assert len(frame["table"]["knocking"]) < MOST_KNOCKING
    await host.ask("turn-away", knock=frame["table"]["knocking"][0]["knock"])
    assert (await strangers[0].ask("sit", name="screen0"))["code"] == "shown-out"


async def test_a_watcher_sees_no_card_by_socket_or_by_http(place: Place) -> None:
    opened, lines = await seated(place, "ann", "bob")
    (eve,) = await people(place, "eve")
    await lines[0].ask("start")
    await playing(*lines)
    watching = await eve.line(opened["link"])
    fetched = await place.call("GET", f"/api/tables/{opened['link']}/frame")
    for frame in (watching.frame, fetched):
        assert frame["you"] == {"seat": None, "hidden": 2} and frame["game"]["stage"] == "play"


async def test_whatever_cannot_be_found_is_refused_with_a_code(place: Place) -> None:
    (ann,) = await people(place, "ann")
    for link in ("nowhere", "bako-dimu", "A" * 22):
        with pytest.raises(Refused, match="table-unknown"):
            await place.call("GET", f"/api/tables/{link}")
        with pytest.raises(Refused, match="table-unknown"):
            await ann.line(link)
    for game in ("x", "x-1", "0" * 32 + "-1", "0" * 32 + "-" + "9" * 30):
        with pytest.raises(Refused, match="game-unknown"):
            await place.call("GET", f"/api/games/{game}")
    with pytest.raises(Refused, match="not-found"):
        await place.call("GET", "/api/nothing")
    with pytest.raises(Refused, match="name-unfit"):
        await place.call("POST", "/api/guests", {"name": "two words"})
    with pytest.raises(Refused, match="no-such-edition"):
        await ann.open(Setting(edition="none"))


async def test_a_hand_is_counted_as_at_the_table(place: Place) -> None:
    told = await place.call("POST", "/api/count", {"edition": "oliphante_2010", "cards": ["20", "10", "flip", "-5"]})
    assert told["total"] == told["steps"][-1]["sum"]
    with pytest.raises(Refused, match="hand-unfit"):
        await place.call("POST", "/api/count", {"edition": "oliphante_2010", "cards": ["21"]})


@pytest.mark.parametrize(
    ("cards", "code"), [(["9 " * 400 + "flip " * 600], "hand-unfit"), (["9 9"], "hand-unfit"), (["9"] * 61, "body-unfit")]
)
@pytest.mark.parametrize("part", ["cards", "pile"])
async def test_a_hand_to_count_is_limited_by_its_cards(place: Place, part: str, cards: list[str], code: str) -> None:
    hand = {"edition": "oliphante_2010", "cards": ["?"], part: cards}
    with pytest.raises(Refused, match=code):
        await place.call("POST", "/api/count", hand)


async def test_the_first_messages_are_as_the_protocol_shows_them(place: Place) -> None:
    (ann,) = await people(place, "ann")
    opened = await ann.open()
    shown = {kind: json.loads(example) for kind, example in re.findall(r"```json (\w+)\n(\{.*?\})\n```", PROTOCOL)}
    assert shown["hello"].keys() == ann.hello(opened["link"]).keys()
    line = await ann.line(opened["link"])
    assert {name: len(value) for name, value in shown["welcome"].items()} == {
        name: len(value) for name, value in line.welcome.items()
    }
    guest = {"guest": ann.id, "name": "ann", "token": ann.token}
    assert {name: len(value) for name, value in shown["welcomed"].items()} == {
        name: len(value) for name, value in guest.items()
    }


def test_every_route_is_in_the_protocol(place: Place) -> None:
    schema = json.loads(place.http("GET", "/api/schema/openapi.json")[2])
    routes = {(method.upper(), path) for path, item in schema["paths"].items() for method in item if method != "parameters"}
    written = set(re.findall(r"^\| `(GET|POST|DELETE) (/[^` ?]*)", PROTOCOL, re.MULTILINE))
    assert {(method, re.sub(r"\{(\w+)\}", lambda name: name[1].upper(), path)) for method, path in routes} == written
