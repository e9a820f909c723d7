"""What counts as a code that was met, since a whole run fails for one that was not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from coyote import EDITIONS, Code, IllegalTerms, read, start
from coyote.rules.record.faults import Fault, NotationError
from coyote.rules.refusals import illegal
from coyote.server.codes import ServerCode
from coyote.server.storage.errors import Trouble, Unavailable
from coyote.table.asks import opening
from coyote.table.deal.document import read_document
from coyote.table.deal.problems import Unverifiable, Wrong
from coyote.table.refusals import TableCode, TableRefused, no
from coyote.table.setting import Setting
from prove.common import client
from tests.codes_met import LISTS, CodesMet


@pytest.fixture
def met() -> Iterator[set[str]]:
    listener = CodesMet()
    listener.listen()
    yield listener.met
    listener.stop()


def test_a_code_that_the_program_gives_is_met(met: set[str]) -> None:
    with pytest.raises(IllegalTerms):
        start(EDITIONS["oliphante_2010"], ["ann"])
    with pytest.raises(NotationError):
        read("coyote 2\n")
    with pytest.raises(TableRefused):
        opening(Setting("trumps"), "ann", "ann")
    with pytest.raises(Unverifiable):
        read_document("{")
    assert met == {"Code.SEATS_NUMBER", "Fault.VERSION_UNKNOWN", "TableCode.NO_SUCH_EDITION", "Wrong.NOT_JSON"}


def test_a_code_that_a_server_sends_is_met(met: set[str]) -> None:
    client.Refused({"code": "hello-late"})
    client.Refused({"code": "a word of another server"})
    assert met == {"ServerCode.HELLO_LATE"}


def test_a_code_that_a_test_makes_up_is_not_met(met: set[str]) -> None:
    illegal(Code.GAME_OVER)
    no(TableCode.STALE)
    Unavailable(Trouble.BUSY)
    assert met == set()


def test_what_is_missing_is_named() -> None:
    listener = CodesMet()
    listener.met = {f"{type(code).__name__}.{code.name}" for codes in LISTS for code in codes} - {
        "Trouble.BUSY",
        "Fault.DIFFERS",
    }
    assert listener.missing() == ["Fault.DIFFERS", "Trouble.BUSY"]
    assert listener.missing([Code, ServerCode, Wrong]) == []
    assert listener.missing([Fault]) == [f"Fault.{Fault.DIFFERS.name}"]


CONFTEST = """
from tests.codes_met import CodesMet

def pytest_configure(config):
    codes_met = CodesMet()
    codes_met.listen()
    config.pluginmanager.register(codes_met)
"""


LITTLE = """
import pytest
from coyote import read

def test_little():
    with pytest.raises(ValueError):
        read("coyote 2")
"""


@pytest.mark.slow
def test_only_a_whole_run_fails_for_codes_that_were_not_met(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\ntestpaths = suite\n")
    (tmp_path / "suite").mkdir()
    (tmp_path / "suite/conftest.py").write_text(CONFTEST)
    (tmp_path / "suite/test_little.py").write_text(LITTLE)

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", "1", *arguments]
        env = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])}
        return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)

    whole, part = run(), run("suite/test_little.py")
    assert (whole.returncode, part.returncode) == (1, 0)
    (line,) = [line for line in whole.stdout.split("\n") if line.startswith("No test has met these codes")]
    assert "Code.GAME_OVER" in line
    assert "Fault.VERSION_UNKNOWN" not in line
    assert "No test has met" not in part.stdout
