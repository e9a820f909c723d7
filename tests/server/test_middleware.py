"""The middleware: which requests get through at all, whatever they ask for."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from coyote.server.app import HEADERS
from coyote.server.edge import limits
from coyote.server.edge.limits import Limits
from coyote.server.edge.middleware import Middleware, host_of, hosts_of
from prove.sight.pair import still
from prove.sight.standing import HOST, ORIGIN
from prove.sight.world import World, world

JSON = "content-type: application/json"
GUEST = '{"name": "eve"}'


class Answer:
    """An answer, and whether the connection was closed after it although nobody asked for that."""

    def __init__(self, raw: bytes) -> None:
        head, _, self.body = raw.partition(b"\r\n\r\n")
        status, *headers = head.decode().split("\r\n")
        self.status = int(status.split()[1])
        self.headers = dict(line.lower().split(": ", 1) for line in headers)

    @property
    def code(self) -> str:
        return str(json.loads(self.body)["code"])


async def asked(here: World, request: str, *headers: str, body: str = "", host: str | None = HOST) -> Answer:
    lines = [f"{request} HTTP/1.1", *([] if host is None else [f"host: {host}"]), *headers]
    if body and not any(line.startswith("content-length") for line in headers):
        lines.append(f"content-length: {len(body)}")
    if not any(line.startswith(("transfer-encoding", "upgrade")) for line in headers):
        lines.append("connection: close")
    with here.loop.moving_after(0.2):
        reader, writer = await asyncio.open_connection("127.0.0.1", here.server.port)
        writer.write(("\r\n".join(lines) + "\r\n\r\n" + body).encode())
        answer = Answer(await reader.read())
        writer.close()
        await writer.wait_closed()
    return answer


def in_a_world(folder: Path, ask: Callable[[World], Awaitable[Any]]) -> Any:
    async def there() -> Any:
        async with world(str(folder / "coyote.db"), 1) as here:
            return await ask(here)

    return still(there)


def test_only_known_hosts_are_served(tmp_path: Path) -> None:
    """A website may point its own name at this machine, and its visitors' browsers would read everything here."""
    good = [HOST, HOST.upper(), f"{HOST}:8000", "127.0.0.1", "127.0.0.1:99"]
    evil = [
        "evil.example",
        f"{HOST}.evil.example",
        f"evil{HOST}",
        "127.0.0.1.evil.example",
        "127.0.0.2",
        "10.0.0.1",
        "[::1]",
        "",
        "[",
    ]

    async def ask(here: World) -> None:
        for host in good:
            assert (await asked(here, "GET /api/health", host=host)).status == 200, host
            assert (await asked(here, "GET /", host=host)).status == 200, host
        for host in evil:
            for path in ("/", "/api/health", "/metrics", "/nothing.js"):
                answer = await asked(here, f"GET {path}", host=host)
                assert (answer.status, answer.code) == (421, "host-unknown"), (host, path)
                assert HEADERS.items() <= answer.headers.items()
        both = await asked(here, "GET /", "host: evil.example")
        assert both.status in (400, 421)

    in_a_world(tmp_path, ask)


def test_a_handshake_for_another_host_gets_no_socket(tmp_path: Path) -> None:
    upgrade = (
        "connection: Upgrade", "upgrade: websocket", "sec-websocket-version: 13",
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==", f"origin: {ORIGIN}",
    )  # fmt: skip

    async def ask(here: World) -> None:
        assert (await asked(here, "GET /api/socket", *upgrade, host="evil.example")).status == 403

    in_a_world(tmp_path, ask)


