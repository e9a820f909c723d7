"""Serving: an orderly end, even without optional libraries; the standard event loop will do."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from coyote.commands import serve as serve_command
from coyote.server import serving
from prove.common.client import ConnectionClosed, Person
from prove.common.running import Running

WITHOUT_UVLOOP = """
import sys
sys.modules["uvloop"] = None  # importing it raises ImportError, as on Windows
from coyote.commands import run
run()
"""


LOST_AT_THE_START = """
from coyote.commands import run
from coyote.server.storage.errors import Trouble, Unavailable
from coyote.server.storage.sqlite import SqliteStore

async def now_ms(*_):
    raise Unavailable(Trouble.UNREACHABLE)

SqliteStore.now_ms = now_ms
run()
"""


class Bare(Running):
    """A server on a machine without uvloop."""

    program = ("-c", WITHOUT_UVLOOP)


@pytest.mark.real_time
async def test_a_server_without_uvloop_starts_serves_and_ends_in_order(tmp_path: Path) -> None:
    with Bare("--database", str(tmp_path / "coyote.db")) as server:
        person = await Person.at(server.place, "ann")
        table = await person.open(bots=("cub",), start=True)
        line = await person.line(table["link"])
        await line.until(lambda frame: bool(frame.get("game")))
        await line.close()
        assert await asyncio.to_thread(server.end) == 0


@pytest.mark.real_time
def test_a_database_that_is_lost_between_opening_and_serving_ends_the_start_with_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-c", LOST_AT_THE_START, "serve", "--no-open", "--lang", "en", "--port", "0"]
    done = subprocess.run([*command, "--database", str(tmp_path / "coyote.db")], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, ""), "it was never open"
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "cannot be reached" in done.stderr


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="there is none on Windows")
@pytest.mark.real_time
async def test_a_terminal_that_is_closed_drains_the_server_while_a_mind_thinks(tmp_path: Path) -> None:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # these tests may run under nohup, and what is ignored is inherited
    with Running("--database", str(tmp_path / "coyote.db")) as server:
        person = await Person.at(server.place, "ann")
        line = await person.line((await person.open(bots=("wolf", "hare"), start=True))["link"])
        await line.until(lambda frame: bool(frame.get("game")))
        assert await asyncio.to_thread(server.end, signal.SIGHUP) == 0
        with pytest.raises(ConnectionClosed):
            await line.until(lambda _: False)
        assert line.socket.close_code == 1012


@pytest.mark.real_time
async def test_handshakes_that_never_end_do_not_keep_a_server_from_ending_in_order(tmp_path: Path) -> None:
    head = b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    with Running("--database", str(tmp_path / "coyote.db")) as server:
        person = await Person.at(server.place, "ann")
        line = await person.line((await person.open())["link"])
        wires = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(2)]
        wires[0][1].write(head + 200 * b"a: b\r\n" + b"\r\n")
        assert b" 431 " in await wires[0][0].readline(), "too many lines for a head, also of a handshake"
        wires[1][1].write(head + 50 * b"a: b\r\n")
        await wires[1][1].drain()
        assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
        with pytest.raises(ConnectionClosed):
            await line.until(lambda _: False)
        assert line.socket.close_code == 1012
        for _, writer in wires:
            writer.close()


def test_a_server_that_is_to_ignore_a_closed_terminal_ignores_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "getsignal", lambda _: signal.SIG_IGN)
    monkeypatch.setattr(asyncio, "get_running_loop", None)
    serving.hang_up_drains(lambda: None)
    monkeypatch.setattr(signal, "getsignal", lambda _: signal.SIG_DFL)
    with pytest.raises(TypeError):
        serving.hang_up_drains(lambda: None)


def test_uvloop_is_used_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    uvloop = pytest.importorskip("uvloop", reason="there is none on Windows")
    assert serving.fastest_loop() is uvloop.new_event_loop
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert serving.fastest_loop() is None


@pytest.mark.parametrize(("host", "printed"), [("::1", "[::1]"), ("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1")])
def test_the_address_that_is_printed_can_be_opened_and_is_let_in(
    host: str, printed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """IPv6 goes in brackets, and nobody can open 0.0.0.0."""
    listening, origins = socket.create_server(("127.0.0.1", 0)), list[frozenset[str]]()

    def serve_there(service: serving.Service, _: socket.socket, started: Callable[[], None]) -> int:
        origins.append(service.origins)
        started()
        return 0

    monkeypatch.setattr(serve_command, "bound", lambda *_: listening)  # not every machine has IPv6
    monkeypatch.setattr(serve_command, "serve_there", serve_there)
    with listening:
        address = f"http://{printed}:{listening.getsockname()[1]}"
        done = CliRunner().invoke(serve_command.serve, ["--host", host, "--database", str(tmp_path / "coyote.db"), "--no-open"])
    assert done.exit_code == 0, done.output
    assert re.findall(r"http://\S+", done.output) == [address]
    assert address in origins[0]
