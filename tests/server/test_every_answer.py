"""Every answer over HTTP, refusals too, carries the headers that keep a page safe."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from coyote.server.app import HEADERS
from coyote.server.serving import bound
from coyote.server.storage.errors import Trouble, Unavailable
from prove.sight.pair import still
from prove.sight.world import World, world


def answered(folder: Path, method: str, path: str, body: str | None = None) -> tuple[int, dict[str, str], bytes]:
    async def asked() -> tuple[bytes, list[bytes]]:
        async with world(str(folder / "coyote.db"), 1) as here:
            return await here.call(None, method, path, body), journal(here)

    answer, lines = still(asked)
    assert not lines
    head, _, text = answer.partition(b"\r\n\r\n")
    status, *headers = head.decode().split("\r\n")
    return int(status.split()[1]), dict(line.split(": ", 1) for line in headers), text


def journal(here: World) -> list[bytes]:
    return [one.what for one in here.seen if one.who == "the journal"]


@pytest.mark.parametrize(
    ("status", "code", "asked"),
    [
        (200, None, ("GET", "/api/health")),
        (401, "token-unknown", ("GET", "/api/guests/me")),
        (404, "table-unknown", ("GET", "/api/tables/nowhere")),
        (404, "game-unknown", ("GET", "/api/games/nothing/record")),
        (400, "body-unfit", ("POST", "/api/guests", "{")),
        (400, "body-unfit", ("POST", "/api/guests", '{"name":' + 4_000 * "[" + 4_000 * "]" + "}")),
        (404, "not-found", ("GET", "/api/nothing")),
        (405, "not-found", ("PUT", "/api/tables", "{}")),
        (404, "not-found", ("GET", "/api/socket")),
    ],
)
def test_every_answer_carries_the_headers(status: int, code: str | None, asked: tuple[str, ...], tmp_path: Path) -> None:
    found, headers, text = answered(tmp_path, *asked)
    assert code is None or json.loads(text) | {"values": {}} == {"tell": "refused", "op": None, "code": code, "values": {}}
    assert found == status
    assert HEADERS.items() <= headers.items()


def test_a_server_is_not_ready_while_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(*_: object) -> None:
        raise Unavailable(Trouble.DISK_FULL)

    async def asked() -> list[bytes]:
        async with world(str(tmp_path / "coyote.db"), 1) as here:
            answers = [await here.call(None, "GET", "/api/ready")]
            with monkeypatch.context() as full:
                full.setattr(here.server.house.env.store, "_write", failing)
                await here.call(None, "POST", "/api/guests", '{"name":"ann"}')
                answers.append(await here.call(None, "GET", "/api/ready"))
                await here.wait(here.now + 4_000)
                answers.append(await here.call(None, "GET", "/api/ready"))
            await here.wait(here.now + 4_000)
            return [*answers, await here.call(None, "GET", "/api/ready")]

    assert [answer.split()[1] for answer in still(asked)] == [b"200", b"503", b"503", b"200"]


def test_nothing_is_held_back_to_be_sent_together() -> None:
    with bound("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP  # otherwise asyncio leaves Nagle's algorithm on
