"""The server's own codes: documented with status and close code, in no other list; and start-up errors are sentences."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from coyote.rules.refusals import Code
from coyote.server.codes import CLOSE, STATUS, ServerCode
from coyote.table.refusals import TableCode

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8").partition("## At the edge")[2]
NEVER_ON_A_LINE = {
    ServerCode.GAME_UNKNOWN, ServerCode.NOT_FOUND, ServerCode.BODY_UNFIT, ServerCode.HAND_UNFIT,
    ServerCode.HOST_UNKNOWN, ServerCode.ORIGIN_UNKNOWN, ServerCode.TOO_MANY_TABLES, ServerCode.NAME_RESERVED,
    ServerCode.MOVE_UNKNOWN, ServerCode.DAY_NOT_OVER, ServerCode.FIRE_NOT_PLAYED,
}  # fmt: skip


def test_the_protocol_lists_every_code_with_its_status_and_close_code() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d+) \| (\d*) ?\|", PAGE, re.MULTILINE)
    written = {code: (int(status), int(close) if close else None) for code, status, close in rows}
    assert written == {code: (STATUS[code], None if code in NEVER_ON_A_LINE else CLOSE[code]) for code in CLOSE}


def test_no_code_is_in_two_lists() -> None:
    assert len({*Code, *TableCode, *ServerCode}) == len(Code) + len(TableCode) + len(ServerCode)


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "coyote", "serve", "--no-open", "--lang", "en", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--database", "/nonexistent/folder/x.db"], "The database /nonexistent/folder/x.db cannot be reached."),
        (["--database", "postgresql://eve:secret@localhost:nonsense/x"], "postgresql://localhost:nonsense/x cannot be reached"),
        (["--database", ""], "does not fit after --database"),
        (["--database", ":memory:"], "does not fit after --database"),
        (["--database", "/"], "does not fit after --database"),
        (["--host", ""], "does not fit after --host"),
        (["--lease", "nan"], "does not fit after --lease"),
        (["--redis", "http://eve:secret@somewhere"], "does not fit after --redis"),
        (["--origin", "coyote.example"], "does not fit after --origin"),
        (["--proxy", "nonsense"], "does not fit after --proxy"),
    ],
)
@pytest.mark.real_time
def test_wrong_options_are_explained_in_a_sentence(options: list[str], said: str) -> None:
    result = serve("--port", "0", *options)
    assert result.returncode == 1
    assert said in result.stderr
    assert "Traceback" not in result.stderr
    assert "secret" not in result.stderr + result.stdout


@pytest.mark.parametrize("host", ["203.0.113.7", "nowhere.invalid"])
@pytest.mark.real_time
def test_an_address_of_another_machine_is_not_taken_for_a_busy_port(host: str) -> None:
    result = serve("--port", "0", "--host", host)
    assert result.returncode == 1
    assert f"cannot listen on {host}" in result.stderr
    assert "running already" not in result.stderr


@pytest.mark.real_time
def test_a_port_in_use_is_explained_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        result = serve("--port", str(taken.getsockname()[1]))
    assert result.returncode == 1
    assert "Perhaps it is running already?" in result.stderr
    assert "Traceback" not in result.stderr