def test_only_json_from_our_own_page_changes_anything(tmp_path: Path) -> None:
    """A form on any website can send plain text with the browser of whoever visits it."""

    async def ask(here: World) -> None:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx", None):
            for path in ("/api/guests", "/api/tables", "/api/count"):
                headers = [] if kind is None else [f"content-type: {kind}"]
                answer = await asked(here, f"POST {path}", *headers, body=GUEST)
                assert (answer.status, answer.code) == (415, "body-unfit"), (kind, path)
        for origin in ("http://evil.example", "null", ORIGIN.upper(), f"{ORIGIN}:8000"):
            answer = await asked(here, "POST /api/guests", JSON, f"origin: {origin}", body=GUEST)
            assert (answer.status, answer.code) == (403, "origin-unknown"), origin
            answer = await asked(here, "DELETE /api/guests/me", f"origin: {origin}")
            assert (answer.status, answer.code) == (403, "origin-unknown"), origin
        with closing(sqlite3.connect(tmp_path / "coyote.db")) as db:
            assert db.execute("SELECT count(*) FROM guests").fetchone() == (0,)
        for headers in ([JSON], [JSON.title()], [f"{JSON}; charset=utf-8"], [JSON, f"origin: {ORIGIN}"]):
            assert (await asked(here, "POST /api/guests", *headers, body=GUEST)).status == 201, headers

    in_a_world(tmp_path, ask)


def test_a_body_with_two_lengths_ends_the_connection(tmp_path: Path) -> None:
    """What one program takes for the body, another takes for the next request."""

    async def ask(here: World) -> None:
        smuggled = "0\r\n\r\nGET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"
        answer = await asked(
            here, "POST /api/guests", JSON, "transfer-encoding: chunked", f"content-length: {len(smuggled)}", body=smuggled
        )
        assert (answer.status, answer.body) == (411, b"")
        assert answer.headers["connection"] == "close"

    in_a_world(tmp_path, ask)


@pytest.mark.parametrize(
    "path", ["/", "/sw.js", "/api/health", "/api/ready", "/api/editions", "/api/tables/nowhere", "/metrics"]
)
def test_head_is_answered_like_get_without_a_body(tmp_path: Path, path: str) -> None:
    async def ask(here: World) -> tuple[Answer, Answer]:
        return await asked(here, f"HEAD {path}"), await asked(here, f"GET {path}")

    head, whole = in_a_world(tmp_path, ask)
    assert (head.status, head.body) == (whole.status, b"")
    for answer in (head, whole):
        answer.headers.pop("date", None)
        if path == "/metrics":
            answer.headers.pop("content-length")
    assert head.headers == whole.headers


async def through(middleware: Middleware, client: str, path: str = "/metrics", method: str = "GET") -> int:
    """The status of an answer to somebody at this address; routes answer with 200."""
    told = list[dict[str, Any]]()

    async def send(message: dict[str, Any]) -> None:
        told.append(message)

    scope = {"type": "http", "method": method, "path": path, "headers": [(b"host", b"localhost")], "client": (client, 1)}
    await middleware(scope, None, send)
    return int(told[0]["status"]) if told else 200


async def routes(scope: Any, receive: Any, send: Any) -> None:
    """Let through."""


async def nothing(scope: Any) -> None:
    """No page is here."""


def middleware(**more: bool) -> Middleware:
    origins = frozenset(["http://localhost:8000"])
    return Middleware(routes, routes, nothing, [], Limits(), origins, hosts_of(origins), **more)


async def test_metrics_are_for_this_machine_unless_told_otherwise() -> None:
    for client, status in (("127.0.0.1", 200), ("::1", 200), ("192.168.1.7", 404), ("8.8.8.8", 404), ("2600::1", 404)):
        assert await through(middleware(), client) == status, client
        assert await through(middleware(open_metrics=True), client) == 200, client
        assert await through(middleware(), client, "/api/health") == 200, client


async def test_behind_a_proxy_everybody_pays_at_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    """There all connections are the proxy's, and no wire knows whose a request is."""
    monkeypatch.setattr(limits, "DOOR", limits.Rate(5, 1e-6))
    behind, direct = middleware(proxied=True), middleware()
    assert [await through(behind, "8.8.8.8", "/nothing.js") for _ in range(6)] == [404] * 5 + [429]
    assert await through(behind, "9.9.9.9", "/nothing.js") == 404
    assert await through(direct, "8.8.8.8", "/nothing.js") == 404
    assert await through(direct, "8.8.8.8", "/", "POST") == 415


@pytest.mark.parametrize(
    ("said", "host"),
    [("a.example", "a.example"), ("A.example:80", "a.example"), ("[::1]:80", "::1"), ("[::1]", "::1"), ("", ""), (":80", "")],
)
def test_a_host_is_read_without_its_port(said: str, host: str) -> None:
    assert host_of(said) == host
