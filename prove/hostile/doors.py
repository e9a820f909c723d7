"""Hostile doors: everybody who should not get in, at every door there is.

Law: without the right token nothing is accepted and no byte of a table is told, whatever else is said on the wire and
whoever comes after; only exact origins get a WebSocket; every answer carries the headers that browsers need.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from itertools import count
from random import Random

from coyote.server.app import HEADERS
from coyote.server.codes import CLOSE, ServerCode
from prove.common.client import Line, Person, Place, Told
from prove.common.promises import Promises
from prove.hostile.fuzzing import asks
from prove.hostile.raw import Closed, Raw, Turned, frame

IN = "nobody without the right token is let in, and no byte of a table is told"
SEATLESS = "who left or never sat can do nothing for a seat"
SAME = "a wrong token over HTTP is refused, or changes nothing about what everybody is told"
ORIGIN = "only exact origins get a WebSocket"
HEADED = "every answer over HTTP carries our headers, and no server's name"
RUNNING = "a running game has no record"

PUBLIC = {"/api/guests": "post"}
"""The routes that need no token; no two of their answers are the same."""
NETWORKS = count(1)
"""Everybody comes from another address: mistakes cost a network a lot, and that is not what is tried here."""


async def wrong_tokens(place: Place, link: str, ann: Person) -> dict[str, str]:
    """Tokens that belong to nobody, or no longer do."""
    forgotten = await Person.at(place, "gone")
    await place.call("DELETE", "/api/guests/me", token=forgotten.token)
    rotating = await Person.at(place, "rota")
    rotated = rotating.token
    await (await rotating.line(link)).close()
    return {
        "empty": "",
        "a guest's id": ann.id,
        "forgotten": forgotten.token,
        "rotated": rotated,
        "garbage": secrets.token_urlsafe(32),
        "too long": ann.token + "A",
        "too short": ann.token[:-1],
        "other case": ann.token.swapcase(),
        "null": "null",
        "wild": "%' OR 1=1 --",
        "unicode": "é" * 43,
    }


async def at_the_socket(promises: Promises, place: Place, link: str, ann: Person, line: Line) -> None:
    """Wrong hellos, and every ask instead of a hello or right after it."""
    rng = Random(1)
    every = {asks(rng, 0)["ask"]: None for _ in range(300)}
    kinds = [next(ask for _ in iter(int, 1) if (ask := asks(rng, 0))["ask"] == kind) | {"op": "x"} for kind in every]
    for ask in kinds:
        await turned_away(promises, place, [ask, *kinds], {ServerCode.HELLO_EXPECTED}, f"{ask['ask']} without a hello")
    for what, token in (await wrong_tokens(place, link, ann)).items():
        for following in (secrets.token_urlsafe(32), "", ann.id, token):
            hello = {"ask": "hello", "link": link, "token": token, "next": following}
            codes = {ServerCode.TOKEN_UNKNOWN, ServerCode.TOKEN_UNFIT}
            await turned_away(promises, place, [hello, *kinds], codes, f"{what}, then {following[:5]!r}")
    for more in ({}, {"token": None, "next": None}, {"token": ann.token, "next": secrets.token_urlsafe(32), "seat": 0}):
        said: list[Told] = [{"ask": "hello", "link": link, **more}, *kinds]
        await turned_away(promises, place, said, {ServerCode.HELLO_EXPECTED}, f"hello with {list(more)}")
    for wrong in ("", "no-such-table", "x" * 5000, "' OR ''='", link[:-1], link.swapcase()):
        hello = {"ask": "hello", "link": wrong, "token": ann.token, "next": secrets.token_urlsafe(32)}
        await turned_away(promises, place, [hello, *kinds], {ServerCode.TABLE_UNKNOWN}, f"link {wrong[:30]!r}")
    silent = await Raw.at(place)
    await line.ask("react", reaction="howl")
    tab = await ann.line(link)
    await line.ask("react", reaction="yip")
    await asyncio.sleep(0.2)
    await tab.close()
    try:
        told: object = await silent.hear(0.5)
    except TimeoutError:
        told = None
    promises.kept(IN, told is None, f"a line without a hello heard {told}")
    silent.drop()


async def turned_away(promises: Promises, place: Place, said: list[Told], codes: set[ServerCode], what: object) -> None:
    raw = await Raw.at(Place(place.port, source=f"127.11.{next(NETWORKS)}.1"))
    for message in said:
        raw.say(message)
    code, told = await raw.ended(5)
    good = [one["tell"] for one in told] == ["refused"] and told[0]["code"] in codes and code == CLOSE[told[0]["code"]]
    promises.kept(IN, good, f"{what}: closed with {code} after {str(told)[:200]}")


async def without_a_seat(promises: Promises, place: Place, link: str) -> None:
    """Somebody who left and somebody who only watches: their tokens are good, but not for this."""
    watcher, left = await Person.at(place, "wim"), await Person.at(place, "lea")
    first = await left.line(link)
    sat = await first.ask("sit", name="lea")
    if sat["tell"] == "ack":
        await first.ask("leave")
    await first.close()
    rng = Random(2)
    for person in (watcher, left):
        line = await person.line(link)
        promises.kept(SEATLESS, line.frame["you"].get("seat") is None and not line.frame["you"].get("worn"), line.frame["you"])
        for ask in {one["ask"]: one for one in (asks(rng, line.frame["seq"]) for _ in range(300))}.values():
            if ask["ask"] not in ("sit", "look"):
                told = await line.ask(**ask)
                promises.kept(SEATLESS, told["tell"] == "refused", f"{ask}: {told}")
        await line.close()


async def over_http(promises: Promises, place: Place, link: str, game: str, ann: Person) -> None:
    """Every route of the schema, with every wrong token; and the headers of each answer."""
    schema = await place.call("GET", "/api/schema/openapi.json")
    tokens = await wrong_tokens(place, link, ann)
    fill = {"link": link, "game": game, "place": "0"}
    for path, methods in schema["paths"].items():
        for name in fill:
            path = path.replace(f"{{{name}}}", fill[name])
        for method in methods:
            body = {"name": "eve"} if path == "/api/guests" else {} if method == "post" else None
            status, headers, plain = await elsewhere(place, method, path, body)
            headed(promises, headers, f"{method} {path} {status}")
            if "/games/" in path:
                promises.kept(RUNNING, status in (404, 409), f"{path}: {status} {plain[:100]!r}")
            for what, token in tokens.items():
                if not token.isascii() or PUBLIC.get(path) == method:
                    continue
                given, headers, told = await elsewhere(place, method, path, body, token)
                refused = given == 401 and json.loads(told)["code"] == ServerCode.TOKEN_UNKNOWN
                if not refused and told != plain:  # the table may have gone on meanwhile
                    _, _, plain = await elsewhere(place, method, path, body)
                promises.kept(
                    SAME, refused or (given == status and told == plain), f"{method} {path}, {what}: {given} {told[:99]!r}"
                )
                headed(promises, headers, f"{method} {path} {given}")
    for method, path in (("GET", "/"), ("GET", "/t/x"), ("GET", "/nothing.js"), ("PUT", "/api/guests"), ("GET", "/metrics"),
                         ("GET", "/api/socket"), ("GET", "/api/none"), ("HEAD", "/"), ("TRACE", "/api/guests")):  # fmt: skip
        status, headers, _ = await asyncio.to_thread(place.http, method, path)
        headed(promises, headers, f"{method} {path} {status}")
        promises.kept(HEADED, status < 500, f"{method} {path}: {status}")
    status, headers, _ = await asyncio.to_thread(place.http, "POST", "/api/guests", {"name": "x" * 9000})
    headed(promises, headers, f"too big: {status}")


async def elsewhere(
    place: Place, method: str, path: str, body: object, token: str | None = None
) -> tuple[int, dict[str, str], bytes]:
    """The answer to somebody who has never asked before."""
    other = Place(place.port, source=f"127.12.{next(NETWORKS) % 250}.1")
    return await asyncio.to_thread(other.http, method.upper(), path, body, token)


def headed(promises: Promises, headers: dict[str, str], what: str) -> None:
    wrong = [name for name, value in HEADERS.items() if headers.get(name) != value]
    if wrong == ["cache-control"] and headers.get("etag"):
        wrong = []  # files of the page may be cached: they hold no state
    promises.kept(HEADED, not wrong and "server" not in headers, f"{what}: {wrong} {headers.get('server', '')}")


async def origins(promises: Promises, place: Place) -> None:
    port = place.port
    good = [f"http://127.0.0.1:{port}", f"http://localhost:{port}", f"http://[::1]:{port}"]
    evil: list[str | None] = [
        None, "null", "http://evil.example", f"http://evil.example:{port}", "http://127.0.0.1", "http://localhost",
        f"http://127.0.0.1:{port + 1}", f"https://127.0.0.1:{port}", f"HTTP://127.0.0.1:{port}", f"http://LOCALHOST:{port}",
        f"http://127.0.0.1:{port}/", f"http://127.0.0.1:{port}.evil.example", f"http://127.0.0.1:{port}0",
        f"http://evil.example?http://127.0.0.1:{port}", f"http://127.0.0.1:{port}@evil.example", f"http://a@127.0.0.1:{port}",
        f"http://127.0.0.1.evil.example:{port}", f"http://evil127.0.0.1:{port}", f"http://127.0.0.2:{port}",
        f"http://127.1:{port}", f"http://2130706433:{port}", f"http://0.0.0.0:{port}", f"http://localhost.:{port}",
        f"http://xn--lcalhost-54a:{port}", f"ws://127.0.0.1:{port}", f"file://127.0.0.1:{port}", "file://", "*", "about:blank",
        f"127.0.0.1:{port}", f"http://127.0.0.1:{port} http://evil.example", f"http://127.0.0.1:{port}, http://evil.example",
        f"http://127.0.0.1:{port}\t.evil", f"http://127.0.0.1:{port}\r\nOrigin: http://evil.example",
    ]  # fmt: skip
    for origin in [*good, *evil]:
        try:
            raw = await Raw.at(place, origin)
        except Turned as turned:
            promises.kept(
                ORIGIN, origin in evil and turned.status in (400, 403), f"{origin!r} turned away with {turned.status}"
            )
        else:
            promises.kept(ORIGIN, origin in good, f"{origin!r} was let in")
            raw.drop()
    raw = await Raw.at(place, headers="Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n")
    promises.kept("compression is declined, and a compressed frame ends the connection", not raw.extensions, raw.extensions)
    raw.send(frame(b"{}", rsv=4))
    try:
        await raw.hear()
    except Closed as closed:
        promises.kept("compression is declined, and a compressed frame ends the connection", closed.code == 1002, closed.code)
    raw.drop()
